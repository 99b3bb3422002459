"""What a language's recipe hands over for each word that it found."""

from collections.abc import Callable
from typing import NamedTuple

# Told how much of a job is done, from 0 to 1.
Progress = Callable[[float], None]


class Reading(NamedTuple):
    """One reading of one word; the compiler merges the readings that fold to the same letters."""

    display: str  # as a dictionary writes it, accents and capitals kept
    flags: int  # bits of Flag
    lemma: str = ""  # the dictionary form, written likewise; empty when the word is its own lemma
