"""The letters that people ask for without thinking: the common ones of a language."""

from functools import lru_cache

import numpy as np
import numpy.typing as npt

from lettrine.games.sonde.actions import LETTERS
from lettrine.words.lexicon import Lexicon

LENGTHS = (6, 7, 8)
COMMON = 4.0
"""Of which words the letters are counted: their lengths, and the zipf frequency from which on they are common."""


@lru_cache(maxsize=8)
def letter_shares(words: Lexicon) -> dict[str, float]:
    """By letter, the share of common words that have it."""
    has = [_has_letter(words.of_language, length) for length in LENGTHS]
    shares = np.concatenate(has).mean(axis=0)
    return {letter: float(share) for letter, share in zip(LETTERS, shares, strict=False)}


def _has_letter(words: Lexicon, length: int) -> npt.NDArray[np.bool_]:
    common = words.letters(length)[words.zipf(length) >= COMMON]
    has: npt.NDArray[np.bool_] = (common[:, :, None] == np.arange(26)).any(axis=1)
    return has
