"""Parts of speech of French words, from Lefff and Lexique.

Lefff is the more reliable one: where it knows a word, Lexique may only add that a participle serves as an adjective.
Both write œ as oe, so words are compared with their ligatures expanded.
"""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from lettrine.words.build import bits

_LEFFF = {
    "nc": bits.NOUN,
    "adj": bits.ADJECTIVE,
    "adv": bits.ADVERB,
    "advneg": bits.ADVERB,
    "pres": bits.INTERJECTION,
}
_CLITICS = ("cln", "cla", "cld", "clr", "cll", "clg", "clar", "cldr", "clneg")
_FUNCTIONS = ("det", "prep", "pro", "csu", "coo", "pri", "prel", "ilimp", "caimp", "ce", "que", "que_restr")
_LEFFF |= dict.fromkeys(_CLITICS + _FUNCTIONS, bits.FUNCTION)
_LEFFF_VERBS = {"v", "auxAvoir", "auxEtre"}

_LEXIQUE = {"NOM": bits.NOUN, "ADJ": bits.ADJECTIVE, "ADV": bits.ADVERB, "ONO": bits.INTERJECTION}
_LEXIQUE_VERBS = {"VER", "AUX"}
_LEXIQUE_FUNCTIONS = ("ADJ:", "ART:", "CON", "PRE", "PRO:")

_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})


class Tags(NamedTuple):
    """What is known about each word, by its spelling with ligatures expanded."""

    flags: dict[str, int]
    lemmas: dict[str, str]
    names: dict[str, set[str]]  # proper names, with Lefff's gender and number


def expand_ligatures(word: str) -> str:
    """A word as the sources write it."""
    return word if word.isascii() else word.translate(_LIGATURES)


def read_tags(lefff: str, lexique: str) -> Tags:
    """The flags and lemmas of all words that the two sources know."""
    tags = _read_lefff(lefff)
    known = dict(tags.flags)
    for word, lemma, flag in _read_lexique(lexique):
        before = known.get(word, 0)
        if not before:
            tags.flags[word] = tags.flags.get(word, 0) | flag
            tags.lemmas.setdefault(word, lemma)
        elif flag == bits.ADJECTIVE and before & bits.PARTICIPLE:
            tags.flags[word] |= flag
    return tags


def _read_lefff(text: str) -> Tags:
    """Lines are: form, category, lemma, inflection."""
    tags = Tags({}, {}, {})
    flags, lemmas = tags.flags, tags.lemmas
    for line in text.splitlines():
        word, category, lemma, inflection = line.split("\t")
        if category == "np":
            tags.names.setdefault(word, set()).add(inflection)
        elif flag := _lefff_flag(category, inflection):
            key = expand_ligatures(word)
            flags[key] = flags.get(key, 0) | flag
            if word == lemma or key not in lemmas:  # its own lemma, if it is one in any reading
                lemmas[key] = lemma
    return tags


@cache  # half a million lines share some two hundred pairs
def _lefff_flag(category: str, inflection: str) -> int:
    if category == "adj" and inflection.startswith("K"):
        return bits.PARTICIPLE  # Lefff lists every participle among the adjectives
    if category not in _LEFFF_VERBS:
        return _LEFFF.get(category, 0)
    if inflection == "W":
        return bits.INFINITIVE
    return bits.PARTICIPLE if inflection.startswith(("K", "G")) else bits.FINITE


def _read_lexique(text: str) -> Iterator[tuple[str, str, int]]:
    """Columns are: form, sound, lemma, category …; the eleventh lists a verb's inflections."""
    for line in text.splitlines()[1:]:
        columns = line.split("\t", 11)
        lemma, category = columns[2], columns[3]
        if category in _LEXIQUE_VERBS:
            flag = _lexique_verb(columns[10], is_lemma=columns[0] == lemma)
        elif category.startswith(_LEXIQUE_FUNCTIONS):
            flag = bits.FUNCTION
        else:
            flag = _LEXIQUE.get(category, 0)
        if flag:
            yield expand_ligatures(columns[0]), lemma, flag


def _lexique_verb(inflections: str, *, is_lemma: bool) -> int:
    flags = 0
    for inflection in inflections.strip('"').split(";"):
        if inflection.startswith("par"):
            flags |= bits.PARTICIPLE
        elif inflection == "inf":
            flags |= bits.INFINITIVE if is_lemma else 0  # it calls some conjugated forms infinitives
        elif inflection:
            flags |= bits.FINITE
    return flags
