"""The public belief about one tray of Sonde, and how each answer changes it.

A belief is a list of weighted candidates and the weight of a word that no lexicon has, whose letters are as frequent
as in the language. An answer drops the candidates that it rules out and makes others less likely.
"""

from functools import cache, cached_property
from math import comb, prod

import numpy as np
import numpy.typing as npt

from lettrine.analysis.common.candidates import NO_ROWS, Rows, WeightedCandidates, Weights, zero_rows
from lettrine.games.sonde.actions import LETTERS
from lettrine.games.sonde.view import HIDDEN

SYMBOLS = LETTERS
"""The 27 symbols that a space may hold, in the order of their numbers."""
BLANK = SYMBOLS.index(".")

Cells = npt.NDArray[np.uint8]
"""Candidates as columns, a row for each space of the tray."""
Shares = npt.NDArray[np.float64]
"""By symbol, the share of the spaces that hold it."""


class Belief(WeightedCandidates):
    """What everybody knows of one tray: what lies open, and what the closed spaces may hold."""

    def __init__(
        self, cells: Cells, weights: Weights, shown: str, unknown: float, shares: Shares, named: Rows = NO_ROWS
    ) -> None:
        super().__init__(weights, named)
        self.cells, self.shown = cells, shown
        self.unknown, self.shares = unknown, shares
        self.closed = [space for space, cell in enumerate(shown) if cell == HIDDEN]

    @cached_property
    def total(self) -> float:
        """The weight of all that is possible."""
        return float(self.weights.sum()) + self.unknown

    # After an answer --------------------------------------------------------------------------------------------

    def opened(self, space: int, letter: str, likelihood: Weights | None = None) -> "Belief":
        """After a space (from 0) was opened and showed this letter.

        `likelihood` is, by how often the letter was closed, how likely this one of its spaces was opened; 1 without it.
        """
        code = SYMBOLS.index(letter)
        shown = self.shown[:space] + letter + self.shown[space + 1 :]
        factors = np.ones(len(self.shown) + 1) if likelihood is None else likelihood
        unknown = self._unknown_space_chances(self.shares[code : code + 1])[0] @ factors
        fits = self.cells[space] == code
        left = self._filter(fits, shown, float(unknown), self.shares)
        return left if likelihood is None else left._scale(likelihood[1 + left._counts(code)])

    def reweighted(self, letter: str, likelihood: Weights) -> "Belief":
        """After an observation of this likelihood, by how often the letter is closed here."""
        code = SYMBOLS.index(letter)
        closed, share = len(self.closed), float(self.shares[code])
        ways = [comb(closed, n) * share**n * (1 - share) ** (closed - n) * likelihood[n] for n in range(closed + 1)]
        scaled = self._scale(likelihood[self._counts(code)])
        return Belief(scaled.cells, scaled.weights, self.shown, self.unknown * float(sum(ways)), self.shares)

    def _counts(self, code: int) -> npt.NDArray[np.intp]:
        """How often each candidate has a symbol closed."""
        times: npt.NDArray[np.intp] = (self.cells[self.closed] == code).sum(axis=0)
        return times

    def _scale(self, factors: Weights) -> "Belief":
        return Belief(self.cells, self.weights * factors, self.shown, self.unknown, self.shares)

    def without(self, letter: str) -> "Belief":
        """After the answer that no closed space holds this letter."""
        code = SYMBOLS.index(letter)
        absent = ~(self.cells[self.closed] == code).any(axis=0)
        unknown = self.unknown * (1 - float(self.shares[code])) ** len(self.closed)
        shares = self.shares.copy()
        shares[code] = 0
        return self._filter(absent, self.shown, unknown, shares / max(shares.sum(), 1e-300))

    def refuted(self, sequence: str) -> "Belief":
        """After somebody named this in vain."""
        unknown = self.unknown - self._unknown_weight(sequence)
        named = np.append(self._named, self._rows_of(sequence))
        return Belief(self.cells, self._weights, self.shown, unknown, self.shares, named)

    def _filter(self, fits: npt.NDArray[np.bool_], shown: str, unknown: float, shares: Shares) -> "Belief":
        """The candidates that fit; where all do, as when a question is asked again, none is copied."""
        if fits.all():
            return Belief(self.cells, self._weights, shown, unknown, shares, self._named)
        left = zero_rows(fits, self._named)
        return Belief(self.cells[:, left], self._weights[left], shown, unknown, shares)

    # One content ------------------------------------------------------------------------------------------------

    def weight_of(self, sequence: str) -> float:
        """The weight of exactly this content."""
        known = float(self._weights[np.setdiff1d(self._rows_of(sequence), self._named)].sum())
        return known + self._unknown_weight(sequence)

    def content(self, candidate: int) -> str:
        """The content of a candidate."""
        return "".join(SYMBOLS[code] for code in self.cells[:, candidate])

    def _rows_of(self, sequence: str) -> Rows:
        """The candidates with exactly this content: one, or none."""
        if len(sequence) != len(self.shown):
            return NO_ROWS
        first, *others = zip(self.cells, map(SYMBOLS.index, sequence), strict=True)
        same = np.flatnonzero(first[0] == first[1])
        for row, code in others:
            same = same[row[same] == code]
        return same

    def _unknown_weight(self, sequence: str) -> float:
        """How much of the weight of unknown words is this one."""
        if len(sequence) != len(self.shown):
            return 0.0
        if any(cell not in (HIDDEN, letter) for cell, letter in zip(self.shown, sequence, strict=True)):
            return 0.0
        return self.unknown * prod(float(self.shares[SYMBOLS.index(sequence[space])]) for space in self.closed)

    # All questions at once --------------------------------------------------------------------------------------

    @cached_property
    def space_chances(self) -> npt.NDArray[np.float64]:
        """By space, symbol and count: how likely the space holds the symbol, and the closed spaces so many of it."""
        most = len(self.shown) + 1
        chances = np.zeros((len(self.shown), 27, most))
        closed = self.cells[self.closed]
        same = np.zeros(closed.shape, np.uint8)
        for row in closed:
            same += closed == row
        weights, unknown = self.weights, self._unknown_space_chances(self.shares)
        for space, row, times in zip(self.closed, closed, same, strict=True):
            place = row.astype(np.intp) * most + times
            chances[space] = np.bincount(place, weights, 27 * most).reshape(27, most) + unknown
        return chances / self.total if self.total else chances

    def _unknown_space_chances(self, shares: Shares) -> npt.NDArray[np.float64]:
        """The same for unknown words, whose spaces are independent, as weights."""
        times, ways, rest = _ways(len(self.shown), len(self.closed))
        share = shares[:, None]
        result: npt.NDArray[np.float64] = self.unknown * ways * share**times * (1 - share) ** rest
        return result

    @cached_property
    def chances(self) -> npt.NDArray[np.float64]:
        """By symbol, how likely a closed space holds it."""
        there = np.zeros((27, len(self._weights)), np.bool_)
        there[self.cells[self.closed], np.arange(len(self._weights))] = True
        unknown = self.unknown * (1 - (1 - self.shares) ** len(self.closed))
        chances: npt.NDArray[np.float64] = (there @ self.weights + unknown) / (self.total or 1.0)
        return chances

    @cached_property
    def count_chances(self) -> npt.NDArray[np.float64]:
        """By symbol, how likely the closed spaces hold it 0, 1, 2 … times."""
        times = np.arange(self.space_chances.shape[2])
        chances: npt.NDArray[np.float64] = self.space_chances.sum(axis=0) / np.maximum(times, 1)
        chances[:, 0] = np.clip(1 - chances.sum(axis=1), 0, 1)
        return chances


@cache
def _ways(spaces: int, closed: int) -> tuple[npt.NDArray[np.intp], npt.NDArray[np.intp], npt.NDArray[np.intp]]:
    """Counts from 0 on, in how many ways the other closed spaces hold the rest, and how many of them do not."""
    times = np.arange(spaces + 1)
    ways = [comb(closed - 1, number - 1) if 0 < number <= closed else 0 for number in range(spaces + 1)]
    return times, np.array(ways), np.maximum(closed - times, 0)
