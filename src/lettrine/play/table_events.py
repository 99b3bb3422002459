"""What can have happened at a table, the game itself included. These are what the log holds; nobody is sent them.

A game's own events stand inside as raw JSON: which types they have is the game's to know.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, field

from lettrine.core.record import MOST_WORDS, Word
from lettrine.core.value import Value

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Room = Literal["table", "team"]

MOST_SEATS = 12
"""How many any table may have."""


class Clock(Value, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How long people may think.

    `decision`: so many seconds for each duty; days make it a game by correspondence. `player`: so many seconds for
    all of a player's duties, and at least `more` for each that comes after they are used up.
    """

    kind: Literal["none", "decision", "player"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=2_592_000)] = 0
    more: Annotated[int, Meta(ge=1, le=3600)] = 10


class Plan(Value, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is to be played: fixed when the table is opened."""

    game: str
    edition: str
    language: str
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    options: dict[str, Any] = field(default_factory=dict)
    clock: Clock = Clock()
    public: bool = False
    words: Annotated[tuple[Word, ...], Meta(max_length=MOST_WORDS)] | None = None
    """What a game that begins with words is to begin with; without them it draws its own."""
    lexicon: Literal["none"] | None = None


class TableEvent(Value, frozen=True, tag_field="happened", omit_defaults=True):
    """Something that happened at a table."""


class Opened(TableEvent, frozen=True, tag="opened"):
    """The table was set up."""

    plan: Plan
    code: str


class Sat(TableEvent, frozen=True, tag="sat"):
    """Somebody took a seat. `key` is the fingerprint of the secret that proves it is theirs."""

    seat: int
    name: Name
    key: str


class BotSat(TableEvent, frozen=True, tag="bot_sat"):
    """A bot was given a seat before the game began."""

    seat: int
    bot: str
    name: Name


class Stood(TableEvent, frozen=True, tag="stood"):
    """A seat became free again before the game began."""

    seat: int


class Began(TableEvent, frozen=True, tag="began"):
    """The game began. From the seed comes all its chance."""

    seed: int
    first: int
    events: msgspec.Raw


class Played(TableEvent, frozen=True, tag="played"):
    """A seat acted, or the clock did; the action itself stands beside it in the log. `at` is the game's own time."""

    seat: int | None
    at: int
    events: msgspec.Raw


class Handed(TableEvent, frozen=True, tag="handed"):
    """A bot plays for a seat whose player is gone; None: the player is back."""

    seat: int
    bot: str | None


class Said(TableEvent, frozen=True, tag="said"):
    """Somebody said something, to the table or to their team. Watchers have no seat; everybody has a voice."""

    seat: int | None
    name: Name
    text: Text
    room: Room = "table"
    voice: str = ""
    team: int | None = None


class Muted(TableEvent, frozen=True, tag="muted"):
    """The person with one voice no longer wants to hear another; or wants to again."""

    by: str
    voice: str
    on: bool = True


class Renewed(TableEvent, frozen=True, tag="renewed"):
    """The same people play again, at this table."""

    table: str


TABLE_EVENTS = Opened | Sat | BotSat | Stood | Began | Played | Handed | Said | Muted | Renewed

_decoder = msgspec.json.Decoder(TABLE_EVENTS)


def written(event: TableEvent) -> bytes:
    """As the log keeps it."""
    return msgspec.json.encode(event)


def read(kept: bytes) -> Any:
    """As the log kept it."""
    return _decoder.decode(kept)
