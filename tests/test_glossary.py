"""One term for one thing, and the typography of each language: all texts are held to both."""

import re
import tomllib
from importlib.resources import files

import pytest

from lettrine.texts import LANGUAGES
from tests.ftl import FRENCH_MISPRINT, entries, read

KEYS = re.compile(
    r"(?<= )[!?] (?:aide|annonce)|= vaut !|^[!?](?: |$)|(?<![^\s])[!:](?=\w)|://|\b(?:memory|file):|^[!?]$"
)
"""Keys that are typed in the terminal, addresses: there a sign is no punctuation."""
ROBOTS_LEVEL = "Vereinsspieler"
"""A bot's strength, which is grammar of the bot and names no person."""
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def glossary(language):
    """What things are called in a language."""
    return tomllib.loads((files("lettrine.texts") / language / "glossary.toml").read_text(encoding="utf-8"))


def subjects(language):
    """All files of texts, the page's own among them."""
    names = (file.name for file in (files("lettrine.texts") / language).iterdir())
    return sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl"))


def passages(language):
    """Every run of words of every message, with the message's name."""
    for subject in subjects(language):
        for entry in entries(language, subject):
            for words in read(entry).words:
                yield f"{subject}: {entry.id.name}", words.replace(ROBOTS_LEVEL, "")


def misprints(language, pattern):
    """The messages in which a pattern is found."""
    return [(name, words) for name, words in passages(language) if re.search(pattern, words)]


@in_every_language
def test_each_thing_has_one_name(language):
    avoided = [variant for thing in glossary(language).values() for variant in thing["avoid"]]
    either = "|".join(map(re.escape, avoided))
    assert misprints(language, re.compile(rf"\b(?:{either})\b", re.IGNORECASE)) == []


@in_every_language
def test_a_glossary_says_what_to_use_and_what_not(language):
    assert glossary("en").keys() <= glossary(language).keys()
    for thing in glossary(language).values():
        assert thing["term"]
        assert thing["avoid"]
        assert not any(variant.lower() in thing["term"].lower().split(", ") for variant in thing["avoid"])


@in_every_language
def test_apostrophes_and_quotes_are_typographic(language):
    assert misprints(language, r"['\"]") == []


@pytest.mark.parametrize(("language", "wrong"), [("en", r"\s…"), ("fr", r"\s…"), ("de", r"\w…")])
def test_an_ellipsis_stands_as_the_language_has_it(language, wrong):
    assert misprints(language, wrong) == []


def test_french_punctuation_has_its_own_spaces():
    for name, words in passages("fr"):
        plain = KEYS.sub("", words)
        if plain[:1] in {":", ";", "?", "!", "»"}:  # follows a variable: the text before it ends with the space
            continue
        assert not FRENCH_MISPRINT.search(plain), (name, words)


def test_no_french_sign_follows_a_space_at_which_a_line_may_break():
    assert [name for name, words in passages("fr") if re.search(" [:;?!»]", KEYS.sub("", words))] == []


@pytest.mark.parametrize(("language", "quotes"), [("en", "„«»"), ("fr", "“”„"), ("de", "”«»")])
def test_quotation_marks_are_those_of_the_language(language, quotes):
    assert misprints(language, f"[{quotes}]") == []
