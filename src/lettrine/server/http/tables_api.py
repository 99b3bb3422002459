"""The HTTP interface to tables: opening them, taking seats, seating bots, starting, rematches."""

import secrets
from typing import Annotated, Any, NamedTuple

import msgspec
from litestar import Controller, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody, Parameter

from lettrine.bots.registry import NAMES, bots_of
from lettrine.core.game import Refusal
from lettrine.games import game_named
from lettrine.play import commands
from lettrine.play import table_events as te
from lettrine.play.table import Table
from lettrine.server.http.handlers import (
    HttpRequest,
    Refused,
    SeatNumber,
    TableId,
    address_of,
    execute,
    find_table,
    key_of,
    my_seat,
    require_over,
    service_of,
)
from lettrine.server.http.openapi import ANYBODY, NEW_COOKIE, SEATED, Found, refusals
from lettrine.server.identity import cookie
from lettrine.server.service import Service, new_code, new_id
from lettrine.wire import bodies, messages
from lettrine.words.cache import LANGUAGES

TableResponse = Response[messages.Table]

MOST_TRIES = 5
"""How many short codes are tried; that one is taken is rare."""


class TablesApi(Controller):
    """Tables, and the seats at them."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/", summary="List public tables", responses=refusals())
    async def listing(self, request: HttpRequest) -> list[bodies.Listed]:
        """Public tables that wait for players, newest first."""
        cards = await service_of(request).store.listing("open", 200)
        listed = [msgspec.convert({"id": c.table, "status": c.status, **_decode(c.body)}, bodies.Listed) for c in cards]
        return [table for table in listed if None in table.seats][:50]

    @post(
        "/",
        summary="Open a table",
        security=ANYBODY,
        response_cookies=[NEW_COOKIE],
        responses=refusals(400, 409, 413, 422),
    )
    async def open(self, request: HttpRequest, data: JSONBody[bodies.NewTable]) -> TableResponse:
        """Open a table and take its first seat; with bots in the others, the game can begin at once."""
        service, client = service_of(request), _identify(request)
        if not service.table_limiter.allow(address_of(request)):
            raise Refused(Refusal("too_fast"), 429)
        _check_seats(data)
        made = await _open_table(service, data.plan)
        table = await execute(service, made.id, commands.sit(0, data.name, client.key))
        for seat, bot in enumerate(data.bots, 1):
            table = await _seat_bot(service, table, seat, bot)
        if data.start:
            table = await _begin(service, table.id)
        return _table_response(service, table, client)

    @get("/{table:str}", summary="Look at a table", security=ANYBODY, responses=refusals(400, 404))
    async def look(self, request: HttpRequest, table: TableId) -> messages.Table:
        """A table as whoever asks may see it."""
        service = service_of(request)
        return service.table_view(await find_table(service, table), key_of(request))

    @post(
        "/{table:str}/seats/{seat:int}",
        summary="Sit down",
        security=ANYBODY,
        response_cookies=[NEW_COOKIE],
        responses=refusals(400, 404, 409, 413),
    )
    async def sit(
        self, request: HttpRequest, table: TableId, seat: SeatNumber, data: JSONBody[bodies.NewSitter]
    ) -> TableResponse:
        """Take a free seat."""
        service, client = service_of(request), _identify(request)
        return _table_response(
            service, await execute(service, table, commands.sit(seat, data.name, client.key)), client
        )

    @delete(
        "/{table:str}/seats/{seat:int}",
        summary="Free a seat",
        status_code=200,
        security=SEATED,
        responses=refusals(400, 403, 404, 409),
    )
    async def stand(self, request: HttpRequest, table: TableId, seat: SeatNumber) -> messages.Table:
        """Free one's own seat, or a bot's, before the game begins."""
        service, key = service_of(request), key_of(request)
        my_seat(await find_table(service, table), request)
        return service.table_view(await execute(service, table, commands.stand(seat, key or "")), key)

    @post(
        "/{table:str}/bots/{seat:int}",
        summary="Invite a bot",
        security=SEATED,
        responses=refusals(400, 403, 404, 409, 413, 422),
    )
    async def invite(
        self, request: HttpRequest, table: TableId, seat: SeatNumber, data: JSONBody[bodies.NewBot]
    ) -> messages.Table:
        """Give a free seat to a bot."""
        service = service_of(request)
        found = await find_table(service, table)
        my_seat(found, request)
        _check_bot(found.plan.game, data.bot)
        return service.table_view(await _seat_bot(service, found, seat, data.bot), key_of(request))

    @post("/{table:str}/start", summary="Begin the game", security=SEATED, responses=refusals(400, 403, 404, 409))
    async def start(self, request: HttpRequest, table: TableId) -> messages.Table:
        """Begin the game, once every seat is taken; who starts is drawn."""
        service = service_of(request)
        my_seat(await find_table(service, table), request)
        return service.table_view(await _begin(service, table), key_of(request))

    @post(
        "/{table:str}/hand/{seat:int}",
        summary="Hand a seat to a bot, or take it back",
        security=SEATED,
        responses=refusals(400, 403, 404, 409, 413, 422),
    )
    async def hand(
        self, request: HttpRequest, table: TableId, seat: SeatNumber, data: JSONBody[bodies.NewBot | None] = None
    ) -> messages.Table:
        """Let a bot play for a person who is gone; without a bot, take one's own seat back."""
        service = service_of(request)
        found = await find_table(service, table)
        mine = my_seat(found, request)
        if data is not None:
            _check_bot(found.plan.game, data.bot)
        if seat != mine and data is None:
            raise Refused(Refusal("seat_taken"), 403)
        if seat != mine and found.status == "playing" and not service.is_away(found, seat):
            raise Refused(Refusal("not_gone"), 403)
        handed = await execute(service, table, commands.hand(seat, data.bot if data else None))
        return service.table_view(handed, key_of(request))

    @post("/{table:str}/rematch", summary="Play again", security=SEATED, responses=refusals(400, 403, 404, 409, 422))
    async def rematch(self, request: HttpRequest, table: TableId) -> messages.Table:
        """Open another table of the same plan for the same people, and point everybody there."""
        service = service_of(request)
        found = await find_table(service, table)
        my_seat(found, request)
        again = await service.tables.table(require_over(found).next or "")
        if again is None:
            await _open_rematch(service, found)
            again = await find_table(service, (await find_table(service, table)).next or "")
        return service.table_view(again, key_of(request))


