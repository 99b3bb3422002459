"""What everybody at the table may believe of one tray, and how each answer changes it.

A belief is a list of candidates with weights, and one more for a word that no lexicon has: its spaces hold letters as
they come in the language. An answer drops the candidates that it rules out and makes others less likely.
"""

from functools import cache, cached_property
from math import comb, prod

import numpy as np
import numpy.typing as npt

from lettrine.analysis.common.candidates import NONE, Rows, WeightedCandidates, Weights, emptied

BLANK = 26
"""The place of the blank among the 27 symbols."""
SYMBOLS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ."
HIDDEN = "?"

Cells = npt.NDArray[np.uint8]
"""Candidates as columns: a row is a space of the tray, so that one space of all candidates lies together."""
Shares = npt.NDArray[np.float64]
"""For each symbol, which part of the spaces holds it."""


class Belief(WeightedCandidates):
    """One tray as everybody knows it: what lies open, and what may lie under the flaps."""

    def __init__(
        self, cells: Cells, weights: Weights, shown: str, unheard: float, shares: Shares, named: Rows = NONE
    ) -> None:
        super().__init__(weights, named)
        self.cells, self.shown = cells, shown
        self.unheard, self.shares = unheard, shares
        self.closed = [space for space, cell in enumerate(shown) if cell == HIDDEN]

    @cached_property
    def total(self) -> float:
        """The weight of all that is possible."""
        return float(self.weights.sum()) + self.unheard

    # What an answer leaves --------------------------------------------------------------------------------------

    def opened(self, space: int, letter: str, likely: Weights | None = None) -> "Belief":
        """After a space (from 0) was opened and showed this letter.

        `likely` says by how often the letter was closed how likely just this space was to be opened; else it was sure.
        """
        code = SYMBOLS.index(letter)
        shown = self.shown[:space] + letter + self.shown[space + 1 :]
        factors = np.ones(len(self.shown) + 1) if likely is None else likely
        unheard = self._unheard_tally(self.shares[code : code + 1])[0] @ factors
        fits = self.cells[space] == code
        kept = self._kept(fits, shown, float(unheard), self.shares)
        return kept if likely is None else kept._scaled(likely[1 + kept._times(code)])

    def weighed(self, letter: str, likely: Weights) -> "Belief":
        """After something was heard that is so likely by how often the letter is closed here."""
        code = SYMBOLS.index(letter)
        closed, share = len(self.closed), float(self.shares[code])
        ways = [comb(closed, n) * share**n * (1 - share) ** (closed - n) * likely[n] for n in range(closed + 1)]
        scaled = self._scaled(likely[self._times(code)])
        return Belief(scaled.cells, scaled.weights, self.shown, self.unheard * float(sum(ways)), self.shares)

    def _times(self, code: int) -> npt.NDArray[np.intp]:
        """How often each candidate has a symbol closed."""
        times: npt.NDArray[np.intp] = (self.cells[self.closed] == code).sum(axis=0)
        return times

    def _scaled(self, factors: Weights) -> "Belief":
        return Belief(self.cells, self.weights * factors, self.shown, self.unheard, self.shares)

    def without(self, letter: str) -> "Belief":
        """After it was heard that no closed space holds this letter."""
        code = SYMBOLS.index(letter)
        absent = ~(self.cells[self.closed] == code).any(axis=0)
        unheard = self.unheard * (1 - float(self.shares[code])) ** len(self.closed)
        shares = self.shares.copy()
        shares[code] = 0
        return self._kept(absent, self.shown, unheard, shares / max(shares.sum(), 1e-300))

    def refuted(self, sequence: str) -> "Belief":
        """After somebody named this in vain."""
        unheard = self.unheard - self._unheard_of(sequence)
        named = np.append(self._named, self._same(sequence))
        return Belief(self.cells, self._weights, self.shown, unheard, self.shares, named)

    def _kept(self, fits: npt.NDArray[np.bool_], shown: str, unheard: float, shares: Shares) -> "Belief":
        """Of the candidates those that fit; they are shared where all do, as when a question is asked again."""
        if fits.all():
            return Belief(self.cells, self._weights, shown, unheard, shares, self._named)
        left = emptied(fits, self._named)
        return Belief(self.cells[:, left], self._weights[left], shown, unheard, shares)

    # What it says of one content --------------------------------------------------------------------------------

    def weight_of(self, sequence: str) -> float:
        """How much of it is just this on the tray."""
        known = float(self._weights[np.setdiff1d(self._same(sequence), self._named)].sum())
        return known + self._unheard_of(sequence)

    def content(self, candidate: int) -> str:
        """What a candidate has on the tray."""
        return "".join(SYMBOLS[code] for code in self.cells[:, candidate])

    def _same(self, sequence: str) -> Rows:
        """The candidates that are just this: one, or none."""
        if len(sequence) != len(self.shown):
            return NONE
        first, *others = zip(self.cells, map(SYMBOLS.index, sequence), strict=True)
        same = np.flatnonzero(first[0] == first[1])
        for row, code in others:
            same = same[row[same] == code]
        return same

    def _unheard_of(self, sequence: str) -> float:
        """How much of the word that nobody has heard of is this one."""
        if len(sequence) != len(self.shown):
            return 0.0
        if any(cell not in (HIDDEN, letter) for cell, letter in zip(self.shown, sequence, strict=True)):
            return 0.0
        return self.unheard * prod(float(self.shares[SYMBOLS.index(sequence[space])]) for space in self.closed)

    # What it says of all questions at once ----------------------------------------------------------------------

    @cached_property
    def tally(self) -> npt.NDArray[np.float64]:
        """How likely a space holds a symbol that the closed spaces hold so many times: by space, symbol and number."""
        most = len(self.shown) + 1
        tally = np.zeros((len(self.shown), 27, most))
        closed = self.cells[self.closed]
        same = np.zeros(closed.shape, np.uint8)
        for row in closed:
            same += closed == row
        weights, unheard = self.weights, self._unheard_tally(self.shares)
        for space, row, times in zip(self.closed, closed, same, strict=True):
            place = row.astype(np.intp) * most + times
            tally[space] = np.bincount(place, weights, 27 * most).reshape(27, most) + unheard
        return tally / self.total if self.total else tally

    def _unheard_tally(self, shares: Shares) -> npt.NDArray[np.float64]:
        """The same for the word that nobody has heard of: of the other closed spaces, each holds it or not."""
        times, ways, rest = _ways(len(self.shown), len(self.closed))
        share = shares[:, None]
        result: npt.NDArray[np.float64] = self.unheard * ways * share**times * (1 - share) ** rest
        return result

    @cached_property
    def chances(self) -> npt.NDArray[np.float64]:
        """For each symbol, how likely a closed space holds it: all that is needed to ask for the likeliest."""
        there = np.zeros((27, len(self._weights)), np.bool_)
        there[self.cells[self.closed], np.arange(len(self._weights))] = True
        unheard = self.unheard * (1 - (1 - self.shares) ** len(self.closed))
        chances: npt.NDArray[np.float64] = (there @ self.weights + unheard) / (self.total or 1.0)
        return chances

    @cached_property
    def numbers(self) -> npt.NDArray[np.float64]:
        """For each symbol, how likely the closed spaces hold it 0, 1, 2 … times."""
        times = np.arange(self.tally.shape[2])
        numbers: npt.NDArray[np.float64] = self.tally.sum(axis=0) / np.maximum(times, 1)
        numbers[:, 0] = np.clip(1 - numbers.sum(axis=1), 0, 1)
        return numbers


@cache
def _ways(spaces: int, closed: int) -> tuple[npt.NDArray[np.intp], npt.NDArray[np.intp], npt.NDArray[np.intp]]:
    """Numbers of times from 0 on, in how many ways the other closed spaces hold the rest, and how many do not."""
    times = np.arange(spaces + 1)
    ways = [comb(closed - 1, number - 1) if 0 < number <= closed else 0 for number in range(spaces + 1)]
    return times, np.array(ways), np.maximum(closed - times, 0)
