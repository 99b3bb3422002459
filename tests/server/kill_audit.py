"""People who come back to a server that is killed at any moment, and what its log must then show."""

import asyncio
import itertools
from collections import Counter, defaultdict
from collections.abc import Iterable
from random import Random
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from lettrine.play import commands
from lettrine.play import table_events as te
from lettrine.play.chat import is_message, message_in
from lettrine.play.outcomes import Change
from lettrine.play.row_digests import line_of, next_digest, with_row
from lettrine.play.table import Table, new_table
from lettrine.play.table_fold import fold
from lettrine.play.tables import Tables
from lettrine.server.identity import COOKIE, Identities
from lettrine.server.service import new_code, new_id
from lettrine.store.clock import wall_ms
from lettrine.store.log import Log, Row
from tests.server.server_process import SECRET

PAUSE = 0.05
"""Seconds after which somebody who was cut off tries again."""


# Tables, set up in the store before there is a server ------------------------------------------------------------


class Seat(NamedTuple):
    """Where somebody sits, and what proves it."""

    table: str
    seat: int
    cookie: str


async def no_words(language: str) -> None:
    """These tables are played without a lexicon."""


def tables_on(log: Log) -> Tables:
    return Tables(log, no_words, wall_ms)


async def begun(log: Log, people: int, bots: int = 0, clock: int = 0, edition: str = "1976") -> list[Seat]:
    """A table where the game has just begun; with a clock, so many seconds for each decision."""
    tables, keys = tables_on(log), Identities(SECRET.encode())
    kind = te.Clock("decision", clock) if clock else te.Clock()
    plan = te.Plan("sonde", edition, "en", people + bots, clock=kind, lexicon="none")
    table = new_id()
    assert isinstance(await tables.open(table, plan, new_code()), Table)
    seats = [Seat(table, seat, keys.issue().cookie) for seat in range(people)]
    for seat in seats:
        await done(tables, table, commands.sit(seat.seat, f"P{seat.seat}", keys.fingerprint(seat.cookie) or ""))
    for number in range(people, people + bots):
        await done(tables, table, commands.seat_bot(number, "beginner", f"B{number}"))
    await done(tables, table, commands.begin(seed=hash(table) % 2**32))
    return seats


async def done(tables: Tables, table: str, request: commands.Command) -> Table:
    after = await tables.do(table, request)
    assert isinstance(after, Table), after
    return after


# People ----------------------------------------------------------------------------------------------------------


class Told(NamedTuple):
    """Something somebody said or did, which the server told them is done."""

    table: str
    seat: int
    what: dict[str, Any]


class Shown(NamedTuple):
    """The last a seat saw of its table before it was cut off."""

    table: str
    seat: int
    view: bytes


class Person:
    """Plays at one table after the other, by what is offered; when cut off, comes back and goes on."""

    def __init__(self, port: int, seats: Iterable[Seat], chance: Random, lazy: float = 0.0) -> None:
        self.port, self.seats, self.chance, self.lazy = port, tuple(seats), chance, lazy
        self.told: list[Told] = []
        self.shown: list[Shown] = []
        self.refused: list[str] = []
        self.returns = 0
        self.left = False
        """Whether all the tables are over."""

    async def play(self) -> None:
        for seat in self.seats:
            while not await self._visit(seat):
                self.returns += 1
                await asyncio.sleep(PAUSE)
        self.left = True

    async def _visit(self, seat: Seat) -> bool:
        """Play until the game is over: True; or until the connection is."""
        try:
            async with sitting(self.port, seat) as link:
                return await Visit(self, seat, link).play()
        except (OSError, TimeoutError, WebSocketException):
            return False


def sitting(port: int, seat: Seat) -> connect:
    address = f"ws://127.0.0.1:{port}/tables/{seat.table}/socket"
    cookie = {"Cookie": f"{COOKIE}={seat.cookie}"}
    return connect(address, additional_headers=cookie, compression=None, proxy=None, max_queue=None)


class Visit:
    """One connection of one person."""

    def __init__(self, person: Person, seat: Seat, link: ClientConnection) -> None:
        self.person, self.seat, self.link = person, seat, link
        self._sent: dict[int, dict[str, Any]] = {}
        self._refs = itertools.count(1)
        self._frame: Frame | None = None
        self._answered: str | None = None

    async def play(self) -> bool:
        try:
            async for data in self.link:
                await self._hear(msgspec.json.decode(data))
                if self._frame is not None and self._frame.view["over"]:
                    return True
            return False
        finally:
            if self._frame is not None:
                self.person.shown.append(Shown(self.seat.table, self.seat.seat, self._frame.as_it_came))

    async def _hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "welcome" if "frame" in message:
                await self._see(message["frame"])
            case "frame":
                await self._see(message)
            case "done":
                told = self._sent.pop(message["ref"])
                self.person.told.append(Told(self.seat.table, self.seat.seat, told))
            case "refused":
                self.person.refused.append(message["code"])
                await asyncio.sleep(PAUSE)
                self._answered = None
                await self._answer()

    async def _see(self, frame: dict[str, Any]) -> None:
        view = frame["view"]
        self._frame = Frame({"over": False, **view}, msgspec.json.encode(view))
        await self._answer()

    async def _answer(self) -> None:
        """Meet one's duty, once; sometimes say something; sometimes, with a clock, think for too long."""
        assert self._frame is not None
        chance, mine = self.person.chance, self.seat.seat
        duty = next((d for d in self._frame.view.get("open", ()) if d["duty"] and mine in d["seats"]), None)
        if duty is None or duty["id"] == self._answered:
            return
        self._answered = duty["id"]
        if chance.random() < self.person.lazy:
            return
        await asyncio.sleep(PAUSE * chance.random())
        if chance.random() < 0.1:
            await self._send({"type": "say", "text": f"{chance.random()}"})
        await self._send({"type": "do", "decision": duty["id"], "action": chosen(duty, chance)})

    async def _send(self, message: dict[str, Any]) -> None:
        ref = next(self._refs)
        self._sent[ref] = message
        await self.link.send(msgspec.json.encode({**message, "ref": ref}).decode())


