"""A clock for each player: what somebody has left only runs down, but for the least time that comes with a new duty."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lettrine.games.sonde.actions import Ask, Auto, Hide, Interrupt
from lettrine.games.tug.actions import Captain
from lettrine.play import commands
from lettrine.play.outcomes import Change
from lettrine.play.table import Table, deadline
from lettrine.play.table_fold import fold
from tests.play.actions import act
from tests.play.processes import Processes, done
from tests.play.timed_tables import PLAYER, begun, played

pytestmark = pytest.mark.anyio


async def test_switching_auto_on_and_off_gives_nobody_time(processes: Processes):
    tables = processes.process()
    table = await processes.seated(tables, clock=PLAYER)
    for on in (True, False) * 10:
        processes.time.pass_(3)
        await tables.do(table, act(0, Auto(on)))
    assert (await tables.table(table)).step.state.turn == 1, "the turn was not over after a minute"


async def test_nor_does_what_others_may_do_meanwhile(processes: Processes):
    tables = processes.process()
    table = await processes.seated(tables, clock=PLAYER)
    processes.time.pass_(55)
    for seat, right in ((1, Auto(True)), (2, Interrupt(1, "MOUSE")), (1, Auto(False))):
        processes.time.pass_(1)
        await done(tables.do(table, act(seat, right)))
    assert (await tables.table(table)).left[0] == 2_000
    assert deadline(await tables.table(table)) == 60_000


@pytest.mark.parametrize("kind", ["pace", "hand"])
async def test_nor_does_anything_around_the_game(processes: Processes, kind: str):
    tables = processes.process()
    table = await processes.seated(tables, clock=PLAYER)
    processes.time.pass_(58)
    await done(tables.do(table, act(1, Auto(True))))
    before = await tables.table(table)
    around = {
        "pace": [commands.set_pace("key0", "fast")],
        "hand": [commands.hand(0, "beginner"), commands.hand(0, None)],
    }
    for command in around[kind]:
        processes.time.pass_(0.5)
        await done(tables.do(table, command))
    after = await tables.table(table)
    assert (after.left, deadline(after)) == (before.left, deadline(before))


async def test_a_new_duty_has_its_least_time_also_where_none_was_left(processes: Processes):
    tables = processes.process()
    table = await processes.seated(tables, clock=PLAYER)
    processes.time.pass_(58)
    await done(tables.do(table, act(0, Ask(1, "Q"))))
    assert (await tables.table(table)).left[0] == 2_000
    for seat in (1, 2):
        await done(tables.do(table, act(seat, Ask(0, "Q"))))
    assert (await tables.table(table)).left[0] == 10_000


def test_T1_a_duty_that_goes_to_another_captain_and_comes_back_is_the_same_duty():
    table = begun("tug", 4)
    first = table.step.state.captains[table.step.state.active]
    team = next(team for team in table.step.state.teams if first in team)
    other = next(seat for seat in team if seat != first)
    seats = [first, other]
    for turn in range(1, 41):
        table = played(table, seats[0], Captain(seats[1]), wall=4_000 * turn)
        seats.reverse()
    assert [table.left[seat] for seat in seats] == [0, 0]


@settings(max_examples=60, deadline=None)
@given(
    st.lists(
        st.tuples(st.integers(0, 2), st.sampled_from(["auto", "interrupt", "ask"]), st.integers(0, 60_000)), max_size=30
    )
)
def test_a_bank_grows_only_with_a_new_duty_and_only_to_the_least(moves: list[tuple[int, str, int]]):
    table, wall = begun("sonde", 3, cards="off"), 0
    for seat, word in enumerate(("HOUSE", "SILOS", "PLANET")):
        table = played(table, seat, Hide(word), wall)
    for seat, kind, pause in moves:
        wall += pause
        actions: dict[str, Any] = {
            "auto": Auto(wall % 2 == 0),
            "interrupt": Interrupt((seat + 1) % 3, "MOUSE"),
            "ask": Ask((seat + 1) % 3, "Q"),
        }
        due = deadline(table)
        change = (commands.lapse() if due is not None and wall >= due else act(seat, actions[kind]))(table, wall)
        if not isinstance(change, Change):
            continue
        before, table = table, fold(table, change.event, wall, change.step)
        assert all(
            after == max(10_000, spent) if duties(table, seat) - duties(before, seat) else after == spent
            for seat, (after, spent) in enumerate(zip(table.left, still_left(before, table.at), strict=True))
        )


def duties(table: Table, seat: int) -> set[str]:
    return {each.id for each in table.step.open if each.duty and seat in each.seats}


def still_left(table: Table, at: int) -> list[int]:
    """What everybody has left at some time, if whoever has a duty uses it up."""
    return [max(0, left - (at - table.at) * bool(duties(table, seat))) for seat, left in enumerate(table.left)]
