"""E1–E7: an evening from its opening to its end, by any results and whoever leaves."""

from collections import Counter
from itertools import combinations
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lettrine.core.game import Refusal
from lettrine.evening import evening as ev
from lettrine.evening import events as e
from lettrine.evening.state import Mark, evolve
from tests.evening.evenings import WORDS, after, began, drawn_scores, finished, opened, plan, plans, tables_of
from tests.thorough import examples


def played(made, rng: Random, reorder: Random | None = None, meddle=lambda evening: evening):
    """A whole evening; `meddle` does something between any two events."""
    evening = ev.begun(made)
    while not evening.over:
        evening = began(meddle(evening), [rng.choice((0, 10, 50)) for _ in range(4)])
        scores = drawn_scores(evening, rng)
        order = list(range(evening.tables))
        if reorder is not None:
            reorder.shuffle(order)
        for table in order:
            evening = after(meddle(evening), ev.finish(meddle(evening), table, scores[table]))
    return evening


@given(plans(), st.integers())
def test_E1_nobody_is_at_two_tables_and_every_seat_is_filled(made, chance):
    evening = played(made, Random(chance))
    assert len(evening.rounds) == made.rounds
    for number in range(made.rounds):
        tables = tables_of(evening, number)
        assert {len(table) for table in tables} == {4}
        assert sorted(place for table in tables for place in table) == list(range(len(made.places)))


@given(plans(), st.integers())
def test_E4_totals_are_the_sum_of_the_games(made, chance):
    evening = played(made, Random(chance))
    part, sums = ev.parts(evening), Counter()
    for round_ in evening.rounds:
        results = [result.scores for result in round_.results]
        for sitting, scores in zip(round_.tables, results, strict=True):
            for seat, place in enumerate(sitting.places):
                mean = sum(other[seat] for other in [*results, round_.par]) if made.kind == "duplicate" else 0
                sums[place] += part * scores[seat] - mean
    assert ev.totals_of(evening) == tuple(sums[place] for place in range(len(made.places)))
    rows = ev.standing(evening)
    assert [row.total for row in rows] == sorted(ev.totals_of(evening), reverse=True)


@given(plans().filter(lambda made: made.kind != "round_robin"), st.integers())
def test_E3_two_move_on_and_two_stay(made, chance):
    evening = played(made, Random(chance))
    for before, now in zip(evening.rounds, evening.rounds[1:], strict=False):
        for table, sitting in enumerate(now.tables):
            stayed = set(sitting.places) & set(before.tables[table].places)
            came = set(sitting.places) & set(before.tables[table - 1].places) - stayed
            assert (len(stayed), len(came)) == (2, 2)


@given(plans(), st.integers(), st.randoms(use_true_random=False))
def test_E3_the_order_in_which_tables_finish_does_not_matter(made, chance, reorder):
    assert played(made, Random(chance)) == played(made, Random(chance), reorder)


@given(plans(), st.integers(), st.randoms(use_true_random=False))
@settings(max_examples=examples(100))
def test_E1_whoever_leaves_and_returns_at_any_moment_changes_no_seat_and_no_total(made, chance, rng):
    def meddle(evening):
        for place in rng.sample(range(len(made.places)), 3):
            happened = rng.choice((ev.leave, ev.come))(evening, place)
            if not isinstance(happened, Refusal):
                evening = after(evening, happened)
        return evening

    quiet, restless = played(made, Random(chance)), played(made, Random(chance), None, meddle)
    assert restless.rounds == quiet.rounds
    assert ev.standing(restless) == ev.standing(quiet)


@given(plans(), st.integers())
def test_an_evening_is_the_fold_of_its_events_and_they_survive_as_json(made, chance):
    rng, happened = Random(chance), [made]
    evening = ev.begun(made)
    while not evening.over:
        if made.kind == "duplicate":
            happened += ev.deal(evening, WORDS, (1, 2, 3, 4))
            evening = evolve(evening, happened[-1])
        happened += ev.begin_round(evening)
        evening = evolve(evening, happened[-1])
        for table, scores in enumerate(drawn_scores(evening, rng)):
            events = ev.finish(evening, table, scores)
            happened += events
            evening = after(evening, events)
    read = [msgspec.json.decode(msgspec.json.encode(event), type=e.EVENTS) for event in happened]
    again = None
    for event in read:
        again = evolve(again, event)
    assert again == evening


def test_an_evening_itself_can_never_be_sent():
    with pytest.raises(TypeError):
        msgspec.json.encode(opened())


# E1: late, left, returned, taken -------------------------------------------------------------------------------------


def test_E1_a_person_takes_a_bots_place_between_two_rounds_and_inherits_its_total():
    evening = began(opened(people=10, bots=2))
    bot = 11
    table = next(n for n, places in enumerate(tables_of(evening)) if bot in places)
    scores = [(0, 0, 0, 0)] * 3
    seat = tables_of(evening)[table].index(bot)
    scores[table] = tuple(500 if n == seat else 0 for n in range(4))
    assert ev.take(evening, bot, "Zoë") == Refusal("not_between_rounds")
    evening = finished(evening, scores)
    assert ev.totals_of(evening)[bot] == 500
    evening = after(evening, ev.take(evening, bot, "Zoë"))
    assert (evening.places[bot].name, evening.places[bot].person) == ("Zoë", True)
    for _ in range(2):
        evening = finished(began(evening), [(0, 0, 0, 0)] * 3)
    top = ev.standing(evening)[0]
    assert (top.place, top.total, top.person) == (bot, 500, True)
    assert ev.take(evening, 10, "Zoë") == Refusal("not_between_rounds")


