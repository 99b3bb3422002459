"""The parts of speech of German words in small letters, from the affix flags of the spelling dictionary.

The dictionary has no parts of speech, but its affixes are those of one each: A and C decline adjectives, I, X and
Y conjugate verbs, D makes the present participle. Past tenses, participles and the infinitive with -zu-
(abzugeben) are entries of their own, recognised by their flags or their shape.
"""

import re
from collections.abc import Collection, Iterable, Iterator

from lettrine.words.build import bits
from lettrine.words.build.de.strong_verbs import finite_of, participle_of
from lettrine.words.build.de.word_lists import ADVERBS, FINITE, FUNCTION, INDECLINABLE, INTERJECTIONS
from lettrine.words.build.hunspell import Form
from lettrine.words.build.reading import Reading

_HEAD, _INFLECTED = bits.HEADWORD, bits.INFLECTED
_ADJECTIVE, _PARTICIPLE = bits.ADJECTIVE, bits.PARTICIPLE
_FINITE = bits.FINITE | bits.INFLECTED
_FINITE_OR_PARTICIPLE = _FINITE | bits.PARTICIPLE

_CONJUGATED = frozenset("IXYO")
_VERBAL = frozenset("IXYOD")
_DECLINED = frozenset("AC")
_PAST = frozenset("ZWXE")
_LIKE_SUBJUNCTIVE, _LIKE_ZU = frozenset("IXn"), frozenset("DBn")
_PREFIXES = {"U": "un", "V": "ver"}
_NEW_ADJECTIVES = {"B": "bar", "L": "lich"}
_INFLECTS = _VERBAL | _PAST | _NEW_ADJECTIVES.keys()

_PRONOUN = re.compile(
    "(?:[mdsk]?ein|irgend|jed|jen|dies|uns|eu|etlich|welch|solch|manch|mehrer|all|ander|beid|ihr)e?.*"
)
_NUMERAL = re.compile(".*(?:hundert|tausend|zehn|zig|ßig|einhalb|dutzend|drei)")
_GE = re.compile("(.*)ge(.{2,})(t|en|an)")
_FINITE_SHAPE = re.compile(
    ".*(?:lässt|[ie]sst|st[öo]ßt|stösst|wächst|bläst|liest|schmilzt|[wb]irst|wird|kann|kannst|muss|müsst|[^h]icht|gilt"
    "|fällt|nimmt|quillt|trifft|läuft|fährt|gieß|ärest|äret|.{4}te)"
)
_ADJECTIVE_SHAPE = re.compile(
    ".*(?:[^n]bel|hoch|rosa|sauer|los|[^lw]ig|[^sf]lich|isch|bar|haft|sam|fein|metallic|still|duster|arm|mäßig|gemäß)"
)


def infinitives(forms: Iterable[Form]) -> set[str]:
    """The verbs of the dictionary."""
    verbs: set[str] = set()
    subjunctive: set[str] = set()  # or a strong verb: kämen and kommen can have the same flags
    unflagged: set[str] = set()
    nominal: set[str] = set()
    for form in forms:
        stem, flags = form.stem, form.flags
        if form.affixes or not stem.endswith("n"):
            continue
        if not stem.islower():
            nominal.add(stem.lower())
        elif _is_infinitive(stem, flags):
            (subjunctive if flags <= _LIKE_SUBJUNCTIVE else verbs).update(
                {stem, "ver" + stem} if "V" in flags else {stem}
            )
        elif flags <= _LIKE_ZU:
            unflagged.add(stem)
    verbs |= {verb for verb in subjunctive if not finite_of(verb, verbs)}
    return verbs | {verb for verb in unflagged & nominal if not without_zu(verb, verbs)}


def _is_infinitive(stem: str, flags: frozenset[str]) -> bool:
    past = "A" in flags and not flags & frozenset("IDY")  # bestiegen
    return bool(flags & _CONJUGATED) and not past and stem not in FINITE


def without_zu(word: str, verbs: Collection[str]) -> str:
    """The verb that a word is the infinitive with -zu- of (abgeben, of abzugeben); empty if it is none."""
    at = word.find("zu", 1)
    while at > 0:
        verb = word[:at] + word[at + 2 :]
        if verb in verbs:
            return verb
        at = word.find("zu", at + 1)
    return ""


