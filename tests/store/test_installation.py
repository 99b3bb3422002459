"""What all servers on a database share: the first value stays, whoever else comes."""

import asyncio
import logging

import pytest

from lettrine.store.errors import StoreUnavailableError
from lettrine.store.log import Log
from lettrine.store.url import open_log
from tests.store.child import child

pytestmark = pytest.mark.anyio


async def test_the_first_value_of_a_name_stays(log: Log) -> None:
    assert await log.installation.fact("colour") is None
    assert await log.installation.agree("colour", b"red") == b"red"
    assert await log.installation.agree("colour", b"blue") == b"red"
    assert await log.installation.agree("size", b"\0\xff") == b"\0\xff"
    assert await log.installation.fact("colour") == b"red"


async def test_many_at_once_agree(log: Log) -> None:
    values = [str(number).encode() for number in range(20)]
    agreed = await asyncio.gather(*(log.installation.agree("colour", value) for value in values))
    assert len(set(agreed)) == 1


def test_processes_that_start_at_once_agree(lasting_url: str) -> None:
    processes = [child("agree", lasting_url, f"value-{number}") for number in range(4)]
    for process in processes:
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        process.stdin.write("go\n")
        process.stdin.flush()
    said = {process.communicate(timeout=60)[0] for process in processes}
    assert len(said) == 1
    assert asyncio.run(_stored(lasting_url)) == said.pop().strip()


async def _stored(url: str) -> str:
    log = await open_log(url)
    found = await log.installation.fact("colour")
    await log.close()
    assert found is not None
    return found.decode()


async def test_a_probe_finds_out_whether_the_store_takes_anything_and_says_so_once(
    log: Log, caplog: pytest.LogCaptureFixture
) -> None:
    await log.installation.probe()
    assert log.condition.trouble == ""
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            with pytest.raises(StoreUnavailableError), log.condition.noting():
                raise StoreUnavailableError("no answer")
        assert log.condition.trouble == "store_away"
        await log.installation.probe()
    assert log.condition.trouble == ""
    assert [record.getMessage() for record in caplog.records] == [
        "the store takes nothing: commands are refused",
        "the store takes commands again",
    ]
