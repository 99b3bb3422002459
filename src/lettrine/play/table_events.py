"""The events of a table, the game included. They are stored in the log and never sent to anybody.

The events of the game are raw JSON inside them: only the game knows their types.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, field

from lettrine.core.packs import Pack
from lettrine.core.record import MOST_WORDS, Word
from lettrine.core.value import Value

Name = Annotated[str, Meta(min_length=1, max_length=40)]
KeptName = Annotated[str, Meta(max_length=40)]
"""The name of somebody who once sat here; empty once everything about them is deleted (`Erased`)."""
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Room = Literal["table", "team"]
Pace = Literal["slow", "normal", "fast"]
"""How much time people have to follow what a bot does (play/pace.py)."""

MessageId = Annotated[str, Meta(min_length=1, max_length=40)]
"""What a client calls one of its messages, to send it again without its being done again."""

MOST_SEATS = 12
"""How many seats any table may have."""


class Clock(Value, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How long people may think.

    `decision`: so many seconds for each duty; days make it a game by correspondence. `player`: so many seconds for
    all of a player's duties, and at least `more` for each that comes after they are used up.
    """

    kind: Literal["none", "decision", "player"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=2_592_000)] = 0
    more: Annotated[int, Meta(ge=1, le=3600)] = 10


class Plan(Value, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is to be played: fixed when the table is opened, but for the number of seats (`Reseated`)."""

    game: str
    edition: str
    language: str
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    options: dict[str, Any] = field(default_factory=dict)
    clock: Clock = Clock()
    public: bool = False
    pace: Pace = "normal"
    words: Annotated[tuple[Word, ...], Meta(max_length=MOST_WORDS)] | None = None
    """What a game that begins with words is to begin with; without them it draws its own."""
    lexicon: Literal["none"] | None = None
    pack: Pack | None = None
    """The words or categories that the table brings itself."""
    pack_public: bool = False
    """Whether whoever brings them agrees that everybody sees them: a public table needs that."""
    rated: bool | None = None
    """Whether the game is to be rated, if everybody agrees; tables of earlier versions do not say, and asked nobody."""
    lesson: bool = False
    """A first game: whoever opened the table starts, and it is not rated. What it is played with is in `lessons`."""


class Sent(Value, frozen=True, array_like=True):
    """The message that led to an event: by whom, as a speaker id (see chat.py), and what they called it."""

    by: str
    id: str


class TableEvent(Value, frozen=True, tag_field="happened", omit_defaults=True, kw_only=True):
    """An event of a table."""

    sent: Sent | None = None


class Kept(Value, frozen=True):
    """A seat that is kept for somebody who has yet to come. `key` is the fingerprint of their cookie."""

    seat: int
    name: KeptName
    key: str
    until: int
    """Milliseconds since the epoch; from then on the seat is anybody's."""


class Opened(TableEvent, frozen=True, tag="opened"):
    """The table was set up; for a rematch, with seats that are kept."""

    plan: Plan
    code: str
    kept: tuple[Kept, ...] = ()


class Sat(TableEvent, frozen=True, tag="sat"):
    """Somebody took a seat. `key` is the fingerprint of the cookie that proves it is theirs."""

    seat: int
    name: KeptName
    key: str


class BotSat(TableEvent, frozen=True, tag="bot_sat"):
    """A bot was given a seat before the game began."""

    seat: int
    bot: str
    name: Name


class Stood(TableEvent, frozen=True, tag="stood"):
    """A seat became free again before the game began, or whom it was kept for does not want it."""

    seat: int


class Ready(TableEvent, frozen=True, tag="ready"):
    """Whoever has this seat agrees to a rated game of this plan with those who sit here now, or does no more."""

    seat: int
    on: bool = True


class Removed(TableEvent, frozen=True, tag="removed"):
    """The host took somebody's seat before the game began; they do not sit down at this table again."""

    seat: int


class Renamed(TableEvent, frozen=True, tag="renamed"):
    """Somebody has another name, from before the game on."""

    seat: int
    name: KeptName


class Reseated(TableEvent, frozen=True, tag="reseated"):
    """The table got more or fewer seats before the game began: for each seat, which it was; None if it is new."""

    order: tuple[int | None, ...]


class Locked(TableEvent, frozen=True, tag="locked"):
    """Nobody else sits down from now on; or they may again."""

    on: bool


class HostHanded(TableEvent, frozen=True, tag="host_handed"):
    """The person in this seat is the host from now on."""

    seat: int


class ChatClosed(TableEvent, frozen=True, tag="chat_closed"):
    """Nobody talks here from now on; or they may again."""

    on: bool


class WatchingClosed(TableEvent, frozen=True, tag="watching_closed"):
    """Nobody looks on from now on who has no seat; or they may again."""

    on: bool


class Began(TableEvent, frozen=True, tag="began"):
    """The game began. All its random numbers come from the seed."""

    seed: int
    first: int
    events: msgspec.Raw
    rated: bool | None = None
    """Whether everybody who sat there had agreed to be rated, and was here; older logs do not say."""


class Played(TableEvent, frozen=True, tag="played"):
    """A seat acted, or the clock did; the log has the action beside it. `at` is the time in the game."""

    seat: int | None
    at: int
    events: msgspec.Raw
    lapsed: tuple[int, ...] | None = None
    """Whose time was up, where each player has a clock; older logs do not say, and there it was everybody's."""
    right: str | None = None
    """The kind of decision that a seat has answered, if it was no duty of theirs; older logs do not say."""


class Handed(TableEvent, frozen=True, tag="handed"):
    """A bot plays a person's seat from now on; None: the person does again."""

    seat: int
    bot: str | None
    by: int | None = None
    """The seat of somebody else who has decided that; older logs do not say."""


class Resigned(TableEvent, frozen=True, tag="resigned"):
    """Somebody has given the game up for good. From now on a bot plays for them; None: the game is over for all."""

    seat: int
    bot: str | None = None


class Said(TableEvent, frozen=True, tag="said"):
    """A chat message to the table or to a team. A watcher has no seat; `voice` is the speaker id (see chat.py).

    It is an entry of the table's chat; in earlier versions it was in the log.
    """

    seat: int | None
    name: Name
    text: Text
    room: Room = "table"
    voice: str = ""
    team: int | None = None


class Muted(TableEvent, frozen=True, tag="muted"):
    """One speaker muted another, or no longer does: only in logs of earlier versions."""

    by: str
    voice: str
    on: bool = True


class PaceSet(TableEvent, frozen=True, tag="pace_set"):
    """The bots at this table are faster or slower from now on."""

    pace: Pace


class Erased(TableEvent, frozen=True, tag="erased"):
    """Everything about somebody is deleted, whose speaker id it `was`; `key` stands for theirs, and is nobody's.

    It has the seat that was theirs. Before the game it is free from now on; later, whoever sits there has no name.
    """

    was: str
    seat: int | None = None
    key: str = ""


class Renewed(TableEvent, frozen=True, tag="renewed"):
    """There is a rematch, at this table."""

    table: str


def room_of(said: Said) -> str:
    """The room of a message, which for a team is its own."""
    return said.room if said.team is None else f"{said.room} {said.team}"


class Rekeyed(TableEvent, frozen=True, tag="rekeyed"):
    """A seat is proved by another key from now on, and so is all else that its person had here by the former one."""

    seat: int | None
    key: str
    was: str | None = None
    """The former key of somebody who has no seat; of others it is that which proves their seat."""


HOST_EVENTS = Removed | Reseated | Locked | HostHanded | ChatClosed | WatchingClosed
"""What only the host of a table decides (play/hosting.py)."""
TABLE_EVENTS = (
    Opened
    | Sat
    | BotSat
    | Stood
    | Renamed
    | Ready
    | Began
    | Played
    | Handed
    | Resigned
    | Said
    | Muted
    | PaceSet
    | Erased
    | Rekeyed
    | Renewed
    | HOST_EVENTS
)

_decoder = msgspec.json.Decoder(TABLE_EVENTS)


def is_step(stored: bytes) -> bool:
    """Whether a stored event is the beginning of the game or a move in it, without decoding it."""
    return stored.startswith(_STEPS)


_STEPS = tuple(b'{"happened":"%s"' % tag for tag in (b"began", b"played"))


def encode(event: TableEvent) -> bytes:
    """An event as the log stores it."""
    return msgspec.json.encode(event)


def decode(stored: bytes) -> Any:
    """An event out of the log."""
    return _decoder.decode(stored)


def pack_of(opening: bytes) -> Pack | None:
    """The words or categories that a table brings itself, by the first event of its log."""
    pack: Pack | None = decode(opening).plan.pack
    return pack
