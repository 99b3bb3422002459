"""What a language's recipe yields for each word."""

from collections.abc import Callable
from typing import NamedTuple, Self

from lettrine.words.build import bits

# Called with the share of a job that is done, from 0 to 1.
Progress = Callable[[float], None]


class Reading(NamedTuple):
    """One reading of one word; the compiler merges the readings that fold to the same letters."""

    display: str  # as a dictionary writes it, accents and capitals kept
    flags: int  # bits of Flag
    lemma: str = ""  # the dictionary form, written likewise; empty when the word is its own lemma

    @property
    def headword(self) -> str:
        """The dictionary form."""
        return self.lemma or self.display

    def as_name(self) -> Self:
        """The same reading of a name instead of a noun."""
        return self._replace(flags=self.flags & ~bits.NOUN | bits.PROPER)

    def with_flags(self, flags: int) -> Self:
        """The same reading with further flags."""
        return self._replace(flags=self.flags | flags)
