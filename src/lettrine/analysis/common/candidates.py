"""What the beliefs of all games share: weighted candidates, some of which were named in vain.

Weights are not normalised: the weight after an answer by the weight before it is how likely the answer was.
"""

from abc import ABC, abstractmethod
from functools import cached_property
from math import log2
from typing import NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

Weights = npt.NDArray[np.float64]
Rows = npt.NDArray[np.intp]
"""The numbers of some candidates."""
NO_ROWS: Rows = np.empty(0, np.intp)
Values = TypeVar("Values", bound=np.generic)

ALL_WORDS = 0.0
"""The zipf frequency from which words are known to a player who knows them all."""
UNKNOWN_PRIOR = 0.05
"""The prior that a secret is a word that the lexicon does not have."""


class Candidate(NamedTuple):
    """A content that may be hidden, and how likely it is."""

    sequence: str
    chance: float


class WeightedCandidates(ABC):
    """A belief about one secret. It is immutable."""

    def __init__(self, weights: Weights, named: Rows) -> None:
        self._weights, self._named = weights, named
        self._chances: dict[str, float] = {}
        """A cache: the chance of a secret is asked for after every step of the game."""

    @property
    def weights(self) -> Weights:
        """By candidate: 0 for one that was named in vain.

        S29, G12: wrong namings may be without end, so each adds only a row to `_named`, and the beliefs share their
        candidates.
        """
        return zero_rows(self._weights, self._named)

    @cached_property
    @abstractmethod
    def total(self) -> float:
        """The weight of all that is possible."""

    @abstractmethod
    def weight_of(self, sequence: str) -> float:
        """The weight of exactly this content."""

    @abstractmethod
    def content(self, candidate: int) -> str:
        """The content of a candidate."""

    def chance(self, sequence: str) -> float:
        """How likely exactly this is hidden."""
        if sequence not in self._chances:
            self._chances[sequence] = self.weight_of(sequence) / (self.total or 1.0)
        return self._chances[sequence]

    def bits(self, sequence: str) -> float | None:
        """The bits still to learn if this is hidden; None if it was ruled out."""
        chance = self.chance(sequence)
        return max(0.0, -log2(chance)) if chance > 0 else None

    @cached_property
    def likeliest(self) -> Candidate | None:
        """The likeliest content; None when no word of the lexicon fits."""
        weights = self.weights
        if not weights.any():
            return None
        sequence = self.content(int(weights.argmax()))
        return Candidate(sequence, self.chance(sequence))


def zero_rows(values: npt.NDArray[Values], rows: Rows) -> npt.NDArray[Values]:
    """The same values, with 0 in these rows."""
    if not len(rows):
        return values
    rest = values.copy()
    rest[rows] = 0
    return rest


def surprisal(before: WeightedCandidates, after: WeightedCandidates) -> float | None:
    """The surprisal, in bits, of the answer between two beliefs; None where it had been ruled out."""
    return max(0.0, log2(before.total / after.total)) if before.total and after.total else None
