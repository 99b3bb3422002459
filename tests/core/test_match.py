"""A match: decisions quoted by id, time that passes by itself, and refusals that change nothing."""

import pickle

from lettrine.core.game import Context, Lapse, Refusal, Seating
from lettrine.core.luck import Luck
from lettrine.core.match import Match, RefusedError
from lettrine.games.sonde import SONDE
from lettrine.games.sonde.actions import Ask, Hide, Interrupt
from lettrine.games.sonde.events import Exposed, Hid, Passed
from tests.games.sonde.table import Table

WORDS = ("HOUSE", "SILOS", "PLANET")


def test_an_answer_quotes_its_decision_whatever_others_do_meanwhile():
    table = Table(*WORDS)
    table.ok(0, "draw")
    duty = table.match.open[0]
    table.ok(2, "interrupt", of=1, sequence="SOLOS")
    assert table.match.open[0].id == duty.id
    assert not isinstance(table.match.act(0, Ask(1, "S"), quoting=duty.id), Refusal)


def test_a_decision_that_lost_its_reason_is_not_open_any_more():
    table = Table(*WORDS)
    table.ok(0, "draw")
    stale = table.match.open[0].id
    table.hit(0, 1, "S", 1)
    assert table.match.open[0].kind == "ask"
    assert table.match.act(0, Ask(1, "S"), quoting=stale).code == "not_open"


def test_every_duty_has_an_id_of_its_own():
    table = Table(*WORDS)
    seen = set()
    for seat in (0, 1, 2, 0, 1, 2):
        for act in ({"do": "draw"}, {"do": "ask", "of": (seat + 1) % 3, "letter": "Q"}):
            assert table.match.open[0].id not in seen
            seen.add(table.match.open[0].id)
            table.ok(seat, **act)


def test_an_action_made_in_python_is_checked_as_one_read_from_json_is():
    table = Table(*WORDS, cards="off")
    for action in (Ask(1, "s"), Ask("1", "S"), Interrupt(1, None), Hide("HOUSE", before=-3)):
        assert table.match.act(0, action).code == "unreadable"


def test_rules_that_were_refused_open_no_match():
    refused = SONDE.rules("1976", {"spaces": 99})
    assert Match.start(SONDE, refused, Seating(3, "en"), Context(Luck(0), None)) is refused


def test_a_clock_cannot_run_away_in_small_steps():
    table = Table(*WORDS, clock=1)
    results = [table.say(0, "auto", on=True, at=4_000_000 * step) for step in range(1, 5)]
    codes = [getattr(result, "code", "taken") for result in results]
    assert codes == ["taken", "taken", "clock_ran_away", "clock_ran_away"]


def test_nothing_lapses_without_a_clock():
    table = Table(*WORDS)
    assert table.match.wake(10**9) is None
    assert table.turn == 0


def test_a_turn_that_is_slept_through_is_passed_on():
    table = Table(*WORDS, clock=30, deck=("additional", "normal", "normal"))
    table.ok(0, "draw", at=10_000)
    table.match.wake(39_999)
    assert table.turn == 0
    table.match.wake(40_000)
    assert table.turn == 1
    entry = table.match.log[-1]
    assert (entry.at, entry.seat, entry.action, entry.events[0]) == (40_000, None, Lapse(), Passed(0))


def test_a_card_that_nobody_draws_is_drawn():
    table = Table(*WORDS, clock=30, deck=("+25", "normal"))
    table.match.wake(30_000)
    assert table.scores == (25, 0, 0)
    assert table.duty == ("ask", (0,))


def test_a_space_that_nobody_opens_is_the_cheapest():
    table = Table("HOUSE", "TREASURER", "PLANET", clock=30)
    table.ok(0, "draw")
    table.ok(0, "ask", of=1, letter="R")
    table.match.wake(30_000)
    assert table.match.log[-1].events[0] == Exposed(1, 7, "R", None, 0, 5)


def test_a_question_that_nobody_answers_is_answered_truly():
    table = Table(*WORDS, edition="1967", answers="players", clock=30)
    table.ok(0, "draw")
    table.ok(0, "ask", of=1, letter="S")
    table.match.wake(30_000)
    assert table.duty == ("expose", (1,))


def test_whoever_hides_nothing_in_time_plays_a_word_by_lot(english):
    table = Table(seats=3, words=english, clock=60)
    table.hide(1, "HOUSE")
    table.match.wake(60_000)
    hidden = [event for event in table.match.log[-1].events if isinstance(event, Hid)]
    assert [(event.seat, event.by_lot) for event in hidden] == [(0, True), (2, True)]
    assert all(english.find(event.cells).zipf >= 3.5 for event in hidden)
    assert table.duty == ("draw", (0,))


def test_without_a_lexicon_the_lot_falls_on_letters():
    table = Table(seats=2, clock=60)
    table.match.wake(60_000)
    assert all(tray.cells.isalpha() for tray in table.match.state.trays)
    assert table.duty == ("draw", (0,))


def test_an_interruption_does_not_win_time_for_the_player_on_turn():
    table = Table(*WORDS, clock=30)
    table.ok(2, "interrupt", of=1, sequence="SOLOS", at=29_000)
    assert table.match.open[0].deadline == 30_000


def test_a_refusal_that_is_raised_crosses_to_another_process():
    raised = RefusedError(Refusal("wrong_seats", {"least": 2, "most": 4}))
    found = pickle.loads(pickle.dumps(raised))
    assert (found.refusal, str(found)) == (raised.refusal, str(raised))
