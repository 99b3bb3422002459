"""How hard a word is: the expected misses of a greedy asker, who always asks for the likeliest letter.

It is computed exactly over all ways in which an owner may open doubled letters, without blanks, and against the whole
lexicon. The percentile is that among common words, of which a sample is taken of every length.
"""

from collections.abc import Iterator
from functools import cached_property
from statistics import fmean

import numpy as np

from lettrine.analysis.common.percentiles import COMMON, evenly_spaced, percentile
from lettrine.analysis.sonde.belief import SYMBOLS, Belief
from lettrine.analysis.sonde.prior import prior_without_blanks
from lettrine.games.sonde.edition import Edition
from lettrine.games.sonde.spelling import Admission, admission
from lettrine.words.lexicon import LONGEST, Lexicon

LENGTHS = range(5, 13)
SAMPLE = 25
"""How many words of a length are sampled."""
CACHE_SIZE = 5_000
"""How many beliefs are kept for a length: a server runs for months."""
EVEN_SHARES = 1 / np.maximum(np.arange(LONGEST + 2), 1)
"""By how often a word has a letter closed, how likely each of them is opened."""


class GreedyAsker:
    """Asks for words of one length. Its beliefs are cached, since the search for most words begins alike."""

    def __init__(self, first: Belief) -> None:
        self._beliefs: dict[tuple[str, str], Belief] = {}
        self.first = first

    def misses(self, word: str) -> float:
        """The expected misses for this word."""
        return _Search(self, word).misses(self.first, "")

    def after(self, belief: Belief, missed: str, space: int | None, letter: str) -> Belief:
        """The belief after a letter was opened on a space, or missed if there is none."""
        shown = belief.shown if space is None else belief.shown[:space] + letter + belief.shown[space + 1 :]
        if (shown, missed) not in self._beliefs:
            if len(self._beliefs) >= CACHE_SIZE:
                self._beliefs.clear()
            even = EVEN_SHARES[: len(shown) + 1]
            updated = belief.without(letter) if space is None else belief.opened(space, letter, even)
            self._beliefs[shown, missed] = updated
        return self._beliefs[shown, missed]


class _Search:
    """The search for one word, memoised: many orders of opening one letter lead to the same tray."""

    def __init__(self, asker: GreedyAsker, word: str) -> None:
        self.asker, self.word = asker, word
        self._memo: dict[tuple[str, str], float] = {}

    def misses(self, belief: Belief, missed: str) -> float:
        """The expected misses from here on."""
        if not belief.closed or _is_settled(belief, self.word):
            return 0.0
        place = belief.shown, missed
        if place not in self._memo:
            self._memo[place] = self._after_question(belief, missed)
        return self._memo[place]

    def _after_question(self, belief: Belief, missed: str) -> float:
        letter = SYMBOLS[int(belief.chances[:26].argmax())]
        there = [space for space in belief.closed if self.word[space] == letter]
        if not there:
            later = "".join(sorted(missed + letter))
            return 1 + self.misses(self.asker.after(belief, later, None, letter), later)
        return fmean(self.misses(self.asker.after(belief, missed, space, letter), missed) for space in there)


def _is_settled(belief: Belief, word: str) -> bool:
    """Whether this is the only word left, so that every further question is a hit."""
    return len(belief.weights) == 1 and belief.likeliest is not None and belief.likeliest.sequence == word


class HardnessScale:
    """How hard common words are, by the rules' parts of speech."""

    def __init__(self, words: Lexicon, rules: Edition) -> None:
        self._words, self._rules = words, rules
        self._askers: dict[int, GreedyAsker] = {}

    def misses(self, word: str) -> float:
        """The expected misses for a word."""
        if len(word) not in self._askers:
            self._askers[len(word)] = GreedyAsker(prior_without_blanks(self._words, self._rules, len(word)))
        return self._askers[len(word)].misses(word)

    def percentile(self, misses: float) -> float:
        """The percentage of common words that are easier than this; those that are as hard count half."""
        return percentile(misses, self._common_words)

    @cached_property
    def _common_words(self) -> list[tuple[float, float]]:
        """The expected misses of the sampled words, each with how many words it stands for."""
        return [(self.misses(word), share) for length in LENGTHS for word, share in self._sample(length)]

    def _sample(self, length: int) -> Iterator[tuple[str, float]]:
        admitted = admission(self._rules).rows(self._words, length)
        rows = np.flatnonzero(admitted & (self._words.zipf(length) >= COMMON))
        some = evenly_spaced(rows, SAMPLE)
        for row in some:
            yield self._words.word(length, int(row)), len(rows) / len(some)


_scales: dict[tuple[Lexicon, Admission], HardnessScale] = {}


def hardness_scale(words: Lexicon, rules: Edition) -> HardnessScale:
    """The scale for a language and the words that may be hidden; computed once, in about half a second."""
    return _scales.setdefault((words, admission(rules)), HardnessScale(words, rules))
