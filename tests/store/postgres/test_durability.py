"""A commit is answered when it is on the server's disk, whatever the server's defaults are; a server that may not write
acknowledges nothing."""

import asyncio
import logging
from collections.abc import Iterator

import asyncpg
import pytest

from lettrine.store.chat import Bounds, ChatEntry
from lettrine.store.errors import StoreReadOnlyError, StoreUnavailableError
from lettrine.store.postgres import dialer
from lettrine.store.postgres.log import PostgresLog
from tests.store.postgres.server import Server, database, running
from tests.store.rows import card, row, table

pytestmark = pytest.mark.anyio


async def order(url: str, *statements: str) -> None:
    link = await asyncpg.connect(url)
    for statement in statements:
        await link.execute(statement)
    await link.close()


async def default(url: str, setting: str, whose: str = "DATABASE") -> None:
    """A default of the database or of the role, for every session that begins from now on."""
    name = "current_database()" if whose == "DATABASE" else "current_user"
    link = await asyncpg.connect(url)
    quoted = await link.fetchval(f"SELECT quote_ident({name})")
    await link.execute(f"ALTER {whose} {quoted} {setting}")
    await link.close()


async def in_use(log: PostgresLog) -> set[str]:
    """What the server says of the connection that appends, and of one that creates, chats and enters results."""
    assert await log.append(row("a", 1), due=None)
    assert log._connection is not None
    ask = "SELECT current_setting('synchronous_commit')"
    return {await log._connection.fetchval(ask), (await log._readers.query(ask))[0][0]}


@pytest.mark.parametrize("weak", ["off", "local", "remote_write"])
async def test_a_default_of_the_database_does_not_weaken_a_commit(postgres_url: str, weak: str) -> None:
    await default(postgres_url, f"SET synchronous_commit = {weak}")
    log = await PostgresLog.open(postgres_url)
    await table(log, "a")
    assert await in_use(log) == {"on"}
    await log.close()


@pytest.fixture(scope="module")
def own_server() -> Iterator[Server]:
    """One whose role and settings may be changed: no other test is using it."""
    with running() as server:
        yield server


@pytest.fixture
def own_url(own_server: Server) -> Iterator[str]:
    with database(own_server) as url:
        yield url


async def test_neither_does_one_of_the_role(own_url: str) -> None:
    await default(own_url, "SET synchronous_commit = off", "ROLE")
    log = await PostgresLog.open(own_url)
    await table(log, "a")
    assert await in_use(log) == {"on"}
    await log.close()
    await default(own_url, "RESET synchronous_commit", "ROLE")


async def test_nor_one_of_the_server_that_changes_while_we_are_connected(own_url: str) -> None:
    log = await PostgresLog.open(own_url)
    await table(log, "a")
    await order(own_url, "ALTER SYSTEM SET synchronous_commit = off", "SELECT pg_reload_conf()")
    link = await asyncpg.connect(own_url)
    async with asyncio.timeout(60):
        while await link.fetchval("SELECT current_setting('synchronous_commit')") != "off":
            await asyncio.sleep(0.01)
    await link.close()
    assert await in_use(log) == {"on"}
    await log.close()
    await order(own_url, "ALTER SYSTEM RESET synchronous_commit", "SELECT pg_reload_conf()")


async def test_what_is_stricter_is_left_as_it_is(postgres_url: str) -> None:
    await default(postgres_url, "SET synchronous_commit = remote_apply")
    log = await PostgresLog.open(postgres_url)
    await table(log, "a")
    assert await in_use(log) == {"remote_apply"}
    await log.close()


async def test_a_server_that_does_not_do_as_it_is_told_is_not_written_to(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As behind a proxy that answers by itself."""
    monkeypatch.setattr(dialer, "ENSURE_DURABLE", "SELECT 'off'")
    with pytest.raises(StoreUnavailableError, match="wait for the disk"):
        await dialer.Dialer(postgres_url).connect()


async def test_a_database_that_is_read_only_takes_nothing_and_goes_on_when_it_is_not(postgres_url: str) -> None:
    log = await PostgresLog.open(postgres_url)
    await table(log, "a")
    await default(postgres_url, "SET default_transaction_read_only = on")
    log.renew_connections()
    for call in (
        log.append(row("a", 1), due=None),
        log.create(card("b"), row("b", 0)),
        log.chat.add(ChatEntry("a", 1, 1, "table", "ada", b"hello"), Bounds(5, 5)),
        log.installation.probe(),
    ):
        with pytest.raises(StoreReadOnlyError):
            await call
    assert log.condition.trouble == "store_read_only"
    assert len(await log.read("a")) == 1
    await order(
        postgres_url,
        "SET default_transaction_read_only = off",
        "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I RESET ALL', current_database()); END $$",
    )
    log.renew_connections()
    assert await log.append(row("a", 1), due=None)
    assert log.condition.trouble == ""
    await log.close()


async def test_a_server_without_fsync_is_warned_of(
    own_server: Server, own_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    await order(own_url, "ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()")
    with caplog.at_level(logging.WARNING):
        async with asyncio.timeout(60):
            while "fsync is off" not in caplog.text:
                await (await PostgresLog.open(own_url)).close()
    await order(own_url, "ALTER SYSTEM RESET fsync", "SELECT pg_reload_conf()")
