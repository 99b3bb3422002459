"""What only a server can do: go away and come back, hang up, keep us out."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress

import asyncpg
import pytest

from lettrine.store.errors import StoreUnavailableError, StoreUnreadableError
from lettrine.store.postgres.dialer import Dialer
from lettrine.store.postgres.log import PostgresLog
from lettrine.store.postgres.readers import READERS, Readers
from lettrine.store.url import open_log
from tests.store.postgres.gate import gate
from tests.store.postgres.server import Server, database, running
from tests.store.rows import row, table

pytestmark = pytest.mark.anyio

HANG_UP = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> $1"


@pytest.fixture(scope="module")
def own_server() -> Iterator[Server]:
    """One that may be stopped: no other test is using it."""
    with running() as server:
        yield server


@pytest.fixture
def own_url(own_server: Server) -> Iterator[str]:
    with database(own_server) as url:
        yield url


async def test_a_server_that_was_away_is_found_again(own_server: Server, own_url: str) -> None:
    log = await PostgresLog.open(own_url)
    await table(log, "a", rows=2)
    own_server.stop()
    for call in (log.append(row("a", 2), due=None), log.append(row("a", 2), due=None), log.read("a")):
        with pytest.raises(StoreUnavailableError):
            await call
    with pytest.raises(StoreUnavailableError):
        await open_log(own_url)
    own_server.start()
    assert await log.append(row("a", 2), due=None)
    assert len(await log.read("a")) == 3
    await log.close()


async def test_connections_that_are_cut_are_made_anew(postgres_url: str) -> None:
    log = await PostgresLog.open(postgres_url)
    await table(log, "a", rows=2)
    await _hang_up(postgres_url)
    await asyncio.sleep(0.1)  # the news has to arrive
    assert await log.append(row("a", 2), due=None)
    assert len(await log.read("a")) == 3
    await log.close()


async def test_under_load_a_cut_loses_nothing_that_was_acknowledged(postgres_url: str) -> None:
    log = await PostgresLog.open(postgres_url)
    names = [f"table-{number}" for number in range(30)]
    for name in names:
        await table(log, name)
    enough = asyncio.Event()
    loads = [asyncio.create_task(_load(log, name, enough)) for name in names]
    await asyncio.sleep(0.2)
    await _hang_up(postgres_url)
    await asyncio.sleep(0.2)
    enough.set()
    acknowledged = await asyncio.gather(*loads)
    for name, last in zip(names, acknowledged, strict=True):
        rows = await log.read(name)
        assert [each.seq for each in rows] == list(range(len(rows)))
        assert len(rows) in (last + 1, last + 2)  # one that was under way may be stored or not
        assert await log.append(row(name, len(rows)), due=None)
    await log.close()


async def _load(log: PostgresLog, name: str, enough: asyncio.Event) -> int:
    """Append until the store is away or it is enough; the last row that was acknowledged."""
    seq = 0
    with suppress(StoreUnavailableError):  # those who are not under way at the cut notice nothing of it
        while not enough.is_set():
            assert await log.append(row(name, seq + 1), due=None)
            seq += 1
    return seq


async def _hang_up(url: str) -> None:
    link = await asyncpg.connect(url)
    await link.execute(HANG_UP, link.get_server_pid())
    await link.close()


async def test_a_call_whose_connection_is_dropped_says_that_the_store_is_away(postgres_url: str) -> None:
    readers = Readers(Dialer(postgres_url))
    for turn in range(20):  # asyncpg raises one thing or another, by how far the call has come
        calls = [asyncio.create_task(readers.query("SELECT pg_sleep(60)")) for _ in range(4)]
        while len(readers._busy) < len(calls):
            await asyncio.sleep(0)
        for _ in range(turn):
            await asyncio.sleep(0)
        readers.renew()
        done = await asyncio.gather(*(asyncio.wait_for(call, 30) for call in calls), return_exceptions=True)
        assert {type(each) for each in done} == {StoreUnavailableError}
    assert await readers.query("SELECT 1")
    await readers.close()


async def test_a_caller_who_gives_up_leaves_a_good_connection_to_the_next(postgres_url: str) -> None:
    readers = Readers(Dialer(postgres_url))
    for _ in range(2 * READERS):
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.05):
                await readers.query("SELECT pg_sleep(60)")
    with pytest.raises(asyncpg.UndefinedTableError):
        await readers.query("SELECT * FROM nothing")
    assert [tuple(row) for row in await readers.query("SELECT 1")] == [(1,)]
    await readers.close()


async def test_an_attempt_to_connect_that_hangs_does_not_hold_up_the_next(postgres_url: str) -> None:
    async with gate(postgres_url) as way:
        way.half_open()
        connecting = asyncio.create_task(Dialer(way.url).connect(timeout=60))
        while not way.passages:
            await asyncio.sleep(0.005)
        way.mend()  # the first attempt will never be answered
        link = await connecting
        assert await link.fetchval("SELECT 1") == 1
        await link.close()


async def test_two_who_write_to_the_same_tables_in_opposite_order_never_wait_for_each_other(postgres_url: str) -> None:
    logs = [await PostgresLog.open(postgres_url) for _ in range(2)]
    names = [f"table-{number}" for number in range(40)]
    for name in names:
        await table(logs[0], name)
    for seq in range(1, 20):
        orders = zip(logs, (names, names[::-1]), strict=True)
        appends = [log.append(row(name, seq), due=seq) for log, order in orders for name in order]
        assert (await asyncio.gather(*appends)).count(True) == len(names)
    assert await _deadlocks(postgres_url) == 0
    for log in logs:
        await log.close()


async def _deadlocks(url: str) -> int:
    link = await asyncpg.connect(url)
    await asyncio.sleep(1.1)  # a process reports to the statistics once a second
    found = await link.fetchval("SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()")
    await link.close()
    return found


async def test_a_database_that_is_not_there_is_unreadable(postgres_server: Server) -> None:
    with pytest.raises(StoreUnreadableError, match="does not exist"):
        await open_log(postgres_server.url("nobodys"))


@pytest.mark.parametrize("url", ["postgresql://me:secret@host:port/x", "postgresql://me:secret@/x?sslmode=odd"])
async def test_a_url_that_makes_no_sense_is_unreadable_and_not_repeated(url: str) -> None:
    with pytest.raises(StoreUnreadableError) as refused:
        await open_log(url)
    assert "secret" not in str(refused.value)


async def test_where_nobody_listens_the_store_is_away() -> None:
    with pytest.raises(StoreUnavailableError) as refused:
        await open_log("postgresql://me:secret@127.0.0.1:1/x")
    assert refused.value.code == "store_away"
    assert "secret" not in str(refused.value)
