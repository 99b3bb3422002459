"""The HTTP interface to tables: opening them, taking seats, seating bots, starting, rematches."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, delete, get, post
from litestar.params import JSONBody, Parameter

from lettrine.bots.registry import NAMES, bots_of
from lettrine.core.game import Refusal
from lettrine.core.packs import Pack
from lettrine.games import game_named
from lettrine.play import commands, consent
from lettrine.play import table_events as te
from lettrine.play.speakers import speaker_id
from lettrine.play.table import Table
from lettrine.server.holdings import Held, Holdings
from lettrine.server.http.consent_api import begin
from lettrine.server.http.handlers import (
    Client,
    HttpRequest,
    Refused,
    SeatNumber,
    TableId,
    address_of,
    execute,
    find_table,
    identify,
    key_of,
    my_seat,
    raise_for_refusal,
    require_over,
    service_of,
)
from lettrine.server.http.openapi import ANYBODY, NEW_COOKIE, SEATED, Found, refusals, write_refusals
from lettrine.server.http.packs_api import MOST_BYTES
from lettrine.server.service import Service, new_code, new_id
from lettrine.wire import bodies, messages
from lettrine.wire.fields import about_name, in_field, unreadable_detail
from lettrine.words.cache import LANGUAGES
from lettrine.words.offensive.names import has_offensive_word

TableResponse = Response[messages.Table]

PLAN_FIELDS = {
    "unknown_game": "plan.game",
    "unknown_edition": "plan.edition",
    "wrong_seats": "plan.seats",
    "two_clocks": "plan.clock",
    "too_few_words": "plan.words",
    "words_dealt": "plan.words",
}
"""The fields of a plan by the refusals that are about them; all others are about an option."""
MOST_LISTED = 50
"""How many tables the lobby lists."""
MOST_TRIES = 5
"""How many short codes are tried; that one is taken is rare."""
SEATS_KEPT = 300_000
"""Milliseconds for which the seats of a rematch are kept for those who had them."""
LOST_SEAT = ("already_seated", "locked", "has_begun", "no_such_seat", "seat_kept", "seat_taken", "name_taken")
"""Refusals of a seat with which somebody who wants a rematch is shown its table all the same."""


class TablesApi(Controller):
    """Tables, and the seats at them."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/", summary="List public tables", responses=refusals())
    async def listing(self, request: HttpRequest) -> list[bodies.Listed]:
        """Public tables that wait for players, newest first."""
        cards = await service_of(request).store.listing("open", MOST_LISTED)
        return [msgspec.convert({"id": c.table, "status": c.status, **_decode(c.body)}, bodies.Listed) for c in cards]

    @post(
        "/",
        summary="Open a table",
        request_max_body_size=MOST_BYTES,
        security=ANYBODY,
        response_cookies=[NEW_COOKIE],
        responses=write_refusals(400, 404, 409, 413, 422),
    )
    async def open(self, request: HttpRequest, data: JSONBody[bodies.NewTable]) -> TableResponse:
        """Open a table and take its first seat; with bots in the others, the game can begin at once."""
        service, client = service_of(request), identify(request)
        if not service.table_limiter.allow(address_of(request)):
            raise Refused(Refusal("too_fast"), 429)
        _check_seats(data)
        check_name(service, data.name)
        plan = await _with_saved_pack(service, data)
        _check_pack_name(service, plan)
        await _check_holdings(service.public_tables, plan, "too_many_tables", request)
        table = await _open_table(service, plan, service.identities.table_id(client.key, data.id))
        for number, command in enumerate(_opening_commands(data, client.key)):
            sent = te.Sent(speaker_id(table.id, client.key), f"open {number}") if data.id else None
            table = await execute_named(service, table.id, commands.once(sent, command))
        _note(service.public_tables, table, client, request)
        await service.people.meet(client.key, data.name)
        return await _table_response(service, table, client)

    @get("/{table:str}", summary="Look at a table", security=ANYBODY, responses=refusals(400, 404))
    async def look(self, request: HttpRequest, table: TableId) -> messages.Table:
        """A table as whoever asks may see it."""
        service = service_of(request)
        return await service.table_view(await find_table(service, table), key_of(request))

    @post(
        "/{table:str}/seats/{seat:int}",
        summary="Sit down",
        security=ANYBODY,
        response_cookies=[NEW_COOKIE],
        responses=write_refusals(400, 404, 409, 413),
    )
    async def sit(
        self, request: HttpRequest, table: TableId, seat: SeatNumber, data: JSONBody[bodies.NewSitter]
    ) -> TableResponse:
        """Take a free seat."""
        service, client = service_of(request), identify(request)
        check_name(service, data.name)
        found = await find_table(service, table)
        if found.seat_of(client.key) is None:
            await _check_holdings(service.public_seats, found.plan, "too_many_seats", request)
        unwanted = await is_unwanted(service, found, client.key)
        seated = await execute_named(service, table, commands.sit(seat, data.name, client.key, unwanted))
        _note(service.public_seats, seated, client, request)
        await service.people.meet(client.key, data.name)
        return await _table_response(service, seated, client)

    @delete(
        "/{table:str}/seats/{seat:int}",
        summary="Free a seat",
        status_code=200,
        security=SEATED,
        responses=write_refusals(400, 404, 409),
    )
    async def stand(self, request: HttpRequest, table: TableId, seat: SeatNumber) -> messages.Table:
        """Free one's own seat, one that is kept for oneself, or a bot's, before the game begins.

        The host may free any seat, and everybody who sits there that of somebody who is gone.
        """
        service, key = service_of(request), key_of(request)
        found = await find_table(service, table)
        if key not in [kept.key for kept in found.kept if kept.seat == seat]:
            my_seat(found, request)
        stand = commands.stand(seat, key or "", await _absent_key(service, found, seat))
        return await service.table_view(await execute(service, table, stand), key)

    @post(
        "/{table:str}/bots/{seat:int}",
        summary="Invite a bot",
        security=SEATED,
        responses=write_refusals(400, 404, 409, 413, 422),
    )
    async def invite(
        self, request: HttpRequest, table: TableId, seat: SeatNumber, data: JSONBody[bodies.NewBot]
    ) -> messages.Table:
        """Give a free seat to a bot."""
        service = service_of(request)
        found = await find_table(service, table)
        my_seat(found, request)
        check_bot(found.plan.game, data.bot, "bot")
        invited = await execute(service, table, commands.seat_bot(seat, data.bot, NAMES))
        return await service.table_view(invited, key_of(request))

    @post(
        "/{table:str}/hand/{seat:int}",
        summary="Hand a seat to a bot, or take it back",
        security=SEATED,
        responses=write_refusals(400, 404, 409, 413, 422),
    )
    async def hand(
        self, request: HttpRequest, table: TableId, seat: SeatNumber, data: JSONBody[bodies.NewBot | None] = None
    ) -> messages.Table:
        """Let a bot play for a person who is gone; without a bot, take one's own seat back."""
        service = service_of(request)
        found = await find_table(service, table)
        mine = my_seat(found, request)
        if data is not None:
            check_bot(found.plan.game, data.bot, "bot")
        if seat != mine and data is None:
            raise Refused(Refusal("seat_taken"), 403)
        if seat != mine and found.status == "playing" and not await service.is_away(found, seat):
            raise Refused(Refusal("not_gone"), 403)
        handed = await execute(service, table, commands.hand(seat, data.bot if data else None, mine))
        return await service.table_view(handed, key_of(request))

    @post("/{table:str}/rematch", summary="Play again", security=SEATED, responses=write_refusals(400, 404, 409, 422))
    async def rematch(self, request: HttpRequest, table: TableId) -> messages.Table:
        """Take one's seat at another table of the same plan, where the others' seats are kept for them."""
        service = service_of(request)
        found = await find_table(service, table)
        seat = my_seat(found, request)
        again = await service.tables.table(require_over(found).next or "")
        if again is None:
            if not service.rematch_limiter.allow(address_of(request)):
                raise Refused(Refusal("too_fast"))
            await _open_rematch(service, found, await service.public_tables.has_room(address_of(request)))
            again = await find_table(service, (await find_table(service, table)).next or "")
        key = key_of(request) or ""
        unwanted = await is_unwanted(service, again, key)
        sat = await service.tables.do(again.id, commands.sit(seat, found.sitter(seat).name, key, unwanted))
        if isinstance(sat, Refusal) and sat.code not in LOST_SEAT:
            raise Refused(sat)
        if isinstance(sat, Table):
            _note(service.public_tables, sat, Client(key, None), request)
        return await service.table_view(await find_table(service, again.id), key)


