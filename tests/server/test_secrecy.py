"""Two houses that differ only in what somebody hides tell everybody else the same, byte for byte.

The application is the real one, with its sockets, its HTTP interface, its log records and its metrics. Its chance is
made the same in both (ids, codes, seed, cookies) and its clock stands still; nothing that is sent is left out or
touched up before it is compared.
"""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lettrine.core import engine
from lettrine.core.game import Action, Refusal, Seating
from lettrine.games.sonde.actions import Hide
from lettrine.play import hands
from lettrine.play.hands import Hands, Place
from lettrine.play.table import Table
from lettrine.play.tables import Tables
from lettrine.server import api, rooms
from lettrine.server.keys import Keys
from lettrine.server.rooms import table_view
from tests.conformance.sonde import SPECIMEN
from tests.conformance.specimen import SCRIPT, Opening, Twins, choice
from tests.server.inside import Inside, Socket, inside

SECRET = b"x" * 32
COOKIES = [Keys(SECRET).fresh() for _ in range(7)]
ID, CODE = "the-table", "CADEAU"
QUIET = 3600.0
"""Seconds between two looks at the deadlines: nobody looks while a test runs."""


class World:
    """One house with one table, and everything that it lets out."""

    def __init__(self, house: Inside, opening: Opening) -> None:
        self.house, self.opening = house, opening
        self.people: list[httpx.AsyncClient] = [house.person(cookie) for cookie in COOKIES[: opening.seating.seats]]
        self.sockets: dict[int | None, Socket] = {}
        self.answers: list[str] = []
        self.logged: list[str] = []
        self.thinking: dict[int, list[list[bytes]]] = {}
        """What each bot's process was sent, by seat."""

    async def start(self, chance: pytest.MonkeyPatch) -> None:
        rules, seating = self.opening.rules, self.opening.seating
        drawn = {63: self.opening.seed, 32: seating.first}
        chance.setattr(api.secrets, "randbits", drawn.__getitem__)
        options = {name: getattr(rules, name) for name in rules.house}
        plan = {"edition": rules.id, "options": options, "language": seating.language, "public": True}
        await self.house.open(self.people, **plan)
        self.sockets = {None: await self.house.connect(ID)}
        for seat, person in enumerate(self.people):
            self.sockets[seat] = await self.house.connect(ID, person)
        await self.look_around()
        await self.people[0].post(f"/api/tables/{ID}/start")

    async def hand(self, seat: int) -> None:
        """A bot looks over somebody's shoulder: it is sent what the seat is sent, and the seat goes on by itself."""
        await self.people[seat].post(f"/api/tables/{ID}/hand/{seat}", json={"bot": "random"})

    async def do(self, seat: int, action: Action, decision: str | None = None) -> str:
        answer = await self.sockets[seat].do(msgspec.to_builtins(action), decision)
        return str(answer["type"])

    async def look_around(self) -> None:
        """Ask for everything that a passer-by may ask for."""
        stranger = self.house.person()
        for path in ("/api/tables", f"/api/tables/{ID}", f"/api/codes/{CODE}", f"/api/tables/{ID}/seats/0", "/metrics"):
            answer = await stranger.get(path)
            self.answers.append(f"{answer.status_code} {sorted(answer.headers.items())} {answer.text}")

    async def settle(self) -> None:
        for socket in self.sockets.values():
            await socket.all()

    async def table(self) -> Table:
        table = await self.house.house.tables.table(ID)
        assert table is not None
        return table

    def told(self, observers: Any) -> dict[str, Any]:
        """All that has come out of this house, except what its owner was told of their own secret."""
        sockets = {f"socket {seat}": self.sockets[seat].sent for seat in observers}
        bots = {f"bot {seat}": sent for seat, sent in self.thinking.items() if seat in observers}
        return {**sockets, **bots, "answers": self.answers, "logged": self.logged}


@contextmanager
def recording(worlds: list[World]) -> Iterator[pytest.MonkeyPatch]:
    """The same chance in both houses; log records and what bots are sent are kept, and no bot acts."""

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            for world in worlds:
                if world is now_in[0]:
                    world.logged.append(self.format(record))

    async def ask(self: Hands, place: Place) -> None:
        sent = self._unseen.pop(place, [])
        world = next(world for world in worlds if world.house.house.hands is self)
        world.thinking.setdefault(place.seat, []).append(sent)

    handler, root = Keep(), logging.getLogger()
    handler.setFormatter(logging.Formatter("%(levelname)s %(name)s %(message)s %(args)s"))
    with pytest.MonkeyPatch.context() as chance:
        chance.setattr(api, "new_id", lambda: ID)
        chance.setattr(api, "new_code", lambda: CODE)
        chance.setattr(Hands, "_ask", ask)
        root.addHandler(handler)
        level = root.level
        root.setLevel(logging.DEBUG)
        try:
            yield chance
        finally:
            root.setLevel(level)
            root.removeHandler(handler)


now_in: list[World | None] = [None]
"""Which house something is being done in: its log records are its own."""


