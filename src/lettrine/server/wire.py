"""Every message that crosses a socket or the HTTP interface, as tagged structs. What is not here is not sent.

Unknown fields are refused, texts and lists are bounded. A game's actions, events and views travel as the game
defines them; they are JSON already when they get here.
"""

from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from lettrine.analysis.registry import AnyAnalysis
from lettrine.analysis.sonde.practice import Verdict
from lettrine.analysis.sonde.report import QuestionOption
from lettrine.core.editions import OPTIONS
from lettrine.core.game import Game
from lettrine.games import GAMES
from lettrine.play.table_events import MOST_SEATS, Name, Plan, Room, Text
from lettrine.server.wire_ratings import GameRatings, TableRatings

LARGEST = 16 * 1024
"""The largest message a client may send, in bytes."""


class FromClient(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What a client may say on its socket. `ref` comes back with the answer."""


class Do(FromClient, frozen=True, tag="do"):
    """Do something in the game: an action as in the record, without its seat; `decision` is what it answers."""

    ref: int
    action: Raw
    decision: Annotated[str, Meta(max_length=80)] | None = None


class Say(FromClient, frozen=True, tag="say"):
    """Say something to the table, or to one's team. Who has no seat gives a name."""

    ref: int
    text: Text
    room: Room = "table"
    name: Name | None = None


class Mute(FromClient, frozen=True, tag="mute"):
    """Not hear somebody any more, whose voice this is; or hear them again."""

    ref: int
    voice: Annotated[str, Meta(max_length=32)]
    on: bool = True


class Ping(FromClient, frozen=True, tag="ping"):
    """Ask whether the other end is there."""

    ref: int = 0


class ToClient(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """What a client may hear on its socket."""


class Seat(Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat, as everyone may see it."""

    name: str
    bot: str | None = None
    person: bool = False
    """Whether the seat is a person's, even while a bot plays for them."""
    here: bool = False
    """Whether that person is connected."""
    voice: str | None = None
    """By what they are known when they speak."""


class Table(ToClient, frozen=True, tag="table"):
    """The table around the game: who sits where, and what becomes of it."""

    id: str
    code: str
    plan: Plan
    status: Literal["open", "playing", "over"]
    seats: tuple[Seat | None, ...]
    you: int | None = None
    next: str | None = None
    voice: str | None = None
    """Your own."""
    muted: tuple[str, ...] = ()
    """The voices that you do not want to hear."""


class Time(Struct, frozen=True, omit_defaults=True):
    """The game's clock, in milliseconds since it began: what it shows now, and when the open duties lapse.

    `left` is what every player has left, where each has a clock of their own.
    """

    now: int
    due: int | None = None
    left: tuple[int, ...] = ()


class Frame(ToClient, frozen=True, tag="frame"):
    """What has just happened in the game, and how it looks now."""

    seq: int
    events: Raw
    view: Raw
    time: Time


class Said(ToClient, frozen=True, tag="said"):
    """Somebody said something. `seat` is None for a watcher."""

    name: Name
    text: Text
    voice: str
    seat: int | None = None
    room: Room = "table"


class Welcome(ToClient, frozen=True, tag="welcome"):
    """All there is to see for whoever comes, or comes back: the table, the game if it has begun, and what was said."""

    table: Table
    frame: Frame | None = None
    talk: tuple[Said, ...] = ()


class Done(ToClient, frozen=True, tag="done"):
    """What was asked is done and kept."""

    ref: int
    seq: int


class Refused(ToClient, frozen=True, tag="refused"):
    """What was asked is not done: a stable code, what it is about, and a sentence in the client's language."""

    code: str
    message: str
    ref: int | None = None
    detail: dict[str, Any] = {}


class Pong(ToClient, frozen=True, tag="pong"):
    """The other end is there."""

    ref: int = 0


class Bye(ToClient, frozen=True, tag="bye"):
    """The connection ends; come back after so many seconds, if at all."""

    why: Literal["closing", "too_slow", "too_fast", "crowded"]
    again: float | None = None


BotName = Annotated[str, Meta(max_length=40)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened by somebody who takes its first seat."""

    plan: Plan
    name: Name
    bots: Annotated[list[BotName], Meta(max_length=MOST_SEATS)] = []
    """Those in the seats after the first."""
    start: bool = False
    """Whether the game begins at once."""


class NewSitter(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants a seat."""

    name: Name


class NewBot(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for a seat."""

    bot: BotName


class Listed(Struct, frozen=True):
    """A public table in the lobby."""

    id: str
    status: str
    game: str
    edition: str
    language: str
    seats: tuple[str | None, ...]


class EditionInfo(Struct, frozen=True):
    """An edition of a game: how many can sit down, and what a table may change in it."""

    id: str
    least: int
    most: int
    options: tuple[OPTIONS, ...]


class GameInfo(Struct, frozen=True):
    """A game that can be played here; its bots are listed weakest first."""

    name: str
    bots: tuple[str, ...]
    languages: tuple[str, ...]
    editions: tuple[EditionInfo, ...]


class Chapter(Struct, frozen=True):
    """Clauses that belong together; the title is a message."""

    title: str
    clauses: tuple[str, ...]


class Help(Struct, frozen=True):
    """The rules to be read: in which order, which clauses apply to an action, and what the edition fills in."""

    editions: tuple[str, ...]
    groups: tuple[Chapter, ...]
    actions: dict[str, tuple[str, ...]]
    rules: dict[str, Any]


class Suggestion(Struct, frozen=True):
    """What a bot would do in a seat's place, and the decision that this answers."""

    decision: str
    action: dict[str, Any]


class Moment(Struct, frozen=True):
    """One step of a game that is over: when it was, in milliseconds since the start, who acted, and what was seen.

    `seat` is None for the opening and for what the clock did.
    """

    at: int
    seat: int | None
    events: Raw
    view: Raw


class Replay(Struct, frozen=True, omit_defaults=True):
    """A game from its opening on, as one seat saw it; without a seat, as those who watched."""

    frames: tuple[Moment, ...]
    seat: int | None = None
    secrets: tuple[Raw, ...] = ()
    """For those who watch: by seat, how it looked from there at the end, with all that was hidden there."""


class Position(Struct, frozen=True):
    """A moment of a game at which somebody is to ask: their view, and by seat what was asked there in vain so far."""

    step: int
    view: Raw
    in_vain: tuple[str, ...]


class Practice(Struct, frozen=True, omit_defaults=True):
    """Positions to think about, in the order of their game. Those of a game between bots are the same for its seed."""

    edition: str
    language: str
    names: tuple[str, ...]
    positions: tuple[Position, ...]
    seed: int | None = None
    day: str | None = None
    """The day whose position this is, in UTC."""


class Choice(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody would ask in the position at this step: whom, and for which letter; a dot is a blank."""

    step: int
    of: int
    letter: Annotated[str, Meta(max_length=1)]


class Graded(Struct, frozen=True):
    """What a question was worth, and the best one there was; words that it is after are told as examples."""

    verdict: Verdict
    mine: QuestionOption
    best: QuestionOption
    rank: int
    count: int
    """Of how many questions it has that rank."""
    examples: tuple[str, ...]


CLIENT = Do | Say | Mute | Ping
SERVER = Welcome | Table | Frame | Said | Done | Refused | Pong | Bye
BODIES = (
    *(NewTable, NewSitter, NewBot, Listed, GameInfo, Help, Suggestion, Replay),
    *(Practice, Choice, Graded, GameRatings, TableRatings),
)
"""What is sent and answered over HTTP, besides tables and refusals."""

_from_client = msgspec.json.Decoder(CLIENT)


def heard(data: bytes | str) -> Any:
    """A client's message; `msgspec.DecodeError` if it is none."""
    return _from_client.decode(data)


@cache
def schema() -> dict[str, Any]:
    """All that crosses, as JSON Schema: the socket's messages, the bodies over HTTP, and what each game puts in."""
    parts = _parts(
        {"ToServer": CLIENT, "ToClient": SERVER, "AnyAnalysis": AnyAnalysis, **{body.__name__: body for body in BODIES}}
    )
    for game in GAMES:
        parts |= _parts({"Action": game.actions, "Event": game.events, "View": game.views}, _prefix(game))
    sides = {"client": _ref("ToServer"), "server": _ref("ToClient")}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Lettrine",
        "properties": {**sides, "games": _object({game.name: _inside(game) for game in GAMES})},
        "$defs": dict(sorted(parts.items())),
    }


def _parts(named: dict[str, Any], prefix: str = "") -> dict[str, Any]:
    """The definitions of these types and of all they are made of, each under its own name."""
    shapes, parts = msgspec.json.schema_components(named.values(), ref_template=f"#/$defs/{prefix}{{name}}")
    unions = {name: shape for name, shape in zip(named, shapes, strict=True) if shape != _ref(prefix + name)}
    told = {prefix + name: {**part, "title": prefix + name} for name, part in (parts | unions).items()}
    # The end of a text is `\Z` in Python's patterns, and `$` in those of JSON Schema.
    return msgspec.json.decode(msgspec.json.encode(told).replace(rb"\\Z", b"$"), type=dict[str, Any])


def _inside(game: Game[Any, Any, Any]) -> dict[str, Any]:
    """What a game's messages carry: the action in `do`, the events and the view in a frame."""
    return _object({name: _ref(_prefix(game) + name.capitalize()) for name in ("action", "event", "view")})


def _prefix(game: Game[Any, Any, Any]) -> str:
    return game.name.capitalize()


def _object(fields: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "properties": fields, "required": list(fields)}


def _ref(name: str) -> dict[str, str]:
    return {"$ref": f"#/$defs/{name}"}
