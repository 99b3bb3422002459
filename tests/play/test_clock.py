"""Time at the tables goes on evenly, whatever the wall clock does: while a process runs, over a restart, and in two."""

import logging
from collections.abc import Iterator

import pytest

from lettrine.games.sonde.actions import Ask, Auto, Hide
from lettrine.play import commands
from lettrine.play import table_events as te
from lettrine.play.clock import Clock
from lettrine.play.table import Table, deadline
from lettrine.play.tables import Tables
from lettrine.server.live.connections import game_moment
from lettrine.server.metrics import Metrics
from lettrine.store import clock
from lettrine.store.errors import StoreUnavailableError
from lettrine.store.memory import MemoryLog
from tests.play.actions import act
from tests.play.processes import Processes, Time, done, no_words

pytestmark = pytest.mark.anyio
HOUR = 3600
DECISION = te.Clock("decision", 10)
PLAYER = te.Clock("player", 60, 10)
WAYS = pytest.mark.parametrize("hours", [-1, 1], ids=["back", "forward"])


class Machine:
    """A machine whose wall clock can be set, and the processes on it."""

    def __init__(self) -> None:
        self.wall, self.passed = 1_700_000_000_000, 5_000.0
        self.store = MemoryLog()
        self.setting = Processes(self.store)
        self.jumps: list[int] = []

    def pass_(self, seconds: float) -> None:
        self.wall += int(1000 * seconds)
        self.passed += seconds

    def set_clock(self, hours: float) -> None:
        self.wall += int(1000 * HOUR * hours)

    async def process(self) -> "Process":
        made = Process(self)
        await made.clock.check()
        return made


class Process:
    """A process, from its start on."""

    def __init__(self, machine: Machine) -> None:
        self.clock = Clock(machine.store.clock, lambda: machine.passed)
        self.clock.on_jump = machine.jumps.append
        self.tables = Tables(machine.store, no_words, self.clock.now)

    def told(self, table: Table) -> tuple[int, int]:
        """What a client is told: the seconds until the deadline, and what seat 0 has left."""
        time = game_moment(table, 0, (), self.clock.now()).time
        return ((time.due or 0) - time.now) // 1000, (time.left or (0,))[0] // 1000


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Iterator[Machine]:
    made = Machine()
    monkeypatch.setattr(clock, "wall_ms", lambda: made.wall)
    return made


async def lapses(process: Process) -> bool:
    return bool(await process.tables.lapse_overdue())


@WAYS
async def test_a_deadline_keeps_its_length_when_the_wall_clock_is_set(machine: Machine, hours: int):
    process = await machine.process()
    table = await machine.setting.seated(process.tables, clock=DECISION)
    machine.set_clock(hours)
    assert process.told(await process.tables.table(table)) == (10, 0)
    machine.pass_(9)
    assert not await lapses(process)
    machine.pass_(1)
    assert await lapses(process)


@WAYS
async def test_a_bank_keeps_what_is_in_it_when_the_wall_clock_is_set(machine: Machine, hours: int):
    process = await machine.process()
    table = await machine.setting.seated(process.tables, clock=PLAYER)
    machine.pass_(5)
    machine.set_clock(hours)
    machine.pass_(5)
    after = await process.tables.do(table, act(1, Auto(True)))
    assert isinstance(after, Table)
    assert after.left[0] == 50_000
    assert process.told(after) == (50, 50)


async def test_after_a_restart_with_the_clock_set_back_nobody_waits_for_that_hour(machine: Machine):
    before = await machine.process()
    await machine.setting.seated(before.tables, clock=DECISION)
    await before.clock.check()
    machine.set_clock(-1)
    process = await machine.process()
    assert not await lapses(process)
    machine.pass_(10)
    assert await lapses(process), "its duty was stored an hour ahead"


@WAYS
async def test_the_wall_clock_set_while_a_process_ran_does_no_harm_after_a_restart(machine: Machine, hours: int):
    before = await machine.process()
    table = await machine.setting.seated(before.tables, clock=PLAYER)
    machine.set_clock(hours)
    machine.pass_(5)
    await before.clock.check()
    machine.pass_(5)
    process = await machine.process()
    assert not await lapses(process)
    assert process.told(await process.tables.table(table)) == (50, 50)


async def test_time_that_passes_while_nobody_serves_counts_and_one_duty_lapses(machine: Machine):
    """As it always has: a wall clock that was set forward meanwhile looks the same."""
    before = await machine.process()
    table = await machine.setting.seated(before.tables, clock=DECISION)
    await before.clock.check()
    machine.pass_(HOUR)
    process = await machine.process()
    assert await lapses(process)
    assert not await lapses(process)
    assert process.told(await process.tables.table(table)) == (10, 0)


@WAYS
async def test_processes_that_started_before_and_after_the_wall_clock_was_set_have_the_same_time(
    machine: Machine, hours: int
):
    one = await machine.process()
    table = await machine.setting.seated(one.tables, clock=PLAYER)
    machine.set_clock(hours)
    await one.clock.check()
    other = await machine.process()
    machine.pass_(3)
    assert other.clock.now() == one.clock.now()
    assert other.told(await other.tables.table(table)) == one.told(await one.tables.table(table)) == (57, 57)
    await one.clock.check()
    await other.clock.check()
    assert len(machine.jumps) == 1, "one of them tells of it, and once"


