"""Merges a recipe's readings into rows, adds frequencies, and lays out the columns of a compiled lexicon.

Frequencies come from wordfreq's lists, looked up token by token: its own functions would score a hyphenated
word from its parts. The lists are in lower case, so they count a name and the common word of the same letters
together (Paris, and the plural of pari). How often the name is meant is seen abroad, where the word is none: soleil is
frequent in French alone, London everywhere. What is left of the count when the name's part is taken away is the word's;
it is at least what the best of its other forms makes likely.
"""

import gc
import math
import re
import secrets
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sized
from contextlib import contextmanager
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple, Protocol

import msgspec
import numpy as np
import numpy.typing as npt

from lettrine.words.build import bits
from lettrine.words.build.frequencies import EVERYWHERE, abroad, frequencies
from lettrine.words.build.reading import Progress, Reading
from lettrine.words.build.sources import Reader, Source, identity, read
from lettrine.words.fold import fold
from lettrine.words.lexicon import CODES, LONGEST, MAGIC, Header, body_start
from lettrine.words.offensive.lists import offensive_list

LEEWAY = 0.5  # a form is seldom more than three times (10⁰·⁵) as frequent as the best of its sisters
AT_HOME = 0.7  # a name is some five times (10⁰·⁷) as frequent at home as abroad
FAMOUS = 4.0  # a name so frequent abroad may be any number of times as frequent at home (Paris)
ALONE = 1.0  # without other forms that occur, to judge by, the common word is taken for a tenth of what is counted

_FORM = bits.HEADWORD | bits.INFLECTED
_HYPHENATED = re.compile(r"[A-Z]+(?:-[A-Z]+)+|[A-Z]+-")  # Blue-jean; Arbeits-, the first part of compounds


class Row(NamedTuple):
    """One row of the compiled lexicon."""

    folded: str
    flags: int
    zipf: float
    text: str  # display forms, joined by |, then the lemma of the first after a tab


class MergedReadings(NamedTuple):
    """The flags and the lemma of each display form, from all its readings."""

    flags: dict[str, int]
    lemmas: dict[str, str]


class Recipe(Protocol):
    """A language's module: its sources, and how it makes readings of them."""

    SOURCES: tuple[Source, ...]

    def readings(self, read: Reader, progress: Progress) -> Iterator[Reading]:
        """Every reading of every word; the same display form may come several times."""


def build(language: str, recipe: Recipe, path: Path, progress: Progress) -> None:
    """Compile a language's lexicon into a file, which appears when it is complete."""
    sources = [*recipe.SOURCES, Source("wordfreq", f"wordfreq/data/large_{language}.msgpack.gz")]
    identities = [identity(source) for source in sources]  # first, so that a missing one is reported at once
    with _without_garbage_collector():
        readings = mark_offensive(recipe.readings(read, lambda done: progress(0.6 * done)), language)
        rows = merge(readings, frequencies(language), abroad(language))
        progress(0.9)
        write(path, encode(language, rows, identities))
    progress(1.0)


@contextmanager
def _without_garbage_collector() -> Iterator[None]:
    """Without the cycle collector: a build makes millions of small objects and no cycle among them."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def write(path: Path, data: bytes) -> None:
    """Write a file atomically, so that nobody opens half of it, however many processes build."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        temporary.write_bytes(data)
        temporary.replace(path)
    finally:
        temporary.unlink(missing_ok=True)


def mark_offensive(readings: Iterable[Reading], language: str) -> Iterator[Reading]:
    """The same readings; those that are on the language's list, or inflected forms of what is, say so."""
    listed = offensive_list(language)
    offends = cache(lambda word: listed.words.fit(fold(word)))  # forms share their headwords
    for reading in readings:
        own = fold(reading.display)
        offensive = own not in listed.innocent and (
            offends(reading.headword) or (reading.lemma and listed.words.fit(own))
        )
        yield reading.with_flags(bits.OFFENSIVE) if offensive else reading


def merge(
    readings: Iterable[Reading], frequency: Mapping[str, float], foreign: Mapping[str, float] = EVERYWHERE
) -> list[Row]:
    """The lines of a lexicon, in its order: plain words by length, then hyphenated ones by length."""
    merged = merge_forms(readings, frequency)
    zipfs = _zipfs(merged, frequency, foreign)
    spellings = _spellings(merged.flags)
    return [_row(folded, spellings[folded], merged, zipfs) for folded in sorted(spellings, key=_sort_key)]


def merge_forms(readings: Iterable[Reading], frequency: Mapping[str, float]) -> MergedReadings:
    """Join the flags of each display form; keep its own lemma if it is one, else the most frequent."""
    flags: dict[str, int] = {}
    lemmas: dict[str, str] = {}
    for display, found, lemma in readings:
        flags[display] = _join_flags(flags.get(display, 0), int(found))
        lemma = lemma or display
        before = lemmas.setdefault(display, lemma)
        if before != lemma and before != display:
            better = lemma == display or frequency.get(lemma, 0) > frequency.get(before, 0)
            lemmas[display] = lemma if better else before
    return MergedReadings(flags, lemmas)


