"""An n-gram model of how words are spelt: which letter comes next after those before it, and where a word ends.

Counts are smoothed after Kneser and Ney, in the form of Chen and Goodman (1999): rare n-grams are discounted, and what
that frees goes to shorter ones, which count the different letters that they were seen after. A context is the letters
before a symbol, as far back as they were ever seen.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

END, START, BASE = 26, 27, 28
"""What comes after the last letter and before the first; an n-gram is a number in base 28."""
UNSEEN_SHARE = 1e-6
"""How likely a letter is to come next that is in no word at all."""
LEAST_DISCOUNT = 0.05
"""At least so much is taken from a count, and at least so much is left of it."""

Letters = npt.NDArray[np.integer]
"""Words of one length, as rows of numbered letters."""
Chances = npt.NDArray[np.float32]
Contexts = npt.NDArray[np.int32]
Codes = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]


class NgramCounts(NamedTuple):
    """All n-grams of one length, in order, and how often each was seen."""

    codes: Codes
    counts: Floats


class NgramModel(NamedTuple):
    """A trained model; its contexts are numbered."""

    chances: Chances
    """By context and symbol, how likely it comes next: the letters, then the end of the word.

    After the end nothing but the end comes again, and before the first letter it may come any number of times: so it
    stands for the blanks around a word, too (S5).
    """
    successors: Contexts
    """By context and symbol, the context after it."""
    start: int
    """The context of a first letter."""


def train(words: Iterable[Letters], order: int) -> NgramModel:
    """A model of these words, of n-grams of up to so many letters (two or more)."""
    padded = [np.pad(rows.astype(np.int64), ((0, 0), (1, 1)), constant_values=(START, END)) for rows in words]
    ngrams = [_count_ngrams(padded, size) for size in range(1, order + 1)]
    continuations = [_continuation_counts(*pair, size) for size, pair in enumerate(pairwise(ngrams), 1)]
    contexts = [np.zeros(1, np.int64), *(np.unique(each.codes // BASE) for each in ngrams[1:])]
    shorter = [_backoff_contexts(contexts, size) for size in range(1, order)]
    chances = [_unigram_chances(continuations[0])]
    for size, table in enumerate([*continuations[1:], ngrams[-1]], 1):
        seen, left = _discount(table, contexts[size])
        chances.append((seen + left[:, None] * chances[-1][shorter[size - 1]]).astype(np.float32))
    start = 1 + int(np.searchsorted(contexts[1], START))
    over = np.zeros((1, BASE - 1), np.float32)
    model = NgramModel(np.concatenate([*chances, over]), _successors(contexts, shorter), start)
    model.chances[[start, -1], END] = 1
    model.successors[start, END] = start
    return model


def _count_ngrams(padded: Sequence[Codes], size: int) -> NgramCounts:
    """All n-grams of so many symbols; none ends before the first letter."""
    found = []
    for rows in padded:
        codes = np.zeros((len(rows), max(rows.shape[1] - size + 1, 0)), np.int64)
        for place in range(size):
            codes = BASE * codes + rows[:, place : place + codes.shape[1]]
        found.append(codes.ravel())
    codes, counts = np.unique(np.concatenate(found), return_counts=True)
    kept = codes % BASE != START
    return NgramCounts(codes[kept], counts[kept].astype(np.float64))


def _continuation_counts(ngrams: NgramCounts, longer: NgramCounts, size: int) -> NgramCounts:
    """For each n-gram, after how many different symbols it was seen; at the start of a word, how often."""
    inner, continuations = np.unique(longer.codes % BASE**size, return_counts=True)
    counts = ngrams.counts.copy()
    within = np.isin(ngrams.codes, inner)
    counts[within] = continuations[np.isin(inner, ngrams.codes)]
    return NgramCounts(ngrams.codes, counts)


def _backoff_contexts(contexts: Sequence[Codes], size: int) -> Codes:
    """For each context, the number of the one that is one symbol shorter."""
    place: Codes = np.searchsorted(contexts[size - 1], contexts[size] % BASE ** (size - 1))
    return place


def _unigram_chances(ngrams: NgramCounts) -> Chances:
    """How likely each symbol is when nothing is known of those before it."""
    counts = np.full(BASE - 1, UNSEEN_SHARE * ngrams.counts.sum())
    counts[ngrams.codes] += ngrams.counts
    chances: Chances = (counts / counts.sum()).astype(np.float32)[None]
    return chances


def _discount(ngrams: NgramCounts, contexts: Codes) -> tuple[Floats, Floats]:
    """By context, the discounted share of each symbol, and what is left for the shorter context."""
    place = np.searchsorted(contexts, ngrams.codes // BASE)
    discount = _discount_amounts(ngrams.counts)[np.minimum(ngrams.counts, 3).astype(np.intp)]
    total = np.bincount(place, ngrams.counts, len(contexts))
    seen = np.zeros((len(contexts), BASE - 1))
    seen[place, ngrams.codes % BASE] = (ngrams.counts - discount) / total[place]
    return seen, np.bincount(place, discount, len(contexts)) / total


def _discount_amounts(counts: Floats) -> Floats:
    """What is taken from a count of one, two, and three or more, by how many n-grams have each count."""
    often = np.array([np.count_nonzero(counts == count) for count in range(1, 5)]) + 1.0
    ratio = often[0] / (often[0] + 2 * often[1])
    found = np.arange(1, 4) - np.arange(2, 5) * ratio * often[1:] / often[:-1]
    return np.concatenate([[0.0], np.clip(found, LEAST_DISCOUNT, np.arange(1, 4) - LEAST_DISCOUNT)])


def _successors(contexts: Sequence[Codes], shorter: Sequence[Codes]) -> Contexts:
    """By context and symbol, the longest context that ends so; the last of all is that of words that have ended."""
    firsts = np.cumsum([0, *map(len, contexts)])
    successors = np.full((firsts[-1] + 1, BASE - 1), firsts[-1], np.int32)
    successors[0, :END] = 0
    for size, longer in enumerate(contexts[1:]):
        if size:
            successors[firsts[size] : firsts[size + 1], :END] = successors[firsts[size - 1] + shorter[size - 1], :END]
        place = firsts[size] + np.searchsorted(contexts[size], longer // BASE)
        letter = longer % BASE < END
        successors[place[letter], longer[letter] % BASE] = firsts[size + 1] + np.flatnonzero(letter)
    successors[firsts[-2] : -1, :END] = successors[firsts[-3] + shorter[-1], :END]
    return successors
