"""German compounds that no source lists but that people write, and the first parts that compounds may have.

The spelling dictionary marks the first parts of compounds as they are linked (Arbeits, Blumen, Schul). A token of the
frequency list that is such a part and a noun is a compound that is written; most misspelt words are not made of two
right parts, and those that are (Wallnuss) are a slip away from a listed word that is more frequent. People and places
are named by compounds too (Hartberg, Feldmann): what ends as their names do, and nobody inflects, is taken for one.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

from lettrine.words.build import bits
from lettrine.words.build.frequencies import token
from lettrine.words.build.hunspell import Entry
from lettrine.words.build.reading import Reading
from lettrine.words.compounds import ATTESTED, SHORTEST, is_place, slips

_FIRST_PART = "j"
_SHORTEST_FIRST = 2  # Ei, Öl
_WRITTEN = 2.0  # the zipf frequency from which a token is more than somebody's invention
_FOREIGN = 0.3  # how much less a token that is made of two parts by chance occurs here than elsewhere (almost)
_FEW = 2  # compounds that a part must at least be seen in to make others
_LONG_LAST = 5  # letters of a last part that chance seldom makes; a shorter one must be seen in listed compounds


_NAMED_BY = {
    ending: kind
    for kind, endings in (
        (bits.PERSON, "mann meier müller"),
        (bits.PLACE, "berg feld hagen hausen heide heim kirchen stein wedel weiler werder"),
    )
    for ending in endings.split()
}
"""Ends of names more often than of words that no source lists."""


class Compound(NamedTuple):
    """A token of two parts."""

    written: str
    first: str
    noun: Reading


def _frequent(parts: Iterable[str]) -> list[str]:
    """The parts that are seen more than once."""
    return [part for part, times in Counter(parts).items() if times >= _FEW]


def first_parts(entries: Iterable[Entry]) -> dict[str, str]:
    """By token, how each first part of compounds is written."""
    capitals = (stem for stem, flags, _ in entries if _FIRST_PART in flags and stem[0].isupper() and stem.isalpha())
    return {token(stem): stem for stem in capitals}


class Compounds:
    """Collects the nouns, then finds the compounds of them among the tokens of a frequency list."""

    def __init__(
        self,
        first: Mapping[str, str],
        frequency: Mapping[str, float],
        foreign: Mapping[str, float] = MappingProxyType({}),
    ) -> None:
        self._first, self._frequency, self._foreign = first, frequency, foreign
        self._nouns: dict[str, Reading] = {}
        self._listed: set[str] = set()

    def learn(self, reading: Reading) -> None:
        """Remember what a source lists, if people write it."""
        display, flags, _ = reading
        listed = token(display)
        if listed not in self._frequency:
            return
        self._listed.add(listed)
        if flags & bits.NOUN and display[0].isupper() and display.isalpha():
            before = self._nouns.get(listed)
            if before is None or not before.flags & bits.HEADWORD:
                self._nouns[listed] = reading

    def readings(self) -> Iterator[Reading]:
        """The compounds that are written and not listed, and the first parts, with a hyphen."""
        nouns = {name: noun for name, noun in self._nouns.items() if self._frequency.get(name, 0) >= ATTESTED}
        forms = _by_headword(nouns)
        tokens = (written for written, zipf in self._frequency.items() if zipf >= _WRITTEN)
        compounds = [compound for written in tokens if (compound := self._split(written, nouns))]
        firsts = _frequent(compound.first for compound in compounds)
        lasts = set(_frequent(one.noun.headword for one in compounds if self._shows_last_part(one)))
        new = (one for one in compounds if one.written not in self._listed and one.noun.headword in lasts)
        for one in new:
            if not self._is_doubtful(one.written):
                yield _reading(one, self._named(one, forms[one.noun.headword]) or bits.NOUN & one.noun.flags)
        yield from (Reading(f"{first}-", bits.HYPHENATED) for first in firsts)
        ends = (noun.display.lower() for noun in nouns.values() if noun.headword in lasts)
        yield from (Reading(f"-{end}", bits.HYPHENATED) for end in ends)

    def _shows_last_part(self, compound: Compound) -> bool:
        """Whether a compound is evidence that its noun ends compounds: chance makes short ones (Funk, Zion)."""
        return len(compound.noun.headword) >= _LONG_LAST or compound.written in self._listed

    def _split(self, written: str, nouns: Mapping[str, Reading]) -> Compound | None:
        for at in range(_SHORTEST_FIRST, len(written) - SHORTEST + 1):
            noun = nouns.get(written[at:])
            if noun is not None and (first := self._first_part(written[:at])):
                return Compound(written, first, noun)
        return None

    def _first_part(self, written: str) -> str:
        """How a first part is written, which may be two (Klima, Schutz); empty if it is none."""
        if written in self._first:
            return self._first[written]
        splits = ((written[:at], written[at:]) for at in range(SHORTEST, len(written) - SHORTEST + 1))
        pairs = (self._first[one] + self._first[two].lower() for one, two in splits if {one, two} <= self._first.keys())
        return next(pairs, "")

    def _is_doubtful(self, written: str) -> bool:
        own = self._frequency[written]
        if self._foreign.get(written, 0) > own + _FOREIGN or is_place(written):
            return True
        return any(self._frequency[other] > own for other in self._listed.intersection(slips(written)))

    def _named(self, compound: Compound, forms: Iterable[str]) -> int:
        """What a compound names that ends as names do and of which nobody writes another form; 0 if it is a word."""
        last = token(compound.noun.display)
        base = last if last in _NAMED_BY else last.removesuffix("s")
        if base not in _NAMED_BY:
            return 0
        first = compound.written.removesuffix(last)
        inflected = (first + form for form in forms if form not in (base, base + "s"))
        return 0 if any(form in self._frequency for form in inflected) else _NAMED_BY[base]


def _by_headword(nouns: Mapping[str, Reading]) -> dict[str, list[str]]:
    forms: dict[str, list[str]] = {}
    for form, noun in nouns.items():
        forms.setdefault(noun.headword, []).append(form)
    return forms


def _reading(compound: Compound, kind: int) -> Reading:
    _, first, noun = compound
    flags = kind | noun.flags & (bits.HEADWORD | bits.INFLECTED)
    return Reading(first + noun.display.lower(), flags, first + noun.lemma.lower() if noun.lemma else "")
