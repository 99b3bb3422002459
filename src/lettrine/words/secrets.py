"""Words that people hide: which of those that a table admits the house itself chooses, for bots or by lot.

People hide the form that a dictionary lists, of a word that everybody at the table knows. A lexicon says how often
some letters occur, not how well a word is known, so whatever borrows its frequency is left out: names, foreign words,
slang, abbreviations, headwords that are an inflected form too, and short words, whose letters are often foreign.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from lettrine.words.flags import COMMON, NAMES, Flag, is_presentable
from lettrine.words.kept import kept_with_lexicon
from lettrine.words.lexicon import Lexicon

BORROWED = NAMES | Flag.SLANG | Flag.ABBREVIATION | Flag.INFLECTED | Flag.FOREIGN
"""Readings that lend a headword their frequency: it may be rare however often its letters occur. German HOLE is in a
dictionary, and people read the verb."""
LEAST = {1: 4.4, 2: 4.4, 3: 4.2, 4: 3.8, 5: 3.4}
"""By length, the zipf frequency below which the letters of a short word are as often something else. All are below
that of the words that a table has brought, which count as well known."""
LEAST_OF_LONG = 3.2
"""The same of words of six letters and more: about one occurrence in a million words."""
WELL_KNOWN = 3.7
"""The zipf frequency from which a word drawn by lot will be known to everyone at the table."""
COMMONEST = 9.0
"""A frequency that no word reaches."""

Mask = npt.NDArray[np.bool_]
Places = npt.NDArray[np.intp]


class Band(NamedTuple):
    """The zipf frequencies of a word to hide: not so rare that nobody knows it, nor what everybody thinks of."""

    rarest: float
    commonest: float = COMMONEST


BY_LOT = Band(WELL_KNOWN)


class Kinds(NamedTuple):
    """Of the words of a length, which are presentable, which are headwords of these, and which of those people hide."""

    presentable: Mask
    headwords: Mask
    hidden: Mask


@kept_with_lexicon
def kinds(words: Lexicon, length: int) -> Kinds:
    """The kinds of all words of a length."""
    flags = words.flags(length)
    presentable = is_presentable(flags)
    headwords = presentable & (flags & Flag.HEADWORD != 0) & (flags & COMMON != 0)
    return Kinds(presentable, headwords, headwords & (flags & BORROWED == 0) & _listed_forms(words, length))


def _listed_forms(words: Lexicon, length: int) -> Mask:
    """Words whose most frequent form is itself what a dictionary lists: their row names no other lemma."""
    text, begins = words.text(length)
    listed = np.ones(len(begins), bool)
    listed[begins.searchsorted(np.flatnonzero(text == ord("\t")), side="right") - 1] = False
    return listed


def chosen(words: Lexicon, length: int, rows: Places, allowed: Mask, band: Band) -> Places:
    """Of these rows of a length, the places of those to choose from; `allowed` says which the table admits.

    Where none is within the band, any that people hide, else any headword, else any that may be shown at all.
    """
    presentable, headwords, hidden = (kind[rows] & allowed for kind in kinds(words, length))
    zipf = words.zipf(length)[rows]
    known = hidden & (zipf >= LEAST.get(length, LEAST_OF_LONG))
    within = known & (zipf >= band.rarest) & (zipf <= band.commonest)
    sets = (within, known, _best_known(hidden, zipf), _best_known(headwords, zipf), presentable)
    return np.flatnonzero(next((each for each in sets if each.any()), presentable))


FEW = 50
"""How many of the best known words are drawn from where none is as well known as wanted."""


def _best_known(some: Mask, zipf: npt.NDArray[np.float32]) -> Mask:
    order = np.flatnonzero(some)
    best = np.zeros(len(some), bool)
    best[order[np.argsort(-zipf[order], kind="stable")[:FEW]]] = True
    return best
