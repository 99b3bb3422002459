"""Reads the hand-written word lists that lie beside a language's recipe."""

import tomllib
from pathlib import Path
from typing import Any


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


def _parse(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))
