"""Infers the part of speech of an English word from its shape.

For words that the inflection database lacks: the inflection that made them in the spelling dictionary, then
their ending, then the affixes that they may take. Derivations are judged by their endings alone, because the
two dictionaries give them different flags, and one flag several endings.
"""

import re
from collections.abc import Collection, Iterator
from typing import NamedTuple

from lettrine.words.build import bits
from lettrine.words.build.en.agid import is_adjective_in_ly
from lettrine.words.build.hunspell import Form
from lettrine.words.build.reading import Reading

_NOUN, _ADJECTIVE, _ADVERB, _VERB = (
    flag | bits.HEADWORD for flag in (bits.NOUN, bits.ADJECTIVE, bits.ADVERB, bits.INFINITIVE)
)
_PLURAL, _COMPARED, _FINITE, _PARTICIPLE = (
    flag | bits.INFLECTED for flag in (bits.NOUN, bits.ADJECTIVE, bits.FINITE, bits.PARTICIPLE)
)

_PREFIXES = frozenset("AIUCEFKacef^4")
_VERBAL, _ADJECTIVAL, _NOMINAL = frozenset("GDd"), frozenset("YPTU"), frozenset("MS")


class Ending(NamedTuple):
    """What words of one shape are; the lemma of an inflected one swaps the ending for another."""

    shape: re.Pattern[str]
    kind: int
    lemma: tuple[str, str] = ("", "")


# Endings of derived words; the first that fits counts.
_DERIVED = (
    Ending(re.compile(".*(?:ly|wise|wards)"), _ADVERB),
    Ending(
        re.compile(".*(?:ness|[^a]ity|[ai]bility|ion|ment|ism|ist|man|er|or|ship|hood|dom|cy|phy|gy|scopy)"),
        _NOUN,
    ),
    Ending(re.compile(".*nesses"), _PLURAL, ("es", "")),
    Ending(re.compile(".*(?:it|c|ph|g)ies"), _PLURAL, ("ies", "y")),
    Ending(re.compile(".*men"), _PLURAL, ("en", "an")),
    Ending(re.compile(".*(?:ion|ment|ist|er|or|th|ird|ing|ship|ism)s"), _PLURAL, ("s", "")),
    Ending(re.compile(".*i[sz]e|.*ify"), _VERB),
    Ending(re.compile(".*i[sz]es"), _FINITE, ("s", "")),
    Ending(re.compile(".*i[sz]ed"), _FINITE | _PARTICIPLE, ("d", "")),
    Ending(re.compile(".*i[sz]ing"), _PARTICIPLE, ("ing", "e")),
    Ending(re.compile(".*(?:ing|eth)"), bits.PARTICIPLE | _ADJECTIVE),
    Ending(
        re.compile(
            ".*(?:ous|al|ic|ive|[ai]ble|less|ful|ish|like|[ao]ry|oid|ant|ent|ar|ian|form|ile|some|fold|ose|(?:ie|n|f|x|h|v)th|ird|ed"
            "|borne|lit|bound|proof|most|esque|struck|free|worn|spun|wound|grown|built|bidden|trodden|woven)"
            "|(?:un|non|anti|multi|inter|intra|over|ultra|semi|pre|post|super|down|up|on|off).*"
        ),
        _ADJECTIVE,
    ),
)


def by_affixes(form: Form) -> Iterator[Reading]:
    """The readings that the affixes of a form indicate; none if it is an entry as listed, or only has a prefix."""
    suffix = next((flag for flag in form.affixes if flag not in _PREFIXES), "")
    if suffix == "S":
        yield from _with_s(form)
    elif suffix == "G" or (suffix == "d" and form.surface.endswith("ing")):
        yield Reading(form.surface, _PARTICIPLE, lemma(form))
    elif suffix in ("D", "d"):
        yield Reading(form.surface, _FINITE | _PARTICIPLE, lemma(form))
    elif suffix == "T" or (suffix in ("R", "r") and "T" in form.flags):
        yield Reading(form.surface, _COMPARED, lemma(form))
    elif suffix:
        yield by_ending(form.surface) or Reading(form.surface, _ADJECTIVE)  # -y, as all the rest are


def _with_s(form: Form) -> Iterator[Reading]:
    if form.flags & _VERBAL:
        yield Reading(form.surface, _FINITE, lemma(form))
    if not form.flags & _VERBAL or "M" in form.flags:
        yield Reading(form.surface, _PLURAL, lemma(form))


def lemma(form: Form) -> str:
    """The stem of a form, with its prefix if it has one."""
    if not _PREFIXES.intersection(form.affixes):
        return form.stem
    kept = form.stem[: max(1, len(form.stem) - 3)]  # an ending replaces at most three letters
    return form.surface[: form.surface.index(kept, 1)] + form.stem


def guess(word: str, flags: frozenset[str], words: Collection[str]) -> Reading:
    """What an entry's own flags and its ending suggest; in doubt, a noun."""
    shape = by_ending(word)
    if kind := _by_flags(word, flags, words, shape):
        return Reading(word, kind)
    if shape:
        return shape
    if word.endswith("s") and word[:-1] in words:
        return Reading(word, _PLURAL, word[:-1])
    if word.endswith("y") and (word[:-1] in words or word[:-2] in words or word[:-1] + "e" in words):
        return Reading(word, _ADJECTIVE)
    return Reading(word, _NOUN)


def by_ending(word: str) -> Reading | None:
    """What a derived word is, if its ending says so."""
    for shape, kind, (cut, added) in _DERIVED:
        if shape.fullmatch(word):
            return Reading(word, kind, word.removesuffix(cut) + added if cut else "")
    return None


def _by_flags(word: str, flags: frozenset[str], words: Collection[str], shape: Reading | None) -> int:
    kind = 0
    if flags & _VERBAL:
        kind |= _VERB
    if flags & _ADJECTIVAL and not is_adjective_in_ly(word + "ly", words):
        kind |= _ADJECTIVE
    if flags >= _NOMINAL or (flags & _NOMINAL and not kind and not shape):
        kind |= _NOUN | (shape.flags if shape and shape.flags & bits.ADJECTIVE else 0)
    return kind