def test_E1_before_the_first_round_is_between_rounds_too():
    evening = opened(people=10, bots=2)
    assert ev.take(evening, 10, "Zoë") == (e.Taken(10, "Zoë"),)
    assert ev.take(evening, 3, "Zoë") == Refusal("not_a_bots_place")
    assert ev.take(evening, 12, "Zoë") == Refusal("no_such_place")


def test_E1_who_is_late_or_leaves_is_marked():
    made = plan()
    made = msgspec.structs.replace(made, places=(e.Place("P0", "club", here=False), *made.places[1:]))
    evening = began(ev.begun(made))
    evening = after(evening, ev.come(evening, 0))
    evening = after(evening, ev.leave(evening, 5))
    assert not evening.places[5].here
    assert ev.leave(evening, 5) == Refusal("not_present")
    evening = after(finished(evening, [(0, 0, 0, 0)] * 3), ev.come(evening, 5))
    assert evening.places[5].here
    assert ev.come(evening, 5) == Refusal("already_here")
    assert evening.marks == (Mark(0, 0, "late"), Mark(0, 1, "came"), Mark(5, 1, "left"), Mark(5, 1, "returned"))


def test_E1_a_bots_place_is_not_left():
    assert ev.leave(opened(people=10, bots=2), 11) == Refusal("no_such_place")
    assert ev.come(opened(people=10, bots=2), -1) == Refusal("no_such_place")


@given(plans(), st.integers())
def test_E1_the_winner_is_the_best_person(made, chance):
    evening = played(made, Random(chance))
    best = max(total for total, place in zip(ev.totals_of(evening), evening.places, strict=True) if place.person)
    rows = ev.standing(evening)
    winners = [row.place for row in rows if row.person and row.total == best]
    assert set(ev.totals.winners(rows)) <= set(winners)
    if made.kind != "round_robin":
        assert set(ev.totals.winners(rows)) == set(winners)


# E2, E5, E6, E7 ------------------------------------------------------------------------------------------------------


def test_E2_the_number_of_rounds_is_agreed_before():
    evening = opened(rounds=2)
    for _ in range(2):
        assert not evening.over
        evening = finished(began(evening), [(0, 0, 0, 0)] * 3)
    assert evening.over
    assert ev.begin_round(evening) == Refusal("not_between_rounds")


def test_E3_there_are_no_moves_after_the_last_round():
    evening = began(opened(rounds=1))
    for table in range(2):
        evening = after(evening, ev.finish(evening, table, (1, 2, 3, 4)))
    _, ended, over = ev.finish(evening, 2, (1, 2, 3, 4))
    assert ended.moves == ()
    assert isinstance(over, e.Ended)


def test_E5_a_game_that_the_clock_cut_counts_as_it_stands():
    evening = began(opened(rounds=1, clock=600))
    for table in range(3):
        evening = after(evening, ev.finish(evening, table, (10, 20, 30, 40), cut=table == 1))
    assert [result.cut for result in evening.rounds[0].results] == [False, True, False]
    assert sum(ev.totals_of(evening)) == 300


def test_E5_nothing_counts_until_the_round_has_ended_everywhere():
    evening = began(opened())
    evening = after(evening, ev.finish(evening, 0, (10, 20, 30, 40)))
    assert set(ev.totals_of(evening)) == {0}
    assert ev.finish(evening, 0, (0, 0, 0, 0)) == Refusal("already_finished")
    assert ev.finish(evening, 3, (0, 0, 0, 0)) == Refusal("no_such_table")
    assert ev.finish(evening, 1, (0, 0)) == Refusal("wrong_scores")
    assert ev.begin_round(evening) == Refusal("not_between_rounds")
    assert ev.finish(opened(), 0, (0, 0, 0, 0)) == Refusal("no_round")


def test_E6_a_round_is_dealt_and_played_beforehand():
    evening = opened("duplicate")
    assert ev.begin_round(evening) == Refusal("not_dealt")
    evening = after(evening, ev.deal(evening, WORDS, (10, 20, 30, 40)))
    assert ev.deal(evening, WORDS, (10, 20, 30, 40)) == Refusal("nothing_to_deal")
    evening = finished(after(evening, ev.begin_round(evening)), [(50, 20, 30, 40), (10, 20, 30, 40), (10, 20, 30, 40)])
    best = tables_of(evening)[0][0]
    assert ev.parts(evening) == 4
    assert ev.totals_of(evening)[best] == 120  # 30 above the mean of 20, which has 50, 10, 10 and par's 10
    assert sum(ev.totals_of(evening)) == 120 - 40 - 40
    assert ev.deal(opened(), WORDS, (1, 2, 3, 4)) == Refusal("nothing_to_deal")


@pytest.mark.parametrize(
    ("made", "code"),
    [
        (plan(people=9), "wrong_places"),
        (plan(people=0, bots=8), "no_people"),
        (plan("round_robin", people=20), "too_many_people"),
        (plan("round_robin", people=16, rounds=6), "too_many_rounds"),
    ],
)
def test_an_evening_that_cannot_be_is_refused(made, code):
    assert ev.begun(made).code == code


@given(st.sampled_from([(8, 7), (12, 11), (16, 5)]), st.integers(0, 2**53), st.integers())
@settings(max_examples=examples(30))
def test_E7_everybody_meets_everybody_equally_often(size, seed, chance):
    places, rounds = size
    evening = played(plan("round_robin", places, 0, rounds, seed), Random(chance))
    tables = [sitting.places for round_ in evening.rounds for sitting in round_.tables]
    met = Counter(pair for table in tables for pair in combinations(sorted(table), 2))
    assert set(met.values()) == {3 * rounds // (places - 1)}
    assert len(met) == places * (places - 1) // 2
