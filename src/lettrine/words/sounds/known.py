"""The words that people know, by how they sound: made once a process for each lexicon that is asked."""

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from lettrine.words.sounds import sounds

if TYPE_CHECKING:
    from lettrine.words.lexicon import Lexicon

KNOWN = 2.0  # zipf: whoever spells by ear has heard the word

Numbers = npt.NDArray[np.intp]


class KnownWords(NamedTuple):
    """Known words, each with a number; a column has an entry for each."""

    lengths: Numbers
    rows: Numbers
    flags: npt.NDArray[np.uint32]
    keys: list[str]
    having: dict[str, list[int]]  # by the consonants of the key, the words that have them
    of_size: dict[int, list[str]]  # the keys of `having` by their length


@cache
def known_by_sound(lexicon: "Lexicon") -> KnownWords:
    """The known words of a lexicon."""
    sizes = range(1, lexicon.longest + 1)
    known = [np.flatnonzero(lexicon.zipf(length) >= KNOWN) for length in sizes]
    words = [word for length, rows in zip(sizes, known, strict=True) for word in folded_words(lexicon, length, rows)]
    table = sounds(lexicon.language)
    keys = table.keys(words)
    having: dict[str, list[int]] = {}
    for number, consonants in enumerate(table.consonants(keys)):
        having.setdefault(consonants, []).append(number)
    of_size: dict[int, list[str]] = {}
    for consonants in having:
        of_size.setdefault(len(consonants), []).append(consonants)
    lengths = np.repeat(np.array(sizes), [len(rows) for rows in known])
    flags = np.concatenate([lexicon.flags(length)[rows] for length, rows in zip(sizes, known, strict=True)])
    return KnownWords(lengths, np.concatenate(known), flags, keys, having, of_size)


def folded_words(lexicon: "Lexicon", length: int, rows: Numbers) -> list[str]:
    """The folded words in some rows of a length."""
    text = (lexicon.letters(length)[rows] + 65).tobytes().decode("ascii")
    return [text[at : at + length] for at in range(0, len(text), length)]
