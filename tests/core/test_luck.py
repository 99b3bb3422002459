"""Chance depends on the seed and on what is decided, and on nothing else."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from lettrine.core.luck import Luck

keys = st.text(max_size=20)


@given(seed=st.integers(), key=keys, items=st.lists(st.integers()))
def test_a_shuffle_keeps_every_item_and_comes_out_the_same_again(seed, key, items):
    shuffled = Luck(seed).shuffled(key, items)
    assert sorted(shuffled) == sorted(items)
    assert Luck(seed).shuffled(key, items) == shuffled


@given(seed=st.integers(), first=keys, second=keys)
def test_what_was_asked_before_makes_no_difference(seed, first, second):
    luck = Luck(seed)
    luck.below(first, 1000)
    assert luck.below(second, 1000) == Luck(seed).below(second, 1000)


def test_seeds_and_keys_make_different_games():
    cards = range(36)
    orders = {Luck(seed).shuffled(key, cards) for seed in range(20) for key in ("deck 0", "deck 1")}
    assert len(orders) == 40


def test_every_place_is_equally_likely():
    firsts = Counter(Luck(seed).shuffled("deck", "ABCD")[0] for seed in range(4000))
    assert all(850 < count < 1150 for count in firsts.values())


def test_a_record_gives_the_same_game_for_ever():
    assert Luck(1967).shuffled("deck 0", "ABCDEFGH") == tuple("ECABFGHD")
