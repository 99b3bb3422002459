"""Everything that a tray of so many spaces may hold, with its prior weight: one table for all bots of a process.

A candidate is a word with so many blanks before and after it (S4, S5). Its weight is how likely somebody is to hide
it: rare words less often, but more often than their frequency in texts, and blanks seldom.
"""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from lettrine.games.sonde.edition import Edition
from lettrine.games.sonde.spelling import Admission, admission
from lettrine.words.lexicon import Lexicon

BLANK = 26
"""The number of the blank among the 27 symbols."""
FREQUENCY_WEIGHT = 1.8
"""What a word's zipf frequency is multiplied by: people hide words that the others know."""
COMMON_ENOUGH = 3.0
"""From this zipf frequency on, all words are equally likely: nobody prefers the commonest."""
PADDING = (0.55, 0.23, 0.1, 0.05, 0.04, 0.03)
"""How often a word is hidden with so many blanks; all ways to place them are equally likely."""

Columns = npt.NDArray[np.uint8]
Masks = npt.NDArray[np.uint32]
Weights = npt.NDArray[np.float32]


class CandidateTable(NamedTuple):
    """The candidates for so many spaces."""

    columns: Columns
    """By space, the symbol of each candidate."""
    masks: Masks
    """Which symbols each candidate has: bit 0 for A, bit 26 for the blank."""
    weights: Weights
    total: float


def candidate_table(words: Lexicon, rules: Edition, spaces: int, known: float) -> CandidateTable:
    """The candidates of a player who knows the words from this zipf frequency on."""
    return _candidate_table(words, admission(rules), rules.blanks, spaces, known)


@lru_cache(maxsize=96)
def _candidate_table(words: Lexicon, admitted: Admission, blanks: int, spaces: int, known: float) -> CandidateTable:
    ways = [
        (length, before)
        for length in range(max(spaces - blanks, 1), min(spaces, words.longest) + 1)
        for before in range(spaces - length + 1)
    ]
    if not ways:  # S39: house rules may have trays that no word fills
        return CandidateTable(np.empty((spaces, 0), np.uint8), np.empty(0, np.uint32), np.empty(0, np.float32), 0.0)
    rows = {length: _rows(words, admitted, length, known) for length, _ in ways}
    columns = np.full((spaces, sum(len(rows[length]) for length, _ in ways)), BLANK, np.uint8)
    masks, weights, start = [], [], 0
    for length, before in ways:
        count, padding = len(rows[length]), spaces - length
        columns[before : before + length, start : start + count] = words.letters(length)[rows[length]].T
        masks.append(words.masks(length)[rows[length]] | np.uint32((padding > 0) << BLANK))
        weights.append(_prior_weights(words, rows[length], length) * _padding_weight(padding))
        start += count
    every = np.concatenate(weights)
    return CandidateTable(columns, np.concatenate(masks), every, float(every.sum(dtype=np.float64)))


def _rows(words: Lexicon, admitted: Admission, length: int, known: float) -> npt.NDArray[np.intp]:
    return np.flatnonzero(admitted.rows(words, length) & (words.zipf(length) >= known))


def _prior_weights(words: Lexicon, rows: npt.NDArray[np.intp], length: int) -> Weights:
    weights: Weights = 10 ** (
        np.float32(FREQUENCY_WEIGHT) * np.minimum(words.zipf(length)[rows], np.float32(COMMON_ENOUGH))
    )
    return weights


def _padding_weight(padding: int) -> np.float32:
    """How likely each way of padding with so many blanks is."""
    return np.float32(PADDING[min(padding, len(PADDING) - 1)] / (padding + 1))
