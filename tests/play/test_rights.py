"""Rights that cost nothing are not used without end, and nobody is kept from playing by that."""

from typing import Any

import pytest

from lettrine.core.game import Action, Refusal
from lettrine.games.glyphs import actions as glyphs
from lettrine.games.sonde.actions import Ask, Auto, Hide, Interrupt
from lettrine.games.tug import actions as tug
from lettrine.play import commands
from lettrine.play import table_events as te
from lettrine.play.outcomes import Change
from lettrine.play.rights import MOST_USES
from lettrine.play.table import Table
from lettrine.play.table_fold import fold
from tests.play.actions import act
from tests.play.timed_tables import begun, played

UNTIMED = te.Clock()


def used(table: Table, seat: int, actions: list[Action], most: int = 1000) -> tuple[Table, int, str]:
    """The table after as many of these as it takes, how many there were, and why there were no more."""
    for number in range(most):
        outcome = act(seat, actions[number % len(actions)])(table, 0)
        if isinstance(outcome, Refusal):
            return table, number, outcome.code
        assert isinstance(outcome, Change)
        table = fold(table, outcome.event, 0, outcome.step)
    return table, most, ""


def sonde() -> Table:
    table = begun("sonde", 3, UNTIMED, cards="off")
    for seat, word in enumerate(("HOUSE", "SILOS", "PLANET")):
        table = played(table, seat, Hide(word), 0)
    return table


def glyphs_table() -> Table:
    table = begun("glyphs", 3, UNTIMED)
    for seat, word in enumerate(("HOUSE", "MOUSE", "HORSE")):
        table = played(table, seat, glyphs.Hide(word), 0)
    return table


def tug_drawing() -> Table:
    return begun("tug", 4, UNTIMED)


def tug_spelling() -> Table:
    table = tug_drawing()
    state = table.game_step.state
    return played(table, state.captains[state.active], tug.Draw(), 0)


CASES: dict[str, tuple[Any, list[Action]]] = {
    "auto": (sonde, [Auto(True), Auto(False)]),
    "auto while hiding": (lambda: begun("sonde", 3, UNTIMED, cards="off"), [Auto(True), Auto(False)]),
    "interrupt": (sonde, [Interrupt(2, "MOUSE")]),
    "name": (glyphs_table, [glyphs.Name(2, "PLANT")]),
    "suggest": (tug_spelling, [tug.Suggest("CAT")]),
}


@pytest.mark.parametrize("case", CASES)
def test_a_right_that_moves_nothing_on_is_not_used_without_end(case: str):
    table, actions = CASES[case][0](), CASES[case][1]
    seat = table.game_step.state.captains[table.game_step.state.active] if case == "suggest" else 0
    _, number, code = used(table, seat, actions)
    assert (number, code) == (MOST_USES, "often_enough")


def test_T1_captains_do_not_change_without_end():
    table = tug_drawing()
    state = table.game_step.state
    team = state.teams[state.active]
    _, number, code = used(table, team[0], [tug.Captain(team[1]), tug.Captain(team[0])])
    assert (number, code) == (MOST_USES, "often_enough")


def test_when_the_game_has_gone_on_a_right_can_be_used_again():
    table, _, _ = used(sonde(), 1, [Auto(True), Auto(False)])
    table = played(table, 0, Ask(1, "Q"), 0)
    assert used(table, 1, [Auto(True)], 1)[1] == 1


def test_what_one_has_used_up_nobody_else_has_and_no_other_right():
    table, _, _ = used(sonde(), 0, [Auto(True), Auto(False)])
    assert used(table, 2, [Auto(True)], 1)[1] == 1
    assert used(table, 0, [Interrupt(2, "MOUSE")], 1)[1] == 1


def test_S12_what_is_so_already_is_refused_and_stored_nowhere():
    table = played(sonde(), 0, Auto(True), 0)
    assert act(0, Auto(True))(table, 0) == Refusal("already_so")
    assert act(1, Auto(False))(table, 0) == Refusal("already_so")


def test_the_log_that_is_read_again_counts_the_same():
    table = sonde()
    again = table
    for on in (True, False):
        change = act(1, Auto(on))(table, 0)
        assert isinstance(change, Change)
        table, again = fold(table, change.event, 0, change.step), fold(again, te.decode(te.encode(change.event)), 0)
    assert table.rights == again.rights == {(1, "auto"): 2}


def test_the_pace_is_not_changed_without_end():
    table = sonde()
    for number in range(1000):
        outcome = commands.set_pace("k0", ("fast", "slow")[number % 2])(table, 0)
        if isinstance(outcome, Refusal):
            break
        assert isinstance(outcome, Change)
        table = fold(table, outcome.event, 0)
    assert (number, outcome) == (MOST_USES, Refusal("often_enough"))


def test_a_seat_is_given_back_however_often_it_was_handed_over():
    table = sonde()
    for number in range(1000):
        outcome = commands.hand(0, "beginner" if number % 2 == 0 else None)(table, 0)
        if isinstance(outcome, Refusal):
            break
        assert isinstance(outcome, Change)
        table = fold(table, outcome.event, 0)
    assert (number, outcome) == (MOST_USES, Refusal("often_enough"))
    assert table.sitter(0).bot is None
