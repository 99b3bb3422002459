"""E7: the allotments, as data that has to be right."""

from collections import Counter
from itertools import combinations

import pytest

from lettrine.evening.round_robin import ALLOTMENTS
from lettrine.evening.seating import PAIRINGS, pairs_of

in_every_size = pytest.mark.parametrize("places", ALLOTMENTS)


def together(places: int, group: int) -> Counter[int]:
    """How often how many of these groups of places sit at one table."""
    tables = [table for tables in ALLOTMENTS[places] for table in tables]
    met = Counter(each for table in tables for each in combinations(sorted(table), group))
    return Counter(met[each] for each in combinations(range(places), group))


@pytest.mark.parametrize(("places", "rounds"), [(8, 7), (12, 11), (16, 5)])
def test_E7_so_many_rounds(places, rounds):
    assert len(ALLOTMENTS[places]) == rounds


@in_every_size
def test_E7_everybody_sits_once_in_every_round_at_tables_of_four(places):
    for tables in ALLOTMENTS[places]:
        assert sorted(place for table in tables for place in table) == list(range(places))
        assert {len(table) for table in tables} == {4}


def test_E7_of_eight_every_three_meet_once():
    assert together(8, 3) == {1: 56}
    assert together(8, 2) == {3: 28}


def test_E7_of_twelve_every_two_meet_three_times():
    assert together(12, 2) == {3: 66}


def test_E7_of_sixteen_every_two_meet_once():
    assert together(16, 2) == {1: 120}


@pytest.mark.parametrize(("places", "often"), [(8, {1}), (12, {1}), (16, {0, 1})])
def test_E7_in_games_of_teams_nobody_is_somebodys_partner_more_often_than_anothers(places, often):
    partners = Counter(
        pair for tables in ALLOTMENTS[places] for table in tables for pair in pairs_of(table, PAIRINGS[0])
    )
    assert {partners[pair] for pair in combinations(range(places), 2)} == often


@pytest.mark.parametrize("places", [8, 12])
def test_E7_and_meets_everybody_twice_as_an_opponent(places):
    against = Counter(
        tuple(sorted((table[one], table[other])))
        for tables in ALLOTMENTS[places]
        for table in tables
        for one, other in ((0, 1), (1, 2), (2, 3), (3, 0))
    )
    assert {against[pair] for pair in combinations(range(places), 2)} == {2}
