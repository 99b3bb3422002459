"""The public belief about one hidden word of Glyphs, and how each answer changes it.

A belief is a list of weighted words and, where a table admits any letters, the weight of a word that no lexicon has,
whose letters are as frequent in each cell as in the language. Every answer concerns the letter of one cell, so that
both are updated exactly.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np

from lettrine.analysis.common.candidates import NO_ROWS, Rows, WeightedCandidates, Weights, zero_rows
from lettrine.bots.pieces.candidates import Letters, word_of
from lettrine.bots.pieces.cell_constraints import CellConstraints, Mask, constraints_of
from lettrine.games.glyphs.state import Cell
from lettrine.games.glyphs.view import CellView
from lettrine.games.pieces.glossary import LETTERS
from lettrine.games.pieces.placement import Tolerance


class UnknownWord(NamedTuple):
    """Words that no lexicon has."""

    weight: float
    """Their prior weight."""
    shares: Weights
    """By cell, how often each letter stands there; 0 where the pieces rule it out."""

    def of(self, words: Letters) -> Weights:
        """The weight of each of these words."""
        each: Weights = self.weight * np.prod(self.shares[np.arange(words.shape[1]), words], axis=1)
        return each


class Belief(WeightedCandidates):
    """What everybody knows of one hidden word."""

    def __init__(
        self,
        letters: Letters,
        weights: Weights,
        unknown: UnknownWord,
        cells: tuple[CellConstraints, ...],
        refuted: Letters | None = None,
        named: Rows = NO_ROWS,
    ) -> None:
        super().__init__(weights, named)
        self.letters, self.unknown, self.cells = letters, unknown, cells
        self._refuted = letters[:0] if refuted is None else refuted
        """Every word that was named in vain, once; `named` has the rows of those that are candidates."""

    # After an answer --------------------------------------------------------------------------------------------

    def observed(self, cells: Sequence[Cell], tolerance: Tolerance = "middle") -> "Belief":
        """After pieces were offered or positioned, so that these are the cells now."""
        views = [CellView(cell.loose, cell.placed, cell.below, cell.wrong) for cell in cells]
        there = tuple(constraints_of(cell, tolerance) for cell in views)
        fits = np.ones(len(self._weights), bool)
        for place, cell in enumerate(there):
            if cell is not self.cells[place]:
                fits &= cell.fits[self.letters[:, place]]
        shares = self.unknown.shares * np.array([cell.fits for cell in there])
        unknown = self.unknown._replace(shares=shares)
        if fits.all():
            return Belief(self.letters, self._weights, unknown, there, self._refuted, self._named)
        left = zero_rows(fits, self._named)
        return Belief(self.letters[left], self._weights[left], unknown, there, self._refuted)

    def refuted(self, word: str) -> "Belief":
        """After somebody named this word in vain."""
        numbers = _numbers(word)
        if len(_rows_of(numbers, self._refuted)):
            return self
        refuted = np.vstack([self._refuted, numbers])
        named = np.append(self._named, _rows_of(numbers, self.letters))
        return Belief(self.letters, self._weights, self.unknown, self.cells, refuted, named)

    # One word ---------------------------------------------------------------------------------------------------

    @cached_property
    def total(self) -> float:
        """The weight of all that is possible."""
        spellings = self.unknown.weight * float(np.prod(self._cell_sums))
        return float(self.weights.sum()) + max(0.0, spellings - float(self.unknown.of(self._refuted).sum()))

    @property
    def _cell_sums(self) -> Weights:
        """By cell, the share of letters that unknown words can still have there."""
        sums: Weights = self.unknown.shares.sum(axis=1)
        return sums

    def weight_of(self, sequence: str) -> float:
        """The weight of exactly this word."""
        numbers = _numbers(sequence)
        if len(_rows_of(numbers, self._refuted)):
            return 0.0
        return float(self._weights[_rows_of(numbers, self.letters)].sum()) + float(self.unknown.of(numbers)[0])

    def content(self, candidate: int) -> str:
        """The word of a candidate."""
        return word_of(self.letters[candidate])

    # All questions ----------------------------------------------------------------------------------------------

    @cached_property
    def chances(self) -> Weights:
        """By cell, how likely each letter is to stand in it."""
        n, weights = len(LETTERS), self.weights
        counts = np.array([np.bincount(column, weights, n) for column in self.letters.T], np.float64)
        for place, shares in enumerate(self.unknown.shares):
            elsewhere = float(np.prod(np.delete(self._cell_sums, place)))
            counts[place] += self.unknown.weight * elsewhere * shares
        np.subtract.at(counts, (np.arange(len(counts)), self._refuted), self.unknown.of(self._refuted)[:, None])
        chances: Weights = np.clip(counts, 0, None) / (self.total or 1.0)
        return chances

    def yes(self, cell: int, letters: Mask) -> float:
        """How likely a cell (from 0) holds one of these letters."""
        return min(1.0, float(self.chances[cell] @ letters))


def _numbers(word: str) -> Letters:
    """A word as a row of numbered letters."""
    return np.array([[LETTERS.index(letter) for letter in word]], np.uint8)


def _rows_of(numbers: Letters, words: Letters) -> Rows:
    """Which of these words are this one: one, or none."""
    return np.flatnonzero((words == numbers).all(axis=1))
