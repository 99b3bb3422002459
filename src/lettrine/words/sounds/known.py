"""The words that people know, by how they sound: made once for each lexicon that is asked."""

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from lettrine.words.kept import kept_with_lexicon
from lettrine.words.signatures import Signatures, signatures
from lettrine.words.sounds import sounds

if TYPE_CHECKING:
    from lettrine.words.lexicon import Lexicon

KNOWN = 2.0  # zipf: whoever spells by ear has heard the word

Numbers = npt.NDArray[np.intp]
Texts = npt.NDArray[np.object_]


class KnownWords(NamedTuple):
    """Known words, sorted by the number of their consonants, then by these; a column has an entry for each word."""

    lengths: Numbers
    rows: Numbers
    flags: npt.NDArray[np.uint32]
    zipf: npt.NDArray[np.float32]
    keys: Texts
    spoken: Numbers
    """How many sounds each key has."""
    consonants: Texts
    """Those of the keys, each once."""
    sizes: Numbers
    """How many consonants each of `consonants` has, and their signatures."""
    signed: Signatures
    starts: Numbers
    """Where the words with each of `consonants` begin, and where the last ones end."""

    def having(self, which: Numbers) -> Numbers:
        """The words that have some of the consonants, by their places in `consonants`."""
        firsts, counts = self.starts[which], np.diff(self.starts)[which]
        before = np.cumsum(counts) - counts
        return np.repeat(firsts - before, counts) + np.arange(counts.sum())


@kept_with_lexicon
def known_by_sound(lexicon: "Lexicon") -> KnownWords:
    """The known words of a lexicon."""
    sizes = range(1, lexicon.longest + 1)
    known = [np.flatnonzero(lexicon.zipf(length) >= KNOWN) for length in sizes]
    parts = list(zip(sizes, known, strict=True))
    words = [word for length, rows in parts for word in folded_words(lexicon, length, rows)]
    table = sounds(lexicon.language)
    keys = table.keys(words) if words else []
    bones = table.consonants(keys) if words else []
    order = np.array(sorted(range(len(words)), key=lambda at: (len(bones[at]), bones[at])), np.intp)
    each, starts = _grouped([bones[at] for at in order])
    lengths = np.repeat(np.array(sizes), [len(rows) for rows in known])
    return KnownWords(
        lengths[order],
        np.concatenate(known)[order],
        np.concatenate([lexicon.flags(length)[rows] for length, rows in parts])[order],
        np.concatenate([lexicon.zipf(length)[rows] for length, rows in parts])[order],
        np.array(keys, object)[order],
        np.array([len(key) for key in keys], np.intp)[order],
        np.array(each, object),
        np.array([len(consonants) for consonants in each], np.intp),
        signatures(each),
        np.array(starts, np.intp),
    )


def _grouped(sorted_words: list[str]) -> tuple[list[str], list[int]]:
    """Each word once, and where each begins; where the last one ends."""
    starts = [at for at, word in enumerate(sorted_words) if not at or word != sorted_words[at - 1]]
    return [sorted_words[at] for at in starts], [*starts, len(sorted_words)]


def folded_words(lexicon: "Lexicon", length: int, rows: Numbers) -> list[str]:
    """The folded words in some rows of a length."""
    letters = lexicon.letters(length)[rows].astype(np.uint32) + 65
    texts: list[str] = letters.view(f"U{length}").ravel().tolist()
    return texts
