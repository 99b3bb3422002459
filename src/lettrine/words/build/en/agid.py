"""Reads AGID, an automatically generated database of English inflections.

It inflects whatever some list once called a noun, a verb or an adjective (*the, ther, thest*). So each paradigm is
checked against a spelling dictionary. One whose typical forms are spelt there is sure; of the others only the lemma
is kept, as a guess.
"""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from lettrine.words.build import bits
from lettrine.words.build.en.word_lists import ADJECTIVES_IN_LY
from lettrine.words.build.reading import Reading

_NOUN, _ADJECTIVE, _ADVERB = bits.NOUN, bits.ADJECTIVE, bits.ADVERB
_HEAD, _INFLECTED = bits.HEADWORD, bits.INFLECTED
_FINITE, _PARTICIPLE = bits.FINITE | bits.INFLECTED, bits.PARTICIPLE | bits.INFLECTED
_SAME = "<>"  # the participle is the past form


class Spelt(NamedTuple):
    """The words of a spelling dictionary in small letters."""

    words: Collection[str]
    possessive: Collection[str]  # those that may take 's


class Readings(NamedTuple):
    """What the database says of each word."""

    sure: dict[str, list[Reading]]
    doubtful: dict[str, list[Reading]]


def readings(table: str, spelt: Spelt) -> Readings:
    """The readings of all words that are spelt right."""
    known = Readings({}, {})
    for lemma, kind, forms in _paradigms(table, spelt):
        sure = [reading for reading in _READ[kind](lemma, forms, spelt) if reading.display in spelt.words]
        for reading in sure:
            known.sure.setdefault(reading.display, []).append(reading)
        if not sure:
            known.doubtful.setdefault(lemma, []).append(Reading(lemma, _GUESSES[kind] | _HEAD))
    return known


def _paradigms(table: str, spelt: Spelt) -> Iterator[tuple[str, str, list[list[str]]]]:
    lines = [line.split(",") for line in table.splitlines()]
    lemmas = {line[0] for line in lines}
    for lemma, kind, *columns in lines:
        if lemma in spelt.words:
            forms = [column.split("/") for column in columns]
            if kind == "A" and lemmas.intersection(forms[-1]):  # tempest is no superlative of temp
                forms = []
            yield lemma, kind, forms


def is_adjective_in_ly(word: str, words: Collection[str]) -> bool:
    """Whether a word in -ly compares as adjectives do (friendlier, friendliness); adverbs do not."""
    stem = word[:-1]
    return word in ADJECTIVES_IN_LY or stem + "ier" in words or stem + "iness" in words


def _noun(lemma: str, forms: list[list[str]], spelt: Spelt) -> Iterator[Reading]:
    plurals = [plural for plural in forms[0] if plural in spelt.words and plural != lemma]
    if plurals or lemma in spelt.possessive:
        yield Reading(lemma, _NOUN | _HEAD)
        for plural in plurals:
            yield Reading(plural, _NOUN | _INFLECTED, lemma)


def _verb(lemma: str, forms: list[list[str]], spelt: Spelt) -> Iterator[Reading]:
    if len(forms) != 4:  # to be, and verbs that lack some forms: see the closed lists
        return
    past, participle, ing, third = forms
    if _any(past, spelt) and _any(ing, spelt):
        yield Reading(lemma, bits.INFINITIVE | _HEAD)
        alike = participle == [_SAME]
        yield from (Reading(form, _FINITE | _PARTICIPLE if alike else _FINITE, lemma) for form in past)
        yield from (Reading(form, _PARTICIPLE, lemma) for form in participle)
        yield from (Reading(form, _PARTICIPLE, lemma) for form in ing)
        yield from (Reading(form, _FINITE, lemma) for form in third)


def _adjective(lemma: str, forms: list[list[str]], spelt: Spelt) -> Iterator[Reading]:
    if lemma.endswith("ly") and not is_adjective_in_ly(lemma, spelt.words):
        yield Reading(lemma, _ADVERB | _HEAD)
        return
    if lemma.endswith("ly") and lemma[:-2] + "est" in spelt.words:  # kindly, of kind
        yield Reading(lemma, _ADVERB | _HEAD)
    compares = len(forms) == 2 and _any(forms[0], spelt) and _any(forms[1], spelt)
    if compares or _derives(lemma, spelt.words):
        yield Reading(lemma, _ADJECTIVE | _HEAD)
    if compares:
        yield from (Reading(form, _ADJECTIVE | _INFLECTED, lemma) for column in forms for form in column)


def _derives(word: str, words: Collection[str]) -> bool:
    stem = word[:-1] + "i" if word.endswith("y") else word
    return stem + "ness" in words or (stem + "ly" in words and not is_adjective_in_ly(stem + "ly", words))


def _any(forms: list[str], spelt: Spelt) -> bool:
    return any(form in spelt.words for form in forms)


_READ = {"N": _noun, "V": _verb, "A": _adjective}
_GUESSES = {"N": _NOUN, "V": bits.INFINITIVE, "A": _ADJECTIVE}
