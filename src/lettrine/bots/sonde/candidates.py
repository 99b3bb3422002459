"""Everything that a tray of so many spaces may hold, laid out once for all who guess.

A candidate is a word with so many blanks before and after it (S4, S5). Its weight is how likely somebody is to hide
it, before anything is known: rarer words less often, but less so than texts would say, and blanks seldom.
"""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from lettrine.games.sonde.edition import Edition
from lettrine.games.sonde.spelling import classes
from lettrine.words.lexicon import Lexicon

BLANK = 26
"""The place of the blank among the 27 symbols."""
SOFTER = 1.8
"""How much of a word's frequency counts: who hides a word hides one that the table knows."""
COMMON_ENOUGH = 3.0
"""From this zipf frequency on, all words are as likely to be hidden: nobody prefers the commonest."""
PADDING = (0.55, 0.23, 0.1, 0.05, 0.04, 0.03)
"""How often a word is hidden with so many blanks; for each number all ways to place them are as likely."""

Columns = npt.NDArray[np.uint8]
Masks = npt.NDArray[np.uint32]
Weights = npt.NDArray[np.float32]


class Table(NamedTuple):
    """The candidates for so many spaces: all columns run over the same candidates."""

    columns: Columns
    """By space, the symbol of each candidate."""
    masks: Masks
    """Which symbols each candidate has: bit 0 for A, bit 26 for the blank."""
    weights: Weights
    total: float


def table(words: Lexicon, rules: Edition, spaces: int, known: float) -> Table:
    """The candidates of somebody who knows the words from this zipf frequency on."""
    return _table(words, int(classes(rules)), rules.blanks, spaces, known)


@lru_cache(maxsize=96)
def _table(words: Lexicon, admitted: int, blanks: int, spaces: int, known: float) -> Table:
    ways = [
        (length, before)
        for length in range(max(spaces - blanks, 1), min(spaces, words.longest) + 1)
        for before in range(spaces - length + 1)
    ]
    if not ways:  # S39: a house may have trays that no word fills
        return Table(np.empty((spaces, 0), np.uint8), np.empty(0, np.uint32), np.empty(0, np.float32), 0.0)
    rows = {length: _rows(words, admitted, length, known) for length, _ in ways}
    columns = np.full((spaces, sum(len(rows[length]) for length, _ in ways)), BLANK, np.uint8)
    masks, weights, start = [], [], 0
    for length, before in ways:
        count, padding = len(rows[length]), spaces - length
        columns[before : before + length, start : start + count] = words.letters(length)[rows[length]].T
        masks.append(words.masks(length)[rows[length]] | np.uint32((padding > 0) << BLANK))
        weights.append(_weights(words, rows[length], length) * _padded(padding))
        start += count
    every = np.concatenate(weights)
    return Table(columns, np.concatenate(masks), every, float(every.sum(dtype=np.float64)))


def _rows(words: Lexicon, admitted: int, length: int, known: float) -> npt.NDArray[np.intp]:
    return np.flatnonzero((words.flags(length) & admitted != 0) & (words.zipf(length) >= known))


def _weights(words: Lexicon, rows: npt.NDArray[np.intp], length: int) -> Weights:
    weights: Weights = 10 ** (np.float32(SOFTER) * np.minimum(words.zipf(length)[rows], np.float32(COMMON_ENOUGH)))
    return weights


def _padded(padding: int) -> np.float32:
    """How likely each way is of padding with so many blanks."""
    return np.float32(PADDING[min(padding, len(PADDING) - 1)] / (padding + 1))
