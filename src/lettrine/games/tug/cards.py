"""The cards (T3): categories, two to a card, one folder a language, written by us (categories/*/*.toml)."""

import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Any, Literal

import msgspec

from lettrine.core.luck import Luck
from lettrine.core.value import Value
from lettrine.words.fold import fold
from lettrine.words.lexicon import Lexicon

PAIRS = "cards.toml"
VARIANTS = "variants.toml"
"""Other forms of answers, where a language differs by country."""
THEMES = (
    *("home", "food", "body", "work", "sport", "arts", "things", "clothes", "leisure", "living"),
    *("nature", "places", "travel", "feelings", "language", "history", "numbers", "sounds", "something"),
)
"""What categories are about: one file each."""
NEAR = 0.85
"""How alike two spellings are that may be the same answer."""

Advice = Literal["listed", "near", "unlisted"]
Level = Literal["all", "easy", "hard"]


class Category(Value, frozen=True, omit_defaults=True):
    """A category as everybody reads it."""

    id: str
    text: str
    level: Literal["easy", "hard"] = "easy"
    number: Literal["singular", "plural", "either"] = "either"
    """T9: which form of a word fits."""
    proper: Literal["no", "allowed", "only"] = "no"
    foreign: bool = False
    """T9: whether words of other languages are asked for."""
    own: bool = False
    """Whether the table has brought it itself."""


class Entry(Value, frozen=True):
    """A category with what is known about it: nobody at the table is shown that."""

    category: Category
    theme: str
    closed: bool
    """Whether no other answer is right."""
    as_of: int | None
    """The year of a complete list that changes with time."""
    answers: tuple[tuple[str, ...], ...]
    """Those that come to mind at once, soon, and late."""

    @property
    def every(self) -> tuple[str, ...]:
        """All answers, the readiest first."""
        return tuple(answer for tier in self.answers for answer in tier)


Card = tuple[str, str]


@cache
def entries(language: str) -> Mapping[str, Entry]:
    """All categories of a language, by their ids."""
    folder = files(__package__) / "categories" / language
    if not folder.is_dir():
        return {}
    read = [(theme, tomllib.loads((folder / f"{theme}.toml").read_text(encoding="utf-8"))) for theme in THEMES]
    found = [_entry(theme, fields) for theme, data in read for fields in data["category"]]
    return {entry.category.id: entry for entry in found}


def _entry(theme: str, fields: dict[str, Any]) -> Entry:
    tiers = tuple(tuple(fields[tier].split()) for tier in ("at_once", "soon", "late"))
    return Entry(msgspec.convert(fields, Category), theme, fields.get("closed", False), fields.get("as_of"), tiers)


@cache
def cards(language: str) -> tuple[Card, ...]:
    """The two categories of each card."""
    file = files(__package__) / "categories" / language / PAIRS
    if not file.is_file():
        return ()
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8"))["cards"], tuple[Card, ...])


def pile(language: str, luck: Luck, number: int, level: Level = "all") -> tuple[str, ...]:
    """T3: the shuffled cards, each with one face up; of one level, without those that have no face of it."""
    shuffled = luck.shuffled(f"deck {number}", cards(language))
    faces = luck.numbers(f"faces {number}", (2,) * len(shuffled))
    shown = [_of_level(language, card, level) for card in shuffled]
    return tuple(sides[face % len(sides)] for sides, face in zip(shown, faces, strict=True) if sides)


def own_pile(own: tuple[str, ...], luck: Luck, number: int) -> tuple[str, ...]:
    """T3: the table's own categories, shuffled: one a card, and every level's."""
    return luck.shuffled(f"deck {number}", own)


def _of_level(language: str, card: Card, level: Level) -> tuple[str, ...]:
    """The categories of a card that are easy, or hard."""
    found = entries(language)
    return tuple(side for side in card if level in ("all", found[side].category.level))


def category(language: str, wanted: str, own: tuple[str, ...] = ()) -> Category:
    """A category by its id. What is on no card of ours is one that the table wrote itself: its id is its text."""
    if wanted in own:
        return Category(wanted, wanted, own=True)
    entry = entries(language).get(wanted)
    return Category(wanted, wanted) if entry is None else entry.category


def letters_of(answer: str) -> str:
    """An answer as it is spelled on the board: A to Z, hyphens skipped (T5)."""
    return fold(answer).replace("-", "")


@cache
def known(language: str) -> Mapping[str, str]:
    """Every answer to any category, by its letters."""
    return {letters_of(answer): answer for entry in entries(language).values() for answer in entry.every}


@cache
def variants(language: str) -> Mapping[str, tuple[str, ...]]:
    """What answers are called or how they are spelled elsewhere, by the answer: either is one (T11)."""
    file = files(__package__) / "categories" / language / VARIANTS
    if not file.is_file():
        return {}
    tables = tomllib.loads(file.read_text(encoding="utf-8")).values()
    return {answer: tuple(others.split()) for table in tables for answer, others in table.items()}


def entry_of(words: Lexicon | None, language: str, shown: Category) -> Entry | None:
    """What is known about a category. The answers to a table's own come with its dictionary, and are never all."""
    if not shown.own:
        return entries(language).get(shown.id)
    answers = () if words is None else words.answers.under.get(shown.text, ())
    return Entry(shown, "", closed=False, as_of=None, answers=(answers, (), ()))


def advice(words: Lexicon | None, language: str, shown: Category, letters: str) -> Advice | None:
    """What the adviser says about a word: it never says no, except where a list is complete."""
    entry = entry_of(words, language, shown)
    if entry is None:
        return None
    elsewhere = variants(language)
    listed = [letters_of(form) for answer in entry.every for form in (answer, *elsewhere.get(answer, ()))]
    if letters in listed:
        return "listed"
    if get_close_matches(letters, listed, 1, NEAR):
        return "near"
    return "unlisted" if entry.closed else None
