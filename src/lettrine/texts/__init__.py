"""The texts of the interface: one folder a language, one Fluent file a subject.

The code of a refusal is for programs and never changes; its sentence is looked up here.
"""

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from lettrine.languages import CODES, FALLBACK
from lettrine.texts.elision import elide

LANGUAGES = CODES
LONGEST = 200
"""How many characters of user input a sentence quotes."""
PAGE_ONLY = frozenset({"page", "host", "ratings", "glyphs", "quick", "solitaire", "tug"})
"""Subjects that only the page shows. Some of their messages have the names of the terminal's."""


def _subjects() -> tuple[str, ...]:
    names = (file.name for file in (files(__name__) / FALLBACK).iterdir())
    found = {name.removesuffix(".ftl") for name in names if name.endswith(".ftl")}
    return tuple(sorted(found - PAGE_ONLY))


SUBJECTS = _subjects()


def interface_language(requested: str | None = None) -> str:
    """The language of the interface: the requested one, else the system's if there are texts in it, else the first."""
    candidates = (
        requested,
        os.environ.get("LETTRINE_INTERFACE"),
        *(os.environ.get(name) for name in ("LC_ALL", "LANG")),
    )
    codes = (candidate[:2].lower() for candidate in candidates if candidate)
    return next((code for code in codes if code in LANGUAGES), FALLBACK)


def text(language: str, message: str, /, **details: Any) -> str:
    """A message in a language, filled with its details."""
    bundle = _bundle(language)
    pattern = bundle.get_message(message).value if bundle.has_message(message) else None
    if pattern is None:
        raise LookupError(f"{message} in {language} has no text")
    sentence, errors = bundle.format_pattern(pattern, details)
    if errors:
        raise LookupError(f"{message} in {language}: {errors}")
    return str(sentence)


def explain(language: str, code: str, details: Mapping[str, Any]) -> str:
    """The sentence for a refusal, on one line whatever its details contain."""
    plain = {name: _printable(value) for name, value in details.items()}
    if "kinds" in details:
        plain["kinds"] = ", ".join(text(language, f"words-{kind}") for kind in details["kinds"])
    sentence = text(language, code, **plain)
    suggestions = details.get("suggestions")
    if suggestions:
        sentence += " " + text(language, "suggestions", words=_printable(suggestions))
    if "field" in details:
        sentence += " " + text(language, "wrong_field", field=_printable(details["field"]))
    return sentence


@cache
def messages(language: str, subjects: tuple[str, ...] = SUBJECTS) -> frozenset[str]:
    """The ids of all messages of a language."""
    return frozenset(
        entry.id.name for subject in subjects for entry in _resource(language, subject).body if _is_message(entry)
    )


def _is_message(entry: Any) -> bool:
    return type(entry).__name__ == "Message"


def _printable(value: Any) -> Any:
    if isinstance(value, str):
        return "".join(letter if letter.isprintable() else "·" for letter in value[:LONGEST])
    return ", ".join(map(_printable, value)) if isinstance(value, list | tuple) else value


def _resource(language: str, subject: str) -> Any:
    source = (files(__package__) / language / f"{subject}.ftl").read_text(encoding="utf-8")
    return FluentResource(source)


@cache
def _bundle(language: str) -> FluentBundle:
    functions: dict[str, Any] = {"ELIDE": elide}  # any number of arguments, where the library's type says one
    bundle = FluentBundle([language], use_isolating=False, functions=functions)
    for subject in SUBJECTS:
        bundle.add_resource(_resource(language, subject))
    return bundle
