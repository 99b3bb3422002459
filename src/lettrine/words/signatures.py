"""Signatures of words, by which most words are seen to be far from another without comparing letter by letter.

A bit says that a letter is there, another that it is there twice. A letter that is inserted or dropped changes one
bit, a replaced one two, and letters that change places none.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from lettrine.words.kept import kept_with_lexicon

if TYPE_CHECKING:
    from lettrine.words.lexicon import Lexicon

Signatures = npt.NDArray[np.uint64]

_LETTERS = 26


@kept_with_lexicon
def word_signatures(lexicon: "Lexicon") -> list[Signatures]:
    """The signatures of a lexicon's words, by their length; all at once, so that the first question alone is slow."""
    by_length = (_signed(lexicon.letters(length).T) for length in range(1, lexicon.longest + 1))
    return [np.zeros(0, np.uint64), *by_length]


def signature(word: str) -> np.uint64:
    """The signature of one word."""
    once = twice = 0
    for letter in word.upper():
        bit = 1 << ord(letter) - 65
        twice, once = twice | once & bit, once | bit
    return np.uint64(once | twice << _LETTERS)


def signatures(words: Sequence[str]) -> Signatures:
    """The signatures of some words, in capitals or in small letters."""
    return np.array([signature(word) for word in words], np.uint64)


def _signed(columns: npt.NDArray[np.uint8]) -> Signatures:
    """The signatures of words, given their first letters, their second ones and so on."""
    once = np.zeros(columns.shape[1], np.uint64)
    twice = np.zeros_like(once)
    for column in columns:
        bit = np.uint64(1) << column.astype(np.uint64)
        twice |= once & bit
        once |= bit
    return once | twice << np.uint64(_LETTERS)


def changes(column: Signatures, signature: np.uint64) -> npt.NDArray[np.uint8]:
    """How many bits of each signature differ from one."""
    differing: npt.NDArray[np.uint8] = np.bitwise_count(column ^ signature)
    return differing
