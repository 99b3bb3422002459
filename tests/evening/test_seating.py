"""E1, E3, E7: who sits where."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lettrine.core.luck import Luck
from lettrine.evening import evening as ev
from lettrine.evening import seating
from lettrine.evening.seating import Move
from tests.evening.evenings import began, drawn_scores, finished, opened, plans, tables_of

ORDER = ((3, 1, 0, 2), (4, 5, 6, 7), (11, 8, 10, 9))
TABLES = ((0, 1, 2, 3), (4, 5, 6, 7), (8, 9, 10, 11))


@pytest.mark.parametrize(("people", "places"), [(1, 8), (8, 8), (9, 12), (12, 12), (13, 16), (61, 64), (64, 64)])
def test_E1_bots_fill_up_to_a_multiple_of_four_from_eight(people, places):
    assert seating.size(people) == places


@given(st.integers(0, 2**53), st.integers(1, 64))
def test_E1_first_tables_seat_everybody_once_and_deal_bots_evenly(seed, people):
    places = seating.size(people)
    tables = seating.first_tables(Luck(seed), range(people), range(people, places))
    assert sorted(place for table in tables for place in table) == list(range(places))
    bots = [sum(place >= people for place in table) for table in tables]
    assert max(bots) - min(bots) <= 1


def test_E1_another_seed_seats_them_otherwise():
    drawn = {seating.first_tables(Luck(seed), range(12), ()) for seed in range(20)}
    assert len(drawn) == 20


def test_E3_the_order_at_a_table_is_score_then_total_then_lot():
    totals, lots = [100, 300, 300, 50], [1, 4, 2, 3]
    assert seating.order_at((0, 1, 2, 3), (10, 10, 10, 20), totals, lots) == [3, 2, 1, 0]


def test_E3_two_move_on_the_last_tables_to_the_first_and_take_the_free_seats_in_the_order_of_their_places():
    assert seating.next_tables(TABLES, ORDER) == ((0, 11, 2, 8), (3, 1, 6, 7), (4, 9, 10, 5))


def test_E3_moves_say_who_goes_where():
    new = seating.next_tables(TABLES, ORDER)
    assert seating.moves(TABLES, new)[:2] == (Move(11, 2, 0, 1), Move(8, 2, 0, 3))


@given(st.integers(2, 16), st.randoms(use_true_random=False))
def test_E3_two_of_every_table_move_on_and_two_stay_in_their_seats(count, rng):
    places = rng.sample(range(4 * count), 4 * count)
    tables = tuple(tuple(places[4 * n : 4 * n + 4]) for n in range(count))
    orders = [rng.sample(table, 4) for table in tables]
    new = seating.next_tables(tables, orders)
    assert sorted(place for table in new for place in table) == list(range(4 * count))
    for number, table in enumerate(new):
        stayed = [place for place in table if place in tables[number]]
        assert sorted(stayed) == sorted(orders[number][2:])
        assert all(table.index(place) == tables[number].index(place) for place in stayed)
        arrived = [place for place in table if place not in stayed]
        assert arrived == orders[number - 1][:2]


@given(st.integers(0, 2**53), st.integers(1, 30), st.integers(8, 64))
def test_E3_lots_are_all_different_and_the_seeds_alone(seed, round_, places):
    drawn = seating.lots(Luck(seed), round_, places)
    assert sorted(drawn) == list(range(1, places + 1))
    assert drawn == seating.lots(Luck(seed), round_, places)


def test_E3_every_seat_starts_as_often():
    luck = Luck(4)
    starters = Counter(seating.starter(luck, round_, table, 4) for round_ in range(1, 21) for table in range(16))
    assert all(55 < starters[seat] < 105 for seat in range(4))


def test_E6_the_same_seat_starts_at_all_tables():
    evening = began(opened("duplicate", people=32))
    assert len({sitting.first for sitting in evening.rounds[0].tables}) == 1
    assert len({ev.table_seed(evening, table) for table in range(8)}) == 1


def test_E2_tables_of_other_evenings_have_seeds_of_their_own():
    evening = began(opened("progressive", people=32))
    assert len({ev.table_seed(evening, table) for table in range(8)}) == 8


@given(plans().filter(lambda plan: plan.teams), st.randoms(use_true_random=False))
def test_teams_are_drawn_anew_and_as_evenly_as_the_tables_allow(plan, rng):
    evening, before = ev.begun(plan), Counter()
    for _ in range(plan.rounds):
        evening = began(evening)
        for sitting in evening.rounds[-1].tables:
            worst = {
                pairing: max(before[pair] for pair in seating.pairs_of(sitting.places, pairing))
                for pairing in seating.PAIRINGS
            }
            if plan.kind != "round_robin":
                assert worst[sitting.teams] == min(worst.values())
        before = ev.partners(evening)
        evening = finished(evening, drawn_scores(evening, rng))
    if plan.kind == "round_robin":
        assert max(before.values()) == 1


@given(plans().filter(lambda plan: plan.teams and plan.kind == "progressive"), st.randoms(use_true_random=False))
def test_nobody_plays_with_the_same_partner_twice_running(plan, rng):
    evening, last = ev.begun(plan), set()
    for _ in range(plan.rounds):
        evening = began(evening)
        pairs = {p for s in evening.rounds[-1].tables for p in seating.pairs_of(s.places, s.teams)}
        assert not pairs & last
        last = pairs
        scores = [_team_scores(sitting.teams, rng) for sitting in evening.rounds[-1].tables]
        evening = finished(evening, scores)


def _team_scores(teams, rng: Random) -> tuple[int, ...]:
    """What a game of teams comes to: a seat has what its team has, and one team wins."""
    scores = rng.sample(range(7), 2)
    return tuple(scores[seat in teams[1]] for seat in range(4))


def test_E7_who_has_which_letter_of_the_allotment_is_drawn():
    drawn = {tuple(tables_of(began(opened("round_robin", people=8, rounds=7, seed=seed)))) for seed in range(20)}
    assert len(drawn) > 15
