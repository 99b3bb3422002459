"""How hard a word is: how often somebody misses who always asks for the letter that is likeliest to be there.

It is reckoned exactly over all ways in which an owner may open doubled letters, without blanks, and against the whole
lexicon. Its place is that among common words: of every length some, evenly taken, stand for all.
"""

from collections.abc import Iterator
from functools import cached_property
from statistics import fmean

import numpy as np

from lettrine.analysis.common.percentiles import COMMON, evenly, percentile
from lettrine.analysis.sonde.belief import SYMBOLS, Belief
from lettrine.analysis.sonde.prior import plain_belief
from lettrine.games.sonde.edition import Edition
from lettrine.games.sonde.spelling import classes
from lettrine.words.lexicon import LONGEST, Lexicon

LENGTHS = range(5, 13)
SAMPLE = 25
"""How many words of a length stand for all of them."""
MOST = 5_000
"""How many positions of a length are remembered: people hide words without end, and a server runs for months."""
EVEN = 1 / np.maximum(np.arange(LONGEST + 2), 1)
"""By how often a word has a letter closed, how likely each of them is opened."""


class Asker:
    """Finds words of one length, and remembers where its questions led: most words begin with the same ones."""

    def __init__(self, first: Belief) -> None:
        self._known: dict[tuple[str, str], Belief] = {}
        self.first = first

    def misses(self, word: str) -> float:
        """How many questions for this word are in vain, on average."""
        return _Search(self, word).misses(self.first, "")

    def after(self, belief: Belief, missed: str, space: int | None, letter: str) -> Belief:
        """What is believed when a letter was opened on a space, or missed if there is none."""
        shown = belief.shown if space is None else belief.shown[:space] + letter + belief.shown[space + 1 :]
        if (shown, missed) not in self._known:
            if len(self._known) >= MOST:
                self._known.clear()
            even = EVEN[: len(shown) + 1]
            then = belief.without(letter) if space is None else belief.opened(space, letter, even)
            self._known[shown, missed] = then
        return self._known[shown, missed]


class _Search:
    """One word, and what was reckoned on the way to it: many orders of opening one letter lead to the same tray."""

    def __init__(self, asker: Asker, word: str) -> None:
        self.asker, self.word = asker, word
        self._reached: dict[tuple[str, str], float] = {}

    def misses(self, belief: Belief, missed: str) -> float:
        """How many questions are in vain from here on."""
        if not belief.closed or _settled(belief, self.word):
            return 0.0
        place = belief.shown, missed
        if place not in self._reached:
            self._reached[place] = self._asked(belief, missed)
        return self._reached[place]

    def _asked(self, belief: Belief, missed: str) -> float:
        letter = SYMBOLS[int(belief.chances[:26].argmax())]
        there = [space for space in belief.closed if self.word[space] == letter]
        if not there:
            later = "".join(sorted(missed + letter))
            return 1 + self.misses(self.asker.after(belief, later, None, letter), later)
        return fmean(self.misses(self.asker.after(belief, missed, space, letter), missed) for space in there)


def _settled(belief: Belief, word: str) -> bool:
    """Whether this is the one word left, so that every further question is a hit."""
    return len(belief.weights) == 1 and belief.likeliest is not None and belief.likeliest.sequence == word


class Scale:
    """How hard common words are, by the rules' parts of speech."""

    def __init__(self, words: Lexicon, rules: Edition) -> None:
        self._words, self._rules = words, rules
        self._askers: dict[int, Asker] = {}

    def misses(self, word: str) -> float:
        """How often a word is asked for in vain."""
        if len(word) not in self._askers:
            self._askers[len(word)] = Asker(plain_belief(self._words, self._rules, len(word)))
        return self._askers[len(word)].misses(word)

    def percentile(self, misses: float) -> float:
        """How many of a hundred common words are easier than this; those that are as hard count half."""
        return percentile(misses, self._common)

    @cached_property
    def _common(self) -> list[tuple[float, float]]:
        """How hard the words are that stand for all common ones, each with how many it stands for."""
        return [(self.misses(word), share) for length in LENGTHS for word, share in self._sample(length)]

    def _sample(self, length: int) -> Iterator[tuple[str, float]]:
        flags, zipf = self._words.flags(length), self._words.zipf(length)
        rows = np.flatnonzero((flags & classes(self._rules) != 0) & (zipf >= COMMON))
        some = evenly(rows, SAMPLE)
        for row in some:
            yield self._words.word(length, int(row)), len(rows) / len(some)


_scales: dict[tuple[Lexicon, tuple[str, ...]], Scale] = {}


def scale_of(words: Lexicon, rules: Edition) -> Scale:
    """The scale for a language and the parts of speech that may be hidden: made once, in about half a second."""
    return _scales.setdefault((words, rules.words), Scale(words, rules))
