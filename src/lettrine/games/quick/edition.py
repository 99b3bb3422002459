"""What an edition of Quick can say. Its numbers live in editions/*.toml."""

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta

from lettrine.core import editions
from lettrine.core.game import Refusal
from lettrine.games.own_words import Need
from lettrine.games.pieces.spelling import WordRules

PACKAGE = "lettrine.games.quick"


class Edition(WordRules, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The rules of one table: an edition's fields, and in `house` the names of those the table changed."""

    id: str
    least_seats: Annotated[int, Meta(ge=2, le=2)]
    most_seats: Annotated[int, Meta(ge=4, le=4)]
    length: Annotated[int, Meta(ge=3, le=6)]
    """G16: how many letters a hidden word has. The words that are built may have any number."""
    clock: Annotated[int, Meta(ge=0, le=31_536_000)] = 0
    """Seconds to hide a word, and then for the race; 0 is no clock."""
    house: tuple[str, ...] = ()


def rules(edition: str, options: Mapping[str, Any]) -> Edition | Refusal:
    """The rules of a table that plays this edition with these options."""
    return editions.resolve(PACKAGE, Edition, edition, options)


def needed_words(rules: Edition) -> tuple[Need, ...]:
    """Of a table's own words: G16: a word to pass on."""
    return (Need(1, rules.length, rules.length),)
