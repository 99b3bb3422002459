"""Plain hangman: a letter opens all of its places at once, and whoever has missed too often has lost.

Askers know a list of words. The best of them spells (`spelt.py`): the word it looks for need not be in the list.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from lettrine.bots.common.spelling_inference import CLOSED, Symbols, likelihoods, spelt
from lettrine.bots.common.spelling_model import Letters, Numbers, learnt

LETTERS = 26
ORDER, NARROW = 7, 1e-4
"""How long the runs of letters are that are learnt, and what is left out on the way: measured on English words."""
HARDLY_ANY = 1e-3
"""Where less than this share of the spellings is in no list, the sums are too rough to tell them apart."""

Rows = npt.NDArray[np.intp]
WordList = Mapping[int, Letters]
"""Words by their length, as rows of numbered letters."""


class Position(NamedTuple):
    """What an asker sees: the spaces, and which letters were asked for, whether they missed or not."""

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


Chances = Callable[[Position], Numbers]
"""How likely (or how promising) each letter is."""


def played(word: Letters, chances: Chances, lives: int = LETTERS) -> int:
    """The misses of an asker who looks for a word, until it is found or no life is left."""
    position, misses = Position((CLOSED,) * len(word)), 0
    while position.closed and misses < lives:
        letter = choice(position, chances)
        shown = tuple(letter if there == letter else cell for there, cell in zip(word, position.shown, strict=True))
        misses += shown == position.shown
        position = Position(shown, position.asked | {letter})
    return misses


def choice(position: Position, chances: Chances) -> int:
    """The most promising letter that was not asked for yet."""
    promise = chances(position)
    return max((int(letter) for letter in position.possible), key=lambda letter: float(promise[letter]))


def by_frequency(words: WordList) -> Chances:
    """An asker who goes by how many words of the list have a letter, whatever lies open."""
    having = sum((_having(rows, np.ones(len(rows))) for rows in words.values()), np.zeros(LETTERS))
    return lambda position: having


def by_dictionary(words: WordList) -> Chances:
    """An asker who goes by the words of the list that fit; where none does, by how many have a letter."""
    frequency = by_frequency(words)

    @cache
    def chances(position: Position) -> Numbers:
        rows = words.get(len(position.shown))
        fitting = _fitting(rows, position) if rows is not None else ()
        if rows is None or not len(fitting):
            return frequency(position)
        return _having(rows[fitting][:, position.closed], np.ones(len(fitting)))

    return chances


def by_runs(words: WordList, order: int) -> Chances:
    """An asker who goes by spelling alone, from runs of so many letters."""
    spelling = learnt(words.values(), order)

    @cache
    def chances(position: Position) -> Numbers:
        found = spelt(spelling, position.shown, position.possible, NARROW)
        promise = np.zeros(LETTERS)
        promise[position.possible] = found.weight - found.without
        return promise

    return chances


def by_spelling(words: WordList) -> Chances:
    """An asker who looks for words that are not in the list: spelt from either end, the list itself ruled out."""
    forward, backward = Speller(words), Speller({length: rows[:, ::-1] for length, rows in words.items()})

    @cache
    def chances(position: Position) -> Numbers:
        return forward.chances(position) + backward.chances(position._replace(shown=position.shown[::-1]))

    return chances


class Speller:
    """The spelling of a list of words, as a means to find others."""

    def __init__(self, words: WordList) -> None:
        self.words, self.spelling = words, learnt(words.values(), ORDER)
        self.likely = {length: likelihoods(self.spelling, rows) for length, rows in words.items()}

    def chances(self, position: Position) -> Numbers:
        """How likely each letter is in a word that is not in the list."""
        found = spelt(self.spelling, position.shown, position.possible, NARROW)
        having = np.zeros(LETTERS)
        having[position.possible] = found.weight - found.without
        known, having_known = self._known(position)
        left = found.weight - found.kept * known
        if left <= HARDLY_ANY * found.weight:
            return having / (found.weight or 1.0)
        return (having - found.kept * having_known) / left

    def _known(self, position: Position) -> tuple[float, Numbers]:
        """How much of the spellings are words of the list, and how much of that has each letter."""
        rows = self.words.get(len(position.shown))
        if rows is None:
            return 0.0, np.zeros(LETTERS)
        fitting = _fitting(rows, position)
        likely = self.likely[len(position.shown)][fitting]
        return float(likely.sum()), _having(rows[fitting][:, position.closed], likely)


def _fitting(rows: Letters, position: Position) -> Rows:
    """Which words agree with what lies open, and have nothing closed that was asked for."""
    possible = np.isin(np.arange(LETTERS), position.possible)
    fits = np.ones(len(rows), bool)
    for letters, cell in zip(rows.T, position.shown, strict=True):
        fits &= possible[letters] if cell == CLOSED else letters == cell
    return np.flatnonzero(fits)


def _having(rows: Letters, weights: Numbers) -> Numbers:
    """By letter, the weight of the words that have it."""
    there = np.zeros((len(rows), LETTERS), bool)
    there[np.arange(len(rows))[:, None], rows] = True
    having: Numbers = weights @ there
    return having
