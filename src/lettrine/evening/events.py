"""What can have happened at an evening, in the past tense; an evening is the fold of it."""

from typing import Annotated, Any

from msgspec import Meta, field

from lettrine.core.game import Event
from lettrine.core.value import Value
from lettrine.evening.seating import Move, Teams
from lettrine.evening.totals import Kind, Row

Name = Annotated[str, Meta(min_length=1, max_length=40)]


class Place(Value, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Somebody's place at an evening: a person's, or a bot's that a person may take (E1)."""

    name: Name
    bot: str
    """The strength of the bot that plays here while no person does."""
    person: bool = True
    here: bool = True
    """Whether the person has come; a bot plays for who is late, or has left."""


class Sitting(Value, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who sits at a table in a round."""

    places: tuple[int, ...]
    """By seat."""
    first: int
    """The seat that starts; in games of teams, the team."""
    teams: Teams | None = None
    """The seats of each team."""


class Opened(Event, frozen=True, tag="opened"):
    """What is played, by whom, and with what chance. The seed is nobody's to know before the end."""

    kind: Kind
    game: str
    edition: str
    language: str
    rounds: Annotated[int, Meta(ge=1, le=30)]
    seed: int
    places: Annotated[tuple[Place, ...], Meta(min_length=8, max_length=64)]
    options: dict[str, Any] = field(default_factory=dict)
    teams: bool = False
    """Whether two play together at a table."""
    clock: Annotated[int, Meta(ge=0)] = 0
    """E5: seconds after which a round ends for all at once; 0: when the last table is done."""


class Came(Event, frozen=True, tag="came"):
    """A person who was late is there, or one who had left is back."""

    place: int


class Left(Event, frozen=True, tag="left"):
    """A person left: a bot plays for them until they are back."""

    place: int


class Taken(Event, frozen=True, tag="taken"):
    """A person took a bot's place, and its total with it."""

    place: int
    name: Name


class Dealt(Event, frozen=True, tag="dealt"):
    """E6: what lies in each seat in the round to come, and what master bots made of it.

    Nobody's to know until that round has ended everywhere.
    """

    round: int
    words: tuple[str, ...]
    par: tuple[int, ...]


class RoundBegan(Event, frozen=True, tag="round_began"):
    """Everybody has sat down."""

    round: int
    """From 1."""
    tables: tuple[Sitting, ...]


class Finished(Event, frozen=True, tag="finished"):
    """A table is done."""

    round: int
    table: int
    """From 0."""
    scores: tuple[int, ...]
    """By seat."""
    cut: bool = False
    """E5: by the evening's clock; the game counts as it stands."""


class RoundEnded(Event, frozen=True, tag="round_ended"):
    """Every table is done: what that comes to, and who goes where."""

    round: int
    orders: tuple[tuple[int, ...], ...]
    """E3: by table, its places, best first."""
    lots: tuple[int, ...]
    """By place: which of two that are equal by score and total is before the other."""
    points: tuple[int, ...]
    """By place, for this round, in parts."""
    totals: tuple[int, ...]
    """By place, with all rounds before."""
    moves: tuple[Move, ...] = ()
    """None after the last round."""


class Ended(Event, frozen=True, tag="ended"):
    """The last round is over."""

    standing: tuple[Row, ...]
    winners: tuple[int, ...]
    """The places of the best people."""


EVENTS = Opened | Came | Left | Taken | Dealt | RoundBegan | Finished | RoundEnded | Ended
