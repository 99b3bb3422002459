"""What an edition of Sonde can say. Numbers, decks and options live in editions/*.toml (S39)."""

import re
from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta

from lettrine.core import editions
from lettrine.core.game import Refusal
from lettrine.core.value import Value
from lettrine.games.own_words import Need

Small = Annotated[int, Meta(ge=0, le=26)]
Points = Annotated[int, Meta(ge=0, le=1000)]
_CARD = r"^(normal|additional|left|right|blank|x[2-9]|[+-][1-9][0-9]{0,2})\Z"
Card = Annotated[str, Meta(pattern=_CARD)]
WordClass = Literal["noun", "adjective", "infinitive", "adverb", "any"]

PACKAGE = "lettrine.games.sonde"


class Edition(Value, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The rules of one table: an edition's fields, and in `house` the names of those the table changed."""

    id: str
    least_seats: Annotated[int, Meta(ge=2, le=2)]
    most_seats: Annotated[int, Meta(ge=2, le=12)]
    trays_for_two: Literal[1, 2]
    """S36: how many trays each has when two play."""
    spaces: Annotated[int, Meta(ge=1, le=26)]
    values: Annotated[tuple[Points, ...], Meta(min_length=1, max_length=26)]
    blanks: Small
    """S5: how many blanks a word may be padded with."""
    words: Annotated[tuple[WordClass, ...], Meta(min_length=1, max_length=5)]
    """S6: the parts of speech that may be hidden."""
    interrupt: Literal["any_time", "own_turn"]
    """S27: when the whole word may be named."""
    interrupt_hidden: Annotated[int, Meta(ge=1, le=26)]
    """S28: how many hidden spaces a tray needs to be asked for the whole word."""
    interrupt_bonus: Points
    interrupt_penalty: Points
    blank_penalty: Points
    last_space_bonus: Points
    denial_penalty: Points
    """S31: for a "no" that was not true."""
    spelling_penalty: Points
    last_turns: Annotated[int, Meta(ge=1, le=10)]
    """S33: how many more turns each opponent of the last hidden player has."""
    kept_bonus: Points
    kept_many: Small
    """S34: from how many hidden spaces on the larger bonus is paid."""
    kept_many_bonus: Points
    deck: dict[Card, Annotated[int, Meta(ge=0, le=99)]]
    cards: Literal["on", "off"] = "on"
    memory: Literal["strict", "notes"] = "strict"
    spelling: Literal["checked", "trust"] = "checked"
    inflected: bool = True
    """S6: whether plurals and other inflected forms count as words; if not, only what a dictionary lists does."""
    letters: Literal["free", "box"] = "free"
    """Whether a player has only the letter cards of the box, for both trays together (letter_box.py)."""
    offensive: bool = True
    """S6: whether a person may hide a word of the list of offensive words; the house itself never chooses one."""
    answers: Literal["server", "players"] = "server"
    secrets: Literal["own", "dealt"] = "own"
    """E6: whether everybody hides a word of their own, or the house deals the secrets: nobody hides, nobody sees their
    own tray, and the house answers and opens spaces, for cards too. What `answers` says does not count then."""
    unanswered: Annotated[Literal["dies", "stays"], editions.RULING] = "stays"
    """S30: what becomes of a question that its owner has not answered when one of their trays is named; it stayed due,
    while anything was hidden on the other tray, at tables stored before the ruling."""
    clock: Annotated[int, Meta(ge=0, le=31_536_000)] = 0
    """Seconds for each duty; 0 is no clock."""
    house: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if len(self.values) < self.spaces:
            raise ValueError(f"{self.spaces} spaces need as many values, not {len(self.values)}")
        if self.cards == "on" and not sum(self.deck.values()):
            raise ValueError("a game with cards needs at least one card in the deck")

    @property
    def house_plays_trays(self) -> bool:
        """E6: whether the house answers and opens for everybody, because nobody sees what lies on their tray."""
        return self.secrets == "dealt"

    @property
    def answered_by_hand(self) -> bool:
        """S31: whether an owner says yes or no themselves."""
        return self.answers == "players" and not self.house_plays_trays

    @property
    def pack(self) -> tuple[str, ...]:
        """Every card of the deck, in the order of the file."""
        return tuple(card for card, count in self.deck.items() for _ in range(count))


def is_card(text: str) -> bool:
    """Whether this is a card's name, as decks and records write it (S19–S24)."""
    return re.match(_CARD, text) is not None


def rules(edition: str, options: Mapping[str, Any]) -> Edition | Refusal:
    """The rules of a table that plays this edition with these options."""
    return editions.resolve(PACKAGE, Edition, edition, options)


def needed_words(rules: Edition) -> tuple[Need, ...]:
    """Of a table's own words: S2: a word that fits on a tray."""
    return (Need(1, 1, rules.spaces),)
