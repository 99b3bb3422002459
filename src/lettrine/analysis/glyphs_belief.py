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
import numpy.typing as npt

from lettrine.analysis.belief import Named
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

    def of(self, letters: Sequence[int]) -> float:
        """How much of it is just this word."""
        return self.weight * float(np.prod(self.shares[np.arange(len(letters)), letters]))


class Belief:
    """One hidden word as everybody knows it. It never changes."""

    def __init__(
        self,
        letters: Letters,
        weights: Weights,
        unheard: Unheard,
        cells: tuple[Reading, ...],
        refuted: frozenset[str] = frozenset(),
    ) -> None:
        self.letters, self.weights = letters, weights
        self.unheard, self.cells, self.refuted = unheard, cells, refuted
        self._asked: dict[str, float] = {}
        """Chances that were asked for: a secret's is asked for after every step of the game."""

    # What an answer leaves --------------------------------------------------------------------------------------

    def seen(self, cells: Sequence[Cell]) -> "Belief":
        """After pieces were offered or positioned, so that this lies there now."""
        there = tuple(reading(CellView(cell.loose, cell.placed, cell.below, cell.wrong)) for cell in cells)
        fits = np.ones(len(self.weights), bool)
        for place, cell in enumerate(there):
            if cell is not self.cells[place]:
                fits &= cell.fits[self.letters[:, place]]
        shares = self.unheard.shares * np.array([cell.fits for cell in there])
        unheard = self.unheard._replace(shares=shares)
        return Belief(self.letters[fits], self.weights[fits], unheard, there, self.refuted)

    def without(self, word: str) -> "Belief":
        """After somebody named this word in vain."""
        others = np.ones(len(self.weights), bool)
        others[self._same(word)] = False
        return Belief(self.letters[others], self.weights[others], self.unheard, self.cells, self.refuted | {word})

    # What it says of one word -----------------------------------------------------------------------------------

    @cached_property
    def total(self) -> float:
        """The weight of all that is possible."""
        spellings = self.unheard.weight * float(np.prod(self._sums))
        named = sum(self.unheard.of(_numbers(word)) for word in self.refuted)
        return float(self.weights.sum()) + max(0.0, spellings - named)

    @property
    def _sums(self) -> Weights:
        """By cell, how much of what a word that nobody has heard of could have there is still possible."""
        sums: Weights = self.unheard.shares.sum(axis=1)
        return sums

    def chance(self, word: str) -> float:
        """How likely it is that this is the word."""
        if word not in self._asked:
            known = float(self.weights[self._same(word)].sum())
            unheard = 0.0 if word in self.refuted else self.unheard.of(_numbers(word))
            self._asked[word] = (known + unheard) / (self.total or 1.0)
        return self._asked[word]

    def bits(self, word: str) -> float | None:
        """How much there is still to learn if this is the word; None if it cannot be."""
        chance = self.chance(word)
        return max(0.0, -log2(chance)) if chance > 0 else None

    @cached_property
    def likeliest(self) -> Named | None:
        """The likeliest word; None when no word of the lexicon fits."""
        if not len(self.weights):
            return None
        word = spelt(self.letters[int(self.weights.argmax())])
        return Named(word, self.chance(word))

    def _same(self, word: str) -> npt.NDArray[np.intp]:
        """The candidates that are just this: one, or none."""
        return np.flatnonzero((self.letters == _numbers(word)).all(axis=1))

    # What it says of all questions ------------------------------------------------------------------------------

    @cached_property
    def chances(self) -> Weights:
        """By cell, how likely each letter is to stand in it."""
        n = len(LETTERS)
        counts = np.array([np.bincount(column, self.weights, n) for column in self.letters.T], np.float64)
        for place, shares in enumerate(self.unheard.shares):
            elsewhere = float(np.prod(np.delete(self._sums, place)))
            counts[place] += self.unheard.weight * elsewhere * shares
        for word in self.refuted:
            numbers = _numbers(word)
            counts[np.arange(len(numbers)), numbers] -= self.unheard.of(numbers)
        chances: Weights = np.clip(counts, 0, None) / (self.total or 1.0)
        return chances

    def yes(self, cell: int, letters: Mask) -> float:
        """How likely a cell (from 0) holds one of these letters."""
        return min(1.0, float(self.chances[cell] @ letters))


def _numbers(word: str) -> list[int]:
    return [LETTERS.index(letter) for letter in word]
