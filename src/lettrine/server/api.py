"""The HTTP interface: opening tables, sitting down, inviting bots, starting; and what an operator looks at."""

import secrets
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody, Parameter

from lettrine.bots.registry import BOTS, NAMES
from lettrine.core.game import Refusal
from lettrine.core.record import line
from lettrine.play import happenings as h
from lettrine.play import requests
from lettrine.play.table import Table, header
from lettrine.server import wire
from lettrine.server.answers import ANYBODY, NEW_COOKIE, SEATED, Found, refusals
from lettrine.server.house import House, new_code, new_id
from lettrine.server.keys import COOKIE, cookie
from lettrine.words.cache import LANGUAGES

Ask = Request[Any, Any, Any]
TableId = Annotated[str, Parameter(max_length=64)]
SeatNumber = Annotated[int, Parameter(ge=0, le=11)]
Answer = Response[wire.Table]

STATUS = {"no_such_table": 404, "no_such_seat": 404, "table_failed": 500, "store_away": 503, "too_busy": 503}
"""The status of an answer, by the code of the refusal; any other is a matter of when it was asked."""

TRIES = 5
"""How many short codes are tried before giving up; two alike are rare."""


class Refused(Exception):  # noqa: N818  # it is the answer, not an error
    """Carries a refusal out of a handler, with the status of the answer."""

    def __init__(self, refusal: Refusal, status: int = 409) -> None:
        super().__init__(refusal.code)
        self.refusal, self.status = refusal, status


class TablesApi(Controller):
    """Tables, and the seats at them."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/", summary="List public tables", responses=refusals())
    async def listing(self, request: Ask) -> list[wire.Listed]:
        """Public tables that wait for players, newest first."""
        cards = await house_of(request).store.listing("open", 50)
        return [msgspec.convert({"id": c.table, "status": c.status, **_body(c.body)}, wire.Listed) for c in cards]

    @post(
        "/",
        summary="Open a table",
        security=ANYBODY,
        response_cookies=[NEW_COOKIE],
        responses=refusals(400, 409, 413, 422),
    )
    async def open(self, request: Ask, data: JSONBody[wire.NewTable]) -> Answer:
        """Open a table and take its first seat."""
        house, (given, key) = house_of(request), _person(request)
        made = await _opened(house, data.plan)
        return _seen(house, await _done(house, made.id, requests.sit(0, data.name, key)), key, given)

    @get("/{table:str}", summary="Look at a table", security=ANYBODY, responses=refusals(400, 404))
    async def look(self, request: Ask, table: TableId) -> wire.Table:
        """A table as whoever asks may see it."""
        house = house_of(request)
        return house.seen(await _found(house, table), _key(request))

    @get(
        "/{table:str}/record",
        summary="Get the record of a game",
        media_type="application/x-ndjson",
        response_description="A line of JSON for the game's header, then one for each action.",
        responses=refusals(400, 404, 409),
    )
    async def record(self, request: Ask, table: TableId) -> Response[bytes]:
        """The game's record, once it is over: before that it would tell everything."""
        house = house_of(request)
        found = await _found(house, table)
        if found.status != "over":
            raise Refused(Refusal("not_over"))
        rows = await house.store.read(table)
        lines = [msgspec.json.encode(header(found)), *filter(None, map(_line, rows))]
        return Response(b"\n".join(lines) + b"\n")

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
        return _seen(house, await _done(house, table, requests.sit(seat, data.name, key)), key, given)

    @delete(
        "/{table:str}/seats/{seat:int}",
        summary="Free a seat",
        status_code=200,
        security=SEATED,
        responses=refusals(400, 403, 404, 409),
    )
    async def stand(self, request: Ask, table: TableId, seat: SeatNumber) -> wire.Table:
        """Free one's own seat, or a bot's, before the game begins."""
        house, key = house_of(request), _key(request)
        found = await _found(house, table)
        mine = _my_seat(found, key)
        sitter = found.sitters[seat] if seat < len(found.sitters) else None
        if seat != mine and sitter is not None and sitter.key is not None:
            raise Refused(Refusal("seat_taken"), 403)
        return house.seen(await _done(house, table, requests.stand(seat)), key)

    @post(
        "/{table:str}/bots/{seat:int}",
        summary="Invite a bot",
        security=SEATED,
        responses=refusals(400, 403, 404, 409, 413, 422),
    )
    async def invite(self, request: Ask, table: TableId, seat: SeatNumber, data: JSONBody[wire.NewBot]) -> wire.Table:
        """Give a free seat to a bot."""
        house = house_of(request)
        found = await _found(house, table)
        _my_seat(found, _key(request))
        _known_bot(found, data.bot)
        taken = {sitter.name for sitter in found.sitters if sitter}
        name = next(name for name in (*NAMES, f"Bot {seat}") if name not in taken)
        return house.seen(await _done(house, table, requests.seat_bot(seat, data.bot, name)), _key(request))

    @post("/{table:str}/start", summary="Begin the game", security=SEATED, responses=refusals(400, 403, 404, 409))
    async def start(self, request: Ask, table: TableId) -> wire.Table:
        """Begin the game, once every seat is taken; who starts is drawn."""
        house = house_of(request)
        _my_seat(await _found(house, table), _key(request))
        begun = await _done(house, table, requests.begin(secrets.randbits(63), drawn=secrets.randbits(32)))
        return house.seen(begun, _key(request))

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
        found = await _found(house, table)
        mine = _my_seat(found, _key(request))
        if data is not None:
            _known_bot(found, data.bot)
        if seat != mine and (data is None or seat in house.presence.at(table)):
            raise Refused(Refusal("seat_taken"), 403)
        handed = await _done(house, table, requests.hand(seat, data.bot if data else None))
        return house.seen(handed, _key(request))

    @post("/{table:str}/rematch", summary="Play again", security=SEATED, responses=refusals(400, 403, 404, 409, 422))
    async def rematch(self, request: Ask, table: TableId) -> wire.Table:
        """Open another table of the same plan for the same people, and point everybody there."""
        house = house_of(request)
        found = await _found(house, table)
        _my_seat(found, _key(request))
        if found.status != "over":
            raise Refused(Refusal("not_over"))
        if found.next is None:
            await _renewed(house, found)
        again = await _found(house, (await _found(house, table)).next or "")
        return house.seen(again, _key(request))


