"""How connections are opened while a server does not answer: soon again, and without using up all that it has."""

import asyncio

import pytest

from lettrine.store.errors import StoreUnavailableError
from lettrine.store.postgres import dialer
from lettrine.store.url import open_log
from tests.store.postgres.gate import gate
from tests.store.rows import row, table

pytestmark = pytest.mark.anyio

CALLERS = 30


async def test_however_many_wait_the_attempts_are_those_of_one(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dialer, "CONNECT_TIMEOUT", 0.6)
    monkeypatch.setattr(dialer, "ATTEMPT_INTERVAL", 0.2)
    async with gate(postgres_url) as way:
        log = await open_log(way.url)
        await table(log, "a")
        way.half_open()
        log.renew_connections()
        began, before = asyncio.get_running_loop().time(), way.let_in
        calls = (log.append(row("a", 1), due=None), *(log.read("a") for _ in range(CALLERS)))
        done = await asyncio.gather(*calls, return_exceptions=True)
        assert {type(each) for each in done} == {StoreUnavailableError}
        intervals = (asyncio.get_running_loop().time() - began) / dialer.ATTEMPT_INTERVAL
        assert way.let_in - before <= 2 * intervals
        way.mend()
        async with asyncio.timeout(60):
            await asyncio.gather(*(log.read("a") for _ in range(CALLERS)))
        await log.close()


async def test_the_server_keeps_no_lock_of_a_machine_that_is_gone(postgres_url: str) -> None:
    connection = await dialer.Dialer(postgres_url).connect()
    assert await connection.fetchval("SHOW idle_in_transaction_session_timeout") == "10s"
    await connection.close()
