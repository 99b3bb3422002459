"""The HTTP interface to tables: opening them, sitting down, inviting bots, starting, playing again."""

import secrets
from typing import Annotated, Any

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
    done,
    found,
    key_of,
    my_seat,
    over,
    service_of,
)
from lettrine.server.http.openapi import ANYBODY, NEW_COOKIE, SEATED, Found, refusals
from lettrine.server.identity import cookie
from lettrine.server.service import Service, new_code, new_id
from lettrine.wire import bodies, messages
from lettrine.words.cache import LANGUAGES

Answer = Response[messages.Table]

TRIES = 5
"""How many short codes are tried before giving up; two alike are rare."""


class TablesApi(Controller):
    """Tables, and the seats at them."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/", summary="List public tables", responses=refusals())
    async def listing(self, request: HttpRequest) -> list[bodies.Listed]:
        """Public tables that wait for players, newest first."""
        cards = await service_of(request).store.listing("open", 200)
        listed = [msgspec.convert({"id": c.table, "status": c.status, **_body(c.body)}, bodies.Listed) for c in cards]
        return [table for table in listed if None in table.seats][:50]

    @post(
        "/",
        summary="Open a table",
        security=ANYBODY,
        response_cookies=[NEW_COOKIE],
        responses=refusals(400, 409, 413, 422),
    )
    async def open(self, request: HttpRequest, data: JSONBody[bodies.NewTable]) -> Answer:
        """Open a table and take its first seat; with bots in the others, the game can begin at once."""
        service, (given, key) = service_of(request), _person(request)
        if not service.opening.take(address_of(request)):
            raise Refused(Refusal("too_fast"), 429)
        _fits(data)
        made = await _opened(service, data.plan)
        table = await done(service, made.id, commands.sit(0, data.name, key))
        for seat, bot in enumerate(data.bots, 1):
            table = await _invited(service, table, seat, bot)
        if data.start:
            table = await _begun(service, table.id)
        return _seen(service, table, key, given)

    @get("/{table:str}", summary="Look at a table", security=ANYBODY, responses=refusals(400, 404))
    async def look(self, request: HttpRequest, table: TableId) -> messages.Table:
        """A table as whoever asks may see it."""
        service = service_of(request)
        return service.seen(await found(service, table), key_of(request))

    @post(
        "/{table:str}/seats/{seat:int}",
        summary="Sit down",
        security=ANYBODY,
        response_cookies=[NEW_COOKIE],
        responses=refusals(400, 404, 409, 413),
    )
    async def sit(
        self, request: HttpRequest, table: TableId, seat: SeatNumber, data: JSONBody[bodies.NewSitter]
    ) -> Answer:
        """Take a free seat."""
        service, (given, key) = service_of(request), _person(request)
        return _seen(service, await done(service, table, commands.sit(seat, data.name, key)), key, given)

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
        my_seat(await found(service, table), request)
        return service.seen(await done(service, table, commands.stand(seat, key or "")), key)

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
        there = await found(service, table)
        my_seat(there, request)
        _known_bot(there.plan.game, data.bot)
        return service.seen(await _invited(service, there, seat, data.bot), key_of(request))

    @post("/{table:str}/start", summary="Begin the game", security=SEATED, responses=refusals(400, 403, 404, 409))
    async def start(self, request: HttpRequest, table: TableId) -> messages.Table:
        """Begin the game, once every seat is taken; who starts is drawn."""
        service = service_of(request)
        my_seat(await found(service, table), request)
        return service.seen(await _begun(service, table), key_of(request))

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
        there = await found(service, table)
        mine = my_seat(there, request)
        if data is not None:
            _known_bot(there.plan.game, data.bot)
        if seat != mine and data is None:
            raise Refused(Refusal("seat_taken"), 403)
        if seat != mine and there.status == "playing" and not service.is_gone(there, seat):
            raise Refused(Refusal("not_gone"), 403)
        handed = await done(service, table, commands.hand(seat, data.bot if data else None))
        return service.seen(handed, key_of(request))

    @post("/{table:str}/rematch", summary="Play again", security=SEATED, responses=refusals(400, 403, 404, 409, 422))
    async def rematch(self, request: HttpRequest, table: TableId) -> messages.Table:
        """Open another table of the same plan for the same people, and point everybody there."""
        service = service_of(request)
        there = await found(service, table)
        my_seat(there, request)
        again = await service.tables.table(over(there).next or "")
        if again is None:
            await _renewed(service, there)
            again = await found(service, (await found(service, table)).next or "")
        return service.seen(again, key_of(request))


@get("/api/codes/{code:str}", summary="Find a table by its code", tags=["tables"], responses=refusals(400, 404))
async def find(request: HttpRequest, code: Annotated[str, Parameter(max_length=12)]) -> Found:
    """The table with this short code."""
    table = await service_of(request).store.find(code.upper())
    if table is None:
        raise Refused(Refusal("no_such_table"))
    return {"id": table}


def _person(request: HttpRequest) -> tuple[Cookie | None, str]:
    """Who asks; somebody new gets a cookie."""
    service: Service = request.app.state.service
    key = key_of(request)
    if key is not None:
        return None, key
    fresh = service.identities.fresh()
    return cookie(fresh, service.settings.secure), service.identities.known(fresh)


def _seen(service: Service, table: Table, key: str, given: Cookie | None) -> Answer:
    return Response(service.seen(table, key), cookies=[given] if given else [])


def _fits(wanted: bodies.NewTable) -> None:
    """Refuse what could not be seated or begun as it is wanted, before there is a table."""
    free = wanted.plan.seats - 1 - len(wanted.bots)
    if free < 0:
        raise Refused(Refusal("no_such_seat"), 422)
    if wanted.start and free:
        raise Refused(Refusal("seats_free", {"free": free}), 422)
    for bot in wanted.bots if game_named(wanted.plan.game) else ():
        _known_bot(wanted.plan.game, bot)


async def _opened(service: Service, plan: te.Plan, table: str | None = None) -> Table:
    if plan.language not in LANGUAGES:
        raise Refused(Refusal("unknown_language", {"language": plan.language[:40], "languages": list(LANGUAGES)}), 422)
    for _ in range(TRIES):
        made = await service.tables.open(table or new_id(), plan, new_code())
        if isinstance(made, Table):
            return made
        if table and (there := await service.tables.table(table)) is not None:
            return there  # somebody else was faster
        if made.code != "code_taken":
            raise Refused(made, 422)
    raise Refused(Refusal("code_taken"), 503)


async def _renewed(service: Service, table: Table) -> None:
    """The same people and bots, at a new table, each in their seat.

    Everybody is pointed there first: of several who ask at once, one decides where, and all of them may set it up.
    """
    pointed = await service.tables.do(table.id, commands.renew(new_id()))
    if isinstance(pointed, Refusal) and pointed.code != "already_so":
        raise Refused(pointed)
    there = (await found(service, table.id)).next or ""
    if await service.tables.table(there) is None:
        await _opened(service, table.plan, there)
    for seat, sitter in enumerate(table.sitters):
        if sitter is not None and sitter.key is not None:
            await service.tables.do(there, commands.sit(seat, sitter.name, sitter.key))
        elif sitter is not None and sitter.bot is not None:
            await service.tables.do(there, commands.seat_bot(seat, sitter.bot, [sitter.name]))


async def _invited(service: Service, table: Table, seat: int, bot: str) -> Table:
    return await done(service, table.id, commands.seat_bot(seat, bot, NAMES))


async def _begun(service: Service, table: str) -> Table:
    return await done(service, table, commands.begin(secrets.randbits(63), drawn=secrets.randbits(32)))


def _known_bot(game: str, bot: str) -> None:
    known = bots_of(game)
    if bot not in known:
        raise Refused(Refusal("unknown_bot", {"bot": bot[:40], "bots": list(known)}), 422)


def _body(body: bytes) -> dict[str, Any]:
    return msgspec.json.decode(body, type=dict[str, Any])
