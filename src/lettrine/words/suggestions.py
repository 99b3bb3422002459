"""Words near a misspelt one, for the player whose word is refused.

Two kinds of words are near: those spelled alike, and those that sound alike and are known to people. Of the first,
computing the edit distance to every word would take too long, so the letter masks filter: an inserted or dropped
letter changes at most one letter of the set, a replaced one at most two, and most words differ by far more. The
second are found by their consonants, in an index that is made once a process, at the first question.

A candidate costs as much as the likelier of two mishaps: letters that slipped, or a word spelled by ear, for which
sounds and consonants count more than letters. Frequent words and dictionary forms cost less. The weights were fitted
to the lists of bench/typos/tuning.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt
from rapidfuzz import process
from rapidfuzz.distance import OSA

from lettrine.words.flags import Flag, is_presentable
from lettrine.words.fold import fold
from lettrine.words.sounds import sounds
from lettrine.words.sounds.known import folded_words, known_by_sound

if TYPE_CHECKING:
    from lettrine.words.lexicon import Lexicon

FARTHEST = 3  # edits

# What an edit costs of letters that slipped; and, of a word spelled by ear, an edit of sounds, consonants and letters.
_SLIP = 1.07
_BY_EAR, _SOUND, _CONSONANT, _LETTER = 0.52, 0.53, 0.19, 0.14
_FIRST, _INFLECTED, _FREQUENCY = 0.1, 0.23, 0.19
_FREQUENT = 5.0  # zipf: beyond it a word is no likelier to be meant

_BITS = np.array([half.bit_count() for half in range(1 << 13)], np.uint8)


class Candidate(NamedTuple):
    """A word that may have been meant."""

    length: int
    row: int


def nearest(lexicon: "Lexicon", word: str, limit: int, any_of: Flag) -> list[str]:
    """The nearest words that have some bit of `any_of`, the likeliest first; no offensive ones."""
    target = "".join(letter for letter in fold(word) if "A" <= letter <= "Z")
    if not target:
        return []
    found = {*_spelled_alike(lexicon, target, any_of), *_heard_alike(lexicon, target, any_of)}
    ranked = sorted(zip(_costs(lexicon, target, sorted(found)), sorted(found), strict=True))
    return [lexicon.entry(*each).display for _, each in ranked[:limit]]


def _costs(lexicon: "Lexicon", target: str, found: list[Candidate]) -> list[float]:
    """How unlikely it is that each candidate was meant."""
    if not found:
        return []
    words, heard = [lexicon.word(*each) for each in found], sounds(lexicon.language)
    keys, (key,) = heard.keys(words), heard.keys([target])
    bare, (bones,) = heard.consonants(keys), heard.consonants([key])
    letters = _distances(target, words)
    by_ear = _SOUND * _distances(key, keys) + _CONSONANT * _distances(bones, bare) + _LETTER * letters
    headword = np.array([lexicon.flags(length)[row] & Flag.HEADWORD != 0 for length, row in found])
    zipf = np.array([lexicon.zipf(length)[row] for length, row in found])
    cost = (
        np.minimum(_SLIP * letters, _BY_EAR + by_ear)
        + _FIRST * np.array([word[0] != target[0] for word in words])
        + _INFLECTED * ~headword
        - _FREQUENCY * np.minimum(zipf, _FREQUENT)
    )
    return [float(each) for each in cost]


def _distances(target: str, words: list[str], most: int | None = None) -> npt.NDArray[np.uint8]:
    """The edits from the target to each word; where there are more than `most`, one more than that."""
    if not words:
        return np.zeros(0, np.uint8)
    (edits,) = process.cdist([target], words, scorer=OSA.distance, dtype=np.uint8, score_cutoff=most)
    return np.asarray(edits, np.uint8)


# Spelled alike


def _spelled_alike(lexicon: "Lexicon", target: str, any_of: Flag) -> list[Candidate]:
    most = min(FARTHEST, 1 + len(target) // 4)
    near = list(_within(lexicon, target, min(most, 2), any_of))
    return near or list(_within(lexicon, target, most, any_of))  # distant words only where there are no near ones


def _within(lexicon: "Lexicon", target: str, edits: int, any_of: Flag) -> Iterator[Candidate]:
    """Every word within so many edits."""
    shift = min(2, edits)
    for length in range(max(1, len(target) - shift), min(lexicon.longest, len(target) + shift) + 1):
        changes = 2 * edits - abs(length - len(target))
        apart = _popcount(lexicon.masks(length) ^ np.uint32(_mask(target)))
        rows = np.flatnonzero(_allowed(lexicon.flags(length), any_of) & (apart <= changes))
        words = folded_words(lexicon, length, rows)
        near = rows[_distances(target, words, edits) <= edits]
        yield from (Candidate(length, int(row)) for row in near)


def _allowed(flags: npt.NDArray[np.uint32], any_of: Flag) -> npt.NDArray[np.bool_]:
    allowed: npt.NDArray[np.bool_] = (flags & np.uint32(any_of) != 0) & is_presentable(flags)
    return allowed


def _mask(word: str) -> int:
    return sum(1 << (ord(letter) - 65) for letter in set(word))


def _popcount(masks: npt.NDArray[np.uint32]) -> npt.NDArray[np.uint8]:
    counts: npt.NDArray[np.uint8] = _BITS[masks & 0x1FFF] + _BITS[masks >> 13]
    return counts


# Heard alike


def _heard_alike(lexicon: "Lexicon", target: str, any_of: Flag) -> list[Candidate]:
    known, heard = known_by_sound(lexicon), sounds(lexicon.language)
    (key,) = heard.keys([target])
    (bones,) = heard.consonants([key])
    if not bones or bones == key:
        return []  # nobody can say it
    most = 1 + (len(bones) > 4)
    sized = [each for size in range(len(bones) - most, len(bones) + most + 1) for each in known.of_size.get(size, ())]
    close = np.flatnonzero(_distances(bones, sized, most) <= most)
    words = np.array([word for at in close for word in known.having[sized[at]]], np.intp)
    words = words[_allowed(known.flags[words], any_of)]
    apart = _distances(key, [known.keys[at] for at in words])
    return [Candidate(int(known.lengths[at]), int(known.rows[at])) for at in words[apart <= 1 + len(key) // 4]]
