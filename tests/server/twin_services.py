"""Two houses with one table each, in step, and everything that they let out, for comparison."""

import asyncio
import json
import logging
import re
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from itertools import zip_longest
from typing import Any

import httpx
import msgspec
import pytest

from lettrine.core import engine
from lettrine.core.engine import Step
from lettrine.core.game import Action, Lapse, Refusal
from lettrine.play.bot_process import BotSeat
from lettrine.play.bot_seats import BotSeats
from lettrine.play.reactions import SIGNS
from lettrine.play.table import Table, deadline
from lettrine.server import app, logs, metrics
from lettrine.server.http import consent_api, tables_api
from lettrine.server.identity import Identities
from lettrine.server.live import reactions, socket
from lettrine.server.metrics import Metrics
from lettrine.store.postgres import dialer, notify, readers
from tests.conformance.sonde import SPECIMEN
from tests.conformance.specimen import Opening, Twins, choice
from tests.server.in_process import MANY, InProcess, Socket, in_process
from tests.server.over_tcp import outside

SECRET = b"x" * 32
COOKIES = [Identities(SECRET).issue().cookie for _ in range(9)]
ID, CODE = "the-table", "CADEAU"
QUIET = 3600.0
"""Seconds between two looks at the deadlines: nobody looks while a test runs."""
STALL = 120.0
"""Seconds for which a busy machine may hold up PostgreSQL: a link lost in one house only is no leak, but is counted."""


