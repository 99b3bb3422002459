"""What a tray may hold before anything is known of it: the bots' candidates, of one who knows all words.

This is the one place where the analysis knows how bots keep their candidates.
"""

from functools import lru_cache

import numpy as np
from msgspec.structs import replace

from lettrine.analysis.common.candidates import EVERY, UNHEARD, Weights
from lettrine.analysis.sonde.belief import HIDDEN, Belief, Cells, Shares
from lettrine.bots.sonde.candidates import table
from lettrine.games.sonde.edition import Edition
from lettrine.words.lexicon import Lexicon

BLANKS = 0.05
"""How many spaces of such a tray are blanks."""
MOST = 32
"""How many first beliefs a process keeps: the largest is about 20 MB."""

_kept: dict[tuple[Lexicon, tuple[str, ...], int, int], Belief] = {}


def first_belief(words: Lexicon, rules: Edition, spaces: int) -> Belief:
    """What everybody knows of a tray that has just been filled: how many spaces are in use (S4).

    It is the same for all trays of a size, and so is what it says of the first question, so it is kept.
    """
    key = words, rules.words, rules.blanks, spaces
    if key not in _kept:
        while len(_kept) >= MOST:
            del _kept[next(iter(_kept))]
        full = table(words, rules, spaces, EVERY)
        _kept[key] = start(full.columns, full.weights.astype(np.float64), letter_shares(words))
    return _kept[key]


def plain_belief(words: Lexicon, rules: Edition, length: int) -> Belief:
    """What is known of a word of this length where nobody may use blanks."""
    return first_belief(words, replace(rules, blanks=0), length)


def start(cells: Cells, weights: Weights, shares: Shares) -> Belief:
    """A belief in so many candidates, and in the word that nobody has heard of."""
    total = float(weights.sum())
    known = weights * ((1 - UNHEARD) / total) if total else weights
    return Belief(cells, known, HIDDEN * len(cells), UNHEARD, shares)


@lru_cache(maxsize=8)
def letter_shares(words: Lexicon) -> Shares:
    """How often each symbol stands on a tray whose word is in no lexicon: as often as in the language at large."""
    counts = np.bincount(words.letters(8).ravel(), minlength=26)[:26] + 1.0
    return np.append(counts / counts.sum() * (1 - BLANKS), BLANKS)
