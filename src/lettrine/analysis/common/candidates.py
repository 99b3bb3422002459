"""What every belief has in common: candidates with weights, some of which were named in vain.

Nothing is rescaled: the weight that is left against the weight that was there is how likely the answer was.
"""

from abc import ABC, abstractmethod
from functools import cached_property
from math import log2
from typing import NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

Weights = npt.NDArray[np.float64]
Rows = npt.NDArray[np.intp]
"""Candidates by their numbers."""
NONE: Rows = np.empty(0, np.intp)
Values = TypeVar("Values", bound=np.generic)

EVERY = 0.0
"""The zipf frequency of words that somebody knows who knows them all."""
UNHEARD = 0.05
"""How often a secret is a word that the lexicon does not have."""


class Named(NamedTuple):
    """Something that may be hidden, and how likely that is."""

    sequence: str
    chance: float


class WeightedCandidates(ABC):
    """Something that is believed. It never changes."""

    def __init__(self, weights: Weights, named: Rows) -> None:
        self._weights, self._named = weights, named
        self._asked: dict[str, float] = {}
        """Chances that were asked for: a secret's is asked for after every step of the game."""

    @property
    def weights(self) -> Weights:
        """By candidate: 0 for one that was named in vain.

        S29, G12: a wrong naming is allowed as often as somebody pays for it, so it only notes a row: beliefs that
        differ in nothing else share their candidates.
        """
        return emptied(self._weights, self._named)

    @cached_property
    @abstractmethod
    def total(self) -> float:
        """The weight of all that is possible."""

    @abstractmethod
    def weight_of(self, sequence: str) -> float:
        """How much of it is just this."""

    @abstractmethod
    def content(self, candidate: int) -> str:
        """What a candidate is."""

    def chance(self, sequence: str) -> float:
        """How likely it is that exactly this is hidden."""
        if sequence not in self._asked:
            self._asked[sequence] = self.weight_of(sequence) / (self.total or 1.0)
        return self._asked[sequence]

    def bits(self, sequence: str) -> float | None:
        """How much there is still to learn if this is what is hidden; None if it was ruled out."""
        chance = self.chance(sequence)
        return max(0.0, -log2(chance)) if chance > 0 else None

    @cached_property
    def likeliest(self) -> Named | None:
        """The likeliest that is hidden; None when no word of the lexicon fits."""
        weights = self.weights
        if not weights.any():
            return None
        sequence = self.content(int(weights.argmax()))
        return Named(sequence, self.chance(sequence))


def emptied(values: npt.NDArray[Values], rows: Rows) -> npt.NDArray[Values]:
    """The same values, but nothing in these rows."""
    if not len(rows):
        return values
    rest = values.copy()
    rest[rows] = 0
    return rest


def surprise(before: WeightedCandidates, after: WeightedCandidates) -> float | None:
    """How surprising it was that one belief became the other, in bits; None where it had been ruled out."""
    return max(0.0, log2(before.total / after.total)) if before.total and after.total else None
