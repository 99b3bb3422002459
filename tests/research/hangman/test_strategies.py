"""Askers at plain hangman: what they ask for, and what they make of words that are in no list."""

import numpy as np
import pytest

from lettrine.bots.common.spelling_inference import CLOSED, likelihoods
from lettrine.research.hangman.measurement import word_list
from lettrine.research.hangman.strategies import (
    OutOfListModel,
    PatternState,
    by_dictionary,
    by_frequency,
    by_ngrams,
    by_spelling,
    count_misses,
    next_letter,
)


def letters(word: str) -> np.ndarray:
    return np.array([ord(letter) - 65 for letter in word])


def position(shown: str, missed: str = "") -> PatternState:
    cells = tuple(CLOSED if cell == "?" else ord(cell) - 65 for cell in shown)
    return PatternState(cells, frozenset(letters(missed)) | {cell for cell in cells if cell != CLOSED})


def asked(shown: str, asker, missed: str = "") -> str:
    return chr(65 + next_letter(position(shown, missed), asker))


def test_a_letter_opens_all_of_its_places_and_only_misses_count():
    order = by_frequency(word_list(["A", "AB", "ABC", "ABCD"]))
    assert count_misses(letters("DAD"), order) == 2, "A is there, B and C are not, D is there twice"
    assert count_misses(letters("ZZZ"), order, lives=3) == 3


def test_the_dictionary_asks_for_what_most_words_that_fit_have():
    known = by_dictionary(word_list(["BAR", "BAT", "TUB", "ART", "TART"]))
    assert asked("BA?", known) in "RT"
    assert asked("BA?", known, missed="R") == "T"
    assert asked("???", known, missed="T") in "ABR", "only BAR is left"
    assert asked("?????", known, missed="A") == "T", "no word is as long: the commonest letter"


def test_nothing_is_asked_for_twice(english):
    known = word_list(["".join(chr(65 + letter) for letter in row) for row in english.letters(6)[::20]])
    for make in (by_frequency, by_dictionary, lambda words: by_ngrams(words, 3), by_spelling):
        assert count_misses(letters("ZYZZYVA"), make(known)) <= 22


def test_who_looks_for_other_words_counts_all_spellings_but_those_of_the_list(english):
    known = {length: english.letters(length)[::3] for length in (4, 5, 6)}
    here, speller = position("S?O?E", "N"), OutOfListModel(known)
    listed_here = {tuple(row) for row in known[5].tolist()}
    spellings = [(18, one, 14, two, 4) for one in here.possible for two in here.possible]
    likely = likelihoods(speller.model, np.array(spellings))
    kept = [(word, share) for word, share in zip(spellings, likely, strict=True) if word not in listed_here]
    assert len(kept) < len(spellings)
    total = sum(share for _, share in kept)
    having = [sum(share for word, share in kept if letter in (word[1], word[3])) / total for letter in here.possible]
    assert speller.chances(here)[here.possible] == pytest.approx(having, abs=0.02)


def test_chances_are_chances(english):
    known = {length: english.letters(length) for length in (5, 6, 7)}
    for shown, missed in (("??????", ""), ("?A??E?", "RS"), ("QU???", "EI")):
        found = OutOfListModel(known).chances(position(shown, missed))
        assert found.min() > -0.01
        assert found.max() < 1.01
        assert not found[list(position(shown, missed).asked)].any()


def test_spelling_finds_words_that_are_in_no_list(english):
    rng = np.random.default_rng(7)
    known, strange = {}, []
    for length in (7, 8, 9, 10):
        rows = english.letters(length)[rng.permutation(len(english.letters(length)))]
        known[length] = rows[40:]
        strange += list(rows[:40])
    dictionary, pairs, spelling = (
        np.mean([count_misses(word, asker, 6) < 6 for word in strange])
        for asker in (by_dictionary(known), by_ngrams(known, 2), by_spelling(known))
    )
    assert spelling > 0.6
    assert spelling > pairs + 0.15
    assert spelling > dictionary + 0.3


def test_the_same_from_either_end():
    words = ["STONE", "STOVE", "STOLE", "STORE", "SHINE", "SHORE"]
    turned = [word[::-1] for word in words]
    here, there = position("S?O?E", "K"), position("E?O?S", "K")
    assert by_spelling(word_list(words))(here) == pytest.approx(by_spelling(word_list(turned))(there))