@get("/api/codes/{code:str}", summary="Find a table by its code", tags=["tables"], responses=refusals(400, 404))
async def find(request: HttpRequest, code: Annotated[str, Parameter(max_length=12)]) -> Found:
    """The table that this short code leads to: until a day after its game has begun."""
    found = await service_of(request).find_by_code(code, address_of(request))
    return {"id": raise_for_refusal(found).id}


async def _table_response(service: Service, table: Table, client: Client) -> TableResponse:
    view = await service.table_view(table, client.key)
    return Response(view, cookies=[client.new_cookie] if client.new_cookie else [])


async def _check_holdings(holdings: Holdings, plan: te.Plan, code: str, request: HttpRequest) -> None:
    """Refuse more of what is public than a network may hold: others would find nothing in the lobby."""
    if plan.public and not await holdings.has_room(address_of(request)):
        raise Refused(Refusal(code, {"most": holdings.most}))


def _note(holdings: Holdings, table: Table, client: Client, request: HttpRequest) -> None:
    if table.plan.public and table.step is None:
        holdings.add(address_of(request), Held(table.id, client.key))


async def is_unwanted(service: Service, table: Table, key: str) -> bool:
    """Whether the host of a table has blocked somebody. The store is asked about everybody: nobody waits longer."""
    return key in await service.manners.blocked_by(table.host_key)


