"""Merges a recipe's readings into rows, adds frequencies, for the columns of a compiled lexicon.

Frequencies come from wordfreq's lists, looked up token by token: its own functions would score a hyphenated
word from its parts. The lists are in lower case, so they count a name and the common word of the same letters
together (names.py).
"""

import gc
import re
import secrets
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import reduce
from itertools import groupby
from pathlib import Path
from typing import Protocol

from lettrine.words.build import bits
from lettrine.words.build.foreign import foreign_words
from lettrine.words.build.forms import Forms, join_flags, merge_forms
from lettrine.words.build.frequencies import EVERYWHERE, NOWHERE, abroad, elsewhere, frequencies
from lettrine.words.build.names import own_frequencies
from lettrine.words.build.reading import Progress, Reading
from lettrine.words.build.sources import Reader, Source, identity, read
from lettrine.words.columns import Row, encode, sort_key
from lettrine.words.fold import fold
from lettrine.words.lexicon import LONGEST
from lettrine.words.offensive.lists import NOTHING, OffensiveList, offensive_list

# Blue-jean; Arbeits- and -platz, the parts of compounds
_HYPHENATED = re.compile(r"[A-Z]+(?:-[A-Z]+)+|[A-Z]+-|-[A-Z]+")


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
        readings = recipe.readings(read, lambda done: progress(0.6 * done))
        lists = frequencies(language), abroad(language), elsewhere(language)
        rows = merge(readings, *lists, offensive_list(language))
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


def merge(
    readings: Iterable[Reading],
    frequency: Mapping[str, float],
    foreign: Mapping[str, float] = EVERYWHERE,
    others: Mapping[str, float] = NOWHERE,
    listed: OffensiveList = NOTHING,
) -> list[Row]:
    """The lines of a lexicon, in its order: plain words by length, then hyphenated ones by length."""
    forms = merge_forms(readings, frequency)
    mark_offensive(forms, listed)
    borrowed = foreign_words(forms, frequency, others)
    forms = forms._replace(zipfs=own_frequencies(forms, foreign))
    order = sorted(_spelled(forms), key=lambda at: sort_key(forms.folded[at]))
    return list(_rows(order, forms, borrowed))


def mark_offensive(forms: Forms, listed: OffensiveList) -> None:
    """Let the forms that are on the language's list, or inflected forms of what is, say so."""
    offends = listed.words.fit
    lemmas = {lemma for display, lemma in forms.headwords() if lemma != display}
    bad = {lemma for lemma in lemmas if offends(fold(lemma))}
    theirs = {display for display, lemma in forms.headwords() if lemma in bad}
    for at, (display, folded) in enumerate(zip(forms.displays, forms.folded, strict=True)):
        if (offends(folded) or display in theirs) and folded not in listed.innocent:
            forms.flags[at] |= bits.OFFENSIVE


def _spelled(forms: Forms) -> Iterator[int]:
    """The places of the forms that rows are made of; what is not letters and hyphens is left out."""
    for at, folded in enumerate(forms.folded):
        if len(folded) > LONGEST:
            continue
        if folded.isascii() and folded.isalpha():
            yield at
        elif _HYPHENATED.fullmatch(folded):
            part = folded.strip("-") != folded  # a prefix or suffix, which is no word
            if not (part and forms.flags[at] & bits.COMMON):
                yield at


def _rows(order: list[int], forms: Forms, borrowed: Collection[str]) -> Iterator[Row]:
    """The rows of these forms, those with the same letters together."""
    displays, folded, flags, lemmas, _, zipfs, _ = forms
    for letters, alike in groupby(order, folded.__getitem__):
        first, *others = alike
        known, text = flags[first], displays[first]
        if others:
            first, *others = sorted((first, *others), key=lambda at: _display_order(displays[at], flags[at], zipfs[at]))
            known = reduce(join_flags, (flags[at] for at in (first, *others)))
            text = "|".join(displays[at] for at in (first, *others))
        display, lemma = displays[first], lemmas[first]
        if "-" in letters:
            known |= bits.HYPHENATED
        if known & bits.COMMON and display in borrowed:
            known |= bits.FOREIGN
        yield Row(letters, known, zipfs[first], text if lemma == display else f"{text}\t{lemma}")


def _display_order(form: str, known: int, zipf: float) -> tuple[bool, float, bool, str]:
    """Common words before names, frequent ones first; that list has no ß, so headwords (Straße) decide a tie."""
    return not known & bits.COMMON, -zipf, not known & bits.HEADWORD, form.swapcase()
