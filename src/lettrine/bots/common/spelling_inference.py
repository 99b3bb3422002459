"""What a tray can hold as far as spelling goes: the sum over all spellings that fit what lies open.

One pass over the spaces. For every context in which a spelling can stand after a space, the weight of all spellings
that lead there is kept, and beside it the weight of those that have a given symbol in no closed space: so the chance
that a symbol is in one of them is exact. Ways that next to nothing seems to come of may be left out.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from lettrine.bots.common.spelling_model import END, START, Letters, Numbers, Spelling, States

CLOSED = -1
"""A space that is still closed, among numbered symbols."""
BLANK_COSTS = 0.2
"""How much rarer a tray is with each blank beside the word: as it is among the words that one knows."""

Symbols = npt.NDArray[np.intp]


class Spelt(NamedTuple):
    """All spellings that fit."""

    weight: float
    without: Numbers
    """The weight of those without each symbol that a closed space may have."""
    kept: float
    """About how much of the weight they are: the rest was left out."""


class Reached(NamedTuple):
    """Where the spellings stand after some spaces."""

    contexts: States
    weights: Numbers
    """By context: of all, then of those without each of the possible symbols in a closed space."""
    kept: float


def spelt(spelling: Spelling, shown: Sequence[int], possible: Symbols, narrow: float = 0.0) -> Spelt:
    """The spellings that fit what lies open, where a closed space may have any of the possible symbols.

    At each space, ways that seem to lead to less than the share `narrow` of all are left out.
    """
    reached = Reached(np.array([spelling.start], np.int32), np.ones((1, 1 + len(possible))), 1.0)
    for cell, ahead in zip(shown, _outlook(spelling, shown, possible), strict=True):
        if cell == CLOSED:
            reached = _closed(spelling, reached, possible, ahead, narrow)
        else:
            reached = _open(spelling, reached, cell)
    ended = spelling.chances[reached.contexts, END] * (reached.contexts != spelling.start)
    weights = ended @ reached.weights
    return Spelt(float(weights[0]), weights[1:], reached.kept)


def _outlook(spelling: Spelling, shown: Sequence[int], possible: Symbols) -> list[Numbers]:
    """By space and the symbol in it, how well the rest can be spelt, if each letter only knew the one before it."""
    after = _chances(spelling, np.append(spelling.follows[0], np.int32(spelling.start)), np.arange(START))
    ahead = np.append(after[:END, END] / BLANK_COSTS, (1.0, 0.0))
    found = [ahead]
    for cell in reversed(shown[1:]):
        symbols = possible if cell == CLOSED else np.array([cell])
        further = after[:, symbols] @ ahead[symbols]
        if END in symbols:  # a blank before the word: it is still to come
            further[START] += after[START, END] * (ahead[START] - ahead[END])
        ahead = further
        found.append(ahead)
    return found[::-1]


def _open(spelling: Spelling, reached: Reached, symbol: int) -> Reached:
    """One more space, which lies open."""
    weights = reached.weights * _chances(spelling, reached.contexts, np.array([symbol]))
    return _gathered(spelling.follows[reached.contexts, symbol], weights, reached.kept)


def _closed(spelling: Spelling, reached: Reached, possible: Symbols, ahead: Numbers, narrow: float) -> Reached:
    """One more space, which has any of the possible symbols."""
    chances = _chances(spelling, reached.contexts, possible)
    follows = spelling.follows[reached.contexts[:, None], possible]
    promise = reached.weights[:, :1] * chances * ahead[np.where(follows == spelling.start, START, possible)]
    all_told = promise.sum()
    context, symbol = np.nonzero(promise > narrow * all_told)
    weights = reached.weights[context] * chances[context, symbol, None]
    weights[np.arange(len(symbol)), 1 + symbol] = 0
    kept = float(promise[context, symbol].sum() / all_told) if all_told else 0.0
    return _gathered(follows[context, symbol], weights, kept * reached.kept)


def _chances(spelling: Spelling, contexts: States, symbols: Symbols) -> Numbers:
    """By context and symbol, how likely it comes next in a tray."""
    return np.multiply(spelling.chances[contexts[:, None], symbols], np.where(symbols == END, BLANK_COSTS, 1.0))


def _gathered(contexts: States, weights: Numbers, kept: float) -> Reached:
    """Each context once."""
    order = np.argsort(contexts, kind="stable")
    ordered = contexts[order]
    firsts = np.flatnonzero(np.diff(ordered, prepend=-1))
    return Reached(ordered[firsts], np.add.reduceat(weights[order], firsts) if len(firsts) else weights, kept)


def likelihoods(spelling: Spelling, words: Letters) -> Numbers:
    """How likely each of these words is to be spelt."""
    contexts = np.full(len(words), spelling.start, np.int32)
    weights = np.ones(len(words))
    for letters in words.T:
        weights *= spelling.chances[contexts, letters]
        contexts = spelling.follows[contexts, letters]
    ended: Numbers = weights * spelling.chances[contexts, END]
    return ended
