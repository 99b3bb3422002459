"""Words near a misspelt one, for the player whose word is refused.

Two kinds of words are near: those spelled alike, and those that sound alike and are known to people. Computing the edit
distance to every word would take too long, so signatures filter first (signatures.py). The second kind are found by
their consonants, in an index that is made once, at the first question. Only the likeliest of each kind are weighed.

A candidate costs as much as the likelier of two mishaps: letters that slipped, or a word spelled by ear, for which
sounds and consonants count more than letters. Frequent words and dictionary forms cost less. The weights were fitted
to the lists of bench/typos/tuning and looked_at.
"""

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt
from rapidfuzz import process
from rapidfuzz.distance import OSA

from lettrine.words.flags import Flag, is_presentable
from lettrine.words.fold import fold
from lettrine.words.signatures import changes, signature, word_signatures
from lettrine.words.slips import is_beside, squeezed
from lettrine.words.sounds import sounds
from lettrine.words.sounds.known import folded_words, known_by_sound

if TYPE_CHECKING:
    from lettrine.words.lexicon import Lexicon

FARTHEST = 3  # edits
WEIGHED = 60  # candidates of each kind

# What an edit costs of letters that slipped, and all doubled letters together; what a key beside the right one saves;
# and, of a word spelled by ear, what an edit of sounds, consonants and letters costs.
_SLIP, _DOUBLED, _BESIDE = 1.07, 0.51, 0.18
_BY_EAR, _SOUND, _CONSONANT, _LETTER = 0.48, 0.69, 0.25, 0.11
_FIRST, _INFLECTED, _FREQUENCY = 0.12, 0.23, 0.27
_FREQUENT = 4.3  # zipf: beyond it a word is no likelier to be meant

Numbers = npt.NDArray[np.intp]
Costs = npt.NDArray[np.float64]


class Candidate(NamedTuple):
    """A word that may have been meant."""

    length: int
    row: int


def nearest(lexicon: "Lexicon", word: str, limit: int, any_of: Flag) -> list[str]:
    """The nearest words that have some bit of `any_of`, the likeliest first; no offensive ones."""
    target = "".join(letter for letter in fold(word) if "A" <= letter <= "Z")
    if not target:
        return []
    found = sorted({*_spelled_alike(lexicon, target, any_of), *_heard_alike(lexicon, target, any_of)})
    best = np.argsort(_costs(lexicon, target, found), kind="stable")[:limit] if found else ()
    return [lexicon.entry(*found[at]).display for at in best]


def _costs(lexicon: "Lexicon", target: str, found: list[Candidate]) -> Costs:
    """How unlikely it is that each candidate was meant."""
    words, heard = [lexicon.word(*each) for each in found], sounds(lexicon.language)
    key, *keys = heard.keys([target, *words])
    bones, *bare = heard.consonants([key, *keys])
    letters = _distances(target, words)
    single, *singles = squeezed([target, *words])
    slipped = np.minimum(_SLIP * letters, _DOUBLED + _SLIP * _distances(single, singles))
    slipped -= _BESIDE * np.array([is_beside(target, word) for word in words])
    by_ear = _SOUND * _distances(key, keys) + _CONSONANT * _distances(bones, bare) + _LETTER * letters
    flags = np.array([lexicon.flags(length)[row] for length, row in found], np.uint32)
    zipf = np.array([lexicon.zipf(length)[row] for length, row in found], np.float32)
    cost: Costs = (
        np.minimum(slipped, _BY_EAR + by_ear)
        + _FIRST * np.array([word[0] != target[0] for word in words])
        + _rarity(flags, zipf)
    )
    return cost


def _rarity(flags: npt.NDArray[np.uint32], zipf: npt.NDArray[np.float32]) -> Costs:
    """What some words cost by themselves."""
    inflected = flags & np.uint32(Flag.HEADWORD) == 0
    cost: Costs = _INFLECTED * inflected - _FREQUENCY * np.minimum(zipf, _FREQUENT)
    return cost


def _distances(target: str, words: list[str], most: int | None = None) -> npt.NDArray[np.uint8]:
    """The edits from the target to each word; where there are more than `most`, one more than that."""
    if not words:
        return np.zeros(0, np.uint8)
    (edits,) = process.cdist([target], words, scorer=OSA.distance, dtype=np.uint8, score_cutoff=most)
    return np.asarray(edits, np.uint8)


# Spelled alike


def _spelled_alike(lexicon: "Lexicon", target: str, any_of: Flag) -> list[Candidate]:
    most = min(FARTHEST, 1 + len(target) // 4)
    near = _within(lexicon, target, min(most, 2), any_of)
    return near or _within(lexicon, target, most, any_of)  # distant words only where there are no near ones


def _within(lexicon: "Lexicon", target: str, edits: int, any_of: Flag) -> list[Candidate]:
    """The likeliest words within so many edits."""
    shift = min(2, edits)
    found: list[tuple[float, Candidate]] = []
    for length in range(max(1, len(target) - shift), min(lexicon.longest, len(target) + shift) + 1):
        rows, apart = _within_length(lexicon, target, length, edits, any_of)
        costs = _SLIP * apart + _rarity(lexicon.flags(length)[rows], lexicon.zipf(length)[rows])
        best = np.argsort(costs, kind="stable")[:WEIGHED]
        found += ((float(costs[at]), Candidate(length, int(rows[at]))) for at in best)
    return [each for _, each in sorted(found)[:WEIGHED]]


def _within_length(
    lexicon: "Lexicon", target: str, length: int, edits: int, any_of: Flag
) -> tuple[Numbers, npt.NDArray[np.uint8]]:
    """The rows of a length that are within so many edits, and how many."""
    differing = changes(word_signatures(lexicon)[length], signature(target))
    rows = np.flatnonzero(differing <= 2 * edits - abs(length - len(target)))
    rows = rows[_allowed(lexicon.flags(length)[rows], any_of)]
    apart = _distances(target, folded_words(lexicon, length, rows), edits)
    return rows[apart <= edits], apart[apart <= edits]


def _allowed(flags: npt.NDArray[np.uint32], any_of: Flag) -> npt.NDArray[np.bool_]:
    allowed: npt.NDArray[np.bool_] = (flags & np.uint32(any_of) != 0) & is_presentable(flags)
    return allowed


# Heard alike


def _heard_alike(lexicon: "Lexicon", target: str, any_of: Flag) -> list[Candidate]:
    known, heard = known_by_sound(lexicon), sounds(lexicon.language)
    (key,) = heard.keys([target])
    (bones,) = heard.consonants([key])
    if not bones or bones == key:
        return []  # nobody can say it
    most = 1 + (len(bones) > 4)
    first, last = known.sizes.searchsorted((len(bones) - most, len(bones) + most + 1))
    differing = changes(known.signed[first:last], signature(bones))
    some = first + np.flatnonzero(differing <= 2 * most - np.abs(known.sizes[first:last] - len(bones)))
    some = some[_distances(bones, known.consonants[some].tolist(), most) <= most]
    words = known.having(some)
    edits = 1 + len(key) // 4
    words = words[np.abs(known.spoken[words] - len(key)) <= edits]
    words = words[_allowed(known.flags[words], any_of)]
    apart = _distances(key, known.keys[words].tolist(), edits)
    words, apart = words[apart <= edits], apart[apart <= edits]
    costs = _SOUND * apart + _rarity(known.flags[words], known.zipf[words])
    best = words[np.argsort(costs, kind="stable")[:WEIGHED]]
    return [Candidate(int(known.lengths[at]), int(known.rows[at])) for at in best]
