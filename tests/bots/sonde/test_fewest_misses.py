"""Fewest misses: worked out exactly, so small cases can be counted by hand."""

import numpy as np
import pytest

from lettrine.bots.sonde.fewest_misses import FREQUENCY, SEARCH, TUNED, SearchConfig, expected_misses


def cells(*words: str) -> np.ndarray:
    return np.array([[ord(letter) - 65 for letter in word] for word in words], np.uint8)


def even(count: int) -> np.ndarray:
    return np.ones(count)


@pytest.mark.parametrize("config", [FREQUENCY, TUNED, SEARCH])
def test_a_word_that_is_known_takes_no_miss(config):
    assert expected_misses(cells("ABBA"), even(1), config) == 0


def test_of_two_words_without_a_common_letter_one_misses():
    assert expected_misses(cells("AB", "CD"), even(2), SEARCH) == pytest.approx(0.5)


def test_a_common_letter_tells_words_apart_for_nothing():
    # Either has an A, and its place says which it is.
    assert expected_misses(cells("AB", "CA"), even(2), SEARCH) == 0


def test_S12_which_of_the_spaces_is_opened_is_by_lot():
    # The A of ABA is opened in front half of the time, and only at the end is it the one that AXY has not.
    assert expected_misses(cells("ABA", "AXY"), even(2), SEARCH) == pytest.approx(
        expected_misses(cells("ABA", "AXY"), even(2), TUNED)
    )
    assert expected_misses(cells("ABA", "AXY"), even(2), SEARCH, whole=True) == 0


def test_searching_is_never_worse_than_not_looking_ahead(english):
    words = english.letters(7)[english.zipf(7) >= 4.2]
    tuned, searched = (
        expected_misses(words, even(len(words)), config) for config in (TUNED, SEARCH._replace(widths=(2, 2, 2, 3)))
    )
    order = SearchConfig((1, 1, 1, 1), order=tuple(range(26)))
    assert searched < tuned < expected_misses(words, even(len(words)), order)
