"""How a list of words is spelt: which letter comes next after the letters before it, and where a word ends.

All runs of letters up to a given length are counted and smoothed as Kneser and Ney do it (in the form of Chen and
Goodman, 1999): what was seen once or twice after a long run is believed less, and the rest goes to shorter runs, which
count in how many different surroundings they were seen. A context is such a run, as far back as it was ever seen.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

END, START, BASE = 26, 27, 28
"""What comes after the last letter and before the first; runs are numbers of base 28."""
NEVER_SEEN = 1e-6
"""How likely a letter is to come next that is in no word at all."""
LEAST_TAKEN = 0.05
"""However a count is discounted, so much is taken from it and so much is left."""

Letters = npt.NDArray[np.integer]
"""Words of one length, as rows of numbered letters."""
Chances = npt.NDArray[np.float32]
States = npt.NDArray[np.int32]
Codes = npt.NDArray[np.int64]
Numbers = npt.NDArray[np.float64]


class Runs(NamedTuple):
    """All runs of one length, in order, and how often each was seen."""

    codes: Codes
    counts: Numbers


class Spelling(NamedTuple):
    """What comes next, by context; the contexts are numbered."""

    chances: Chances
    """By context and symbol, how likely it comes next: the letters, then the end of the word.

    After the end nothing but the end comes again, and before the first letter it may come any number of times: so it
    stands for the blanks around a word, too (S5).
    """
    follows: States
    """By context and symbol, the context after it."""
    start: int
    """The context of a first letter."""


def learnt(words: Iterable[Letters], order: int) -> Spelling:
    """The spelling of some words, from runs of up to so many letters (two or more)."""
    framed = [np.pad(rows.astype(np.int64), ((0, 0), (1, 1)), constant_values=(START, END)) for rows in words]
    runs = [_runs(framed, size) for size in range(1, order + 1)]
    kinds = [_kinds(one, longer, size) for size, (one, longer) in enumerate(pairwise(runs), 1)]
    contexts = [np.zeros(1, np.int64), *(np.unique(run.codes // BASE) for run in runs[1:])]
    shorter = [_shorter(contexts, size) for size in range(1, order)]
    chances = [_alone(kinds[0])]
    for size, counted in enumerate([*kinds[1:], runs[-1]], 1):
        seen, left = _discounted(counted, contexts[size])
        chances.append((seen + left[:, None] * chances[-1][shorter[size - 1]]).astype(np.float32))
    start = 1 + int(np.searchsorted(contexts[1], START))
    over = np.zeros((1, BASE - 1), np.float32)
    spelling = Spelling(np.concatenate([*chances, over]), _follows(contexts, shorter), start)
    spelling.chances[[start, -1], END] = 1
    spelling.follows[start, END] = start
    return spelling


def _runs(framed: Sequence[Codes], size: int) -> Runs:
    """All runs of so many symbols; none ends before the first letter."""
    found = []
    for rows in framed:
        codes = np.zeros((len(rows), max(rows.shape[1] - size + 1, 0)), np.int64)
        for place in range(size):
            codes = BASE * codes + rows[:, place : place + codes.shape[1]]
        found.append(codes.ravel())
    codes, counts = np.unique(np.concatenate(found), return_counts=True)
    kept = codes % BASE != START
    return Runs(codes[kept], counts[kept].astype(np.float64))


def _kinds(runs: Runs, longer: Runs, size: int) -> Runs:
    """For each run, after how many different symbols it was seen; at the start of a word, how often."""
    inner, kinds = np.unique(longer.codes % BASE**size, return_counts=True)
    counts = runs.counts.copy()
    within = np.isin(runs.codes, inner)
    counts[within] = kinds[np.isin(inner, runs.codes)]
    return Runs(runs.codes, counts)


def _shorter(contexts: Sequence[Codes], size: int) -> Codes:
    """For each context, the place of the one that goes back one symbol less."""
    place: Codes = np.searchsorted(contexts[size - 1], contexts[size] % BASE ** (size - 1))
    return place


def _alone(runs: Runs) -> Chances:
    """How likely each symbol is when nothing is known of those before it."""
    counts = np.full(BASE - 1, NEVER_SEEN * runs.counts.sum())
    counts[runs.codes] += runs.counts
    chances: Chances = (counts / counts.sum()).astype(np.float32)[None]
    return chances


def _discounted(runs: Runs, contexts: Codes) -> tuple[Numbers, Numbers]:
    """By context, what is believed of each symbol as it was counted, and how much is left for shorter contexts."""
    place = np.searchsorted(contexts, runs.codes // BASE)
    discount = _discounts(runs.counts)[np.minimum(runs.counts, 3).astype(np.intp)]
    total = np.bincount(place, runs.counts, len(contexts))
    seen = np.zeros((len(contexts), BASE - 1))
    seen[place, runs.codes % BASE] = (runs.counts - discount) / total[place]
    return seen, np.bincount(place, discount, len(contexts)) / total


def _discounts(counts: Numbers) -> Numbers:
    """What is taken from a count of one, two, and three or more: so much more often is it one less elsewhere."""
    often = np.array([np.count_nonzero(counts == count) for count in range(1, 5)]) + 1.0
    ratio = often[0] / (often[0] + 2 * often[1])
    found = np.arange(1, 4) - np.arange(2, 5) * ratio * often[1:] / often[:-1]
    return np.concatenate([[0.0], np.clip(found, LEAST_TAKEN, np.arange(1, 4) - LEAST_TAKEN)])


def _follows(contexts: Sequence[Codes], shorter: Sequence[Codes]) -> States:
    """By context and symbol, the longest context that ends so; the last of all is that of words that have ended."""
    firsts = np.cumsum([0, *map(len, contexts)])
    follows = np.full((firsts[-1] + 1, BASE - 1), firsts[-1], np.int32)
    follows[0, :END] = 0
    for size, longer in enumerate(contexts[1:]):
        if size:
            follows[firsts[size] : firsts[size + 1], :END] = follows[firsts[size - 1] + shorter[size - 1], :END]
        place = firsts[size] + np.searchsorted(contexts[size], longer // BASE)
        letter = longer % BASE < END
        follows[place[letter], longer[letter] % BASE] = firsts[size + 1] + np.flatnonzero(letter)
    follows[firsts[-2] : -1, :END] = follows[firsts[-3] + shorter[-1], :END]
    return follows