class World:
    """One house with one table, and everything that it lets out."""

    counts = True
    """Whether what counts all that happens is compared."""

    def __init__(self, app: InProcess, opening: Opening, game: str = "sonde", **plan: Any) -> None:
        self.service, self.opening, self.game, self.plan = app, opening, game, plan
        self.people: list[httpx.AsyncClient] = [app.person(cookie) for cookie in COOKIES[: opening.seating.seats]]
        self.sockets: dict[int | None, Socket] = {}
        self.passed = 0
        self.answers: list[str] = []
        self.logged: list[str] = []
        self.thinking: dict[int, list[list[bytes]]] = {}
        """What each bot's process was sent, by seat."""

    async def start(self, chance: pytest.MonkeyPatch) -> None:
        rules, seating = self.opening.rules, self.opening.seating
        drawn = {63: self.opening.seed, 32: seating.first}
        chance.setattr(consent_api.secrets, "randbits", drawn.__getitem__)
        options = {name: getattr(rules, name) for name in rules.house}
        table = {"game": self.game, "edition": rules.id, "options": options}
        plan = {**table, "language": seating.language, "public": True, **self.plan}
        await self.service.open(self.people, **plan)
        self.sockets = {None: await self.service.connect(ID, self.service.person(COOKIES[-1]))}
        for seat, person in enumerate(self.people):
            self.sockets[seat] = await self.service.connect(ID, person)
            await self.sockets[seat].all()  # the others hear that they are there only then
            await self.settle()
        await self.look_around()
        for person in self.people:
            seen = (await person.get(f"/api/tables/{ID}")).json()
            if seen.get("rated"):
                await person.post(f"/api/tables/{ID}/ready", json={"agreement": seen["agreement"]})
        await self.people[0].post(f"/api/tables/{ID}/start")

    async def hand(self, seat: int) -> None:
        """A bot looks over somebody's shoulder: it is sent what the seat is sent, and the seat goes on by itself."""
        await self.people[seat].post(f"/api/tables/{ID}/hand/{seat}", json={"bot": "beginner"})

    async def say(self, seat: int | None, text: str) -> None:
        """Somebody talks; who has no seat gives a name."""
        named = {"name": "Zoe"} if seat is None else {}
        assert (await self.sockets[seat].ask({"type": "say", "text": text, **named}))["type"] == "done"

    async def mute(self, seat: int) -> None:
        """Somebody wants to hear nothing of another for a moment."""
        seats = json.loads(self.sockets[seat].sent[0])["table"]["seats"]
        other = next(each["voice"] for number, each in enumerate(seats) if number != seat)
        for on in (True, False):
            await self.sockets[seat].ask({"type": "mute", "voice": other, "on": on})

    async def set_pace(self, seat: int | None, pace: str) -> None:
        """Somebody has the bots act faster or slower, and then not wait; both may be refused."""
        for message in ({"type": "pace", "pace": pace}, {"type": "hurry"}):
            await self.sockets[seat].ask(message)

    async def resign(self, seat: int, then: str) -> None:
        """Somebody gives up, if that comes to what they think."""
        answer = await self.people[seat].post(f"/api/tables/{ID}/resign", json={"then": then})
        self.answers.append(f"{answer.status_code} {answer.text}")

    async def try_consenting(self, seat: int) -> None:
        """Somebody asks for what is possible before the game only, or only once."""
        asked = (("ready", {"agreement": "0"}), ("ready", {"on": False}), ("start", {"rated": False}), ("start", None))
        for what, content in (*asked, ("resign", {"then": "over"})):
            answer = await self.people[seat].post(f"/api/tables/{ID}/{what}", json=content)
            self.answers.append(f"{answer.status_code} {answer.text}")

    async def react(self, seat: int | None, sign: str) -> None:
        """Somebody shows a sign; who sits nowhere is refused."""
        await self.sockets[seat].ask({"type": "react", "sign": sign})

    async def close_and_open(self, seat: int) -> None:
        """Somebody closes the chat for a moment, if they are the host; others are refused."""
        for on in (True, False):
            answer = await self.people[seat].post(f"/api/tables/{ID}/chat", json={"on": on})
            self.answers.append(f"{answer.status_code} {answer.text}")

    async def come_late(self) -> None:
        """Somebody looks in on the game, and goes again."""
        late = await self.service.connect(ID, self.service.person(COOKIES[-2]))
        await late.all()
        self.answers += late.sent
        await late.close()
        while self.service.service.connections.count() > len(self.sockets):  # over TCP, leaving takes a moment
            await asyncio.sleep(0.001)

    async def wait(self) -> None:
        """A minute passes, and whoever has thought for too long loses their turn."""
        self.passed += 60_000
        await self.service.service.tables.lapse_overdue()

    async def do(self, seat: int, action: Action, decision: str | None = None) -> str:
        answer = await self.sockets[seat].do(msgspec.to_builtins(action), decision)
        return str(answer["type"])

    async def whisper(self, seat: int, text: str) -> None:
        """Somebody says something to their team."""
        assert (await self.sockets[seat].ask({"type": "say", "text": text, "room": "team"}))["type"] == "done"

    async def look_around(self, metrics: bool = True) -> None:
        """Ask for everything that a passer-by may ask for; the metrics count what everybody says."""
        stranger = self.service.person()
        here = f"/api/tables/{ID}"
        about = (
            here,
            f"{here}/seats/0",
            f"{here}/suggestion",
            f"{here}/record",
            f"{here}/replay",
            f"{here}/replay?seat=0",
            f"{here}/analysis",
            f"{here}/practice",
            f"{here}/practice?seat=0",
            f"{here}/ratings",
            f"{here}/pack",
        )
        for path in (
            *about,
            "/api/ratings?game=sonde",
            "/api/tables",
            "/api/games",
            f"/api/codes/{CODE}",
            f"/t/{ID}",
        ):
            answer = await stranger.get(path)
            self.answers.append(f"{answer.status_code} {sorted(answer.headers.items())} {answer.text}")
        if metrics and self.counts:
            self.answers.append(await self.service.metrics())

    async def look_at_mine(self, observers: Sequence[int | None]) -> None:
        """Those who must not know ask for their own games, and for all that is kept about them."""
        for seat in (each for each in observers if each is not None):
            for path in ("games", "games?away=true", "words", "opponents", "ratings", "export"):
                answer = await self.people[seat].get(f"/api/me/{path}")
                self.answers.append(f"{answer.status_code} {sorted(answer.headers.items())} {answer.text}")

    async def settle(self) -> None:
        for each in self.sockets.values():
            await each.all()

    async def table(self) -> Table:
        table = await self.service.service.tables.table(ID)
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
                    world.logged.append(logs.as_json({**logs.line(record), "time": ""}))

    async def ask(self: BotSeats, seat: BotSeat) -> None:
        sent = self._frames.pop(seat, [])
        world = next(world for world in worlds if world.service.service.bot_seats is self)
        world.thinking.setdefault(seat.seat, []).append(sent)

    handler, root, ours = Keep(), logging.getLogger(), logging.getLogger("lettrine")
    with pytest.MonkeyPatch.context() as chance:
        chance.setattr(tables_api, "new_id", lambda: ID)
        chance.setattr(tables_api, "new_code", lambda: CODE)
        chance.setattr(BotSeats, "_ask", ask)
        for timed in (app, socket):
            chance.setattr(timed, "perf_counter", lambda: 0.0)
        chance.setattr(reactions, "BURST", MANY)  # how many are let through is a matter of real time
        stalls = ((notify, "PATIENCE"), (dialer, "CONNECT_TIMEOUT"), (dialer, "TIMEOUT"), (readers, "TIMEOUT"))
        for limited, limit in stalls:
            chance.setattr(limited, limit, STALL)
        chance.setattr(Metrics, "record_lag", lambda meters, seconds: None)
        chance.setattr(metrics, "choice", lambda sizes: sizes[0])
        chance.setattr(Metrics, "record_descriptors", lambda meters, left: None)  # both houses are in one process
        root.addHandler(handler)
        ours.setLevel(logging.DEBUG)  # and libraries from warnings upwards, as a server has it
        try:
            yield chance
        finally:
            ours.setLevel(logging.NOTSET)
            root.removeHandler(handler)


