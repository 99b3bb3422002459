"""Measures hangman strategies: exactly over a whole list of words, or on words outside the list that they know."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib.util import find_spec
from random import Random

import numpy as np

from lettrine.arena.statistics import Figure, mean, share
from lettrine.bots.common.spelling_model import Letters
from lettrine.core.game import Refusal
from lettrine.core.value import Value
from lettrine.research.hangman.strategies import (
    LETTERS,
    Strategy,
    WordList,
    by_dictionary,
    by_frequency,
    by_ngrams,
    by_spelling,
    count_misses,
)

BIGRAMS, NGRAMS = 2, 5
"""The orders of the plain spelling models."""
LONGEST = 60
"""A set of spaces is a number of 64 bits."""
WIDTHS = (3, 3, 4, 5)
"""The widths of the search, among many candidates and among few."""

Tick = Callable[[], None]


class NoCompiler(Exception):  # the name says what is wrong
    """The exact computation takes a compiler."""

    def __init__(self) -> None:
        self.refusal = Refusal("compiler_missing", {"command": "pip install numba"})
        super().__init__(self.refusal.code)


class ExactMisses(Value, frozen=True):
    """The mean misses of an asker over the words of a list."""

    asker: str
    misses: float


class HeldOutResult(Value, frozen=True):
    """The results of an asker with words that it does not know."""

    asker: str
    won: Figure
    """The share of words found before the last life was lost."""
    misses: Figure
    """By word; a game ends with the last life."""
    rounds: tuple[int, ...]
    """The misses of every word, in the order of the words."""


ASKERS: dict[str, Callable[[WordList], Strategy]] = {
    "frequency": by_frequency,
    "dictionary": by_dictionary,
    "pairs": partial(by_ngrams, order=BIGRAMS),
    "runs": partial(by_ngrams, order=NGRAMS),
    "spelling": by_spelling,
}
"""Those that play held-out words, weakest first."""
EXACT = ("random", "order", "candidates", "bits", "search")
"""Those whose misses are computed exactly, weakest first."""


def word_list(words: Sequence[str]) -> WordList:
    """Words in A-Z by their length, each once."""
    lengths: dict[int, list[str]] = {}
    for word in dict.fromkeys(words):
        lengths.setdefault(len(word), []).append(word)
    return {length: _rows(lengths[length]) for length in sorted(lengths)}


def _rows(words: Sequence[str]) -> Letters:
    letters = np.frombuffer("".join(words).encode(), np.uint8) - ord("A")
    return letters.reshape(len(words), -1)


def exact_misses(words: WordList, tick: Tick) -> Iterator[ExactMisses]:
    """The mean misses of every asker that knows the list, over all of its words; a tick for every length."""
    if find_spec("numba") is None:
        raise NoCompiler
    from lettrine.bots.sonde.fewest_misses import FREQUENCY, TUNED, SearchConfig, expected_misses

    order = tuple(int(letter) for letter in np.argsort(-_letter_counts(words)))
    configs = (SearchConfig((1, 1, 1, 1), order=order), FREQUENCY, TUNED, SearchConfig(WIDTHS, TUNED.bit_value))
    for asker, config in zip(EXACT, (None, *configs), strict=True):
        total = 0.0
        for rows in words.values():
            cells, even = rows.astype(np.uint8), np.ones(len(rows))
            total += len(rows) * (random_misses(rows) if config is None else expected_misses(cells, even, config, True))
            tick()
        yield ExactMisses(asker, total / sum(map(len, words.values())))


def _letter_counts(words: WordList) -> np.ndarray:
    return sum((np.bincount(rows.ravel(), minlength=LETTERS) for rows in words.values()), np.zeros(LETTERS))


def random_misses(rows: Letters) -> float:
    """The misses of a random order of letters: those before the last letter of the word."""
    ordered = np.sort(rows, axis=1)
    kinds = 1 + np.count_nonzero(np.diff(ordered, axis=1), axis=1)
    return float(((LETTERS - kinds) * kinds / (kinds + 1)).mean())


def sample_words(words: Sequence[str], known: Sequence[str], sample: int | None, seed: int) -> list[str]:
    """A random sample of at most so many of the words that are not known."""
    unknown = sorted(set(words) - set(known))
    return Random(seed).sample(unknown, min(len(unknown), len(unknown) if sample is None else sample))


def play_held_out(known: WordList, words: Sequence[str], lives: int, tick: Tick) -> Iterator[HeldOutResult]:
    """The results of every asker that knows one list and looks for words that are not in it; a tick for every word."""
    secrets = [_rows([word])[0] for word in words]
    for name, asker in ASKERS.items():
        strategy, rounds = asker(known), []
        for secret in secrets:
            rounds.append(count_misses(secret, strategy, lives))
            tick()
        won = share([float(misses < lives) for misses in rounds], 1)
        yield HeldOutResult(name, won, mean([float(misses) for misses in rounds]), tuple(rounds))
