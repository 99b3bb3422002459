"""Whatever is done to a store, it answers as the log in memory does."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from msgspec.structs import replace

from lettrine.store.chat import Bounds, ChatEntry
from lettrine.store.history import Page, Presence
from lettrine.store.leaderboards import LeaderboardRow
from lettrine.store.log import CODE_LIFETIME, Card, Log, Row, SequenceGapError
from lettrine.store.memory import MemoryLog
from lettrine.store.url import open_log
from tests.store.postgres.server import ask
from tests.thorough import examples

Answer = TypeVar("Answer")

TABLES = ("a", "b", "c")
CODES = ("X", "Y", "Z")
STATUSES = ("open", "playing", "over")
TIMES = st.integers(0, 5)
DUES = st.none() | TIMES
BODIES = st.binary(max_size=8)
CARD_TIMES = TIMES | st.sampled_from((CODE_LIFETIME, CODE_LIFETIME + 3, 2 * CODE_LIFETIME + 5))
"""Some are so far apart that a code expires between them."""
PEOPLE = ("ada", "ben")
PRESENCES = st.builds(Presence, st.sampled_from(PEOPLE), st.none() | st.integers(0, 2))
TURNS = st.none() | st.integers(0, 7)
CARDS = st.builds(
    Card,
    st.sampled_from(TABLES),
    st.sampled_from(CODES),
    st.booleans(),
    st.sampled_from(STATUSES),
    CARD_TIMES,
    BODIES,
    st.booleans(),
    st.lists(PRESENCES, max_size=3, unique_by=lambda each: each.person).map(tuple),
)
APPENDS = st.tuples(
    st.sampled_from(TABLES),
    st.integers(-2, 1),
    TIMES,
    BODIES,
    BODIES,
    st.none() | BODIES,
    DUES,
    st.none() | CARDS,
    st.booleans(),
    st.none() | BODIES,
    TURNS,
)
BOARDS, NAMES = ("chess", "go"), ("ada", "ben")
PLACES = st.builds(
    LeaderboardRow, st.sampled_from(BOARDS), st.sampled_from(NAMES), st.integers(1, 3), st.floats(-2, 2), BODIES
)
ENTERED = st.lists(PLACES, max_size=3, unique_by=lambda place: (place.board, place.name))
ENTRIES = st.tuples(
    st.sampled_from(TABLES),
    st.integers(0, 1),
    TIMES,
    st.sampled_from(("table", "team")),
    st.sampled_from(NAMES),
    BODIES,
)
BOUNDS = st.builds(Bounds, st.integers(1, 4), st.integers(1, 3))
SETTINGS = settings(
    max_examples=examples(40), stateful_step_count=25, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)


class Comparing(RuleBasedStateMachine):
    """Does the same to a store and to the model, and compares every answer."""

    url: str

    @initialize()
    def begin(self) -> None:
        self.runner = asyncio.Runner()
        self.model = MemoryLog()
        self.log = self.runner.run(open_log(self.url))

    def teardown(self) -> None:
        self.runner.run(self.log.close())
        self.runner.close()

    @rule(card=CARDS, at=TIMES, action=BODIES, events=BODIES, due=DUES)
    def create(self, card: Card, at: int, action: bytes, events: bytes, due: int | None) -> None:
        first = Row(card.table, 0, at, action, events)
        self.same(lambda log: log.create(card, first, due=due))

    @rule(appends=st.lists(APPENDS, min_size=1, max_size=6))
    def append(self, appends: list[tuple[Any, ...]]) -> None:
        """Appends of different tables have no order among each other; of the same table, that of the calls."""
        calls = [self.call(*append) for append in appends]
        self.same(lambda log: asyncio.gather(*(_told(log.append(row, **more)) for row, more in calls)))

    @rule(table=st.sampled_from(TABLES), result=BODIES, places=ENTERED)
    def enter(self, table: str, result: bytes, places: list[LeaderboardRow]) -> None:
        self.same(lambda log: log.leaderboards.enter(table, result, places))

    @rule(
        table=st.sampled_from(TABLES),
        behind=st.integers(0, 1),
        people=st.lists(PRESENCES, max_size=3, unique_by=lambda each: each.person),
        turn=st.integers(0, 7),
        body=BODIES,
        outcome=st.none() | BODIES,
    )
    def index(self, table: str, behind: int, people: list[Presence], turn: int, body: bytes, outcome: bytes | None):
        newest = len(self.runner.run(self.model.read(table))) - 1 - behind
        self.same(lambda log: log.history.index(table, newest, people, turn, body, outcome))

    @rule(person=st.sampled_from(PEOPLE), table=st.sampled_from(TABLES), away=st.booleans())
    def put_away(self, person: str, table: str, away: bool) -> None:
        self.same(lambda log: log.history.put_away(person, table, away))

    @rule(person=st.sampled_from(PEOPLE), table=st.sampled_from(TABLES), events=BODIES)
    def forget(self, person: str, table: str, events: bytes) -> None:
        self.same(lambda log: log.history.forget(person, table))
        self.same(lambda log: log.history.rewrite(table, {0: events}))
        self.same(lambda log: log.leaderboards.forget(person))

    @rule(table=st.sampled_from(TABLES), author=st.sampled_from(NAMES))
    def forget_author(self, table: str, author: str) -> None:
        entries = self.runner.run(self.model.chat.read(table))
        if entries and entries[-1].author != author:
            self.same(lambda log: log.chat.forget(table, author))

    @rule(person=st.sampled_from(PEOPLE), at=TIMES, done=st.booleans())
    def erase(self, person: str, at: int, done: bool) -> None:
        self.same(lambda log: log.history.erased(person) if done else log.history.erase(person, at))

    @rule(table=st.sampled_from(TABLES), secret=BODIES)
    def mend(self, table: str, secret: bytes) -> None:
        if self.runner.run(self.model.read(table)):
            self.same(lambda log: log.mend(table, secret))

    @rule(entry=ENTRIES, bounds=BOUNDS)
    def chat(self, entry: tuple[Any, ...], bounds: Bounds) -> None:
        """Mostly the next number, sometimes one that is too far ahead."""
        table, ahead, *rest = entry
        newest = self.runner.run(self.model.chat.newest([table])).get(table, 0)
        self.same(lambda log: log.chat.add(ChatEntry(table, newest + 1 + ahead, *rest), bounds))

    @invariant()
    def all_reads_agree(self) -> None:
        self.same(self.everything)

    def same(self, do: Callable[[Log], Awaitable[Any]]) -> None:
        assert self.runner.run(_told(do(self.log))) == self.runner.run(_told(do(self.model)))

    def call(
        self,
        table: str,
        ahead: int,
        at: int,
        action: bytes,
        events: bytes,
        digest: bytes | None,
        due: int | None,
        card: Card | None,
        ended: bool,
        salt: bytes | None,
        turn: int | None,
    ):
        """What to append: mostly the next row, sometimes one that is taken or too far ahead."""
        row = Row(table, len(self.runner.run(self.model.read(table))) + ahead, at, action, events, digest)
        changed = card and replace(card, table=table)
        return row, {"due": due, "card": changed, "ended": ended, "salt": salt, "turn": turn}

    async def everything(self, log: Log) -> list[Any]:
        tables = [(await log.read(table), await log.read(table, 1), await log.card(table)) for table in TABLES]
        found = [await log.find(code) for code in CODES]
        listed = [await log.listing(status, limit) for status in STATUSES for limit in (1, 10)]
        newest = await log.newest(TABLES)
        return [
            tables,
            [await log.salts(table) for table in TABLES],
            newest,
            found,
            listed,
            await log.due(3, 2),
            await log.due(10, 10),
            *await self.leaderboards(log),
            *await self.chats(log),
            *[await self.history(log, person) for person in PEOPLE],
        ]

    async def history(self, log: Log, person: str) -> list[Any]:
        of, away = log.history, (False, True)
        return [
            [await of.running(person, put, limit) for put in away for limit in (1, 9)],
            [await of.finished(person, put, page, 2) for put in away for page in (None, Page(3, "b"))],
            await of.rated(person, 9),
            await of.companions(person, 2),
            await of.tables_of(person, 9),
            [await of.unindexed("", 9), await of.unindexed("a", 1), await of.erasures(9)],
            [await of.rows(table) for table in TABLES],
        ]

    async def leaderboards(self, log: Log) -> list[Any]:
        results = [await log.leaderboards.result(table) for table in TABLES]
        places = [await log.leaderboards.rows(board, NAMES) for board in BOARDS]
        counts = [await log.leaderboards.count_below(board, 0.5) for board in BOARDS]
        waits = [await log.leaderboards.is_waiting(table) for table in TABLES]
        names = [await log.leaderboards.of_name(name) for name in NAMES]
        return [results, places, counts, names, await log.leaderboards.waiting(2), waits]

    async def chats(self, log: Log) -> list[Any]:
        authors = [await log.chat.authors("", 9), await log.chat.authors("a", 1)]
        return [*[await log.chat.read(table) for table in TABLES], await log.chat.newest(TABLES), authors]


async def _told(answer: Awaitable[Answer]) -> Answer | str:
    try:
        return await answer
    except SequenceGapError:
        return "gap"


def test_sqlite_answers_as_memory_does(tmp_path: Path) -> None:
    numbers = iter(range(10**6))

    class OnSqlite(Comparing):
        @property
        def url(self) -> str:
            return f"sqlite:///{tmp_path}/{next(numbers)}.db"

    run_state_machine_as_test(OnSqlite, settings=SETTINGS)


def test_postgres_answers_as_memory_does(postgres_url: str) -> None:
    class OnPostgres(Comparing):
        @property
        def url(self) -> str:
            ask(postgres_url, "DROP SCHEMA IF EXISTS lettrine CASCADE")
            return postgres_url

    run_state_machine_as_test(OnPostgres, settings=settings(SETTINGS, max_examples=examples(15)))
