"""The HTTP interface to tables: opening them, sitting down, inviting bots, starting, playing again."""

import secrets
from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody, Parameter

from lettrine.bots.registry import BOTS, NAMES
from lettrine.core.game import Refusal
from lettrine.play import commands
from lettrine.play import table_events as te
from lettrine.play.table import Table
from lettrine.server import wire
from lettrine.server.answers import ANYBODY, NEW_COOKIE, SEATED, Found, refusals
from lettrine.server.asking import (
    Ask,
    Refused,
    SeatNumber,
    TableId,
    address_of,
    done,
    found,
    house_of,
    key_of,
    my_seat,
    over,
)
from lettrine.server.house import House, new_code, new_id
from lettrine.server.keys import cookie
from lettrine.words.cache import LANGUAGES

Answer = Response[wire.Table]

TRIES = 5
"""How many short codes are tried before giving up; two alike are rare."""


class TablesApi(Controller):
    """Tables, and the seats at them."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/", summary="List public tables", responses=refusals())
    async def listing(self, request: Ask) -> list[wire.Listed]:
        """Public tables that wait for players, newest first."""
        cards = await house_of(request).store.listing("open", 200)
        listed = [msgspec.convert({"id": c.table, "status": c.status, **_body(c.body)}, wire.Listed) for c in cards]
        return [table for table in listed if None in table.seats][:50]

    @post(
        "/",
        summary="Open a table",
        security=ANYBODY,
        response_cookies=[NEW_COOKIE],
        responses=refusals(400, 409, 413, 422),
    )
    async def open(self, request: Ask, data: JSONBody[wire.NewTable]) -> Answer:
        """Open a table and take its first seat; with bots in the others, the game can begin at once."""
        house, (given, key) = house_of(request), _person(request)
        if not house.opening.take(address_of(request)):
            raise Refused(Refusal("too_fast"), 429)
        _fits(data)
        made = await _opened(house, data.plan)
        table = await done(house, made.id, commands.sit(0, data.name, key))
        for seat, bot in enumerate(data.bots, 1):
            table = await _invited(house, table, seat, bot)
        if data.start:
            table = await _begun(house, table.id)
        return _seen(house, table, key, given)

    @get("/{table:str}", summary="Look at a table", security=ANYBODY, responses=refusals(400, 404))
    async def look(self, request: Ask, table: TableId) -> wire.Table:
        """A table as whoever asks may see it."""
        house = house_of(request)
        return house.seen(await found(house, table), key_of(request))

    @post(
        "/{table:str}/seats/{seat:int}",
        summary="Sit down",
        security=ANYBODY,
        response_cookies=[NEW_COOKIE],
        responses=refusals(400, 404, 409, 413),
    )
    async def sit(self, request: Ask, table: TableId, seat: SeatNumber, data: JSONBody[wire.NewSitter]) -> Answer:
        """Take a free seat."""
        house, (given, key) = house_of(request), _person(request)
        return _seen(house, await done(house, table, commands.sit(seat, data.name, key)), key, given)

    @delete(
        "/{table:str}/seats/{seat:int}",
        summary="Free a seat",
        status_code=200,
        security=SEATED,
        responses=refusals(400, 403, 404, 409),
    )
    async def stand(self, request: Ask, table: TableId, seat: SeatNumber) -> wire.Table:
        """Free one's own seat, or a bot's, before the game begins."""
        house, key = house_of(request), key_of(request)
        my_seat(await found(house, table), request)
        return house.seen(await done(house, table, commands.stand(seat, key or "")), key)

    @post(
        "/{table:str}/bots/{seat:int}",
        summary="Invite a bot",
        security=SEATED,
        responses=refusals(400, 403, 404, 409, 413, 422),
    )
    async def invite(self, request: Ask, table: TableId, seat: SeatNumber, data: JSONBody[wire.NewBot]) -> wire.Table:
        """Give a free seat to a bot."""
        house = house_of(request)
        there = await found(house, table)
        my_seat(there, request)
        _known_bot(there.plan.game, data.bot)
        return house.seen(await _invited(house, there, seat, data.bot), key_of(request))

    @post("/{table:str}/start", summary="Begin the game", security=SEATED, responses=refusals(400, 403, 404, 409))
    async def start(self, request: Ask, table: TableId) -> wire.Table:
        """Begin the game, once every seat is taken; who starts is drawn."""
        house = house_of(request)
        my_seat(await found(house, table), request)
        return house.seen(await _begun(house, table), key_of(request))

    @post(
        "/{table:str}/hand/{seat:int}",
        summary="Hand a seat to a bot, or take it back",
        security=SEATED,
        responses=refusals(400, 403, 404, 409, 413, 422),
    )
    async def hand(
        self, request: Ask, table: TableId, seat: SeatNumber, data: JSONBody[wire.NewBot | None] = None
    ) -> wire.Table:
        """Let a bot play for a person who is gone; without a bot, take one's own seat back."""
        house = house_of(request)
        there = await found(house, table)
        mine = my_seat(there, request)
        if data is not None:
            _known_bot(there.plan.game, data.bot)
        if seat != mine and data is None:
            raise Refused(Refusal("seat_taken"), 403)
        if seat != mine and there.status == "playing" and not house.is_gone(there, seat):
            raise Refused(Refusal("not_gone"), 403)
        handed = await done(house, table, commands.hand(seat, data.bot if data else None))
        return house.seen(handed, key_of(request))

    @post("/{table:str}/rematch", summary="Play again", security=SEATED, responses=refusals(400, 403, 404, 409, 422))
    async def rematch(self, request: Ask, table: TableId) -> wire.Table:
        """Open another table of the same plan for the same people, and point everybody there."""
        house = house_of(request)
        there = await found(house, table)
        my_seat(there, request)
        again = await house.tables.table(over(there).next or "")
        if again is None:
            await _renewed(house, there)
            again = await found(house, (await found(house, table)).next or "")
        return house.seen(again, key_of(request))


