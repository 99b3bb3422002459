"""Reads the hand-written word lists that lie beside a language's recipe."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from lettrine.words.build import bits
from lettrine.words.build.reading import Reading

_KINDS = {
    "noun": (bits.NOUN, bits.NOUN),
    "adjective": (bits.ADJECTIVE, bits.ADJECTIVE),
    "adverb": (bits.ADVERB, bits.ADVERB),
    "function": (bits.FUNCTION, bits.FUNCTION),
    "verb": (bits.INFINITIVE, bits.FINITE | bits.PARTICIPLE),
}
"""By kind, the part of speech of the dictionary form and that of the others."""


def read_list(path: Path) -> frozenset[str]:
    """The words of a text file that is one list; lines that begin with # are comments."""
    return frozenset(word for line in read_lines(path) for word in line.split())


def read_lines(path: Path) -> list[str]:
    """The lines of a text file, without comments and empty lines."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def read_lists(path: Path) -> dict[str, frozenset[str]]:
    """The lists of a TOML file by name, without its tables."""
    return {name: frozenset(words.split()) for name, words in _parse(path).items() if isinstance(words, str)}


def read_lemmas(path: Path, table: str) -> dict[str, str]:
    """The lemma of each form in a table of a TOML file, which lists the forms by lemma."""
    return {form: lemma for lemma, forms in _parse(path)[table].items() for form in forms.split()}


def read_modern(path: Path) -> tuple[Reading, ...]:
    """The readings of a TOML file of words that the sources lack: a table a reason, in it words by kind.

    Commas separate the words of a kind; after the dictionary form of each come its inflected forms.
    """
    return tuple(
        Reading(form, flags, head)
        for kinds in _parse(path).values()
        for kind, words in kinds.items()
        for word in words.split(",")
        for form, flags, head in _paradigm(kind, word.split())
    )


def _paradigm(kind: str, forms: list[str]) -> Iterator[tuple[str, int, str]]:
    head, *others = forms
    own, inflected = _KINDS[kind]
    yield head, own | bits.HEADWORD, ""
    yield from ((form, inflected | bits.INFLECTED, head) for form in others)


def _parse(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))
