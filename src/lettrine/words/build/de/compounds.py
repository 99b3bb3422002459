"""German compounds that no source lists but that people write, and the first parts that compounds may have.

The spelling dictionary marks the first parts of compounds as they are linked (Arbeits, Blumen, Schul). A token of the
frequency list that is such a part and a noun is a compound that is written; most misspelt words are not made of two
right parts, and those that are (Wallnuss) are a slip away from a listed word that is more frequent.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from lettrine.words.build import bits
from lettrine.words.build.frequencies import token
from lettrine.words.build.hunspell import Flags
from lettrine.words.build.reading import Reading
from lettrine.words.compounds import ATTESTED, SHORTEST, slips

_FIRST_PART = "j"
_SHORTEST_FIRST = 2  # Ei, Öl
_WRITTEN = 2.0  # the zipf frequency from which a token is more than somebody's invention
_FEW = 2  # compounds that a first part must at least be seen in to make others


class Compound(NamedTuple):
    """A token of two parts."""

    first: str
    noun: Reading


def first_parts(entries: Iterator[tuple[str, Flags]]) -> dict[str, str]:
    """By token, how each first part of compounds is written."""
    capitals = (stem for stem, flags in entries if _FIRST_PART in flags and stem[0].isupper() and stem.isalpha())
    return {token(stem): stem for stem in capitals}


class Compounds:
    """Collects the nouns, then finds the compounds of them among the tokens of a frequency list."""

    def __init__(self, first: Mapping[str, str], frequency: Mapping[str, float]) -> None:
        self._first, self._frequency = first, frequency
        self._nouns: dict[str, Reading] = {}
        self._listed: set[str] = set()

    def learn(self, reading: Reading) -> None:
        """Remember what a source lists."""
        listed = token(reading.display)
        self._listed.add(listed)
        if reading.flags & bits.NOUN and reading.display[0].isupper() and reading.display.isalpha():
            before = self._nouns.get(listed)
            if before is None or not before.flags & bits.HEADWORD:
                self._nouns[listed] = reading

    def readings(self) -> Iterator[Reading]:
        """The compounds that are written and not listed, and the first parts, with a hyphen."""
        nouns = {name: noun for name, noun in self._nouns.items() if self._frequency.get(name, 0) >= ATTESTED}
        seen: dict[str, int] = {}
        for written in (written for written, zipf in self._frequency.items() if zipf >= _WRITTEN):
            compound = self._split(written, nouns)
            if compound is not None:
                seen[compound.first] = seen.get(compound.first, 0) + 1
                if written not in self._listed and not self._is_misspelt(written):
                    yield self._reading(compound)
        for first, times in seen.items():
            if times >= _FEW:
                yield Reading(first + "-", bits.HYPHENATED)

    def _split(self, written: str, nouns: Mapping[str, Reading]) -> Compound | None:
        for at in range(_SHORTEST_FIRST, len(written) - SHORTEST + 1):
            noun = nouns.get(written[at:])
            if noun is not None and (first := self._first_part(written[:at])):
                return Compound(first, noun)
        return None

    def _first_part(self, written: str) -> str:
        """How a first part is written, which may be two (Klima, Schutz); empty if it is none."""
        if written in self._first:
            return self._first[written]
        splits = ((written[:at], written[at:]) for at in range(SHORTEST, len(written) - SHORTEST + 1))
        pairs = (self._first[one] + self._first[two].lower() for one, two in splits if {one, two} <= self._first.keys())
        return next(pairs, "")

    def _is_misspelt(self, written: str) -> bool:
        own = self._frequency[written]
        return any(other in self._listed and self._frequency.get(other, 0) > own for other in slips(written))

    def _reading(self, compound: Compound) -> Reading:
        first, noun = compound
        flags = noun.flags & (bits.NOUN | bits.HEADWORD | bits.INFLECTED)
        return Reading(first + noun.display.lower(), flags, first + noun.lemma.lower() if noun.lemma else "")
