"""The messages on a table's socket, in both directions, as tagged structs.

A game's actions, events and views are sent as the game defines them; they are raw JSON here.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from lettrine.core.packs import PackInfo
from lettrine.play.reactions import Sign
from lettrine.play.resignation import Consequence
from lettrine.play.result import UnratedReason
from lettrine.play.table_events import MessageId, Name, Pace, Plan, Room, Text

VERSION = 3
"""The version of all that crosses the wire. A page of another one is told so by the welcome, and loads itself anew.

It goes up with every change that a page of the version before could not live with (tests/wire/versions.txt).
"""
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""A digest of the table's chain, by which a client can prove later what its log was like."""
MOST_BYTES = 16 * 1024
"""The largest message a client may send, in bytes."""


class FromClient(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What a client may say on its socket. `ref` comes back with the answer.

    With an `id`, which its sender chooses anew for each, a message that changes something is done once however often it
    is sent, over whichever connection, and answered as it was the first time.
    """


class Do(FromClient, frozen=True, tag="do"):
    """Do something in the game: an action as in the record, without its seat; `decision` is what it answers."""

    ref: int
    action: Raw
    decision: Annotated[str, Meta(max_length=80)] | None = None
    id: MessageId | None = None


class Say(FromClient, frozen=True, tag="say"):
    """Say something to the table, or to one's team. Who has no seat gives a name."""

    ref: int
    text: Text
    room: Room = "table"
    name: Name | None = None
    id: MessageId | None = None


class Mute(FromClient, frozen=True, tag="mute"):
    """Not hear somebody any more, whose voice this is; or hear them again."""

    ref: int
    voice: Annotated[str, Meta(max_length=32)]
    on: bool = True
    id: MessageId | None = None


class SetPace(FromClient, frozen=True, tag="pace"):
    """Have the bots of the table act faster or slower from now on."""

    ref: int
    pace: Pace
    id: MessageId | None = None


class Hurry(FromClient, frozen=True, tag="hurry"):
    """Have the bots not wait with their next move, at a table where one sits alone with them.

    With `decision`, only as long as that one is open: what the bots take their time for next is not hurried.
    """

    ref: int
    decision: str | None = None


class React(FromClient, frozen=True, tag="react"):
    """Show the table one of the signs for a moment, if one sits there. It is stored nowhere, and is not sent again."""

    ref: int
    sign: Sign


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
    """The id of that person as the author of chat messages."""
    ready: bool = False
    """Before the game: whether that person agrees to a rated one with those who sit here."""
    resigned: bool = False
    """Whether that person has given the game up."""
    replaceable_in: int | None = None
    """Seconds until a bot may play for somebody who is gone; before the game, until one may free their seat."""


class KeptSeat(Struct, frozen=True, omit_defaults=True):
    """A free seat that is kept for somebody, for so many seconds; until then nobody else can take it."""

    seat: int
    name: str
    seconds: int
    yours: bool = False


class Table(ToClient, frozen=True, tag="table"):
    """The table around the game: who sits where, and what becomes of it."""

    id: str
    code: str | None
    """The short code that leads here; None once it has expired."""
    plan: Plan
    """Without the pack."""
    status: Literal["open", "playing", "over"]
    seats: tuple[Seat | None, ...]
    kept: tuple[KeptSeat, ...] = ()
    """Before a rematch: the seats of those who have yet to come."""
    you: int | None = None
    pace: Pace = "normal"
    """How fast the bots are; what the plan says is how it began."""
    pause: float = 0.0
    """The seconds that a bot waits before it acts: so long is what was done before it to be seen."""
    next: str | None = None
    voice: str | None = None
    """Your own."""
    muted: tuple[str, ...] = ()
    """The voices that you have muted."""
    blocked: tuple[str, ...] = ()
    """The voices of people here whom you have blocked, here or at another table."""
    watched: bool = False
    """Whether somebody is connected who sits nowhere."""
    pack: PackInfo | None = None
    """Of the words or categories that the table has brought itself; what is in them is read by who may."""
    rated: bool = False
    """Whether the game is rated, if it comes to a result; before it begins, if all people here agree to that."""
    unrated: UnratedReason | None = None
    """Why no game of this plan is."""
    agreement: str | None = None
    """Before the game: what there is to agree to. It is another as soon as somebody else sits here."""
    resign: Consequence | None = None
    """What comes of it if you resign now; nothing where you cannot."""
    host: int | None = None
    """The seat of the host, who decides who sits down; None where no person sits."""
    locked: bool = False
    """Whether nobody else may sit down."""
    chat_closed: bool = False
    """Whether nobody may talk or react."""
    watching_closed: bool = False
    """Whether nobody may look on who has no seat."""
    removed: bool = False
    """Whether the host has taken your seat, so that you may take none here."""


class Time(Struct, frozen=True, omit_defaults=True):
    """The game's clock, in milliseconds since it began: what it shows now, and when the open duties lapse.

    `left` is what every player has left by now, where each has a clock of their own.
    """

    now: int
    due: int | None = None
    left: tuple[int, ...] = ()


class Frame(ToClient, frozen=True, tag="frame"):
    """What has just happened in the game, and how it looks now. None is sent where nothing of it is for this client."""

    seq: int
    """How many frames this connection was sent before: a number of the table's would count what others do in secret."""
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


class Reacted(ToClient, frozen=True, tag="reacted"):
    """Somebody shows a sign, which is to be seen for a moment."""

    seat: int
    sign: Sign


class Welcome(ToClient, frozen=True, tag="welcome"):
    """All there is to see for whoever comes, or comes back: the table, the game if it has begun, and what was said."""

    table: Table
    version: Annotated[int, Meta(extra_json_schema={"const": VERSION})]
    """The version of the messages: a client that was written for another one should be renewed."""
    frame: Frame | None = None
    talk: tuple[Said, ...] = ()
    digest: Digest | None = None
    """Of the newest row of the table's log that everybody was told of, once the game has begun (docs/chain.md)."""


class Done(ToClient, frozen=True, tag="done"):
    """What was asked is done and kept."""

    ref: int
    digest: Digest | None = None
    """Of the row that this has written, where it was an action in the game; otherwise as in the welcome."""


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

    why: Literal["closing", "too_slow", "too_fast", "crowded", "preparing", "banned", "watching_closed"]
    again: float | None = None


CLIENT = Do | Say | Mute | SetPace | Hurry | React | Ping
SERVER = Welcome | Table | Frame | Said | Reacted | Done | Refused | Pong | Bye

_from_client = msgspec.json.Decoder(CLIENT)


def decode(data: bytes | str) -> Any:
    """A client's message; raises `msgspec.DecodeError` if it is none."""
    return _from_client.decode(data)
