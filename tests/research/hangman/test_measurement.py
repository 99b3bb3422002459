"""Askers measured at plain hangman."""

from itertools import permutations
from statistics import fmean

import numpy as np
import pytest

from lettrine.research.hangman.measurement import (
    ASKERS,
    EXACT,
    exact_misses,
    play_held_out,
    random_misses,
    sample_words,
    word_list,
)

WORDS = ["STONE", "STOVE", "STOLE", "STORE", "ATONE", "SHINE", "SHORE", "STOKE", "CAB", "CUB", "COB"]


def test_words_are_listed_by_length_each_once():
    found = word_list(["CAB", "STONE", "CAB", "ACE"])
    assert {length: len(rows) for length, rows in found.items()} == {3: 2, 5: 1}
    assert found[3].tolist() == [[2, 0, 1], [0, 2, 4]]


def test_misses_of_any_order_are_those_of_all_orders():
    # Seven letters stand for 26: a letter that is not there misses if it comes before the last one that is.
    orders = list(permutations(range(7)))
    counted = fmean(max(order.index(0), order.index(1)) - 1 for order in orders)
    assert counted == pytest.approx((7 - 2) * 2 / 3)
    assert random_misses(np.array([[0, 1, 0], [1, 1, 0]])) == pytest.approx((26 - 2) * 2 / 3)


def test_exact_misses_come_down_from_asker_to_asker():
    ticks = []
    found = list(exact_misses(word_list(WORDS), lambda: ticks.append(1)))
    assert [row.asker for row in found] == list(EXACT)
    assert len(ticks) == len(EXACT) * 2
    values = [row.misses for row in found]
    assert values[0] > values[1] >= values[2] >= values[4]


def test_three_words_that_differ_in_one_letter_take_one_miss_in_the_mean():
    found = {row.asker: row.misses for row in exact_misses(word_list(["CAB", "CUB", "COB"]), lambda: None)}
    assert found["search"] == found["candidates"] == pytest.approx((0 + 1 + 2) / 3)


def test_one_word_takes_no_miss_but_by_lot():
    found = {row.asker: row.misses for row in exact_misses(word_list(["ABBA"]), lambda: None)}
    assert found == {"random": pytest.approx(16), "order": 0, "candidates": 0, "bits": 0, "search": 0}


def test_only_strange_words_are_drawn_and_the_same_by_the_same_seed():
    chosen = sample_words(WORDS, ["CAB", "STONE"], 5, seed=3)
    assert len(chosen) == len(set(chosen)) == 5
    assert not set(chosen) & {"CAB", "STONE"}
    assert (
        chosen
        == sample_words(WORDS[::-1], ["STONE", "CAB"], 5, seed=3)
        != sample_words(WORDS, ["CAB", "STONE"], 5, seed=4)
    )
    assert len(sample_words(WORDS, ["CAB"], None, seed=3)) == len(WORDS) - 1


def test_every_asker_is_tried_on_the_same_words():
    ticks = []
    found = list(play_held_out(word_list(WORDS), ["CHORE", "ZZZ"], 6, lambda: ticks.append(1)))
    assert [row.asker for row in found] == list(ASKERS)
    assert len(ticks) == 2 * len(ASKERS)
    for row in found:
        assert row.won.mean == sum(misses < 6 for misses in row.rounds) / 2
        assert row.misses.mean == sum(row.rounds) / 2
        assert row.rounds[1] == 6, "there is no Z in any word"
