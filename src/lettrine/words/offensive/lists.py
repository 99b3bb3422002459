"""The lists of offensive words, and which words they take.

A list is written by hand, one file a language: its first lines say what is listed and why. It judges letters, not
meanings, since letters are what people see: a word that has an innocent sense as well is listed or not, by hand.
"""

import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple, Self

from lettrine.words.fold import fold

STAR = "*"
"""At either end of an entry: any letters, or none."""


_FIRST, _LAST = slice(2), slice(-2, None)
"""The letters at its fixed end that an entry with a star is found by; none is shorter."""

ByEdge = Mapping[str, tuple[str, ...]]


class Entries(NamedTuple):
    """Entries of a list, folded, by where they have stars, and by their edges: a build looks up a million forms."""

    whole: frozenset[str]
    beginnings: ByEdge
    endings: ByEdge
    fragments: re.Pattern[str]

    @classmethod
    def of(cls, entries: Iterable[str]) -> Self:
        """Sort folded entries."""
        kinds: dict[tuple[bool, bool], list[str]] = {(a, b): [] for a in (False, True) for b in (False, True)}
        for entry in entries:
            kinds[entry.startswith(STAR), entry.endswith(STAR)].append(entry.strip(STAR))
        whole, beginnings, endings, fragments = kinds.values()
        anywhere = re.compile("|".join(map(re.escape, fragments)) or "(?!)")
        return cls(frozenset(whole), _by_edge(beginnings, _FIRST), _by_edge(endings, _LAST), anywhere)

    def fit(self, folded: str) -> bool:
        """Whether some entry fits these letters."""
        return (
            folded in self.whole
            or folded.startswith(self.beginnings.get(folded[_FIRST], ()))
            or folded.endswith(self.endings.get(folded[_LAST], ()))
            or self.fragments.search(folded) is not None
        )


def _by_edge(entries: Iterable[str], edge: slice) -> ByEdge:
    found: dict[str, tuple[str, ...]] = {}
    for entry in entries:
        found[entry[edge]] = (*found.get(entry[edge], ()), entry)
    return found


class OffensiveList(NamedTuple):
    """One language's list."""

    words: Entries
    innocent: frozenset[str]
    names: tuple[str, ...]
    """The entries that hold for names of people too, with their stars."""

    def has(self, folded: str, lemma: str = "") -> bool:
        """Whether a word is offensive, by its letters or by those of its dictionary form."""
        return folded not in self.innocent and (self.words.fit(folded) or self.words.fit(lemma))


NOTHING = OffensiveList(Entries.of(()), frozenset(), ())
"""The list of a language that has none."""


@cache
def offensive_list(language: str) -> OffensiveList:
    """The list of a language."""
    path = Path(__file__).parent / f"{language}.toml"
    lists = {name: fold(text).split() for name, text in tomllib.loads(path.read_text(encoding="utf-8")).items()}
    return OffensiveList(
        words=Entries.of(lists["words"] + lists["names"]),
        innocent=frozenset(lists["innocent"]),
        names=tuple(lists["names"]),
    )
