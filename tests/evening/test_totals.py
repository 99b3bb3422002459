"""E3, E4, E6, E7: what counts."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from lettrine.evening import totals

score = st.integers(-200, 800)
four = st.lists(score, min_size=4, max_size=4)


def test_E4_points_are_the_scores_in_other_evenings():
    assert totals.points("progressive", [(1, 2, 3, 4)], ()) == [[1, 2, 3, 4]]
    assert totals.parts("progressive", 3) == totals.parts("round_robin", 3) == 1


@given(st.lists(four, min_size=2, max_size=16), four)
def test_E6_a_seat_is_compared_with_the_mean_of_that_seat_at_all_tables_and_par(scores, par):
    part = totals.parts("duplicate", len(scores))
    found = totals.points("duplicate", scores, par)
    for table, each in zip(scores, found, strict=True):
        for seat in range(4):
            mean = Fraction(sum(other[seat] for other in [*scores, par]), len(scores) + 1)
            assert Fraction(each[seat], part) == table[seat] - mean


@given(st.lists(four, min_size=2, max_size=16), four, st.integers(0, 3), score)
def test_E6_the_luck_of_the_deal_cancels_out(scores, par, seat, lucky):
    """A seat that is worth so much more at every table, and at par, changes nobody's difference."""
    more = [[each + lucky * (n == seat) for n, each in enumerate(table)] for table in [*scores, par]]
    assert totals.differences(more[:-1], more[-1]) == totals.differences(scores, par)


def test_E7_a_place_is_shared_by_who_has_as_many_points():
    assert totals.finishes((10, 30, 10, 50)) == [3, 2, 3, 1]


def test_E7_by_points_then_by_places():
    rows = totals.standing("round_robin", [100, 100, 90], [5, 4, 3], [True] * 3)
    assert [(row.rank, row.place) for row in rows] == [(1, 1), (2, 0), (3, 2)]


def test_E4_otherwise_ties_share():
    rows = totals.standing("progressive", [100, 100, 90], [5, 4, 3], [True] * 3)
    assert [(row.rank, row.place) for row in rows] == [(1, 0), (1, 1), (3, 2)]
    assert totals.winners(rows) == (0, 1)


def test_E1_the_winner_is_the_best_person_however_many_bots_are_before():
    rows = totals.standing("progressive", [100, 90, 90, 20], [0] * 4, [False, True, True, True])
    assert [row.rank for row in rows] == [1, 2, 2, 4]
    assert totals.winners(rows) == (1, 2)


def test_E1_among_bots_alone_nobody_wins():
    assert totals.winners(totals.standing("progressive", [1, 2], [0, 0], [False, False])) == ()
