"""How long bots wait for people to follow, and how somebody who needs less time makes them go on."""

import asyncio
from typing import Any

import pytest

from lettrine.play import commands
from lettrine.play import table_events as te
from lettrine.play.pace import SECONDS, Pauses
from lettrine.play.tables import Tables
from tests.play.processes import Processes

pytestmark = pytest.mark.anyio


@pytest.fixture
def tables(processes: Processes) -> Tables:
    return processes.process()


@pytest.fixture
async def table(tables: Tables) -> Any:
    await tables.open("p", te.Plan("sonde", "1976", "fr", 2, pace="slow"), "c")
    await tables.do("p", commands.sit(0, "Ada", "key"))
    return await tables.table("p")


def test_slow_is_slower_than_normal_and_that_than_fast():
    assert SECONDS["slow"] > SECONDS["normal"] > SECONDS["fast"] > 0


async def test_a_table_begins_as_its_plan_says_and_whoever_sits_there_changes_it(tables: Tables, table: Any):
    assert table.pace == "slow"
    await tables.do("p", commands.set_pace("key", "fast"))
    assert (await tables.table("p")).pace == "fast"
    assert (await tables.do("p", commands.set_pace("key", "fast"))).code == "already_so"
    assert (await tables.do("p", commands.set_pace("stranger", "slow"))).code == "not_seated"


async def test_a_pause_lasts_until_somebody_hurries(table: Any):
    pauses = Pauses(factor=1000)  # no test would live to see it end by itself
    pausing = asyncio.create_task(pauses.wait("p", asyncio.get_running_loop().time() + pauses.seconds(table)))
    await asyncio.sleep(0)
    assert not pausing.done()
    pauses.end("another table")
    pauses.end("p")
    assert await asyncio.wait_for(pausing, 10)
    pauses.end("p")  # nobody waits any more


async def test_a_pause_that_is_interrupted_ends_without_a_move():
    pauses = Pauses(factor=1)
    pausing = asyncio.create_task(pauses.wait("p", asyncio.get_running_loop().time() + 1000))
    await asyncio.sleep(0)
    pauses.interrupt("p")
    pauses.end("p")  # too late
    assert not await asyncio.wait_for(pausing, 10)


async def test_hurrying_before_a_pause_does_not_shorten_the_next():
    pauses = Pauses(factor=1)
    pauses.end("p")
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(pauses.wait("p", asyncio.get_running_loop().time() + 1000), 0.01)


async def test_without_a_factor_there_is_no_pause(table: Any):
    assert Pauses(factor=0).seconds(table) == 0