class LowerCaseWords:
    """Reads one form after another, and caches what it finds out about the stems."""

    def __init__(self, verbs: Collection[str]) -> None:
        self._verbs = verbs
        self._finite: dict[str, str] = {}
        self._declined: dict[str, int] = {}

    def readings(self, form: Form) -> Iterator[Reading]:
        """What a form in small letters is."""
        affixes = form.affixes
        if not affixes:
            yield from _entry(form.stem, form.flags, self._verbs)
        elif len(affixes) == 1 and affixes[0] in _PREFIXES:
            prefix = _PREFIXES[affixes[0]]
            for reading in _entry(form.stem, form.flags, self._verbs):
                yield Reading(form.surface, reading.flags, prefix + reading.lemma if reading.lemma else "")
        elif affixes[0] in _DECLINED or form.flags & _INFLECTS:
            yield self._inflected(form, affixes[0], _PREFIXES.get(affixes[-1], ""))
        else:
            yield from _odd(form, self._verbs)

    def _inflected(self, form: Form, suffix: str, prefix: str) -> Reading:
        surface, lemma = form.surface, prefix + form.stem
        if suffix in _DECLINED:
            if form.stem not in self._declined:
                self._declined[form.stem] = _declined(form.stem, self._verbs)
            return Reading(surface, self._declined[form.stem], lemma)
        if suffix in ("D", "O"):
            return Reading(surface, _PARTICIPLE | _INFLECTED, lemma)
        if suffix in _NEW_ADJECTIVES:
            return _new_adjective(surface, _NEW_ADJECTIVES[suffix])
        # verkauft, studierten: without ge-, the participle looks like a finite form
        alike = ("O" in form.flags or prefix == "ver") and surface.endswith(("t", "te", "ten"))
        return Reading(surface, _FINITE_OR_PARTICIPLE if alike else _FINITE, FINITE.get(surface) or self._verb(lemma))

    def _verb(self, stem: str) -> str:
        if stem in self._verbs:
            return stem
        if stem not in self._finite:
            self._finite[stem] = finite_of(stem, self._verbs) or participle_of(stem, self._verbs)
        return self._finite[stem]


def _new_adjective(surface: str, ending: str) -> Reading:
    head = surface[: surface.rindex(ending)] + ending
    return Reading(surface, _ADJECTIVE | _HEAD) if surface == head else Reading(surface, _ADJECTIVE | _INFLECTED, head)


def _declined(stem: str, verbs: Collection[str]) -> int:
    if stem in FUNCTION and _PRONOUN.fullmatch(stem):
        return bits.FUNCTION | _INFLECTED
    past = stem in verbs or _is_participle(stem, verbs)  # erraten is its own participle
    return (_ADJECTIVE | _PARTICIPLE if past else _ADJECTIVE) | _INFLECTED


def _odd(form: Form, verbs: Collection[str]) -> Iterator[Reading]:
    """Endings of numerals (hunderte), of adverbs (öfters), and of past tenses that lack their flag (zufielen)."""
    surface = form.surface
    if closed := list(_closed(surface)):
        yield from closed
    elif _NUMERAL.fullmatch(form.stem):
        yield Reading(surface, bits.FUNCTION | _INFLECTED, form.stem)
    elif verb := finite_of(form.stem, verbs):
        yield Reading(surface, _FINITE, verb)
    else:
        yield Reading(surface, bits.ADVERB | _HEAD)


def _entry(word: str, flags: frozenset[str], verbs: Collection[str]) -> Iterator[Reading]:
    """What an entry is."""
    closed = list(_closed(word))
    yield from closed
    if word in verbs:
        yield Reading(word, bits.INFINITIVE | _HEAD)
    elif flags & (_PAST | _CONJUGATED) and not (word.endswith("n") and "A" in flags):
        yield Reading(word, _FINITE, finite_of(word, verbs))
    elif not closed and not flags & _DECLINED:
        yield _bare(word, verbs)
    if flags & _DECLINED and not closed:
        yield Reading(word, _ADJECTIVE | _HEAD | (_PARTICIPLE if _is_participle(word, verbs) else 0))


def _closed(word: str) -> Iterator[Reading]:
    if word in FUNCTION:
        yield Reading(word, bits.FUNCTION | _HEAD)
    if word in INTERJECTIONS:
        yield Reading(word, bits.INTERJECTION | _HEAD)
    if word in FINITE:
        yield Reading(word, _FINITE, FINITE[word])
    if word in ADVERBS:
        yield Reading(word, bits.ADVERB | _HEAD)
    if word in INDECLINABLE:
        yield Reading(word, _ADJECTIVE | _HEAD)


def _is_participle(word: str, verbs: Collection[str]) -> bool:
    return bool(_regular(word, verbs) or participle_of(word, verbs))


def _regular(word: str, verbs: Collection[str]) -> str:
    """The verb of a weak participle (abgeholt: abholen); empty if there is none."""
    match = _GE.fullmatch(word)
    if not match or match[3] != "t":
        return ""
    root = match[1] + match[2].removesuffix("e")
    return next((verb for last in ("en", "n", "ten") if (verb := root + last) in verbs), "")


def _bare(word: str, verbs: Collection[str]) -> Reading:
    """An entry that no affix goes with: a form of a verb, a numeral, or an adverb."""
    if verb := without_zu(word, verbs):
        return Reading(word, bits.INFINITIVE | _INFLECTED, verb)
    if verb := _regular(word, verbs) or participle_of(word, verbs):
        return Reading(word, _PARTICIPLE | _INFLECTED, verb)
    if verb := finite_of(word, verbs):
        return Reading(word, _FINITE, verb)
    if word.endswith("n") and any(word[at:] in verbs for at in range(1, len(word) - 3)):
        return Reading(word, bits.INFINITIVE | (_INFLECTED if "zu" in word[1:] else _HEAD))
    return Reading(word, _by_shape(word))


def _by_shape(word: str) -> int:
    if _NUMERAL.fullmatch(word):
        return bits.FUNCTION | _HEAD
    if _FINITE_SHAPE.fullmatch(word):
        return _FINITE
    if _GE.fullmatch(word):
        return _PARTICIPLE | _INFLECTED
    return (_ADJECTIVE if _ADJECTIVE_SHAPE.fullmatch(word) else bits.ADVERB) | _HEAD
