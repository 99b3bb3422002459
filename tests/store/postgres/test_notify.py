"""Processes on one PostgreSQL tell each other which tables have changed, whatever happens to the link between them."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable

import asyncpg
import pytest

from lettrine.store.chat import Bounds, ChatEntry
from lettrine.store.notify import BEAT, CHANGED, CHATTED, NoNotifier
from lettrine.store.postgres import notify
from lettrine.store.postgres.dialer import Dialer
from lettrine.store.postgres.notify import PostgresNotifier
from lettrine.store.url import open_log, open_notifier
from tests.store.postgres.gate import Gate, gate
from tests.store.rows import card, row, table

pytestmark = pytest.mark.anyio

PATIENCE = 60.0
HANG_UP = (
    "select pg_terminate_backend(pid) from pg_stat_activity "
    "where pid <> pg_backend_pid() and datname = current_database()"
)


class Ear:
    """What one process hears."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, str]] = []
        self.link: list[str] = []
        self.renewed = 0
        self._news = asyncio.Condition()

    def receive(self, process: str, message: str) -> None:
        if not message.startswith(BEAT):
            self.heard.append((process, message))
        if message == "unbearable":
            raise ZeroDivisionError

    def miss(self) -> None:
        self.link.append("miss")

    def lose(self, seconds: float) -> None:
        self.link.append("lose")

    def renew(self) -> None:
        self.renewed += 1

    @property
    def messages(self) -> list[str]:
        return [message for _, message in self.heard]


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.005)


class Processes:
    """Processes on one database, each with its ear."""

    def __init__(self, url: str) -> None:
        self.url, self.all = url, []

    async def start(self, url: str | None = None) -> tuple[PostgresNotifier, Ear]:
        ear = Ear()
        made = PostgresNotifier(Dialer(url or self.url), f"p{len(self.all)}", ear, ear.renew)
        self.all.append(made)
        await until(lambda: "miss" in ear.link)
        return made, ear


@pytest.fixture
async def processes(postgres_url: str) -> AsyncIterator[Processes]:
    made = Processes(postgres_url)
    yield made
    for each in made.all:
        await each.close()


