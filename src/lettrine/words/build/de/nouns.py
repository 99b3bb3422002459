"""Reads german-nouns: the nouns of the German Wiktionary with their declension, and what kind of name each is."""

import csv
import re
from collections.abc import Iterator
from functools import cache
from itertools import groupby
from operator import itemgetter

from lettrine.words.build import bits
from lettrine.words.build.de.word_lists import NOUNS_LISTED_AS_NAMES
from lettrine.words.build.reading import Reading

_SPELLING = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
_FORMS = 7  # lemma, part of speech and five genders come before the declension

# Bound pieces (-heit) and letters, which are no words, and phrases.
_LEFT_OUT = frozenset(("Affix", "Buchstabe", "Gebundenes Lexem", "Suffix", "Symbol", "Wortverbindung"))
_KINDS = (
    ("Abkürzung", bits.ABBREVIATION),
    ("Vorname", bits.PERSON),
    ("Nachname", bits.PERSON),
    ("Toponym", bits.PLACE),
    ("Eigenname", bits.PROPER),
    ("Straßenname", bits.PROPER),
)


def nouns(table: str) -> Iterator[Reading]:
    """Every form of every noun and name, once for each lemma."""
    lines = csv.reader(table.splitlines())
    next(lines)
    for lemma, group in groupby(lines, key=itemgetter(0)):
        if _SPELLING.fullmatch(lemma):
            readings = [(_kind(lemma, classes), set(columns[_FORMS - 2 :])) for _, classes, *columns in group]
            noun = any(kind == bits.NOUN for kind, _ in readings)
            for kind, forms in readings:
                # A surname made of a noun (Bier, Luft) would only make the frequency of the noun doubtful.
                if kind and not (noun and kind == bits.PERSON and forms == {""}):
                    yield from _paradigm(lemma, kind, forms)


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
