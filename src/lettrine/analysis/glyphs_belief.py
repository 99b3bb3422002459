"""What everybody at a Glyphs table may believe of one hidden word, and how each answer changes it.

A belief is a list of words with weights and, where a table admits any letters, one more for a word that no lexicon has:
each cell of it holds letters as they come there in the language. Whatever is asked, each answer speaks of the letter of
one cell, so that both are kept exactly. Nothing is rescaled: the weight that is left against the weight that was there
is how likely the answer was.
"""

from collections.abc import Sequence
from functools import cached_property
from math import log2
from typing import NamedTuple

import numpy as np

from lettrine.analysis.belief import NONE, Named, Rows, emptied
from lettrine.bots.glyphs_candidates import Letters, Weights, spelt
from lettrine.bots.glyphs_letters import Mask, Reading, reading
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


class Belief:
    """One hidden word as everybody knows it. It never changes."""

    def __init__(
        self,
        letters: Letters,
        weights: Weights,
        unheard: Unheard,
        cells: tuple[Reading, ...],
        refuted: Letters | None = None,
        named: Rows = NONE,
    ) -> None:
        self.letters, self.unheard, self.cells = letters, unheard, cells
        self._weights, self._named = weights, named
        self._refuted = letters[:0] if refuted is None else refuted
        """Every word that was named in vain, once; `named` has the rows of those that are candidates."""
        self._asked: dict[str, float] = {}
        """Chances that were asked for: a secret's is asked for after every step of the game."""

    @property
    def weights(self) -> Weights:
        """By candidate: 0 for one that was named in vain.

        G12: a wrong naming is allowed as often as somebody pays for it, so it only notes a word: beliefs that differ in
        nothing else share their candidates.
        """
        return emptied(self._weights, self._named)

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

    def chance(self, word: str) -> float:
        """How likely it is that this is the word."""
        if word not in self._asked:
            numbers = _numbers(word)
            known = float(self._weights[_rows_of(numbers, self.letters)].sum())
            weight = 0.0 if len(_rows_of(numbers, self._refuted)) else known + float(self.unheard.of(numbers)[0])
            self._asked[word] = weight / (self.total or 1.0)
        return self._asked[word]

    def bits(self, word: str) -> float | None:
        """How much there is still to learn if this is the word; None if it cannot be."""
        chance = self.chance(word)
        return max(0.0, -log2(chance)) if chance > 0 else None

    @cached_property
    def likeliest(self) -> Named | None:
        """The likeliest word; None when no word of the lexicon fits."""
        weights = self.weights
        if not weights.any():
            return None
        word = spelt(self.letters[int(weights.argmax())])
        return Named(word, self.chance(word))

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
