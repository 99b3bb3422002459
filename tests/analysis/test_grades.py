"""The words for a question fit its numbers, at every boundary and between them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lettrine.analysis.common.grades import grade_asking, grade_chance, grade_points, is_blunder, worse_of

ORDER = ["best", "good", "weak", "blunder"]
chances = st.floats(0, 1)


@pytest.mark.parametrize(
    ("chance", "best", "verdict"),
    [
        (0.5, 0.5, "best"),
        (0.451, 0.5, "best"),
        (0.45, 0.5, "good"),
        (0.22, 0.29, "good"),
        (0.35, 0.5, "good"),
        (0.349, 0.5, "weak"),
        (0.2, 0.5, "weak"),
        (0.199, 0.5, "blunder"),
    ],
)
def test_the_verdict_follows_how_far_a_chance_is_behind(chance, best, verdict):
    assert grade_chance(chance, best) == verdict
    assert is_blunder(chance, best) == (verdict == "blunder")


@pytest.mark.parametrize(
    ("points", "best", "verdict"), [(9, 10, "best"), (8.9, 10, "good"), (5, 10, "good"), (4.9, 10, "weak")]
)
def test_what_promises_less_is_not_called_as_good(points, best, verdict):
    assert grade_points(points, best) == verdict


def test_a_costly_question_is_never_good():
    assert grade_points(-20, 5) == "weak"


@given(chances, chances, chances)
def test_a_smaller_chance_never_has_a_better_verdict(one, other, best):
    low, high = sorted((one, other))
    assert ORDER.index(grade_chance(low, best)) >= ORDER.index(grade_chance(high, best))


@given(st.sampled_from(ORDER), st.sampled_from(ORDER))
def test_of_two_verdicts_the_worse_stands(one, other):
    assert worse_of(one, other) == worse_of(other, one) == ORDER[max(ORDER.index(one), ORDER.index(other))]


def test_whoever_asked_nothing_has_no_grade():
    assert grade_asking([]) is None


@pytest.mark.parametrize(
    ("asked", "verdict"),
    [
        ([(0.5, 0.5), (0.4, 0.4)], "best"),
        ([(0.5, 0.5), (0.3, 0.5)], "good"),
        ([(0.5, 0.9), (0.4, 0.4)], "weak"),
        ([(0.1, 0.5), (0.1, 0.5)], "blunder"),
        ([(0.9, 0.2), (0.3, 0.5)], "good"),
    ],
)
def test_a_game_is_graded_by_how_far_its_questions_were_behind_on_average(asked, verdict):
    assert grade_asking(asked) == verdict


@given(st.lists(st.tuples(chances, chances), min_size=1))
def test_who_always_asks_the_best_is_graded_best(asked):
    assert grade_asking([(best, best) for _, best in asked]) == "best"
