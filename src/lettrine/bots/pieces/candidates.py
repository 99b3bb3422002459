"""What an opponent's word can still be, from what lies on the board and what was named in vain.

What lies there only ever rules out more, so the candidates are filtered, never gathered anew, until the word is
found and another is hidden.
"""

from functools import cached_property, lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from lettrine.bots.pieces.cell_letters import SIZE, Question, Reading, reading
from lettrine.games.glyphs.view import BoardView
from lettrine.games.pieces.alphabet import letters_in
from lettrine.games.pieces.glossary import LETTERS, column
from lettrine.games.pieces.spelling import WordRules, admits, word_rules
from lettrine.words.lexicon import Lexicon

SOFTER = 0.7
"""How much of a word's frequency counts: a secret is more often rare than its use in texts would say."""
COMMON_ENOUGH = 4.0
"""From this zipf frequency on, all words are as likely to be hidden: nobody prefers the commonest."""
BEAM = 400
"""How many spellings are thought of when no known word fits."""
SMOOTHING = 0.1

Letters = npt.NDArray[np.uint8]
Weights = npt.NDArray[np.float64]


class Vocabulary(NamedTuple):
    """The words of one length that a player knows, with how likely each is to be hidden."""

    letters: Letters
    weights: Weights


class Guess(NamedTuple):
    """A word that may be the one."""

    word: str
    chance: float
    size: int
    """Of how many pieces it is built."""
    missing: int
    """How many of them do not lie there yet."""


def vocabulary(words: Lexicon, rules: WordRules, length: int, known: float) -> Vocabulary:
    """Every word that may be hidden and is at least so frequent: the same for all who guess."""
    return _vocabulary(words, word_rules(rules), length, known)


@lru_cache(maxsize=64)
def _vocabulary(words: Lexicon, rules: WordRules, length: int, known: float) -> Vocabulary:
    every = column(words, length)
    zipf = words.zipf(length)[every.rows].astype(np.float64)
    rows = np.flatnonzero(admits(rules, words.flags(length)[every.rows]) & (zipf >= known))
    return Vocabulary(every.letters[rows], 10 ** (SOFTER * np.minimum(zipf[rows], COMMON_ENOUGH)))


@lru_cache(maxsize=64)
def _followers(words: Lexicon, length: int) -> tuple[Weights, ...]:
    """For each place but the first, how often each letter follows each other one there; a little, even if never."""
    letters = column(words, length).letters.astype(np.intp)
    n = len(LETTERS)
    pairs = [np.bincount(n * a + b, minlength=n * n) for a, b in zip(letters.T[:-1], letters.T[1:], strict=True)]
    return tuple(pair.reshape(n, n).astype(np.float64) + SMOOTHING for pair in pairs)


class Candidates:
    """Everything one board's word can be, with how likely each is."""

    def __init__(self, words: Lexicon, rules: WordRules, length: int, known: float) -> None:
        self.words = words
        self.letters, self.weights = vocabulary(words, rules, length, known)
        self.heard_of = True
        """Whether they are words of the lexicon, and not just spellings."""
        self.cells: tuple[Reading, ...] = ()
        self.refuted: frozenset[str] = frozenset()
        self._seen: tuple[object, ...] = ()

    def learn(self, board: BoardView, refuted: frozenset[str]) -> None:
        """Take in what lies there now, and what the word is not."""
        if self._seen == (board.cells, refuted):
            return
        self._seen = (board.cells, refuted)
        new, self.refuted = refuted - self.refuted, refuted
        self.cells = tuple(map(reading, board.cells))
        self.__dict__.pop("chances", None)
        if self.heard_of:
            self._filter()
            self._drop(new)
            self.heard_of = len(self.letters) > 0
        if not self.heard_of:
            self._spell()

    def _filter(self) -> None:
        fits = np.ones(len(self.letters), bool)
        for place, cell in enumerate(self.cells):
            fits &= cell.fits[self.letters[:, place]]
        self.letters, self.weights = self.letters[fits], self.weights[fits]

    def _drop(self, refuted: frozenset[str]) -> None:
        for word in refuted:
            others = (self.letters != [LETTERS.index(letter) for letter in word]).any(axis=1)
            self.letters, self.weights = self.letters[others], self.weights[others]

    def _spell(self) -> None:
        """No known word fits: think of the spellings that look most like words of the language."""
        alphabet = len(letters_in(self.words.language))
        fitting = [np.flatnonzero(cell.fits[:alphabet]).astype(np.uint8) for cell in self.cells]
        follow = _followers(self.words, len(self.cells))
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
        """How many pieces of the word are known."""
        return sum(cell.lying for cell in self.cells)

    def best(self, most: int = 1) -> list[Guess]:
        """The likeliest words, likeliest first."""
        order = np.argsort(-self.weights, kind="stable")[:most] if most > 1 else [int(self.weights.argmax())]
        total, lying = float(self.weights.sum()), self.lying
        sizes = SIZE[self.letters[order]].sum(axis=1)
        return [
            Guess(spelt(self.letters[at]), float(self.weights[at]) / total, int(size), int(size) - lying)
            for at, size in zip(order, sizes, strict=True)
        ]


def spelt(letters: Letters) -> str:
    """A word out of its numbered letters."""
    return "".join(LETTERS[number] for number in letters)
