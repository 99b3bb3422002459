"""Chance, keyed: what comes out depends on the seed and on what is being decided, never on the order of asking.

Written on SHAKE-256 instead of on `random`, whose algorithms may change with the Python version: a record
must give the same game for ever.
"""

from collections.abc import Sequence
from hashlib import shake_256
from typing import TypeVar

T = TypeVar("T")

_WORD = 8
"""Bytes a number is drawn from. Bounds here are tiny, so the bias of a remainder is below 2⁻⁵⁰."""


class Luck:
    """All the chance of one game. Whoever holds it knows the future: it never leaves the table."""

    __slots__ = ("_seed",)

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def numbers(self, key: str, bounds: Sequence[int]) -> list[int]:
        """For each bound a number from 0 below it, decided by this key alone."""
        stream = shake_256(f"{self._seed}/{key}".encode()).digest(_WORD * len(bounds))
        words = [stream[i : i + _WORD] for i in range(0, len(stream), _WORD)]
        return [int.from_bytes(word) % bound for word, bound in zip(words, bounds, strict=True)]

    def below(self, key: str, bound: int) -> int:
        """A number from 0 below the bound."""
        return self.numbers(key, (bound,))[0]

    def shuffled(self, key: str, items: Sequence[T]) -> tuple[T, ...]:
        """The items in an order decided by this key (Fisher and Yates)."""
        order = list(items)
        picks = self.numbers(key, range(len(order), 1, -1))
        for last, pick in zip(range(len(order) - 1, 0, -1), picks, strict=True):
            order[last], order[pick] = order[pick], order[last]
        return tuple(order)
