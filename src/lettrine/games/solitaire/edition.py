"""What an edition of Solitaire can say. Its numbers live in editions/*.toml."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta

from lettrine.core import editions
from lettrine.core.game import Refusal
from lettrine.games.own_words import Need
from lettrine.games.pieces.spelling import WordRules

PACKAGE = "lettrine.games.solitaire"


class Edition(WordRules, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The rules of one run: an edition's fields, and in `house` the names of those that were changed."""

    id: str
    groups: Annotated[int, Meta(ge=4, le=4)]
    length: Annotated[int, Meta(ge=4, le=5)]
    """G17: how many letters the words to begin with have."""
    clock: Annotated[int, Meta(ge=0, le=31_536_000)]
    """Seconds for the whole run; 0 is no clock."""
    rounds: Literal["clock", "on", "off"] = "on"
    """G17: whether every group must have a new word before one has another; `clock`: only against the clock."""
    house: tuple[str, ...] = ()

    @property
    def in_rounds(self) -> bool:
        """G17: without minding the time there are no rounds, unless somebody wants them."""
        return self.clock > 0 if self.rounds == "clock" else self.rounds == "on"


_SAID = {True: "on", False: "off"}


def rules(edition: str, options: Mapping[str, Any]) -> Edition | Refusal:
    """The rules of a run by this edition with these options."""
    rounds = options.get("rounds")
    said = {**options, "rounds": _SAID[rounds]} if isinstance(rounds, bool) else options  # yes and no will do
    return editions.resolve(PACKAGE, Edition, edition, said)


def needed_words(rules: Edition) -> tuple[Need, ...]:
    """Of a table's own words: G17: as many words to begin with as there are groups."""
    return (Need(rules.groups, rules.length, rules.length),)