async def _absent_key(service: Service, table: Table, seat: int) -> str | None:
    """The key of somebody who has sat down and gone away before the game."""
    sitter = table.sitters[seat] if seat < len(table.sitters) else None
    if table.step is not None or sitter is None or sitter.key is None:
        return None
    return sitter.key if await service.is_away(table, seat) else None


def _check_seats(new: bodies.NewTable) -> None:
    """Refuse, before the table is opened, bots that cannot be seated and a game that could not begin."""
    free = new.plan.seats - 1 - len(new.bots)
    if free < 0:
        raise Refused(Refusal("no_such_seat", {"field": "bots"}), 422)
    if new.start and free:
        raise Refused(Refusal("seats_free", {"free": free, "field": "start"}), 422)
    for number, bot in enumerate(new.bots if game_named(new.plan.game) else ()):
        check_bot(new.plan.game, bot, f"bots[{number}]")


def check_name(service: Service, name: str) -> None:
    """Refuse a name that the house does not want to be read at its tables."""
    if service.settings.offensive_names == "refused" and has_offensive_word(name):
        raise Refused(about_name(Refusal("offensive_name")))


async def _with_saved_pack(service: Service, new: bodies.NewTable) -> te.Plan:
    """The plan with the saved pack that it names. Whether that may be seen by everybody is for its owner to say."""
    if new.saved is None:
        return new.plan
    found = await service.store.packs.read(new.saved)
    if found is None:
        raise Refused(in_field(Refusal("no_such_pack"), "saved"))
    pack = msgspec.json.decode(found.body, type=Pack)
    return msgspec.structs.replace(new.plan, pack=pack, pack_public=found.public and new.plan.pack_public)


def _check_pack_name(service: Service, plan: te.Plan) -> None:
    """The lobby shows the name of a table's own words as it does the names of people."""
    refused = service.settings.offensive_names == "refused" and plan.pack is not None
    if refused and plan.pack is not None and has_offensive_word(plan.pack.name):
        raise Refused(in_field(Refusal("offensive_name"), "plan.pack"))


async def execute_named(service: Service, table: str, command: commands.Command) -> Table:
    """Execute a command of somebody who has given a name; if it is refused for that, the refusal says so."""
    done = await service.tables.do(table, command)
    return raise_for_refusal(about_name(done) if isinstance(done, Refusal) else done)