class Frame(NamedTuple):
    """Where a game is, as a seat was told."""

    view: dict[str, Any]
    as_it_came: bytes


def chosen(duty: dict[str, Any], chance: Random) -> dict[str, Any]:
    """One of the choices offered; a word is free, and here it is just letters."""
    if duty["kind"] == "hide":
        return {"do": "hide", "word": "".join(chance.choices("AEINRST", k=chance.randint(5, 8)))}
    fields = chance.choice(duty["offers"])
    return {"do": duty["kind"], **{name: chance.choice(values) for name, values in fields.items()}}


# What the log must show ------------------------------------------------------------------------------------------


async def audit(log: Log, told: Iterable[Told], shown: Iterable[Shown], tables: Iterable[str]) -> int:
    """Hold every table's log and chat against all that anybody was told, and the log against its rules.

    Says how many rows there are.
    """
    told = list(told)
    told_at, shown_at = _by_table(each for each in told if each.what["type"] != "say"), _by_table(shown)
    count = 0
    for table in tables:
        said = [(each.seat, each.what["text"]) for each in told if each.table == table and each.what["type"] == "say"]
        assert not Counter(said) - Counter(await stored_messages(log, table)), "acknowledged, and not in the chat"
        rows = await log.read(table)
        assert [row.seq for row in rows] == list(range(len(rows)))
        count += len(rows)
        last = replayed(rows, told_at.pop(table, []), shown_at.pop(table, []), await log.salts(table))
        again = await tables_on(log).table(table)
        assert again is not None
        assert msgspec.structs.asdict(again) == msgspec.structs.asdict(last)
    assert not told_at, "acknowledged, and not in the log"
    assert not shown_at, "shown, and not in the log"
    return count


async def stored_messages(log: Log, table: str) -> list[tuple[int | None, str]]:
    """Who said what; so little is said here that all of it is kept."""
    return [(said.seat, said.text) for said in map(message_in, filter(is_message, await log.chat.read(table)))]


def _by_table(items: Iterable[Any]) -> dict[str, list[Any]]:
    found = defaultdict(list)
    for item in items:
        found[item.table].append(item)
    return found


def replayed(rows: list[Row], told: list[Told], shown: list[Shown], salts: dict[int, bytes]) -> Table:
    """Decide every row once more by the rules: they must come to what is stored, and to what people saw and did.

    So must the digests come to those that are stored.
    """
    from lettrine.games import game_named

    first = te.decode(rows[0].events)
    table = new_table(rows[0].table, first, game_named(first.plan.game), None)
    for row in rows[1:]:
        happened = te.decode(row.events)
        assert redecided(table, row, happened) == row.events
        kept = next((each for each in told if is_kept(each, row, happened, table)), None)
        told = [each for each in told if each is not kept]
        after = fold(table, happened, row.at)
        assert rechained(table, after, row, salts.get(row.seq)) == row.digest
        table = with_row(after, row.seq, row.digest)
        shown = [each for each in shown if not looked(each, table)]
    assert not told, "acknowledged, and not in the log"
    assert not shown, "shown, and not in the log"
    return table


def rechained(before: Table, after: Table, row: Row, salt: bytes | None) -> bytes | None:
    """The digest of a row, computed once more."""
    line = line_of(after, te.decode(row.events), row.action)
    assert (line is None) == (salt is None), "a salt for every link, and for nothing else"
    return None if line is None or salt is None else next_digest(before, line, salt)


def is_kept(told: Told, row: Row, happened: Any, before: Table) -> bool:
    """Whether a row is what somebody did; an action stands where the decision was open that it answered."""
    if getattr(happened, "seat", None) != told.seat:
        return False
    if before.step is None or told.what["decision"] not in {each.id for each in before.step.open}:
        return False
    said, kinds = msgspec.json.encode(told.what["action"]), before.game.actions
    return bool(msgspec.json.decode(row.action, type=kinds) == msgspec.json.decode(said, type=kinds))


def looked(shown: Shown, table: Table) -> bool:
    """Whether the game looked like this to that seat."""
    return table.step is not None and msgspec.json.encode(table.game.view(table.step.state, shown.seat)) == shown.view


def redecided(table: Table, row: Row, happened: Any) -> bytes:
    """What the rules make of the action that stands beside these events."""
    match happened:
        case te.Began():
            outcome = commands.begin(happened.seed, happened.first)(table, row.at)
        case te.Played(seat=None):
            outcome = commands.lapse()(table, table.zero + happened.at)
        case te.Played():
            outcome = commands.act(happened.seat, row.action)(table, table.zero + happened.at)
        case _:
            return row.events
    assert isinstance(outcome, Change), outcome
    return te.encode(outcome.event)


def lapses(rows: list[Row]) -> list[int]:
    """When, in the game's own time, somebody's time was up."""
    return [
        each.at
        for each in map(te.decode, [row.events for row in rows])
        if isinstance(each, te.Played) and each.seat is None
    ]
