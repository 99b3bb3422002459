"""What an opponent's word can still be, by what lies on the board and what was named in vain.

A board only ever rules out more, so the candidates are filtered until the word is found and another is hidden.
"""

from functools import cached_property, lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from lettrine.bots.pieces.cell_constraints import SIZE, CellConstraints, Question, constraints_of
from lettrine.games.glyphs.view import BoardView
from lettrine.games.pieces.alphabet import letters_in
from lettrine.games.pieces.glossary import LETTERS, column
from lettrine.games.pieces.placement import Tolerance
from lettrine.games.pieces.spelling import WordRules, admits, word_rules
from lettrine.words.lexicon import Lexicon

FREQUENCY_WEIGHT = 0.7
"""What a word's zipf frequency is multiplied by: a secret is more often rare than a word of a text."""
COMMON_ENOUGH = 4.0
"""From this zipf frequency on, all words are equally likely: nobody prefers the commonest."""
BEAM = 400
"""The width of the beam search for spellings when no known word fits."""
SMOOTHING = 0.1
"""What is added to every bigram count."""

Letters = npt.NDArray[np.uint8]
Weights = npt.NDArray[np.float64]


class Vocabulary(NamedTuple):
    """The words of one length that a player knows, with their prior weights."""

    letters: Letters
    weights: Weights


class Guess(NamedTuple):
    """A word that may be the one."""

    word: str
    chance: float
    size: int
    """Of how many pieces it is built."""
    missing: int
    """How many of them are not on the board yet."""


def vocabulary(words: Lexicon, rules: WordRules, length: int, known: float) -> Vocabulary:
    """Every word that may be hidden and is at least so frequent."""
    return _vocabulary(words, word_rules(rules), length, known)


@lru_cache(maxsize=64)
def _vocabulary(words: Lexicon, rules: WordRules, length: int, known: float) -> Vocabulary:
    every = column(words, length)
    zipf = words.zipf(length)[every.rows].astype(np.float64)
    rows = np.flatnonzero(admits(rules, words.flags(length)[every.rows]) & (zipf >= known))
    return Vocabulary(every.letters[rows], 10 ** (FREQUENCY_WEIGHT * np.minimum(zipf[rows], COMMON_ENOUGH)))


@lru_cache(maxsize=64)
def _bigram_counts(words: Lexicon, length: int) -> tuple[Weights, ...]:
    """For each place but the first, how often each letter follows each other one there, smoothed."""
    letters = column(words.of_language, length).letters.astype(np.intp)
    n = len(LETTERS)
    pairs = [np.bincount(n * a + b, minlength=n * n) for a, b in zip(letters.T[:-1], letters.T[1:], strict=True)]
    return tuple(pair.reshape(n, n).astype(np.float64) + SMOOTHING for pair in pairs)


class Candidates:
    """Everything that one board's word can be, with weights."""

    def __init__(
        self, words: Lexicon, rules: WordRules, length: int, known: float, tolerance: Tolerance = "middle"
    ) -> None:
        self.words = words
        self.letters, self.weights = vocabulary(words, rules, length, known)
        self.tolerance = tolerance
        self.in_lexicon = True
        """Whether they are words of the lexicon, not mere spellings."""
        self.cells: tuple[CellConstraints, ...] = ()
        self.refuted: frozenset[str] = frozenset()
        self._seen: tuple[object, ...] = ()

    def update(self, board: BoardView, refuted: frozenset[str]) -> None:
        """Take in the board as it is now, and what was named in vain."""
        if self._seen == (board.cells, refuted):
            return
        self._seen = (board.cells, refuted)
        new, self.refuted = refuted - self.refuted, refuted
        self.cells = tuple(constraints_of(cell, self.tolerance) for cell in board.cells)
        self.__dict__.pop("chances", None)
        if self.in_lexicon:
            self._filter()
            self._drop(new)
            self.in_lexicon = len(self.letters) > 0
        if not self.in_lexicon:
            self._guess_spellings()

    def _filter(self) -> None:
        fits = np.ones(len(self.letters), bool)
        for place, cell in enumerate(self.cells):
            fits &= cell.fits[self.letters[:, place]]
        self.letters, self.weights = self.letters[fits], self.weights[fits]

    def _drop(self, refuted: frozenset[str]) -> None:
        for word in refuted:
            others = (self.letters != [LETTERS.index(letter) for letter in word]).any(axis=1)
            self.letters, self.weights = self.letters[others], self.weights[others]

    def _guess_spellings(self) -> None:
        """No known word fits: a beam search for the likeliest spellings, by bigrams."""
        alphabet = len(letters_in(self.words.language))
        fitting = [np.flatnonzero(cell.fits[:alphabet]).astype(np.uint8) for cell in self.cells]
        follow = _bigram_counts(self.words, len(self.cells))
        letters, weights = fitting[0][:, None], follow[0].sum(axis=1)[fitting[0]]
        for pairs, after in zip(follow, fitting[1:], strict=True):
            shares = pairs / pairs.sum(axis=1, keepdims=True)
            grown = (weights[:, None] * shares[letters[:, -1]][:, after]).ravel()
            best = np.argsort(-grown, kind="stable")[: BEAM + len(self.refuted)]
            letters = np.hstack([letters[best // len(after)], after[best % len(after)][:, None]])
            weights = grown[best]
        self.letters, self.weights = letters, weights
        self._drop(self.refuted)

    @cached_property
    def chances(self) -> Weights:
        """By cell, how likely each letter is to stand in it."""
        n = len(LETTERS)
        counts = [np.bincount(column, self.weights, n) for column in self.letters.T]
        chances: Weights = np.array(counts) / self.weights.sum()
        return chances

    def chance(self, question: Question) -> float:
        """How likely the answer is yes."""
        return float(self.chances[question.cell] @ question.yes)

    @property
    def lying(self) -> int:
        """How many pieces of the word lie on the board."""
        return sum(cell.piece_count for cell in self.cells)

    def best(self, most: int = 1) -> list[Guess]:
        """The likeliest words, likeliest first."""
        order = np.argsort(-self.weights, kind="stable")[:most] if most > 1 else [int(self.weights.argmax())]
        total, lying = float(self.weights.sum()), self.lying
        sizes = SIZE[self.letters[order]].sum(axis=1)
        return [
            Guess(word_of(self.letters[at]), float(self.weights[at]) / total, int(size), int(size) - lying)
            for at, size in zip(order, sizes, strict=True)
        ]


def word_of(letters: Letters) -> str:
    """A word out of its numbered letters."""
    return "".join(LETTERS[number] for number in letters)
