"""What people read, in their language: one folder a language, one Fluent file a subject.

Codes are for programs and never change; the sentence for a code is looked up here.
"""

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr", "de")
LONGEST = 200
"""How much of what somebody typed is quoted back."""
SUBJECTS = (
    "analysis",
    "arena",
    "games",
    "hangman",
    "pieces",
    "pieces-alphabet",
    "pieces-rules",
    "practice",
    "refusals",
    "sonde",
    "sonde-rules",
    "tables",
    "terminal",
    "tug-cards",
    "tug-rules",
    "words",
)


def interface_language(asked: str | None = None) -> str:
    """The language to speak: the one asked for, else the system's if we have it, else English."""
    wishes = (asked, os.environ.get("LETTRINE_INTERFACE"), *(os.environ.get(name) for name in ("LC_ALL", "LANG")))
    known = (wish[:2].lower() for wish in wishes if wish)
    return next((wish for wish in known if wish in LANGUAGES), "en")


def text(language: str, message: str, /, **details: Any) -> str:
    """The sentence for a message in a language."""
    bundle = _bundle(language)
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise LookupError(f"{message} in {language} has no text")
    sentence, errors = bundle.format_pattern(pattern, details)
    if errors:
        raise LookupError(f"{message} in {language}: {errors}")
    return str(sentence)


def explain(language: str, code: str, details: Mapping[str, Any]) -> str:
    """The sentence for a refusal, on one line whatever its details hold."""
    plain = {name: _listed(value) for name, value in details.items()}
    if "kinds" in details:
        plain["kinds"] = ", ".join(text(language, f"words-{kind}") for kind in details["kinds"])
    sentence = text(language, code, **plain)
    suggestions = details.get("suggestions")
    if suggestions:
        sentence += " " + text(language, "suggestions", words=_listed(suggestions))
    return sentence


def messages(language: str, subjects: tuple[str, ...] = SUBJECTS) -> frozenset[str]:
    """Every message this language has, to compare the languages with each other."""
    return frozenset(
        entry.id.name for subject in subjects for entry in _resource(language, subject).body if _named(entry)
    )


def _named(entry: Any) -> bool:
    return type(entry).__name__ == "Message"


def _listed(value: Any) -> Any:
    if isinstance(value, str):
        return "".join(letter if letter.isprintable() else "·" for letter in value[:LONGEST])
    return ", ".join(map(_listed, value)) if isinstance(value, list | tuple) else value


def _resource(language: str, subject: str) -> Any:
    source = (files(__package__) / language / f"{subject}.ftl").read_text(encoding="utf-8")
    return FluentResource(source)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for subject in SUBJECTS:
        bundle.add_resource(_resource(language, subject))
    return bundle
