"""Words near a misspelt one, for the player whose word is refused.

Computing the edit distance to every word would take too long, so the letter masks filter first: an inserted or
dropped letter changes at most one letter of the set, a replaced one at most two, and most words differ by far more.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
from rapidfuzz import process
from rapidfuzz.distance import OSA

from lettrine.words.flags import Flag, is_presentable
from lettrine.words.fold import fold

if TYPE_CHECKING:
    from lettrine.words.lexicon import Lexicon

FARTHEST = 3  # edits
_BITS = np.array([half.bit_count() for half in range(1 << 13)], np.uint8)


def nearest(lexicon: "Lexicon", word: str, limit: int, any_of: Flag) -> list[str]:
    """The nearest words that have some bit of `any_of`, the more frequent of equals first; no offensive ones."""
    target = "".join(letter for letter in fold(word) if "A" <= letter <= "Z")
    found: list[tuple[int, float, int, int]] = []
    for edits in range(1, min(FARTHEST, 1 + len(target) // 4) + 1):
        if len(found) >= limit or (found and edits == FARTHEST):
            break  # distant words only where there are no near ones
        found = sorted(_within(lexicon, target, edits, any_of))
    return [lexicon.entry(length, row).display for _, _, length, row in found[:limit]]


def _within(lexicon: "Lexicon", target: str, edits: int, any_of: Flag) -> Iterator[tuple[int, float, int, int]]:
    """Distance, rarity, length and row of every word within so many edits."""
    shift = min(2, edits)
    for length in range(max(1, len(target) - shift), min(lexicon.longest, len(target) + shift) + 1):
        changes = 2 * edits - abs(length - len(target))
        apart = _popcount(lexicon.masks(length) ^ np.uint32(_mask(target)))
        flags = lexicon.flags(length)
        allowed = (flags & np.uint32(any_of) != 0) & is_presentable(flags)
        rows = np.flatnonzero(allowed & (apart <= changes))
        zipf = lexicon.zipf(length)
        words = _words(lexicon.letters(length)[rows])
        for _, distance, at in process.extract_iter(target, words, scorer=OSA.distance, score_cutoff=edits):
            yield int(distance), -float(zipf[rows[at]]), length, int(rows[at])


def _words(letters: npt.NDArray[np.uint8]) -> list[str]:
    text, length = (letters + 65).tobytes().decode("ascii"), letters.shape[1]
    return [text[at : at + length] for at in range(0, len(text), length)]


def _mask(word: str) -> int:
    return sum(1 << (ord(letter) - 65) for letter in set(word))


def _popcount(masks: npt.NDArray[np.uint32]) -> npt.NDArray[np.uint8]:
    counts: npt.NDArray[np.uint8] = _BITS[masks & 0x1FFF] + _BITS[masks >> 13]
    return counts
