"""The simulator's random numbers: SplitMix64, one stream a game, in Python and compiled, with the same numbers.

The luck of a table is keyed and cryptographic (`core.luck`), which would cost more here than the games themselves.
A stream is seeded by the hash of its game's number, so that a game is the same whichever others are played with it.
"""

from collections.abc import Sequence
from typing import TypeVar

import numpy as np

from lettrine.core.luck import Luck
from lettrine.research.simulator.encoding import Integers
from lettrine.research.simulator.jit import compiled
from lettrine.research.simulator.layout import STREAM

T = TypeVar("T")

_ALL = 2**64 - 1
_STEP, _ONE, _TWO = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
STEP, ONE, TWO = np.uint64(_STEP), np.uint64(_ONE), np.uint64(_TWO)
HALF = np.uint64(32)


class Stream(Luck):
    """A stream in plain Python. It also replaces a table's luck: whatever the key, it gives the next numbers."""

    __slots__ = ("_at",)

    def __init__(self, seed: int, game: int) -> None:
        super().__init__(seed)
        self._at = _mixed(seed + (game + 1) * _STEP & _ALL)

    def draw(self, bound: int) -> int:
        """The next number from 0 below the bound; nothing is drawn where there is nothing to choose."""
        if bound == 1:
            return 0
        self._at = self._at + _STEP & _ALL
        return (_mixed(self._at) >> 32) * bound >> 32

    def numbers(self, key: str, bounds: Sequence[int]) -> list[int]:
        """The next numbers, one for each bound."""
        return [self.draw(bound) for bound in bounds]


def _mixed(word: int) -> int:
    word = (word ^ word >> 30) * _ONE & _ALL
    word = (word ^ word >> 27) * _TWO & _ALL
    return word ^ word >> 31


@compiled
def mixed(word: np.uint64) -> np.uint64:
    """A word hashed."""
    word = (word ^ (word >> np.uint64(30))) * ONE
    word = (word ^ (word >> np.uint64(27))) * TWO
    return word ^ (word >> np.uint64(31))


@compiled
def start(table: Integers, seed: int, game: int) -> None:
    """Seed the stream of a game's table."""
    table[STREAM] = np.int64(mixed(np.uint64(seed) + np.uint64(game + 1) * STEP))


@compiled
def draw(table: Integers, bound: int) -> int:
    """The next number from 0 below the bound, as `Stream.draw` has it."""
    if bound == 1:
        return 0
    word = np.uint64(table[STREAM]) + STEP
    table[STREAM] = np.int64(word)
    number: int = np.int64(((mixed(word) >> HALF) * np.uint64(bound)) >> HALF)  # type: ignore[assignment]  # an int, compiled
    return number


@compiled
def shuffle(table: Integers, at: int, size: int) -> None:
    """Shuffle a part of the table, as `Luck.shuffled` does."""
    for last in range(at + size - 1, at, -1):
        pick = at + draw(table, last - at + 1)
        table[last], table[pick] = table[pick], table[last]