DIGEST = re.compile(r'"digest":"([0-9a-f]{64})"')


def up_to_digests(told: dict[str, Any]) -> dict[str, Any]:
    """The same with a number for each digest, in the order in which they are first met, wherever that is.

    Salts are random, so no two worlds have a digest in common. When a digest is another one than before, or the same as
    somebody else's, is compared all the same: it must not tell of what was done in secret.
    """
    numbers: dict[str, int] = {}

    def number(found: re.Match[str]) -> str:
        return f'"digest":{numbers.setdefault(found[1], len(numbers))}'

    def renamed(sent: Any) -> Any:
        return DIGEST.sub(number, sent) if isinstance(sent, str) else sent

    return {what: [renamed(each) for each in sent] for what, sent in told.items()}


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
        one, other = (up_to_digests(world.told(self.observers)) for world in self.worlds)
        assert one.keys() == other.keys()
        for what in one:
            assert one[what] == other[what], f"{what} tells the worlds apart"

    async def harmless_to_wait(self) -> bool:
        """Whether the difference would still be a secret if somebody's time were up."""
        tables = await self.each("table")
        if any(deadline(table) is None for table in tables):
            return True
        if not SPECIMEN.alike(*(table.step.state for table in tables), -1, Lapse()):
            return False
        lapsed = [engine.lapse(t.game, t.step, t.context, t.at + 60_000) for t in tables]
        return all(isinstance(step, Step) for step in lapsed) and not SPECIMEN.revealed(*(s.state for s in lapsed))

    async def possible(self, seat: int, action: Action, decision: str | None = None) -> list[bool]:
        """Whether the rules allow it, in each world; nothing is done."""
        tables = await self.each("table")
        steps = [engine.step(t.game, t.step, t.context, seat, action, t.at, decision) for t in tables]
        return [not isinstance(step, Refusal) for step in steps]


@asynccontextmanager
async def two_worlds(
    twins: Twins, stores: Sequence[str] = (), plans: Sequence[dict[str, Any]] = ({}, {})
) -> AsyncIterator[Both]:
    """In one process; with stores, one for each world, over TCP. Everybody sits there, and the game has begun."""
    worlds: list[World] = []
    async with AsyncExitStack() as stack:
        chance = stack.enter_context(recording(worlds))
        for opening, store, plan in zip_longest((twins.one, twins.other), stores, plans):
            settings = {"secret": SECRET, "tick": QUIET}
            app = await stack.enter_async_context(outside(store=store, **settings) if store else in_process(**settings))
            world = World(app, opening, **plan)
            chance.setattr(app.service.tables, "now", lambda world=world: 1_700_000_000_000 + world.passed)
            worlds.append(world)
        both = Both(worlds, twins.observers)
        await both.each("start", chance)
        yield both


async def keeps_its_secrets(
    twins: Twins, strange: list[Action], script: list[int], bot: int, stores: Sequence[str] = ()
) -> None:
    """Two worlds that differ in a secret are the same to everybody who may not know it."""
    async with two_worlds(twins, stores) as both:
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
        if one.status == "over":  # from now on there is a record to ask for, which tells everything, even the seed
            await both.compare()
            return
        if count % 8 == 0:
            await both.each("look_around")
            await both.each("look_at_mine", both.observers)
        await around(both, number)
        await both.compare()
    await both.each("look_around")
    await both.compare()


async def around(both: Both, number: int) -> None:
    """What goes on around the game: people talk, look in, want their peace, hurry bots, or think for too long."""
    seats = [seat for seat in both.observers if seat is not None]
    match number % 11:
        case 0:
            await both.each("say", None, f"number {number}")
        case 1:
            await both.each("say", seats[number % len(seats)], f"number {number}")
        case 2:
            await both.each("mute", seats[number % len(seats)])
        case 3:
            await both.each("come_late")
        case 4 if await both.harmless_to_wait():
            await both.each("wait")
        case 5:
            await both.each("set_pace", both.observers[number % len(both.observers)], ("slow", "fast")[number % 2])
        case 6 | 7:
            await beside(both, number, seats[number % len(seats)])


async def beside(both: Both, number: int, seat: int) -> None:
    """What people do that is no move: they react, decide as the host, and ask for what is possible no more."""
    if number % 2:
        await both.each("try_consenting", seat)
        return
    await both.each("react", both.observers[number % len(both.observers)], SIGNS[number % len(SIGNS)])
    await both.each("close_and_open", seat)


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