def _join_flags(one: int, other: int) -> int:
    """The flags of both; but what is slang in one reading and a common word in the other is no slang.

    Whether the letters are a headword is said of the common word, and of a name only where there is none.
    """
    if one & bits.COMMON and not other & bits.COMMON:
        other &= ~_FORM
    elif other & bits.COMMON and not one & bits.COMMON:
        one &= ~_FORM
    both = one | other
    if both & bits.SLANG and any(flags & bits.COMMON and not flags & bits.SLANG for flags in (one, other)):
        return both & ~bits.SLANG
    return both


def _zipfs(merged: MergedReadings, frequency: Mapping[str, float], foreign: Mapping[str, float]) -> dict[str, float]:
    """The frequency of each display form, corrected where a name shares its letters with a common word."""
    zipfs = {display: frequency.get(display.casefold(), 0.0) for display in merged.flags}
    named = {display.casefold() for display, known in merged.flags.items() if known & bits.NAMES}
    sisters: dict[str, float] = {}  # by lemma, the best of the forms that are no name
    shared = []
    for display, known in merged.flags.items():
        if not known & bits.COMMON:
            continue
        lemma = merged.lemmas[display]
        if display.casefold() not in named:
            sisters[lemma] = max(sisters.get(lemma, 0), zipfs[display])
        elif not known & bits.FUNCTION:  # those are frequent in their own right
            shared.append(display)
    for display in shared:
        sister = sisters.get(merged.lemmas[display])
        least = min(zipfs[display], sister + LEEWAY) if sister else max(0, zipfs[display] - ALONE)
        zipfs[display] = max(least, _without_name(zipfs[display], foreign[display.casefold()]))
    return zipfs


def _without_name(zipf: float, foreign: float) -> float:
    """The frequency that is left of a word's when that of its name, which is known from abroad, is taken away."""
    left = 10**zipf - 10 ** (foreign + AT_HOME) if foreign < FAMOUS else 0
    return math.log10(left) if left > 1 else 0.0


def _spellings(displays: Mapping[str, int]) -> dict[str, list[str]]:
    """The display forms of each folded form; what is not letters and hyphens is left out."""
    spellings: dict[str, list[str]] = {}
    for display, known in displays.items():
        folded = fold(display)
        letters = (folded.isascii() and folded.isalpha()) or _HYPHENATED.fullmatch(folded)
        if folded.endswith("-") and known & bits.COMMON:
            continue  # a prefix, which is no word
        if letters and len(folded) <= LONGEST:
            spellings.setdefault(folded, []).append(display)
    return spellings


def _sort_key(folded: str) -> tuple[bool, int, str]:
    return "-" in folded, len(folded), folded.replace("-", "[")  # a hyphen sorts after Z, as its code does


def _row(folded: str, displays: list[str], merged: MergedReadings, zipfs: Mapping[str, float]) -> Row:
    if len(displays) > 1:
        displays = sorted(displays, key=lambda form: _display_order(form, merged.flags[form], zipfs[form]))
    flags = bits.HYPHENATED if "-" in folded else 0
    for display in displays:
        flags = _join_flags(flags, merged.flags[display])
    first, forms = displays[0], "|".join(displays)
    lemma = merged.lemmas[first]
    return Row(folded, flags, zipfs[first], forms if lemma == first else f"{forms}\t{lemma}")


def _display_order(form: str, known: int, zipf: float) -> tuple[bool, float, bool, str]:
    """Common words before names, frequent ones first; that list has no ß, so headwords (Straße) decide a tie."""
    return not known & bits.COMMON, -zipf, not known & bits.HEADWORD, form.swapcase()


def encode(language: str, rows: list[Row], sources: list[str]) -> bytes:
    """The bytes of a compiled lexicon."""
    texts = [row.text.encode() for row in rows]
    text = b"".join(texts)
    words = [row.folded for row in rows]
    codes = np.frombuffer("".join(words).encode("ascii").translate(CODES), np.uint8)
    header = Header(language, _counts(words), len(text), sources)
    head = msgspec.json.encode(header)
    start = MAGIC + len(head).to_bytes(4, "little") + head
    columns = (
        np.array([row.flags for row in rows], np.uint32),
        np.bitwise_or.reduceat(np.uint32(1) << codes, _starts(words)[:-1], dtype=np.uint32),
        np.array([row.zipf for row in rows], np.float32),
        _starts(texts),
        codes,
    )
    body = b"".join(column.tobytes() for column in columns)
    return start.ljust(body_start(len(head)), b"\0") + body + text


def _starts(parts: Iterable[Sized]) -> npt.NDArray[np.uint32]:
    """Where each part begins when all are joined, and where the last one ends."""
    return np.array([0, *accumulate(map(len, parts))], np.uint32)


def _counts(words: Iterable[str]) -> list[int]:
    """How many words there are of each length, plain ones first, then hyphenated ones."""
    counts = Counter(len(word) + LONGEST * ("-" in word) for word in words)
    return [counts[at] for at in range(1, 2 * LONGEST + 1)]