@get("/api/codes/{code:str}", summary="Find a table by its code", tags=["tables"], responses=refusals(400, 404))
async def find(request: HttpRequest, code: Annotated[str, Parameter(max_length=12)]) -> Found:
    """The table with this short code."""
    table = await service_of(request).store.find(code.upper())
    if table is None:
        raise Refused(Refusal("no_such_table"))
    return {"id": table}


class Client(NamedTuple):
    """Who sent a request, and the cookie for a new client."""

    key: str
    new_cookie: Cookie | None


def _identify(request: HttpRequest) -> Client:
    """Who sent a request; a new client gets a cookie."""
    service: Service = request.app.state.service
    key = key_of(request)
    if key is not None:
        return Client(key, None)
    new = service.identities.issue()
    return Client(new.key, cookie(new.cookie, service.settings.secure))


def _table_response(service: Service, table: Table, client: Client) -> TableResponse:
    return Response(service.table_view(table, client.key), cookies=[client.new_cookie] if client.new_cookie else [])


def _check_seats(new: bodies.NewTable) -> None:
    """Refuse, before the table is opened, bots that cannot be seated and a game that could not begin."""
    free = new.plan.seats - 1 - len(new.bots)
    if free < 0:
        raise Refused(Refusal("no_such_seat"), 422)
    if new.start and free:
        raise Refused(Refusal("seats_free", {"free": free}), 422)
    for bot in new.bots if game_named(new.plan.game) else ():
        _check_bot(new.plan.game, bot)


async def _open_table(service: Service, plan: te.Plan, table: str | None = None) -> Table:
    if plan.language not in LANGUAGES:
        raise Refused(Refusal("unknown_language", {"language": plan.language[:40], "languages": list(LANGUAGES)}), 422)
    for _ in range(MOST_TRIES):
        made = await service.tables.open(table or new_id(), plan, new_code())
        if isinstance(made, Table):
            return made
        if table and (existing := await service.tables.table(table)) is not None:
            return existing  # another request was faster
        if made.code != "code_taken":
            raise Refused(made, 422)
    raise Refused(Refusal("code_taken"), 503)


async def _open_rematch(service: Service, table: Table) -> None:
    """Open a new table with the same people and bots, each in their seat.

    Its id is noted at the old table first: of several requests at once, one decides the id, and all may set it up.
    """
    noted = await service.tables.do(table.id, commands.renew(new_id()))
    if isinstance(noted, Refusal) and noted.code != "already_so":
        raise Refused(noted)
    again = (await find_table(service, table.id)).next or ""
    if await service.tables.table(again) is None:
        await _open_table(service, table.plan, again)
    for seat, sitter in enumerate(table.sitters):
        if sitter is not None and sitter.key is not None:
            await service.tables.do(again, commands.sit(seat, sitter.name, sitter.key))
        elif sitter is not None and sitter.bot is not None:
            await service.tables.do(again, commands.seat_bot(seat, sitter.bot, [sitter.name]))


async def _seat_bot(service: Service, table: Table, seat: int, bot: str) -> Table:
    return await execute(service, table.id, commands.seat_bot(seat, bot, NAMES))


async def _begin(service: Service, table: str) -> Table:
    return await execute(service, table, commands.begin(secrets.randbits(63), drawn=secrets.randbits(32)))


def _check_bot(game: str, bot: str) -> None:
    known = bots_of(game)
    if bot not in known:
        raise Refused(Refusal("unknown_bot", {"bot": bot[:40], "bots": list(known)}), 422)


def _decode(body: bytes) -> dict[str, Any]:
    return msgspec.json.decode(body, type=dict[str, Any])
