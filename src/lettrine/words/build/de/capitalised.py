"""Which capitalised entries of the German spelling dictionary are nouns, and which are names.

The noun list knows some. Of the rest, names are the entries without plural that nothing can be compounded with,
unless a related verb, a known noun at the end or a noun's ending indicates a noun.
"""

import re
from collections.abc import Collection, Iterator, Mapping

from lettrine.words.build import bits
from lettrine.words.build.de.word_lists import FIRST_NAMES, PLACES, PROPER
from lettrine.words.build.hunspell import Form
from lettrine.words.build.reading import Reading

_COMPOUNDS = "m"  # may follow a hyphen in a compound
_PLURAL = frozenset("NPEpqRMJ")
_SURE_PLURAL = frozenset("NPp")
_INHABITANT = frozenset("FNS")  # Hildesheimer, -s, -in: one of many that the noun list lacks
_PLACE = frozenset("SR")  # Biesdorf, Biesdorfs, Biesdorfer
_NEW_NOUNS = "FMJ"  # make -in, -chen, -ung
_INFLECTED_NEW = (("innen", "in"), ("chens", "chen"), ("ungen", "ung"))

_NOUN_SHAPE = re.compile(
    ".{3,}(?:ung|heit|keit|schaft|tät|[tx]ion|.sion|ism(?:us|en)|istik|.{3}ik|.{3}ie|logien|.ei|[aikul]tor|[aikp]tur|tum"
    "|chen|lein|.anz|.enz|nis|ose|ase|itis|ium|oid|ogen|gramm|skop|meter|gra(?:ph|f)|phon|sphäre|ianer|iker|arier)"
)
_PLACE_SHAPE = re.compile(
    ".{2,}(?:au|bach|berg|born|bronn|brück|brunn|burg|dorf|feld|fels|furt|gau|haus(?:en)?|heim|hof(?:en)?|horst|ing"
    "|ingen|kirch(?:en)?|land|leben|moos|münde|ow|rath|reuth|ried|rod[ae]|roth|see|stadt|stein|stett(?:en)?|tal|thal"
    "|um|wald|weiler|werder|wiesen|itz|zell|ien|stan|grad|straße|platz|bahn|insel|kirche|höhle|turm|tor|allee|ring"
    "|polis)"
)


# Wackersdorf, Friedrichstraße; common nouns have a plural
_NO_PLURAL_PLACE = re.compile(".{3,}(?:bach|berg|burg|busch|dorf|fels|hausen|heim|hofen|horst|stein|straße|tal|weiler)")


class CapitalisedWords:
    """Reads one form after another, and caches the kinds of the entries."""

    def __init__(self, listed: Mapping[str, int], verbs: Collection[str]) -> None:
        self._listed, self._verbs = listed, verbs
        self._kinds: dict[tuple[str, frozenset[str]], int] = {}

    def readings(self, form: Form) -> Iterator[Reading]:
        """What a capitalised form is, beside what the noun list says of it."""
        key = form.stem, form.flags
        kind = self._kinds.get(key)
        if kind is None:
            kind = self._kinds[key] = self._kind(*key)
        if kind & ~self._listed.get(form.surface, 0):
            yield _reading(form, kind)

    def _kind(self, stem: str, flags: frozenset[str]) -> int:
        listed = self._listed.get(stem, 0)
        if not listed:
            return self._guessed(stem, flags)
        return listed | bits.NOUN if self._is_noun_too(stem, flags, listed) else listed

    def _guessed(self, stem: str, flags: frozenset[str]) -> int:
        if named := _named(stem, flags):
            return named
        if _COMPOUNDS in flags or self._is_of_verb(stem) or self._is_noun(stem, flags):
            return bits.NOUN
        return bits.PLACE if _PLACE_SHAPE.fullmatch(stem) or flags >= _PLACE else bits.PROPER

    def _is_noun_too(self, stem: str, flags: frozenset[str], listed: int) -> bool:
        """Whether what the noun list only has as a name is a noun beside (der Boy, das Schonen)."""
        if listed & ~bits.NAMES:
            return False
        compounds = _COMPOUNDS in flags and (bool(flags & _SURE_PLURAL) or listed == bits.PERSON)
        return compounds or stem.lower() in self._verbs

    def _is_noun(self, stem: str, flags: frozenset[str]) -> bool:
        if _NOUN_SHAPE.fullmatch(stem):
            return True
        if flags & _PLURAL and not flags >= _INHABITANT and not flags >= _PLACE:
            return True
        return not _PLACE_SHAPE.fullmatch(stem) and self._ends_in_noun(stem)

    def _is_of_verb(self, stem: str) -> bool:
        """Laufen of laufen, Fahrer of fahren, Gelispel of lispeln."""
        small = stem.lower()
        if stem.endswith("er"):
            return any(small[:-2] + ending in self._verbs for ending in ("en", "ern", "eln"))
        if stem.startswith("Ge"):
            root = small[2:].removesuffix("e")
            return root + "en" in self._verbs or root + "n" in self._verbs or small in self._verbs
        return small in self._verbs

    def _ends_in_noun(self, stem: str) -> bool:
        tails = (stem[at:].capitalize() for at in range(2, len(stem) - 4))
        return any(self._listed.get(tail, 0) & bits.NOUN for tail in tails)


def _named(stem: str, flags: frozenset[str]) -> int:
    if stem in FIRST_NAMES:
        return bits.PERSON
    if not flags & _PLURAL and _NO_PLURAL_PLACE.fullmatch(stem):
        return bits.PLACE
    if stem in PLACES or (stem.endswith("ien") and "S" in flags):  # Podolien; Ferien have no genitive
        return bits.PLACE
    return bits.PROPER if stem in PROPER else 0


def _reading(form: Form, kind: int) -> Reading:
    if not form.affixes:
        return Reading(form.surface, kind | bits.HEADWORD)
    if form.affixes[0] not in _NEW_NOUNS:
        return Reading(form.surface, kind | bits.INFLECTED, form.stem)
    head = _head_of_new(form.surface)
    return Reading(form.surface, kind | (bits.INFLECTED if head else bits.HEADWORD), head)


def _head_of_new(surface: str) -> str:
    """The base form of an inflected derivation (Bäckerinnen, Häuschens, Messungen); empty for a base form."""
    pairs = ((surface.removesuffix(ending) + base) for ending, base in _INFLECTED_NEW if surface.endswith(ending))
    return next(pairs, "")
