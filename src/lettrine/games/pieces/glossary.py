"""All words as letters that can be built, and all words out of the same pieces, as columns that answer at once."""

from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from lettrine.games.pieces.alphabet import ACCENTED, NEEDS, PLAIN, Counts, kept_accents
from lettrine.games.pieces.spelling import WordRules, admits, word_rules
from lettrine.words.accents import spellings
from lettrine.words.flags import is_presentable
from lettrine.words.fold import fold
from lettrine.words.kept import kept_with_lexicon
from lettrine.words.lexicon import Lexicon
from lettrine.words.secrets import Band, Places, chosen

LETTERS = PLAIN + ACCENTED
"""Letters are numbered by their place here."""
_BITS = 8
"""For how many there are of one piece: there are no more than four in a letter, nor 25 letters in a word."""


def _key(pieces: Counts) -> int:
    big, small, arc, bow = pieces
    return ((big << _BITS | small) << _BITS | arc) << _BITS | bow


_KEYS = np.array([_key(NEEDS[letter]) for letter in LETTERS], np.uint32)


class Column(NamedTuple):
    """The words of one length that can be built: their letters, numbered, and the row that each has in the lexicon."""

    letters: npt.NDArray[np.uint8]
    rows: npt.NDArray[np.intp]

    def word(self, at: int) -> str:
        """The word at this place."""
        return "".join(LETTERS[number] for number in self.letters[at])


@cache
def _with_accents(keep: str) -> npt.NDArray[np.uint8]:
    """By the number of a letter, that of the one of `keep` that folds to it; else its own."""
    accented = {fold(letter): letter for letter in keep}
    return np.array([LETTERS.index(accented.get(letter, letter)) for letter in LETTERS], np.uint8)


@kept_with_lexicon
def column(words: Lexicon, length: int) -> Column:
    """Every spelling of a length. A row whose forms have umlauts is as many words as it has spellings."""
    plain, keep = words.letters(length), kept_accents(words.language)
    if not keep:
        return Column(plain, np.arange(len(plain)))
    rows, accents = spellings(words, length, keep)
    letters, several = plain[rows], np.flatnonzero(accents)
    accented = (accents[several, None] >> np.arange(length, dtype=np.intp) & 1).astype(bool)
    letters[several] = np.where(accented, _with_accents(keep)[letters[several]], letters[several])
    return Column(letters, rows)


@kept_with_lexicon
def main_spellings(words: Lexicon, length: int) -> npt.NDArray[np.bool_]:
    """Of a length's column, which spell the form that a dictionary lists first: GARTEN and not GÄRTEN."""
    every, keep = column(words, length), kept_accents(words.language)
    main = np.ones(len(every.rows), bool)
    _, at, times = np.unique(every.rows, return_inverse=True, return_counts=True)
    for place in np.flatnonzero(times[at] > 1):
        display = words.entry(length, int(every.rows[place])).display
        main[place] = fold(display, keep) == every.word(int(place))
    return main


def places_to_hide(words: Lexicon, rules: WordRules, length: int, band: Band) -> Places:
    """The places in the length's column of the words that the house hides where these rules hold."""
    return _places_to_hide(words, word_rules(rules), length, band)


@kept_with_lexicon
def _places_to_hide(words: Lexicon, rules: WordRules, length: int, band: Band) -> Places:
    rows = column(words, length).rows
    allowed = admits(rules, words.flags(length)[rows])
    places = chosen(words, length, rows, allowed & main_spellings(words, length), band)
    return places if len(places) else chosen(words, length, rows, allowed, band)


class Pool:
    """Every word of a language by the pieces that it is built of."""

    def __init__(self, words: Lexicon) -> None:
        self._columns = [column(words, length) for length in range(1, words.longest + 1)]
        keys = np.concatenate([_keys(each.letters) for each in self._columns])
        self._order = np.argsort(keys, kind="stable").astype(np.uint32)
        self._keys = keys[self._order]
        self._starts = np.cumsum([0, *[len(each.rows) for each in self._columns]])
        every = list(enumerate(self._columns, start=1))
        self._flags = np.concatenate([words.flags(length)[each.rows] for length, each in every])
        self._zipf = np.concatenate([words.zipf(length)[each.rows] for length, each in every])

    def of(self, pieces: Counts, rules: WordRules) -> tuple[str, ...]:
        """The words out of exactly these pieces that the rules admit, the best known first; no offensive ones."""
        if max(pieces) >> _BITS:
            return ()
        key = np.uint32(_key(pieces))
        places = self._order[self._keys.searchsorted(key) : self._keys.searchsorted(key, side="right")]
        flags = self._flags[places]
        admitted = places[admits(rules, flags) & is_presentable(flags)]
        found = sorted(zip(-self._zipf[admitted], map(self._word, admitted), strict=True))
        return tuple(word for _, word in found)

    def _word(self, at: int) -> str:
        shorter = int(self._starts.searchsorted(at, side="right")) - 1
        return self._columns[shorter].word(at - int(self._starts[shorter]))


@kept_with_lexicon
def pool(words: Lexicon) -> Pool:
    """The words of a lexicon by their pieces; made once."""
    return Pool(words)


def built_of(words: Lexicon, pieces: Counts, rules: WordRules) -> tuple[str, ...]:
    """The words out of exactly these pieces that the rules admit: a table's own before those of the language."""
    found = pool(words).of(pieces, rules)
    if words.beyond is None:
        return found
    return tuple(dict.fromkeys((*found, *pool(words.beyond).of(pieces, rules))))


def displayed(words: Lexicon, word: str) -> str:
    """A word of this lexicon as a dictionary writes it."""
    entry = words.find(fold(word))
    assert entry is not None
    keep = kept_accents(words.language)
    return next(form for form in entry.forms if fold(form, keep) == word)


def _keys(letters: npt.NDArray[np.uint8]) -> npt.NDArray[np.uint32]:
    keys = np.zeros(len(letters), np.uint32)
    for place in range(letters.shape[1]):
        keys += _KEYS[letters[:, place]]
    return keys