def _with_manners(service: Service, plan: te.Plan) -> te.Plan:
    """The plan with the house's rule about offensive words, in the games that know one."""
    game = game_named(plan.game)
    if service.settings.offensive_words == "allowed" or game is None:
        return plan
    options = {**plan.options, "offensive": False}
    known = not isinstance(game.rules(plan.edition, {"offensive": False}), Refusal)
    return msgspec.structs.replace(plan, options=options) if known else plan


async def _open_table(
    service: Service, plan: te.Plan, table: str | None = None, kept: tuple[te.Kept, ...] = ()
) -> Table:
    if plan.language not in LANGUAGES:
        unknown = Refusal("unknown_language", {"language": plan.language[:40], "languages": list(LANGUAGES)})
        raise Refused(in_field(unknown, "plan.language"), 422)
    await service.lexicons.load(plan.language)  # also where words are not checked: bots need it
    for _ in range(MOST_TRIES):
        made = await service.tables.open(table or new_id(), _with_manners(service, plan), new_code(), kept)
        if isinstance(made, Table):
            return made
        if table and (existing := await service.tables.table(table)) is not None:
            return existing  # another request was faster
        if made.code != "code_taken":
            raise Refused(in_field(made, _plan_field(made)), 422)
    raise Refused(Refusal("code_taken"), 503)


async def _open_rematch(service: Service, table: Table, may_be_public: bool) -> None:
    """Open a new table with the same bots, where the seats of the same people are kept for them.

    Nobody is seated who has not asked for it: they may be gone, and the game would be rated. The id of the new table
    is noted at the old one first: of several requests at once, one decides the id, and all may set it up.
    """
    noted = await service.tables.do(table.id, commands.renew(new_id()))
    if isinstance(noted, Refusal) and noted.code != "already_so":
        raise Refused(noted)
    again = (await find_table(service, table.id)).next or ""
    if await service.tables.table(again) is None:
        plan = msgspec.structs.replace(table.plan, pace=table.pace, public=table.plan.public and may_be_public)
        await _open_table(service, plan, again, _kept_seats(table, service.tables.now() + SEATS_KEPT))
    for seat, sitter in enumerate(table.sitters):
        if sitter is not None and sitter.key is None and sitter.bot is not None:
            await service.tables.do(again, commands.seat_bot(seat, sitter.bot, [sitter.name]))


def _kept_seats(table: Table, until: int) -> tuple[te.Kept, ...]:
    people = [(seat, sitter) for seat, sitter in enumerate(table.sitters) if sitter is not None]
    return tuple(te.Kept(seat, who.name, who.key, until) for seat, who in people if who.key is not None and who.name)


def _opening_commands(new: bodies.NewTable, key: str) -> list[commands.Command]:
    """What whoever opens a table wants done there at once, one after the other."""
    bots = [commands.seat_bot(seat, bot, NAMES) for seat, bot in enumerate(new.bots, 1)]
    start = consent.start(begin, key, frozenset(), None)
    return [commands.sit(0, new.name, key), *bots, *([start] if new.start else [])]


def check_bot(game: str, bot: str, field: str) -> None:
    """Refuse a bot that does not play this game."""
    known = bots_of(game)
    if bot not in known:
        raise Refused(Refusal("unknown_bot", {"bot": bot[:40], "bots": list(known), "field": field}), 422)


def _plan_field(refusal: Refusal) -> str:
    """The field of a plan that a refusal is about; an option is named by it, or by the error that was its reason."""
    detail = refusal.detail
    option = detail.get("option") or unreadable_detail(str(detail.get("reason", ""))).get("field")
    if refusal.code.startswith("pack_"):
        return "plan.pack_public" if refusal.code == "pack_private" else "plan.pack"
    return f"plan.options.{option}" if option else PLAN_FIELDS.get(refusal.code, "plan.options")


def _decode(body: bytes) -> dict[str, Any]:
    return msgspec.json.decode(body, type=dict[str, Any])
