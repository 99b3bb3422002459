"""What an opponent's tray can still hold, from what everyone has seen and heard.

A candidate is a word with so many blanks before and after it. It must agree with every open space, and none of
its spaces that are still closed may hold a letter that was asked for in vain. Both only ever grow stricter, so
the candidates are filtered, never gathered anew.
"""

from functools import cached_property, lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from lettrine.games.sonde.edition import Edition
from lettrine.games.sonde.spelling import classes
from lettrine.games.sonde.view import HIDDEN
from lettrine.words.lexicon import Lexicon

BLANK = 26
"""The place of the blank among the 27 symbols."""
SHORTEST = 3
SOFTER = 0.4
"""How much of a word's frequency counts: a secret is more often rare than its use in texts would say."""
UNPADDED = 0.6
"""How often a word is hidden without blanks; the other ways of padding share the rest."""

Rows = npt.NDArray[np.intp]
Letters = npt.NDArray[np.uint8]
Weights = npt.NDArray[np.float64]


class Guess(NamedTuple):
    """The likeliest content of a tray, and how likely it is."""

    sequence: str
    chance: float


@lru_cache(maxsize=64)
def _pool(words: Lexicon, admitted: int, length: int) -> tuple[Rows, Letters, Weights]:
    """Every word of a length that may be hidden, with how likely it is: the same for all who guess."""
    rows = np.flatnonzero(words.flags(length) & admitted)
    weights = 10 ** (SOFTER * words.zipf(length)[rows].astype(np.float64))
    return rows, words.letters(length)[rows], weights


class _Group:
    """The candidates of one length in one place on the tray."""

    def __init__(self, words: Lexicon, rules: Edition, length: int, before: int, spaces: int) -> None:
        self.words, self.length, self.before, self.after = words, length, before, spaces - before - length
        self.rows, self.letters, self.weights = _pool(words, classes(rules), length)

    def keep(self, shown: str, missed: frozenset[str]) -> None:
        """Drop what the tray can no longer hold."""
        here = shown[self.before : self.before + self.length]
        pads = shown[: self.before] + shown[self.before + self.length :]
        if "." in here or not set(pads) <= {".", HIDDEN} or ("." in missed and HIDDEN in pads):
            return self._filter(np.zeros(len(self.rows), bool))
        fits = np.ones(len(self.rows), bool)
        wrong = [ord(letter) - 65 for letter in missed if letter != "."]
        for place, cell in enumerate(here):
            column = self.letters[:, place]
            fits &= column == ord(cell) - 65 if cell != HIDDEN else ~np.isin(column, wrong)
        return self._filter(fits)

    def drop(self, sequence: str) -> None:
        """Drop one candidate."""
        word = sequence[self.before : self.before + self.length]
        if sequence == "." * self.before + word + "." * self.after and word.isalpha():
            self._filter((self.letters != [ord(letter) - 65 for letter in word]).any(axis=1))

    def _filter(self, fits: npt.NDArray[np.bool_]) -> None:
        self.rows, self.letters, self.weights = self.rows[fits], self.letters[fits], self.weights[fits]


class Candidates:
    """Everything one tray can hold, with how likely each is."""

    def __init__(self, words: Lexicon, rules: Edition, spaces: int) -> None:
        self.spaces = spaces
        self.groups = list(_groups(words, rules, spaces))
        self.shown = HIDDEN * spaces
        self.missed: frozenset[str] = frozenset()
        letters = np.bincount(words.letters(min(spaces, 8)).ravel(), minlength=26)
        self.alphabet: Weights = letters[:26] / max(1, letters.sum())

    def learn(self, shown: str, missed: frozenset[str]) -> None:
        """Take in what lies open now and what was asked for in vain."""
        if (shown, missed) == (self.shown, self.missed):
            return
        self.shown, self.missed = shown, missed
        self._think_again()
        for group, _ in self.groups:
            group.keep(shown, missed)

    def refute(self, sequence: str) -> None:
        """Take in that the tray does not hold exactly this: somebody said so and was wrong."""
        self._think_again()
        for group, _ in self.groups:
            group.drop(sequence)

    def _think_again(self) -> None:
        self.__dict__.pop("chances", None)
        self.__dict__.pop("best", None)

    @cached_property
    def chances(self) -> Weights:
        """For each of the 27 symbols, how likely it is among the spaces still closed."""
        hits, total = np.zeros(27), 0.0
        for group, prior in self.groups:
            mass = prior * group.weights
            total += float(mass.sum())
            if not len(mass):
                continue
            closed = [p for p in range(group.length) if self.shown[group.before + p] == HIDDEN]
            if closed:
                hidden = group.letters[:, closed]
                for letter in range(26):
                    hits[letter] += mass[(hidden == letter).any(axis=1)].sum()
            if HIDDEN in self.shown[: group.before] + self.shown[group.before + group.length :]:
                hits[BLANK] += mass.sum()
        return hits / total if total else self._unheard_of()

    def _unheard_of(self) -> Weights:
        """How likely each symbol is when no word of the lexicon fits: as likely as in the language at large."""
        closed = self.shown.count(HIDDEN)
        share = np.append(self.alphabet, 1 / 27)
        share[[BLANK if letter == "." else ord(letter) - 65 for letter in self.missed]] = 0
        return 1 - (1 - share) ** closed

    @cached_property
    def best(self) -> Guess | None:
        """The likeliest content of the tray; None when nothing in the lexicon fits."""
        total = sum(prior * float(group.weights.sum()) for group, prior in self.groups)
        best: tuple[float, _Group, int] | None = None
        for group, prior in self.groups:
            if len(group.rows):
                row = int(group.weights.argmax())
                weight = prior * float(group.weights[row])
                if best is None or weight > best[0]:
                    best = weight, group, int(group.rows[row])
        if best is None:
            return None
        weight, group, row = best
        word = group.words.word(group.length, row)
        return Guess("." * group.before + word + "." * group.after, weight / total)


def _groups(words: Lexicon, rules: Edition, spaces: int) -> list[tuple[_Group, float]]:
    """Every way a word can lie on so many spaces, with how often it does."""
    ways = [
        (spaces - blanks, before)
        for blanks in range(min(rules.blanks, spaces - SHORTEST) + 1)
        for before in range(blanks + 1)
        if spaces - blanks <= words.longest
    ]
    padded = (1 - UNPADDED) / max(1, len(ways) - 1)
    groups = [(_Group(words, rules, length, before, spaces), length) for length, before in ways]
    return [(group, UNPADDED if length == spaces else padded) for group, length in groups]
