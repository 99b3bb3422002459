"""Askers measured at plain hangman: on a whole list of words, exactly, or on words outside the list that they know."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib.util import find_spec
from random import Random

import numpy as np

from lettrine.arena.statistics import Figure, mean, share
from lettrine.bots.common.spelling_model import Letters
from lettrine.core.game import Refusal
from lettrine.core.value import Value
from lettrine.research.hangman.askers import (
    LETTERS,
    Chances,
    WordList,
    by_dictionary,
    by_frequency,
    by_runs,
    by_spelling,
    played,
)

PAIRS, RUNS = 2, 5
"""How long the runs of letters are that the plain spellers know."""
LONGEST = 60
"""The spaces of a word are counted in the bits of a number."""
WIDTHS = (3, 3, 4, 5)
"""How many letters the search looks into, among many candidates and among few."""

Tick = Callable[[], None]


class NoCompiler(Exception):  # noqa: N818  # the name says what is wrong
    """Working it out for every word takes a compiler."""

    def __init__(self) -> None:
        self.refusal = Refusal("compiler_missing", {"command": "pip install numba"})
        super().__init__(self.refusal.code)


class Expected(Value, frozen=True):
    """The misses that an asker needs for a word of the list, all alike, until it is found."""

    asker: str
    misses: float


class Tried(Value, frozen=True):
    """How an asker fared with words that it did not know."""

    asker: str
    won: Figure
    """The share of words found before the last life was lost."""
    misses: Figure
    """How many of them a word took; the game ends with the last life."""
    rounds: tuple[int, ...]
    """The misses of every word, in the order of the words."""


ASKERS: dict[str, Callable[[WordList], Chances]] = {
    "frequency": by_frequency,
    "dictionary": by_dictionary,
    "pairs": partial(by_runs, order=PAIRS),
    "runs": partial(by_runs, order=RUNS),
    "spelling": by_spelling,
}
"""Those who are tried, weakest first."""
EXACT = ("random", "order", "candidates", "bits", "search")
"""Those whose misses are worked out, weakest first."""


def listed(words: Sequence[str]) -> WordList:
    """Words in A-Z by their length, each once."""
    lengths: dict[int, list[str]] = {}
    for word in dict.fromkeys(words):
        lengths.setdefault(len(word), []).append(word)
    return {length: _rows(lengths[length]) for length in sorted(lengths)}


def _rows(words: Sequence[str]) -> Letters:
    letters = np.frombuffer("".join(words).encode(), np.uint8) - ord("A")
    return letters.reshape(len(words), -1)


def expected(words: WordList, tick: Tick) -> Iterator[Expected]:
    """What every asker needs who knows the list, exactly over all of its words; a tick for every length."""
    if find_spec("numba") is None:
        raise NoCompiler
    from lettrine.bots.sonde.fewest_misses import FREQUENCY, TUNED, Plan, misses

    order = tuple(int(letter) for letter in np.argsort(-_often(words)))
    plans = (Plan((1, 1, 1, 1), order=order), FREQUENCY, TUNED, Plan(WIDTHS, TUNED.telling))
    for asker, plan in zip(EXACT, (None, *plans), strict=True):
        total = 0.0
        for rows in words.values():
            cells, even = rows.astype(np.uint8), np.ones(len(rows))
            total += len(rows) * (by_lot(rows) if plan is None else misses(cells, even, plan, whole=True))
            tick()
        yield Expected(asker, total / sum(map(len, words.values())))


def _often(words: WordList) -> np.ndarray:
    return sum((np.bincount(rows.ravel(), minlength=LETTERS) for rows in words.values()), np.zeros(LETTERS))


def by_lot(rows: Letters) -> float:
    """The misses of who asks for any letter at all: those that come before the last of the letters that are there."""
    ordered = np.sort(rows, axis=1)
    kinds = 1 + np.count_nonzero(np.diff(ordered, axis=1), axis=1)
    return float(((LETTERS - kinds) * kinds / (kinds + 1)).mean())


def drawn(words: Sequence[str], known: Sequence[str], sample: int | None, seed: int) -> list[str]:
    """The words to be tried: none that is known, at most so many, by lot."""
    strange = sorted(set(words) - set(known))
    return Random(seed).sample(strange, min(len(strange), len(strange) if sample is None else sample))


def tried(known: WordList, words: Sequence[str], lives: int, tick: Tick) -> Iterator[Tried]:
    """How every asker fares who knows one list and looks for words that are not in it; a tick for every word."""
    secrets = [_rows([word])[0] for word in words]
    for name, asker in ASKERS.items():
        chances, rounds = asker(known), []
        for secret in secrets:
            rounds.append(played(secret, chances, lives))
            tick()
        won = share([float(misses < lives) for misses in rounds], 1)
        yield Tried(name, won, mean([float(misses) for misses in rounds]), tuple(rounds))
