"""What all readings of each display form say together, in columns that the compiler goes through one after another.

A language has up to a million forms. What is known of one is in the same place of every column: looking it up by
the form, again and again, takes several times longer than all that is worked out about it.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import NamedTuple

from lettrine.words.build import bits
from lettrine.words.build.frequencies import token
from lettrine.words.build.reading import Reading
from lettrine.words.fold import fold

_FORM = bits.HEADWORD | bits.INFLECTED


class Forms(NamedTuple):
    """The display forms in the order in which they came."""

    displays: list[str]
    folded: list[str]
    flags: list[int]
    lemmas: list[str]
    tokens: list[str]
    """How the lists of frequencies write them."""
    zipfs: list[float]
    overruled: Collection[tuple[str, str]]
    """Display forms with a lemma that some reading has and that another was preferred to."""

    def headwords(self) -> Iterator[tuple[str, str]]:
        """The forms with each of their lemmas."""
        yield from zip(self.displays, self.lemmas, strict=True)
        yield from self.overruled


def merge_forms(readings: Iterable[Reading], frequency: Mapping[str, float]) -> Forms:
    """Join the flags of each display form; keep its own lemma if it is one, else the most frequent."""
    merged: dict[str, tuple[int, str]] = {}
    overruled: list[tuple[str, str]] = []
    for display, found, lemma in readings:
        known = merged.get(display)
        if known is None:
            merged[display] = int(found), lemma or display
            continue
        kept, other = _better(display, known[1], lemma or display, frequency)
        if other != kept:
            overruled.append((display, other))
        merged[display] = join_flags(known[0], int(found)), kept
    displays = list(merged)
    flags, lemmas = (list(column) for column in zip(*merged.values(), strict=True)) if merged else ([], [])
    tokens = list(map(token, displays))
    zipfs = [frequency.get(written, 0.0) for written in tokens]
    return Forms(displays, list(map(fold, displays)), flags, lemmas, tokens, zipfs, overruled)


def _better(display: str, before: str, after: str, frequency: Mapping[str, float]) -> tuple[str, str]:
    """Of two lemmas of a form, the one that is kept, and the other."""
    if before in (after, display):
        return before, after
    better = after == display or frequency.get(after, 0) > frequency.get(before, 0)
    return (after, before) if better else (before, after)


def join_flags(one: int, other: int) -> int:
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
