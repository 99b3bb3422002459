"""Words outside one's vocabulary: what a tray may hold as far as the spelling of the language goes.

A chain of letters, each after the one before as in the lexicon, with blanks before and after it. What lies open and
what was asked for in vain forbid symbols by space; summing over all chains from both ends gives what is left.
"""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from lettrine.bots.sonde_table import BLANK
from lettrine.games.sonde.view import HIDDEN
from lettrine.words.lexicon import Lexicon

BEFORE, AFTER = 26, 27
"""The two states of a blank: before the word and after it."""
PADDED, ENDING = 0.15, 0.08
"""How often a space before a word is a blank, and how often a word ends where a space is left."""
SAMPLE = range(4, 11)
SMOOTHING = 0.5

Numbers = npt.NDArray[np.float64]


class Spelling(NamedTuple):
    """How letters follow each other."""

    first: Numbers
    after: Numbers


class Unheard(NamedTuple):
    """What is left of all spellings."""

    share: float
    """Of their weight, how much."""
    chances: Numbers
    """By symbol, how likely one of the closed spaces has it."""


@lru_cache(maxsize=8)
def spelling(words: Lexicon) -> Spelling:
    """A language's letters, as they follow each other in the words of its lexicon."""
    pairs, first = np.full((26, 26), SMOOTHING), np.full(26, SMOOTHING)
    for length in SAMPLE:
        letters = words.letters(length).astype(np.intp)
        pairs += np.bincount((26 * letters[:, :-1] + letters[:, 1:]).ravel(), minlength=676).reshape(26, 26)
        first += np.bincount(letters[:, 0], minlength=26)
    start = np.zeros(28)
    start[:26], start[BEFORE] = (1 - PADDED) * first / first.sum(), PADDED
    after = np.zeros((28, 28))
    after[:26, :26] = (1 - ENDING) * pairs / pairs.sum(axis=1, keepdims=True)
    after[:26, AFTER], after[AFTER, AFTER], after[BEFORE] = ENDING, 1, start
    return Spelling(start, after)


def unheard(words: Lexicon, shown: str, missed: frozenset[str]) -> Unheard:
    """What all spellings say of a tray."""
    first, after = spelling(words)
    allowed = [_allowed(cell, missed) for cell in shown]
    forward = [first * allowed[0]]
    for possible in allowed[1:]:
        forward.append(forward[-1] @ after * possible)
    backward = [np.ones(28)]
    for possible in reversed(allowed[1:]):
        backward.append(after @ (backward[-1] * possible))
    total = float(forward[-1].sum())
    if total <= 0:
        return Unheard(0.0, np.zeros(BLANK + 1))
    absent = np.ones(28)
    for cell, left, right in zip(shown, forward, reversed(backward), strict=True):
        if cell == HIDDEN:
            absent *= 1 - np.minimum(left * right / total, 1)
    return Unheard(total, 1 - np.append(absent[:26], absent[BEFORE] * absent[AFTER]))


def _allowed(cell: str, missed: frozenset[str]) -> Numbers:
    allowed = np.ones(28)
    if cell == ".":
        allowed[:26] = 0
    elif cell != HIDDEN:
        allowed = np.zeros(28)
        allowed[ord(cell) - 65] = 1
    else:
        allowed[[place for symbol in missed for place in _places(symbol)]] = 0
    return allowed


def _places(symbol: str) -> tuple[int, ...]:
    return (BEFORE, AFTER) if symbol == "." else (ord(symbol) - 65,)
