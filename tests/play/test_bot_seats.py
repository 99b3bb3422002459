"""Bots at tables: in another process, by the frames of their seats alone, and like anybody else."""

import asyncio
import os
import signal
import time
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest

from lettrine.bots.common.bot import Move, duty_of
from lettrine.bots.registry import BOTS
from lettrine.bots.sonde.random_player import RandomSonde
from lettrine.games.pieces.race.actions import Claim, GiveUp
from lettrine.games.quick.actions import Hide as QuickHide
from lettrine.games.sonde import SONDE
from lettrine.games.sonde.actions import Hide, Interrupt
from lettrine.play import commands
from lettrine.play import table_events as te
from lettrine.play.bot_calls import BotCalls
from lettrine.play.bot_process import weakest_bot
from lettrine.play.bot_seats import BotSeats
from lettrine.play.tables import Tables
from lettrine.store.errors import StoreUnavailableError
from lettrine.store.memory import MemoryLog
from lettrine.words.cache import lexicon
from tests.play.actions import act
from tests.play.processes import done

pytestmark = pytest.mark.anyio


async def real_words(language: str):
    return await asyncio.to_thread(lexicon, language)


@pytest.fixture
async def tables():
    return Tables(MemoryLog(), real_words, lambda: int(1000 * time.time()))


@pytest.fixture
async def bot_seats(tables: Tables):
    made = BotSeats(tables)
    yield made
    await made.close()


async def table_with_bots(tables: Tables, seats: int, people: int = 0) -> str:
    await done(tables.open("t", te.Plan("sonde", "1976", "fr", seats), "c"))
    for seat in range(people):
        await done(tables.do("t", commands.sit(seat, f"P{seat}", f"k{seat}")))
    for seat in range(people, seats):
        await done(tables.do("t", commands.seat_bot(seat, "club", f"B{seat}")))
    return "t"


async def until(condition, seconds: float = 30) -> None:
    for _ in range(int(100 * seconds)):
        if await condition():
            return
        await asyncio.sleep(0.01)
    pytest.fail("it never came about")


async def test_bots_alone_play_to_the_end(tables: Tables, bot_seats: BotSeats):
    table = await table_with_bots(tables, 3)
    await done(tables.do(table, commands.begin(seed=5)))

    async def over():
        return (await tables.table(table)).status == "over"

    await until(over)


async def test_S32_bots_check_and_accept_after_the_end(tables: Tables, bot_seats: BotSeats):
    await done(tables.open("t", te.Plan("sonde", "1976", "en", 3, {"spelling": "trust"}), "c"))
    await done(tables.do("t", commands.sit(0, "P0", "k0")))
    for seat in (1, 2):
        await done(tables.do("t", commands.seat_bot(seat, "club", [f"B{seat}"])))
    await done(tables.do("t", commands.begin(seed=5)))
    await done(tables.do("t", act(0, Hide("XQZJW"))))
    await done(tables.do("t", commands.hand(0, "club")))

    async def final():
        return (await tables.table("t")).final

    await until(final)
    kinds = [msgspec.json.decode(row.action)["do"] for row in await tables.store.read("t") if row.action]
    assert kinds.count("accept") == 3
    assert "check" in kinds


async def test_bots_wait_for_people(tables: Tables, bot_seats: BotSeats):
    table = await table_with_bots(tables, 3, people=1)
    await done(tables.do(table, commands.begin(seed=5)))

    async def bots_have_hidden():
        now = await tables.table(table)
        return next(d for d in now.step.open if d.duty).seats == (0,)

    await until(bots_have_hidden)
    await done(tables.do(table, act(0, Hide("maison"))))
    now = await tables.table(table)
    assert SONDE.standing(now.step.state).turn == 0


async def test_a_seat_is_handed_to_a_bot_and_taken_back(tables: Tables, bot_seats: BotSeats):
    table = await table_with_bots(tables, 2, people=2)
    await done(tables.do(table, commands.begin(seed=5)))
    await done(tables.do(table, commands.hand(0, "beginner")))

    async def bot_has_hidden():
        now = await tables.table(table)
        return next(d for d in now.step.open if d.duty).seats == (1,)

    await until(bot_has_hidden)
    back = await done(tables.do(table, commands.hand(0, None)))
    assert back.sitters[0].bot is None
    assert back.seat_of("k0") == 0


async def test_a_process_of_bots_that_dies_is_replaced(tables: Tables, bot_seats: BotSeats):
    table = await table_with_bots(tables, 3)
    await done(tables.do(table, commands.begin(seed=5)))

    async def some_way_into_it():
        return (await tables.table(table)).seq > 20

    await until(some_way_into_it)
    for process in bot_seats.calls.processes[0].pids:
        os.kill(process, signal.SIGKILL)

    async def over():
        return (await tables.table(table)).status == "over"

    await until(over)