@get("/api/codes/{code:str}", summary="Find a table by its code", tags=["tables"], responses=refusals(400, 404))
async def find(request: Ask, code: Annotated[str, Parameter(max_length=12)]) -> Found:
    """The table with this short code."""
    table = await house_of(request).store.find(code.upper())
    if table is None:
        raise Refused(Refusal("no_such_table"), 404)
    return {"id": table}


def house_of(request: Ask) -> House:
    """The house this request came to; whoever asks too often is refused."""
    house: House = request.app.state.house
    who = request.client.host if request.client else ""
    if not house.requests.take(who):
        raise Refused(Refusal("too_fast"), 429)
    return house


def _key(request: Ask) -> str | None:
    house: House = request.app.state.house
    return house.keys.fingerprint(request.cookies.get(COOKIE))


def _person(request: Ask) -> tuple[Cookie | None, str]:
    """Who asks; somebody new gets a cookie."""
    house: House = request.app.state.house
    key = _key(request)
    if key is not None:
        return None, key
    fresh = house.keys.fresh()
    return cookie(fresh, house.settings.secure), house.keys.known(fresh)


def _seen(house: House, table: Table, key: str, given: Cookie | None) -> Answer:
    return Response(house.seen(table, key), cookies=[given] if given else [])


async def _opened(house: House, plan: h.Plan) -> Table:
    if plan.language not in LANGUAGES:
        raise Refused(Refusal("unknown_language", {"language": plan.language[:40], "languages": list(LANGUAGES)}), 422)
    for _ in range(TRIES):
        made = await house.tables.open(new_id(), plan, new_code())
        if isinstance(made, Table):
            return made
        if made.code != "code_taken":
            raise Refused(made, 422)
    raise Refused(Refusal("code_taken"), 503)


async def _renewed(house: House, table: Table) -> None:
    """The same people and bots, at a new table, each in their seat."""
    made = await _opened(house, table.plan)
    for seat, sitter in enumerate(table.sitters):
        if sitter is not None and sitter.key is not None:
            await _done(house, made.id, requests.sit(seat, sitter.name, sitter.key))
        elif sitter is not None and sitter.bot is not None:
            await _done(house, made.id, requests.seat_bot(seat, sitter.bot, sitter.name))
    pointed = await house.tables.do(table.id, requests.renew(made.id))
    if isinstance(pointed, Refusal) and pointed.code != "already_so":  # whoever was faster has decided where
        raise _cannot(pointed)


async def _found(house: House, table: str) -> Table:
    found = await house.tables.table(table)
    if found is None:
        raise Refused(Refusal("no_such_table"), 404)
    return found


async def _done(house: House, table: str, request: requests.Request) -> Table:
    done = await house.tables.do(table, request)
    if isinstance(done, Refusal):
        raise _cannot(done)
    return done


def _cannot(refusal: Refusal) -> Refused:
    return Refused(refusal, STATUS.get(refusal.code, 409))


def _my_seat(table: Table, key: str | None) -> int:
    seat = table.seat_of(key) if key else None
    if seat is None:
        raise Refused(Refusal("not_seated"), 403)
    return seat


def _known_bot(table: Table, bot: str) -> None:
    known = BOTS[table.plan.game]
    if bot not in known:
        raise Refused(Refusal("unknown_bot", {"bot": bot[:40], "bots": list(known)}), 422)


def _body(body: bytes) -> dict[str, Any]:
    return msgspec.json.decode(body, type=dict[str, Any])


def _line(row: Any) -> bytes | None:
    """A row of the log as a line of the record, if it was an action of the game."""
    happened = h.read(row.events)
    if not isinstance(happened, h.Played):
        return None
    return line(happened.seat, happened.at, msgspec.json.decode(row.action, type=dict[str, Any]))
