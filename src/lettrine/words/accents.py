"""How words are written where some letters keep their accents: SCHON and SCHÖN share a row, and are two spellings.

Answers for a whole length at once, from the bytes of all its forms: asking row by row takes some ten times longer.
"""

from functools import cache
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from lettrine.words.fold import fold

if TYPE_CHECKING:
    from lettrine.words.lexicon import Lexicon

Text = npt.NDArray[np.uint8]
Places = npt.NDArray[np.intp]
"""Of rows in a column, or of bytes in a text."""

_END = 0x800
"""Up to here a character takes two bytes at most: every accented letter that our languages write."""


def spellings(words: "Lexicon", length: int, keep: str) -> tuple[Places, Places]:
    """Every spelling of a length, once: its row, and where it has letters of `keep`, as bits (the first is 1)."""
    text, rows = words.text(length)
    bars = np.flatnonzero(text == ord("|"))
    begins, accents = _accented(text, rows, bars, keep)
    of_row = _index(rows, begins)
    accented = np.unique(of_row << 32 | accents)
    forms = np.bincount(_index(rows, bars), minlength=len(rows)) + 1
    plain = np.flatnonzero(np.bincount(of_row, minlength=len(rows)) < forms)
    return np.append(plain, accented >> 32), np.append(np.zeros_like(plain), accented & 0xFFFFFFFF)


def _accented(text: Text, rows: Places, bars: Places, keep: str) -> tuple[Places, Places]:
    """Where each form with letters of `keep` begins, and which of its letters they are."""
    kept, surplus = _accents(text, keep)
    kept = kept[~_in_lemma(text, rows, kept)]
    # A form begins where its row does, or after a bar.
    begins = np.maximum(_last(rows, kept), _last(np.append(0, bars + 1), kept))
    letters = kept - begins - surplus.searchsorted(kept) + surplus.searchsorted(begins)
    forms, form = np.unique(begins, return_inverse=True)
    return forms, np.bincount(form, 1 << letters, len(forms)).astype(np.intp)


def _accents(text: Text, keep: str) -> tuple[Places, Places]:
    """Where a letter of `keep` begins, and where any letter of two bytes begins that folds to one."""
    begins = np.flatnonzero(text >= 0xC0)
    letters = (text[begins].astype(np.intp) & 0x1F) << 6 | text[begins + 1] & 0x3F
    kept, one = _table(keep)
    return begins[kept[letters]], begins[one[letters]]


def _index(begins: Places, places: Places) -> Places:
    """Which beginning is the last up to each place."""
    return begins.searchsorted(places, side="right") - 1


def _last(begins: Places, places: Places) -> Places:
    return begins[_index(begins, places)]


def _in_lemma(text: Text, rows: Places, places: Places) -> npt.NDArray[np.bool_]:
    """Which places are in a lemma: those behind the tab of their row."""
    tabs = np.flatnonzero(text == ord("\t"))
    return _last(np.append(-1, tabs), places) >= _last(rows, places)


@cache
def _table(keep: str) -> tuple[npt.NDArray[np.bool_], npt.NDArray[np.bool_]]:
    """Of each character, whether it is kept, and whether it folds to one letter."""
    letters = [chr(code) for code in range(_END)]
    kept = np.array([letter.upper() in keep for letter in letters])
    return kept, np.array([len(fold(letter)) == 1 for letter in letters])