async def test_a_bot_that_fails_does_not_hold_the_game_up(tables: Tables, bot_seats: BotSeats, monkeypatch):
    failed: list[str] = []

    async def call(self, seat, *rest):
        if seat.bot != weakest_bot(seat.game):
            failed.append(seat.bot)
            raise ValueError("a mistake in a bot")
        return await honest(self, seat, *rest)

    honest = BotCalls.call
    monkeypatch.setattr(BotCalls, "call", call)
    table = await table_with_bots(tables, 3)
    await done(tables.do(table, commands.begin(seed=5)))

    async def over():
        return (await tables.table(table)).status == "over"

    await until(over)
    assert set(failed) == {"club"}


async def test_a_bot_tries_again_when_the_store_was_away(tables: Tables, bot_seats: BotSeats, monkeypatch):
    monkeypatch.setattr("lettrine.play.bot_seats.RETRY_DELAY", 0.01)
    table = await table_with_bots(tables, 3)
    honest, failures = tables.store.append, iter([True, False, True, True])

    async def append(row, **rest):
        if row.seq > 4 and next(failures, False):
            raise StoreUnavailableError("for a moment")
        return await honest(row, **rest)

    monkeypatch.setattr(tables.store, "append", append)
    await done(tables.do(table, commands.begin(seed=5)))

    async def over():
        return (await tables.table(table)).status == "over"

    await until(over)
    assert next(failures, None) is None


async def test_a_table_of_bots_leaves_memory_when_it_is_over(tables: Tables, bot_seats: BotSeats):
    tables.most_loaded = 1
    table = await table_with_bots(tables, 3)
    await done(tables.do(table, commands.begin(seed=5)))

    async def over():
        return (await tables.table(table)).status == "over"

    await until(over)
    await done(tables.open("another", te.Plan("sonde", "1976", "fr", 2), "d"))
    assert tables.loaded_count() == 1
    assert not bot_seats._frames


PACE = 0.01
"""How long bots take, in terms of a person's time."""


class Slow:
    """Somebody who knows the word at once and takes a person's time to find it."""

    def __init__(self, seat: int, words, chance) -> None:
        self.seat = seat

    def see(self, sent) -> None:
        pass

    def act(self, view, choices):
        if not choices:
            return None
        decision = choices[0].decision
        if decision.kind == "hide":
            return Move(decision.id, QuickHide("EUT"))
        return Move(decision.id, Claim("TUE"), pause=0.4 / PACE)


async def test_a_bot_takes_a_persons_time_and_lets_others_go_first(tables: Tables, monkeypatch):
    monkeypatch.setitem(BOTS["quick"], "slow", Slow)
    monkeypatch.setattr("lettrine.child_process.start_pool", lambda: ThreadPoolExecutor(1))
    bot_seats = BotSeats(tables, pace=PACE)
    await done(tables.open("q", te.Plan("quick", "standard", "fr", 3), "c"))
    await done(tables.do("q", commands.sit(0, "P", "k")))
    for seat in (1, 2):
        await done(tables.do("q", commands.seat_bot(seat, "slow", [f"B{seat}"])))
    await done(tables.do("q", commands.begin(seed=5)))
    await done(tables.do("q", act(0, QuickHide("EUT"))))

    async def racing():
        return (await tables.table("q")).step.state.race.began is not None

    await until(racing)
    began = time.monotonic()
    await done(tables.do("q", act(0, GiveUp())))  # whatever happens meanwhile, their time runs on

    async def over():
        return (await tables.table("q")).status == "over"

    await until(over)
    assert time.monotonic() - began > 0.2
    assert (await tables.table("q")).step.state.race.winner in (1, 2)
    await bot_seats.close()


class Silent:
    """Knows what seat 0 hides, and says it as soon as the rules let it; whoever else plays just asks."""

    def __init__(self, seat, words, chance) -> None:
        self.bot = RandomSonde(seat, words, chance)
        self.seat = seat

    def see(self, sent) -> None:
        self.bot.see(sent)

    def act(self, view, choices):
        naming = next((each for each in choices if each.decision.kind == "interrupt"), None)
        if naming is not None and self.seat == 2:
            return Move(naming.decision.id, Interrupt(0, "TREASURER"))
        return self.bot.act(view, [each for each in choices if each.decision.duty]) if duty_of(choices) else None


async def test_S27_a_bot_in_a_later_seat_speaks_before_an_earlier_one_goes_on(tables: Tables, monkeypatch):
    monkeypatch.setitem(BOTS["sonde"], "silent", Silent)
    monkeypatch.setattr("lettrine.child_process.start_pool", lambda: ThreadPoolExecutor(1))
    bot_seats = BotSeats(tables)
    await done(tables.open("s", te.Plan("sonde", "1976", "en", 3), "c"))
    await done(tables.do("s", commands.sit(0, "P", "k")))
    for seat in (1, 2):
        await done(tables.do("s", commands.seat_bot(seat, "silent", [f"B{seat}"])))
    await done(tables.do("s", commands.begin(seed=5, drawn=1)))
    await done(tables.do("s", act(0, Hide("TREASURER"))))

    async def named():
        table = await tables.table("s")
        return table.step.state.turns > 0 and not table.step.state.trays[0].hidden

    await until(named)
    kinds = [msgspec.json.decode(row.action)["do"] for row in await tables.store.read("s") if row.action]
    assert "ask" not in kinds[: kinds.index("interrupt")]
    await bot_seats.close()