@get("/api/codes/{code:str}", summary="Find a table by its code", tags=["tables"], responses=refusals(400, 404))
async def find(request: Ask, code: Annotated[str, Parameter(max_length=12)]) -> Found:
    """The table with this short code."""
    table = await house_of(request).store.find(code.upper())
    if table is None:
        raise Refused(Refusal("no_such_table"))
    return {"id": table}


def _person(request: Ask) -> tuple[Cookie | None, str]:
    """Who asks; somebody new gets a cookie."""
    house: House = request.app.state.house
    key = key_of(request)
    if key is not None:
        return None, key
    fresh = house.keys.fresh()
    return cookie(fresh, house.settings.secure), house.keys.known(fresh)


def _seen(house: House, table: Table, key: str, given: Cookie | None) -> Answer:
    return Response(house.seen(table, key), cookies=[given] if given else [])


def _fits(wanted: wire.NewTable) -> None:
    """Refuse what could not be seated or begun as it is wanted, before there is a table."""
    free = wanted.plan.seats - 1 - len(wanted.bots)
    if free < 0:
        raise Refused(Refusal("no_such_seat"), 422)
    if wanted.start and free:
        raise Refused(Refusal("seats_free", {"free": free}), 422)
    for bot in wanted.bots if wanted.plan.game in BOTS else ():
        _known_bot(wanted.plan.game, bot)


async def _opened(house: House, plan: te.Plan, table: str | None = None) -> Table:
    if plan.language not in LANGUAGES:
        raise Refused(Refusal("unknown_language", {"language": plan.language[:40], "languages": list(LANGUAGES)}), 422)
    for _ in range(TRIES):
        made = await house.tables.open(table or new_id(), plan, new_code())
        if isinstance(made, Table):
            return made
        if table and (there := await house.tables.table(table)) is not None:
            return there  # somebody else was faster
        if made.code != "code_taken":
            raise Refused(made, 422)
    raise Refused(Refusal("code_taken"), 503)


async def _renewed(house: House, table: Table) -> None:
    """The same people and bots, at a new table, each in their seat.

    Everybody is pointed there first: of several who ask at once, one decides where, and all of them may set it up.
    """
    pointed = await house.tables.do(table.id, commands.renew(new_id()))
    if isinstance(pointed, Refusal) and pointed.code != "already_so":
        raise Refused(pointed)
    there = (await found(house, table.id)).next or ""
    if await house.tables.table(there) is None:
        await _opened(house, table.plan, there)
    for seat, sitter in enumerate(table.sitters):
        if sitter is not None and sitter.key is not None:
            await house.tables.do(there, commands.sit(seat, sitter.name, sitter.key))
        elif sitter is not None and sitter.bot is not None:
            await house.tables.do(there, commands.seat_bot(seat, sitter.bot, [sitter.name]))


async def _invited(house: House, table: Table, seat: int, bot: str) -> Table:
    return await done(house, table.id, commands.seat_bot(seat, bot, NAMES))


async def _begun(house: House, table: str) -> Table:
    return await done(house, table, commands.begin(secrets.randbits(63), drawn=secrets.randbits(32)))


def _known_bot(game: str, bot: str) -> None:
    known = BOTS[game]
    if bot not in known:
        raise Refused(Refusal("unknown_bot", {"bot": bot[:40], "bots": list(known)}), 422)


def _body(body: bytes) -> dict[str, Any]:
    return msgspec.json.decode(body, type=dict[str, Any])