@WAYS
async def test_a_jump_is_logged_and_counted(machine: Machine, hours: int, caplog: pytest.LogCaptureFixture):
    metrics = Metrics()
    process = await machine.process()
    process.clock.on_jump = metrics.record_clock_jump
    machine.pass_(10)
    await process.clock.check()
    assert not caplog.records
    machine.set_clock(hours)
    with caplog.at_level(logging.WARNING):
        await process.clock.check()
        await process.clock.check()
    (record,) = caplog.records
    assert vars(record)["seconds"] == HOUR * hours
    way = {-1: "back", 1: "forward"}[hours]
    assert f'lettrine_clock_jumps_total{{way="{way}"}} 1.0' in metrics.render(0, 0).decode()


async def test_a_clock_that_goes_back_between_two_starts_is_told_of(machine: Machine):
    await (await machine.process()).clock.check()
    machine.set_clock(-1)
    await machine.process()
    assert machine.jumps == [-1000 * HOUR]


async def test_a_store_that_answers_late_is_no_jump(machine: Machine, monkeypatch: pytest.MonkeyPatch):
    process = await machine.process()
    honest = machine.store.clock.read

    async def read_late():
        reading = await honest()
        machine.pass_(30)
        return reading

    monkeypatch.setattr(machine.store.clock, "read", read_late)
    await process.clock.check()
    assert not machine.jumps


async def test_who_has_slept_follows_the_others(machine: Machine):
    """A monotonic clock stands still while its machine sleeps."""
    awake, asleep = await machine.process(), await machine.process()
    passed = machine.passed
    asleep.clock._monotonic = lambda: passed
    machine.pass_(HOUR)
    await awake.clock.check()
    await asleep.clock.check()
    assert asleep.clock.now() == awake.clock.now()
    assert not machine.jumps


async def test_a_store_that_is_away_at_the_start_is_asked_again(machine: Machine, monkeypatch: pytest.MonkeyPatch):
    await machine.process()
    machine.set_clock(-1)

    async def away():
        raise StoreUnavailableError("for a moment")

    with monkeypatch.context() as patch:
        patch.setattr(machine.store.clock, "read", away)
        process = await machine.process()
    await process.clock.check()
    assert process.clock.now() == machine.wall + 1000 * HOUR


# Two processes whose clocks differ all the same ------------------------------------------------------------------


class Apart:
    """Two processes on one store, one of which is ahead of the other."""

    def __init__(self, ahead: int) -> None:
        self.store, self.clocks = MemoryLog(), (Time(), Time())
        self.clocks[1].pass_(ahead)
        self.one, self.other = (Tables(self.store, no_words, clock) for clock in self.clocks)

    def pass_(self, seconds: float) -> None:
        for each in self.clocks:
            each.pass_(seconds)

    async def begin(self, clock: te.Clock) -> str:
        """A game that one process begins at a table that the other follows."""
        plan = te.Plan("sonde", "1976", "en", 3, {"cards": "off"}, lexicon="none", clock=clock)
        await done(self.one.open("t", plan, "c"))
        for seat in range(3):
            await done(self.one.do("t", commands.sit(seat, f"P{seat}", f"key{seat}")))
        await self.other.table("t")
        await done(self.one.do("t", commands.begin(seed=7)))
        await self.other.catch_up("t")
        return "t"


@pytest.mark.parametrize("ahead", [-HOUR, HOUR])
async def test_a_table_that_two_processes_follow_has_one_time(ahead: int):
    apart = Apart(ahead)
    table = await apart.begin(PLAYER)
    hides = [act(seat, Hide(word)) for seat, word in enumerate(("HOUSE", "SILOS", "PLANET"))]
    asks = [act(seat, Ask((seat + 1) % 3, "Q")) for seat in range(3)]
    seen = []
    for command, tables in zip((*hides, *asks), (apart.other, apart.one) * 3, strict=True):
        apart.pass_(2)
        await apart.one.catch_up(table)
        await apart.other.catch_up(table)
        seen.append((await done(tables.do(table, command))).at)
    assert seen == [2000, 4000, 6000, 8000, 10_000, 12_000]


async def test_a_game_that_a_slow_clock_began_does_not_lapse_at_once_by_a_fast_one():
    apart = Apart(HOUR)
    await apart.begin(DECISION)
    assert not await apart.other.lapse_overdue()
    apart.pass_(10)
    assert await apart.other.lapse_overdue()


async def test_a_deadline_by_a_fast_clock_is_met_by_a_slow_one():
    apart = Apart(-HOUR)
    table = await Processes(apart.store).seated(apart.one, clock=DECISION)
    now = await apart.other.table(table)
    assert deadline(now) - now.time_at(apart.clocks[1]()) == 10_000
    apart.pass_(9)
    assert not await apart.other.lapse_overdue()
    apart.pass_(1)
    assert await apart.other.lapse_overdue(), "the process that set it has gone"
