"""The same people again and again: how many of their games are rated in a day."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from lettrine.ratings.encounters import (
    MOST_OF_MORE,
    MOST_OF_TWO,
    WINDOW,
    encounters_before,
    encounters_of,
    read_times,
    recent,
    written_times,
)


def test_any_two_are_counted_and_three_or_more_all_together_more_strictly():
    assert sorted(encounters_of(["a", "b"]).values()) == [MOST_OF_TWO]
    assert sorted(encounters_of(["a", "b", "c"]).values()) == [MOST_OF_MORE, *[MOST_OF_TWO] * 3]
    assert encounters_of(["a"]) == encounters_of([]) == {}


@given(st.sets(st.text(min_size=1, max_size=5), min_size=2, max_size=6))
def test_who_they_are_is_counted_in_any_order_and_cannot_be_read(people: set[str]):
    found = encounters_of(people)
    assert found == encounters_of(sorted(people, reverse=True))
    pairs = {name for pair in combinations(sorted(people), 2) for name in encounters_of(pair)}
    assert pairs <= set(found)
    assert len(found) == len(pairs) + (len(people) > 2)
    assert all(len(name) == 32 and set(name) <= set("0123456789abcdef") for name in found)


@given(st.lists(st.integers(0, 10 * WINDOW)), st.integers(0, 10 * WINDOW))
def test_only_a_days_games_count(times: list[int], at: int):
    kept = recent(read_times(written_times(times)), at)
    assert list(kept) == sorted(each for each in times if each > at - WINDOW)


def test_who_has_become_somebody_else_has_met_the_same_people_before():
    ((now, before),) = encounters_before(["ada", "ben"], {"ada": ["zoe"]}).items()
    assert {now} == encounters_of(["ada", "ben"]).keys()
    assert before == encounters_of(["zoe", "ben"]).keys()
    assert set(encounters_before(["ada", "ben"], {}).values()) == {frozenset()}
