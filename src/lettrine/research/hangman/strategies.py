"""Strategies for plain hangman, where a letter opens all of its spaces at once and too many misses lose.

Each knows a list of words. The best goes by a spelling model: the word it looks for need not be in the list.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from lettrine.bots.common.spelling_inference import CLOSED, Symbols, likelihoods, sum_spellings
from lettrine.bots.common.spelling_model import Floats, Letters, train

LETTERS = 26
ORDER, PRUNE_BELOW = 7, 1e-4
"""The order of the spelling model, and what is pruned: measured on English words."""
NEGLIGIBLE = 1e-3
"""Where less than this share of the spellings is outside the list, the sums are too rough to subtract the list."""

Rows = npt.NDArray[np.intp]
WordList = Mapping[int, Letters]
"""Words by their length, as rows of numbered letters."""


class PatternState(NamedTuple):
    """What is known of a word: its spaces, and the letters that were asked for, hit or miss."""

    shown: tuple[int, ...]
    asked: frozenset[int] = frozenset()

    @property
    def possible(self) -> Symbols:
        """The letters that a closed space can have."""
        return np.array([letter for letter in range(LETTERS) if letter not in self.asked], np.intp)

    @property
    def closed(self) -> list[int]:
        """The spaces that are still closed."""
        return [space for space, cell in enumerate(self.shown) if cell == CLOSED]


Strategy = Callable[[PatternState], Floats]
"""Scores every letter; the highest is asked for."""


def count_misses(word: Letters, strategy: Strategy, lives: int = LETTERS) -> int:
    """The misses of a strategy until a word is found or no life is left."""
    state, misses = PatternState((CLOSED,) * len(word)), 0
    while state.closed and misses < lives:
        letter = next_letter(state, strategy)
        shown = tuple(letter if there == letter else cell for there, cell in zip(word, state.shown, strict=True))
        misses += shown == state.shown
        state = PatternState(shown, state.asked | {letter})
    return misses


def next_letter(state: PatternState, strategy: Strategy) -> int:
    """The letter of the highest score that was not asked for yet."""
    scores = strategy(state)
    return max((int(letter) for letter in state.possible), key=lambda letter: float(scores[letter]))


def by_frequency(words: WordList) -> Strategy:
    """By how many words of the list have a letter, whatever lies open."""
    having = sum((_weight_by_letter(rows, np.ones(len(rows))) for rows in words.values()), np.zeros(LETTERS))
    return lambda state: having


def by_dictionary(words: WordList) -> Strategy:
    """By how many words of the list that fit have a letter; where none fits, by frequency."""
    frequency = by_frequency(words)

    @cache
    def strategy(state: PatternState) -> Floats:
        rows = words.get(len(state.shown))
        fitting = _fitting_rows(rows, state) if rows is not None else ()
        if rows is None or not len(fitting):
            return frequency(state)
        return _weight_by_letter(rows[fitting][:, state.closed], np.ones(len(fitting)))

    return strategy


def by_ngrams(words: WordList, order: int) -> Strategy:
    """By a spelling model of this order alone."""
    model = train(words.values(), order)

    @cache
    def strategy(state: PatternState) -> Floats:
        found = sum_spellings(model, state.shown, state.possible, PRUNE_BELOW)
        scores = np.zeros(LETTERS)
        scores[state.possible] = found.weight - found.without
        return scores

    return strategy


def by_spelling(words: WordList) -> Strategy:
    """By spelling models from either end, for words outside the list: the list itself is ruled out."""
    forward, backward = OutOfListModel(words), OutOfListModel({length: rows[:, ::-1] for length, rows in words.items()})

    @cache
    def strategy(state: PatternState) -> Floats:
        return forward.chances(state) + backward.chances(state._replace(shown=state.shown[::-1]))

    return strategy


class OutOfListModel:
    """A spelling model of a list, with the words of the list ruled out."""

    def __init__(self, words: WordList) -> None:
        self.words, self.model = words, train(words.values(), ORDER)
        self.likelihoods = {length: likelihoods(self.model, rows) for length, rows in words.items()}

    def chances(self, state: PatternState) -> Floats:
        """How likely each letter is in a word that is not in the list."""
        found = sum_spellings(self.model, state.shown, state.possible, PRUNE_BELOW)
        having = np.zeros(LETTERS)
        having[state.possible] = found.weight - found.without
        known, having_known = self._listed(state)
        left = found.weight - found.kept * known
        if left <= NEGLIGIBLE * found.weight:
            return having / (found.weight or 1.0)
        return (having - found.kept * having_known) / left

    def _listed(self, state: PatternState) -> tuple[float, Floats]:
        """The weight of the spellings that are in the list, and by letter, of those that have it."""
        rows = self.words.get(len(state.shown))
        if rows is None:
            return 0.0, np.zeros(LETTERS)
        fitting = _fitting_rows(rows, state)
        likelihoods = self.likelihoods[len(state.shown)][fitting]
        return float(likelihoods.sum()), _weight_by_letter(rows[fitting][:, state.closed], likelihoods)


def _fitting_rows(rows: Letters, state: PatternState) -> Rows:
    """Which words agree with what lies open, and have nothing closed that was asked for."""
    possible = np.isin(np.arange(LETTERS), state.possible)
    fits = np.ones(len(rows), bool)
    for letters, cell in zip(rows.T, state.shown, strict=True):
        fits &= possible[letters] if cell == CLOSED else letters == cell
    return np.flatnonzero(fits)


def _weight_by_letter(rows: Letters, weights: Floats) -> Floats:
    """By letter, the weight of the words that have it."""
    there = np.zeros((len(rows), LETTERS), bool)
    there[np.arange(len(rows))[:, None], rows] = True
    having: Floats = weights @ there
    return having
