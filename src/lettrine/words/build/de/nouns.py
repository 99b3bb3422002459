"""Reads german-nouns: the nouns of the German Wiktionary with their declension, and what kind of name each is."""

import csv
import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import groupby
from operator import itemgetter

from lettrine.words.build import bits
from lettrine.words.build.de.word_lists import NOUNS_LISTED_AS_NAMES
from lettrine.words.build.frequencies import token
from lettrine.words.build.reading import Reading

_SPELLING = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
_FORMS = 7  # lemma, part of speech and five genders come before the declension

# Bound pieces (-heit) and letters, which are no words, and phrases.
_LEFT_OUT = frozenset(("Affix", "Buchstabe", "Gebundenes Lexem", "Suffix", "Symbol", "Wortverbindung"))
_NEAR = 1.5  # the forms of a noun that is in use are not all thirty times (10¹·⁵) as rare
_KINDS = (
    ("Abkürzung", bits.ABBREVIATION),
    ("Vorname", bits.PERSON),
    ("Nachname", bits.PERSON),
    ("Toponym", bits.PLACE),
    ("Eigenname", bits.PROPER),
    ("Straßenname", bits.PROPER),
)


def nouns(table: str, frequency: Mapping[str, float]) -> Iterator[Reading]:
    """Every form of every noun and name, once for each lemma."""
    lines = list(csv.reader(table.splitlines()))[1:]
    lemmas = {line[0] for line in lines}
    for lemma, group in groupby(lines, key=itemgetter(0)):
        if _SPELLING.fullmatch(lemma):
            entries = [(classes, set(columns[_FORMS - 2 :])) for _, classes, *columns in group]
            readings = [(_kind(lemma, classes), forms) for classes, forms in entries]
            if any(kind == bits.PERSON for kind, _ in readings) and not any(
                "Vorname" in classes for classes, _ in entries
            ):
                readings = _without_surname(lemma, readings, lemmas, frequency)
            for kind, forms in readings:
                if kind:
                    yield from _paradigm(lemma, kind, forms)


Readings = list[tuple[int, set[str]]]


def _without_surname(lemma: str, readings: Readings, lemmas: set[str], frequency: Mapping[str, float]) -> Readings:
    """The same readings, without the surname that is made of a noun in use."""
    noun = set[str]().union(*(forms for kind, forms in readings if kind == bits.NOUN))
    if not noun or _is_never_inflected(lemma, noun - lemmas, frequency):
        return readings
    return [(kind, forms) for kind, forms in readings if kind != bits.PERSON]


def _is_never_inflected(noun: str, forms: set[str], frequency: Mapping[str, float]) -> bool:
    """Whether people write a noun as they write a surname (Meier): all its forms but the genitive are rare.

    A surname made of a noun that they do inflect (Fisch) would only make the frequency of the noun doubtful. The forms
    are those that are no nouns of their own (Becken, of Beck).
    """
    others = forms - {"", noun + "s", noun + "es"}
    least = frequency.get(token(noun), 0) - _NEAR
    return bool(others) and all(frequency.get(token(form), 0) < least for form in others)


def _kind(lemma: str, classes: str) -> int:
    if lemma in NOUNS_LISTED_AS_NAMES:
        return bits.NOUN
    return _kind_of_classes(classes)


@cache
def _kind_of_classes(classes: str) -> int:
    names = frozenset(classes.split(","))
    if names & _LEFT_OUT:
        return 0
    return next((kind for name, kind in _KINDS if name in names), bits.NOUN)


def _paradigm(lemma: str, kind: int, forms: set[str]) -> Iterator[Reading]:
    compound = bits.HYPHENATED if "-" in lemma else 0
    if compound and kind == bits.ABBREVIATION:  # D-Zug
        kind = bits.NOUN
    elif not compound and sum(map(str.isupper, lemma)) > 1:
        kind = bits.ABBREVIATION
    yield Reading(lemma, kind | compound | bits.HEADWORD)
    for form in forms:
        if form != lemma and _SPELLING.fullmatch(form):
            yield Reading(form, kind | compound | bits.INFLECTED, lemma)