@pytest.fixture
async def way(postgres_url: str) -> AsyncIterator[Gate]:
    async with gate(postgres_url) as made:
        yield made


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Faults are noticed sooner than in earnest."""
    monkeypatch.setattr(notify, "BEAT_INTERVAL", 0.1)
    monkeypatch.setattr(notify, "PATIENCE", 0.5)


async def hang_up(url: str) -> None:
    link = await asyncpg.connect(url)
    await link.execute(HANG_UP)
    await link.close()


async def test_the_others_hear_of_a_table_and_the_teller_does_not(processes: Processes):
    (one, heard_by_one), (other, heard_by_other) = await processes.start(), await processes.start()
    one.send("t1")
    other.send("t2")
    await until(lambda: bool(heard_by_one.heard and heard_by_other.heard))
    assert (heard_by_one.heard, heard_by_other.heard) == ([("p1", "t2")], [("p0", "t1")])


async def test_one_that_fails_to_read_on_does_not_stop_hearing(processes: Processes):
    (teller, _), (_, ear) = await processes.start(), await processes.start()
    for message in ("a", "unbearable", "b"):
        teller.send(message)
    await until(lambda: ear.messages == ["a", "unbearable", "b"])
    assert ear.link == ["lose", "miss"]


async def test_much_is_told_in_order_and_by_name(processes: Processes):
    (one, _), (other, _), (_, ear) = [await processes.start() for _ in range(3)]
    for number in range(100):
        one.send(f"{number}")
        other.send(f"{number}")
    await until(lambda: len(ear.heard) == 200)
    for name in ("p0", "p1"):
        assert [message for who, message in ear.heard if who == name] == [f"{number}" for number in range(100)]


async def test_a_process_that_could_not_hear_for_a_while_is_told_so(processes: Processes):
    _, ear = await processes.start()
    await hang_up(processes.url)
    await until(lambda: len(ear.link) == 4)
    assert ear.link == ["lose", "miss", "lose", "miss"]
    assert ear.renewed == 1


async def test_no_cut_under_load_ends_it(processes: Processes):
    """A connection that is cut while it is busy fails in many ways; none of them may be the last."""
    (teller, _), (_, ear) = await processes.start(), await processes.start()
    enough = asyncio.Event()

    async def load() -> None:
        while not enough.is_set():
            teller.send("load")
            await asyncio.sleep(0)

    loading = asyncio.create_task(load())
    for _ in range(10):
        await hang_up(processes.url)
        await asyncio.sleep(0.02)
    enough.set()
    await loading
    await until(lambda: ear.link[-1] == "miss")
    before = len(ear.heard)

    def told() -> bool:
        teller.send("at last")
        return "at last" in ear.messages[before:]

    await until(told)


@pytest.mark.parametrize("error", [asyncpg.InternalClientError, asyncpg.InterfaceError, ZeroDivisionError, EOFError])
async def test_whatever_is_raised_it_goes_on(processes: Processes, monkeypatch: pytest.MonkeyPatch, error: type):
    notifier, ear = await processes.start()
    (_, other) = await processes.start()
    failures = iter([error("anything")])

    class Failing:
        @property
        def execute(self):
            for failure in failures:
                raise failure
            return honest.execute

    honest = None
    send_all = notifier._send_all

    async def failing(connection) -> None:
        nonlocal honest
        honest = connection
        await send_all(Failing())

    monkeypatch.setattr(notifier, "_send_all", failing)
    await until(lambda: ear.link == ["lose", "miss", "lose", "miss"])
    notifier.send("still here")
    await until(lambda: "still here" in other.messages)


@pytest.mark.usefixtures("hasty")
async def test_a_half_open_link_is_noticed_and_left(processes: Processes, way: Gate):
    (_, ear), (teller, _) = await processes.start(way.url), await processes.start()
    way.half_open()
    await until(lambda: ear.link == ["lose", "miss", "lose"])
    assert ear.renewed == 1
    way.mend()
    await until(lambda: ear.link == ["lose", "miss", "lose", "miss"])
    teller.send("t")
    await until(lambda: ear.messages == ["t"])


@pytest.mark.usefixtures("hasty")
async def test_a_link_that_stood_still_hears_everything_again(processes: Processes, way: Gate):
    (held, ear), (teller, _) = await processes.start(way.url), await processes.start()
    way.freeze()
    await until(lambda: ear.link[-1] == "lose")
    assert not await held.confirm()
    way.thaw()
    await until(lambda: ear.link[-1] == "miss")
    teller.send("t")
    await until(lambda: "t" in ear.messages)


async def test_what_was_sent_before_is_heard_by_the_time_of_a_confirmation(processes: Processes, way: Gate):
    (asker, ear), (teller, _) = await processes.start(way.url), await processes.start()
    way.delay = 0.05
    for number in range(5):
        teller.send(f"{number}")
        assert await teller.confirm()
        assert await asker.confirm()
        assert f"{number}" in ear.messages


async def test_messages_that_do_not_fit_are_counted_and_everything_is_told_anew(
    processes: Processes, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    monkeypatch.setattr(notify, "MOST_WAITING", 5)
    notifier, ear = await processes.start()
    for number in range(8):
        notifier.send(f"{number}")
    await until(lambda: ear.link == ["lose", "miss", "miss"])
    told = [record.count for record in caplog.records if record.levelno == logging.WARNING]
    assert told == [3]


async def test_the_last_words_are_heard(processes: Processes):
    (one, _), (_, ear) = await processes.start(), await processes.start()
    one.send("goodbye")
    await one.close()
    await until(lambda: ear.messages == ["goodbye"])


async def test_a_commit_tells_the_others_by_itself(postgres_url: str):
    one, other = await open_log(postgres_url), await open_log(postgres_url)
    ears = [Ear(), Ear()]
    notifiers = [open_notifier(log, ear) for log, ear in zip((one, other), ears, strict=True)]
    await until(lambda: all("miss" in ear.link for ear in ears))
    await one.create(card("t"), row("t", 0))
    assert await one.append(row("t", 1), due=None)
    assert not await other.append(row("t", 1), due=None)
    await until(lambda: bool(ears[1].heard))
    assert [ear.heard for ear in ears] == [[], [(one.process, f"{CHANGED} t")]]
    for each in (*notifiers, one, other):
        await each.close()


async def test_an_entry_of_the_chat_tells_the_others_by_itself(postgres_url: str):
    one, other = await open_log(postgres_url), await open_log(postgres_url)
    ear = Ear()
    notifier = open_notifier(other, ear)
    await until(lambda: "miss" in ear.link)
    await one.create(card("t"), row("t", 0))
    entry = ChatEntry("t", 1, 1000, "table", "ada", b"hello")
    assert await one.chat.add(entry, Bounds(1, 1))
    assert not await one.chat.add(entry, Bounds(1, 1))
    await until(lambda: bool(ear.heard))
    assert ear.heard == [(one.process, f"{CHATTED} t")]
    for each in (notifier, one, other):
        await each.close()


async def test_after_a_lost_link_no_call_waits_on_an_old_connection(postgres_url: str, way: Gate):
    log = await open_log(way.url)
    await table(log, "a")
    await log.read("a")
    way.half_open()
    way.mend()
    log.renew_connections()
    async with asyncio.timeout(PATIENCE):
        assert len(await log.read("a")) == 1
        assert await log.append(row("a", 1), due=None)
    await log.close()


async def test_one_process_needs_nobody():
    alone = NoNotifier()
    alone.send("t")
    assert await alone.confirm()
    await alone.close()
