"""The prior belief about a tray: the bots' candidates, with all words of the lexicon.

This is the only module of the analysis that knows how bots store their candidates.
"""

from functools import lru_cache

import numpy as np
from msgspec.structs import replace

from lettrine.analysis.common.candidates import ALL_WORDS, UNKNOWN_PRIOR, Weights
from lettrine.analysis.sonde.belief import Belief, Cells, Shares
from lettrine.bots.sonde.candidates import candidate_table
from lettrine.games.sonde.edition import Edition
from lettrine.games.sonde.spelling import Admission, admission
from lettrine.games.sonde.view import HIDDEN
from lettrine.words.lexicon import Lexicon

BLANKS = 0.05
"""The share of blanks on a tray with an unknown word."""
CACHE_SIZE = 32
"""How many priors a process keeps: the largest takes about 20 MB."""

_cache: dict[tuple[Lexicon, Admission, int, int], Belief] = {}


def prior_belief(words: Lexicon, rules: Edition, spaces: int) -> Belief:
    """What everybody knows of a tray that has just been filled: how many spaces are in use (S4).

    It is the same for all trays of a size, and so is what it says of the first question, so it is cached.
    """
    key = words, admission(rules), rules.blanks, spaces
    if key not in _cache:
        while len(_cache) >= CACHE_SIZE:
            del _cache[next(iter(_cache))]
        table = candidate_table(words, rules, spaces, ALL_WORDS)
        _cache[key] = initial_belief(table.columns, table.weights.astype(np.float64), letter_shares(words))
    return _cache[key]


def prior_without_blanks(words: Lexicon, rules: Edition, length: int) -> Belief:
    """The prior of a word of this length where nobody may use blanks."""
    return prior_belief(words, replace(rules, blanks=0), length)


def initial_belief(cells: Cells, weights: Weights, shares: Shares) -> Belief:
    """A belief in these candidates and in unknown words, before any answer."""
    total = float(weights.sum())
    known = weights * ((1 - UNKNOWN_PRIOR) / total) if total else weights
    return Belief(cells, known, HIDDEN * len(cells), UNKNOWN_PRIOR, shares)


@lru_cache(maxsize=8)
def letter_shares(words: Lexicon) -> Shares:
    """By symbol, its share of a tray whose word is in no lexicon: that of the language, from words of eight letters."""
    counts = np.bincount(words.of_language.letters(8).ravel(), minlength=26)[:26] + 1.0
    return np.append(counts / counts.sum() * (1 - BLANKS), BLANKS)