class Both:
    """Two worlds, in step."""

    def __init__(self, worlds: list[World], observers: tuple[int | None, ...]) -> None:
        self.worlds, self.observers = worlds, observers

    async def each(self, what: str, *arguments: Any) -> list[Any]:
        done = []
        for world in self.worlds:
            now_in[0] = world
            done.append(await getattr(world, what)(*arguments))
            now_in[0] = None
        return done

    async def do(self, seat: int, actions: tuple[Action, Action], decision: str | None = None) -> list[str]:
        answers = []
        for world, action in zip(self.worlds, actions, strict=True):
            now_in[0] = world
            answers.append(await world.do(seat, action, decision))
            now_in[0] = None
        return answers

    async def compare(self) -> None:
        await self.each("settle")
        one, other = (world.told(self.observers) for world in self.worlds)
        assert one.keys() == other.keys()
        for what in one:
            assert one[what] == other[what], f"{what} tells the worlds apart"

    async def possible(self, seat: int, action: Action, decision: str | None = None) -> list[bool]:
        """Whether the rules allow it, in each world; nothing is done."""
        tables = await self.each("table")
        steps = [engine.step(t.game, t.step, t.aid, seat, action, t.at, decision) for t in tables]
        return [not isinstance(step, Refusal) for step in steps]


async def keeps_its_secrets(twins: Twins, strange: list[Action], script: list[int], bot: int) -> None:
    worlds: list[World] = []
    async with AsyncExitStack() as stack:
        chance = stack.enter_context(recording(worlds))
        for opening in (twins.one, twins.other):
            house = await stack.enter_async_context(inside(secret=SECRET, tick=QUIET))
            chance.setattr(house.house.tables, "now", lambda: 1_700_000_000_000)
            worlds.append(World(house, opening))
        both = Both(worlds, twins.observers)
        await both.each("start", chance)
        seats = [seat for seat in twins.observers if seat is not None]
        await both.each("hand", seats[bot % len(seats)])
        for (seat, one), (_, other) in zip(twins.one.moves, twins.other.moves, strict=True):
            assert await both.do(seat, (one, other)) == ["done", "done"]
        await both.compare()
        await play(both, strange, script)


async def play(both: Both, strange: list[Action], script: list[int]) -> None:
    """Play on in step for as long as the difference is a secret."""
    for count, number in enumerate(script):
        one, other = await both.each("table")
        picked = choice(SPECIMEN, one.step, number)
        if picked is None:
            break
        await try_strange(both, strange[number % 5 :: 5])
        seat, decision, action = picked
        if not SPECIMEN.alike(one.step.state, other.step.state, seat, action):
            continue
        possible = await both.possible(seat, action, decision.id)
        if seat not in both.observers and not all(possible):
            continue
        await both.do(seat, (action, action), decision.id)
        one, other = await both.each("table")
        if SPECIMEN.revealed(one.step.state, other.step.state):
            return
        if count % 8 == 0:
            await both.each("look_around")
        await both.compare()
    await both.each("look_around")
    await both.compare()


async def try_strange(both: Both, actions: list[Action]) -> None:
    """What observers try in vain is refused in the same words."""
    for action in actions:
        for seat in both.observers:
            if seat is None:
                assert await both.do(seat, (action, action)) == ["refused", "refused"]
                continue
            possible = await both.possible(seat, action)
            assert possible[0] == possible[1], "a seat can tell the worlds apart by what it may do"
            if not possible[0]:
                await both.do(seat, (action, action))


@given(
    twins=SPECIMEN.twins,
    strange=st.lists(SPECIMEN.strange, max_size=9),
    script=SCRIPT,
    bot=st.integers(0, 3),
)
@settings(max_examples=20, deadline=None)
def test_a_house_keeps_everybodys_secrets(twins: Twins, strange: list[Action], script: list[int], bot: int):
    asyncio.run(keeps_its_secrets(twins, strange, script, bot))


# The test itself: whatever leaks in any of these ways is noticed --------------------------------------------------


def one_letter_apart() -> Twins:
    rules = SPECIMEN.game.rules("1976", {"cards": "off"})
    hides = [((0, Hide(word)), (1, Hide("SILOS")), (2, Hide("PLANET"))) for word in ("HOUSE", "MOUSE")]
    one, other = (Opening(rules, Seating(3, "en", 1), 7, moves) for moves in hides)
    return Twins(one, other, (1, 2, None))


def leak_frames(module: Any) -> Any:
    honest = module.frame
    return lambda game, state, events, seat: honest(game, state, events, 0)


def leak_log(tables: Any, table: Table, request: Any) -> Any:
    outcome = request(table, tables.now())
    logging.getLogger("lettrine.play").info("decided %s", getattr(outcome, "action", b""))
    return outcome


def leak_table(table: Table, seat: int | None) -> Any:
    seen = table_view(table, seat)
    cells = table.step.state.trays[0].cells if table.step and table.step.state.trays else ""
    return msgspec.structs.replace(seen, code=str(cells))


LEAKS = {
    "socket": (rooms, "frame", leak_frames(rooms)),
    "bot": (hands, "frame", leak_frames(hands)),
    "logged": (Tables, "_decided", leak_log),
    "answers": (api, "table_view", leak_table),
}


def test_nothing_is_told_where_nothing_leaks():
    asyncio.run(keeps_its_secrets(one_letter_apart(), [], [1, 2, 3], bot=0))


@pytest.mark.parametrize("where", LEAKS)
def test_a_leak_would_be_noticed(where: str, monkeypatch):
    monkeypatch.setattr(*LEAKS[where])
    with pytest.raises(BaseExceptionGroup) as noticed:
        asyncio.run(keeps_its_secrets(one_letter_apart(), [], [1, 2, 3], bot=0))
    assert where in str(noticed.value.exceptions)
