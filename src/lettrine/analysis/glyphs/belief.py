"""What everybody at a Glyphs table may believe of one hidden word, and how each answer changes it.

A belief is a list of words with weights and, where a table admits any letters, one more for a word that no lexicon has:
each cell of it holds letters as they come there in the language. Whatever is asked, each answer speaks of the letter of
one cell, so that both are kept exactly.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np

from lettrine.analysis.common.candidates import NONE, Rows, WeightedCandidates, Weights, emptied
from lettrine.bots.pieces.candidates import Letters, spelt
from lettrine.bots.pieces.cell_letters import Mask, Reading, reading
from lettrine.games.glyphs.state import Cell
from lettrine.games.glyphs.view import CellView
from lettrine.games.pieces.glossary import LETTERS


class Unheard(NamedTuple):
    """The word that no lexicon has."""

    weight: float
    """How much it weighed before anything was known."""
    shares: Weights
    """By cell, how often each letter stands there; none where what lies there rules the letter out."""

    def of(self, words: Letters) -> Weights:
        """How much of it is just each of these words."""
        each: Weights = self.weight * np.prod(self.shares[np.arange(words.shape[1]), words], axis=1)
        return each


class Belief(WeightedCandidates):
    """One hidden word as everybody knows it."""

    def __init__(
        self,
        letters: Letters,
        weights: Weights,
        unheard: Unheard,
        cells: tuple[Reading, ...],
        refuted: Letters | None = None,
        named: Rows = NONE,
    ) -> None:
        super().__init__(weights, named)
        self.letters, self.unheard, self.cells = letters, unheard, cells
        self._refuted = letters[:0] if refuted is None else refuted
        """Every word that was named in vain, once; `named` has the rows of those that are candidates."""

    # What an answer leaves --------------------------------------------------------------------------------------

    def seen(self, cells: Sequence[Cell]) -> "Belief":
        """After pieces were offered or positioned, so that this lies there now."""
        there = tuple(reading(CellView(cell.loose, cell.placed, cell.below, cell.wrong)) for cell in cells)
        fits = np.ones(len(self._weights), bool)
        for place, cell in enumerate(there):
            if cell is not self.cells[place]:
                fits &= cell.fits[self.letters[:, place]]
        shares = self.unheard.shares * np.array([cell.fits for cell in there])
        unheard = self.unheard._replace(shares=shares)
        if fits.all():
            return Belief(self.letters, self._weights, unheard, there, self._refuted, self._named)
        left = emptied(fits, self._named)
        return Belief(self.letters[left], self._weights[left], unheard, there, self._refuted)

    def without(self, word: str) -> "Belief":
        """After somebody named this word in vain."""
        numbers = _numbers(word)
        if len(_rows_of(numbers, self._refuted)):
            return self
        refuted = np.vstack([self._refuted, numbers])
        named = np.append(self._named, _rows_of(numbers, self.letters))
        return Belief(self.letters, self._weights, self.unheard, self.cells, refuted, named)

    # What it says of one word -----------------------------------------------------------------------------------

    @cached_property
    def total(self) -> float:
        """The weight of all that is possible."""
        spellings = self.unheard.weight * float(np.prod(self._sums))
        return float(self.weights.sum()) + max(0.0, spellings - float(self.unheard.of(self._refuted).sum()))

    @property
    def _sums(self) -> Weights:
        """By cell, how much of what a word that nobody has heard of could have there is still possible."""
        sums: Weights = self.unheard.shares.sum(axis=1)
        return sums

    def weight_of(self, sequence: str) -> float:
        """How much of it is just this word."""
        numbers = _numbers(sequence)
        if len(_rows_of(numbers, self._refuted)):
            return 0.0
        return float(self._weights[_rows_of(numbers, self.letters)].sum()) + float(self.unheard.of(numbers)[0])

    def content(self, candidate: int) -> str:
        """What word a candidate is."""
        return spelt(self.letters[candidate])

    # What it says of all questions ------------------------------------------------------------------------------

    @cached_property
    def chances(self) -> Weights:
        """By cell, how likely each letter is to stand in it."""
        n, weights = len(LETTERS), self.weights
        counts = np.array([np.bincount(column, weights, n) for column in self.letters.T], np.float64)
        for place, shares in enumerate(self.unheard.shares):
            elsewhere = float(np.prod(np.delete(self._sums, place)))
            counts[place] += self.unheard.weight * elsewhere * shares
        np.subtract.at(counts, (np.arange(len(counts)), self._refuted), self.unheard.of(self._refuted)[:, None])
        chances: Weights = np.clip(counts, 0, None) / (self.total or 1.0)
        return chances

    def yes(self, cell: int, letters: Mask) -> float:
        """How likely a cell (from 0) holds one of these letters."""
        return min(1.0, float(self.chances[cell] @ letters))


def _numbers(word: str) -> Letters:
    """A word as a row of letters."""
    return np.array([[LETTERS.index(letter) for letter in word]], np.uint8)


def _rows_of(numbers: Letters, words: Letters) -> Rows:
    """Which of these words are just this one: one, or none."""
    return np.flatnonzero((words == numbers).all(axis=1))
