"""Spellings that keep some accents: SCHON and SCHÖN share a row of the lexicon, and are two spellings.

Works on all words of a length at once, on the bytes of their forms: row by row takes some ten times longer.
"""

from functools import cache
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from lettrine.words.fold import fold

if TYPE_CHECKING:
    from lettrine.words.lexicon import Lexicon

Text = npt.NDArray[np.uint8]
Offsets = npt.NDArray[np.intp]
"""Numbers of rows in a column, or of bytes in a text."""

_END = 0x800
"""Below this a character takes two bytes at most: that includes every accented letter of our languages."""


def spellings(words: "Lexicon", length: int, keep: str) -> tuple[Offsets, Offsets]:
    """Every spelling of a length, once: its row, and which of its letters are of `keep`, as bits (the first is 1)."""
    text, rows = words.text(length)
    bars = np.flatnonzero(text == ord("|"))
    begins, accents = _accented(text, rows, bars, keep)
    of_row = _index(rows, begins)
    accented = np.unique(of_row << 32 | accents)
    forms = np.bincount(_index(rows, bars), minlength=len(rows)) + 1
    plain = np.flatnonzero(np.bincount(of_row, minlength=len(rows)) < forms)
    return np.append(plain, accented >> 32), np.append(np.zeros_like(plain), accented & 0xFFFFFFFF)


def _accented(text: Text, rows: Offsets, bars: Offsets, keep: str) -> tuple[Offsets, Offsets]:
    """Where each form with letters of `keep` begins, and the positions of these letters as bits."""
    kept, surplus = _accents(text, keep)
    kept = kept[~_in_lemma(text, rows, kept)]
    # A form begins where its row does, or after a bar.
    begins = np.maximum(_last(rows, kept), _last(np.append(0, bars + 1), kept))
    letters = kept - begins - surplus.searchsorted(kept) + surplus.searchsorted(begins)
    forms, form = np.unique(begins, return_inverse=True)
    return forms, np.bincount(form, 1 << letters, len(forms)).astype(np.intp)


def _accents(text: Text, keep: str) -> tuple[Offsets, Offsets]:
    """Where a letter of `keep` begins, and where any letter of two bytes begins that folds to one."""
    begins = np.flatnonzero(text >= 0xC0)
    letters = (text[begins].astype(np.intp) & 0x1F) << 6 | text[begins + 1] & 0x3F
    kept, one = _table(keep)
    return begins[kept[letters]], begins[one[letters]]


def _index(begins: Offsets, offsets: Offsets) -> Offsets:
    """For each offset, the index of the last beginning that is not after it."""
    return begins.searchsorted(offsets, side="right") - 1


def _last(begins: Offsets, offsets: Offsets) -> Offsets:
    return begins[_index(begins, offsets)]


def _in_lemma(text: Text, rows: Offsets, offsets: Offsets) -> npt.NDArray[np.bool_]:
    """Which offsets are in a lemma: those after the tab of their row."""
    tabs = np.flatnonzero(text == ord("\t"))
    return _last(np.append(-1, tabs), offsets) >= _last(rows, offsets)


@cache
def _table(keep: str) -> tuple[npt.NDArray[np.bool_], npt.NDArray[np.bool_]]:
    """For each character, whether it is kept, and whether it folds to one letter."""
    letters = [chr(code) for code in range(_END)]
    kept = np.array([letter.upper() in keep for letter in letters])
    return kept, np.array([len(fold(letter)) == 1 for letter in letters])
