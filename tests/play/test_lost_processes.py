"""Bots whose process hangs or dies: the game goes on, so do other tables, and it costs a few processes and no more."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any

import pytest

from lettrine import child_process
from lettrine.games.sonde.actions import Hide
from lettrine.play import bot_calls, commands
from lettrine.play import table_events as te
from lettrine.play.bot_calls import MOST_LOSSES
from lettrine.play.bot_process import BotSeat, next_move, weakest_bot
from lettrine.play.bot_seats import BotSeats
from lettrine.play.table import Table
from lettrine.play.tables import Tables
from lettrine.store.memory import MemoryLog
from tests.hangs import WAYS, ways, why
from tests.play.actions import act
from tests.play.processes import Time, done, no_words

pytestmark = pytest.mark.anyio
PATIENCE = 120.0
SIMPLEST = weakest_bot("sonde")


def hanging_move(way: str, bots: tuple[str, ...], seat: BotSeat, frames: list[bytes]) -> bytes | None:
    """Runs in a bot process: at table `bad`, these bots never answer."""
    if seat.table == "bad" and seat.bot in bots:
        WAYS[way]()
    return next_move(seat, frames)


@pytest.fixture
async def tables() -> Tables:
    return Tables(MemoryLog(), no_words, Time())


@pytest.fixture
async def bots(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[BotSeats]:
    monkeypatch.setattr(child_process, "FIRST_LIMIT", 1.0)
    monkeypatch.setattr(bot_calls, "MOVE_LIMIT", 0.5)
    made = BotSeats(tables)
    yield made
    await made.close()


@pytest.fixture
def hang(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    return lambda way, *bots: monkeypatch.setattr(bot_calls, "next_move", partial(hanging_move, way, bots))


async def begin(tables: Tables, table: str, *sitters: str, **plan: Any) -> None:
    """A game of these bots; an empty name is a person."""
    fields = {"options": {"cards": "off"}, "lexicon": "none", **plan}
    await done(tables.open(table, te.Plan("sonde", "1976", "en", len(sitters), **fields), f"code-{table}"))
    for seat, bot in enumerate(sitters):
        person = commands.sit(seat, f"P{seat}", f"k{seat}")
        await done(tables.do(table, commands.seat_bot(seat, bot, [f"B{seat}"]) if bot else person))
    await done(tables.do(table, commands.begin(seed=5)))


async def until(tables: Tables, table: str, reached: Callable[[Table], bool]) -> Table:
    async with asyncio.timeout(PATIENCE):
        while True:
            found = await tables.table(table)
            assert found is not None
            if reached(found):
                return found
            await asyncio.sleep(0.01)


def over(table: Table) -> bool:
    return table.status == "over"


def lost(way: str) -> int:
    return child_process.losses()["bots", why(way)]


@ways
async def test_a_bot_that_loses_its_process_costs_it_twice_and_holds_no_table_up(way, tables, bots, hang, caplog):
    hang(way, "club")
    before = lost(way)
    await begin(tables, "bad", "club", SIMPLEST)
    await begin(tables, "good", "club", SIMPLEST)
    await until(tables, "bad", over)
    await until(tables, "good", over)
    assert lost(way) - before >= MOST_LOSSES
    assert bots.calls._losses.total() == 0, "what is over is forgotten"
    assert [record for record in caplog.records if getattr(record, "task", "") == "bots"]


@pytest.mark.parametrize("way", ["is stopped", "dies"])
async def test_where_no_bot_can_play_duties_lapse_and_that_costs_a_few_processes(way, tables, bots, hang):
    hang(way, SIMPLEST)
    before = lost(way)
    await begin(tables, "bad", SIMPLEST, SIMPLEST, SIMPLEST)
    found = await until(tables, "bad", lambda table: table.moves > 20)
    assert found.idle == found.moves - 1
    assert lost(way) - before == 3 * MOST_LOSSES


async def test_nobody_else_loses_their_time_when_duties_of_bots_lapse(tables, bots, hang):
    """S2: all hide a word at once, and whoever is a person takes as long as they like."""
    hang("dies", SIMPLEST)
    await begin(tables, "bad", "", SIMPLEST, SIMPLEST)
    await given_up(bots, 2)
    assert (await tables.table("bad")).moves == 1
    await done(tables.do("bad", act(0, Hide("HOUSE"))))
    playing = await until(tables, "bad", lambda table: not any(each.kind == "hide" for each in table.step.open))
    assert playing.moves == 3


async def test_with_a_clock_the_clock_decides(tables, bots, hang):
    hang("dies", SIMPLEST)
    await begin(tables, "bad", SIMPLEST, SIMPLEST, clock=te.Clock("decision", 10))
    await given_up(bots, 2)
    assert (await tables.table("bad")).moves == 1
    tables.now.pass_(10)
    assert await tables.lapse_overdue() == 1


async def given_up(bots: BotSeats, count: int) -> None:
    """Until so many bots can do nothing, and their table has been played as far as it can be."""
    async with asyncio.timeout(PATIENCE):
        while len(bots._given_up) < count or bots._tasks:
            await asyncio.sleep(0.01)


async def test_whoever_does_not_wait_any_more_leaves_the_next_its_whole_time(bots):
    process = bots.calls.processes[0]
    hanging = asyncio.create_task(process.call(0.2, "kind", WAYS["sleeps"]))
    async with asyncio.timeout(PATIENCE):
        while not process.pids:
            await asyncio.sleep(0.01)
    hanging.cancel()
    assert await process.call(PATIENCE, "kind", os.getpid) in process.pids


async def test_a_process_that_never_starts_is_given_up(bots, monkeypatch):
    monkeypatch.setattr(child_process, "START_LIMIT", 0.5)
    monkeypatch.setattr(child_process, "exit_with_server", WAYS["sleeps"])
    with pytest.raises(child_process.ChildHungError):
        await bots.calls.processes[0].call(0.1, "kind", os.getpid)
    assert bots.calls.processes[0].pids == []
