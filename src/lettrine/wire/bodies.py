"""The bodies of HTTP requests and responses, besides tables, refusals and ratings."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from lettrine.analysis.common.grades import Verdict
from lettrine.analysis.registry import AnyOption
from lettrine.core.editions import OPTIONS
from lettrine.core.packs import LONGEST_NAME, Pack, PackInfo
from lettrine.play.lessons import Lesson
from lettrine.play.table_events import MOST_SEATS, MessageId, Name, Plan

MOST_PACK_TEXT = 65_536
"""How many characters of a text are taken: a few more than a pack can have, which is then told."""
PackId = Annotated[str, Meta(max_length=40)]
BotName = Annotated[str, Meta(max_length=40)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened by somebody who takes its first seat."""

    plan: Plan
    name: Name
    bots: Annotated[list[BotName], Meta(max_length=MOST_SEATS)] = []
    """Those in the seats after the first."""
    start: bool = False
    """Whether the game begins at once."""
    id: MessageId | None = None
    """Chosen anew by whoever has a cookie: with the same one, they get the same table."""
    saved: PackId | None = None
    """A saved pack that the table plays with, instead of one in the plan."""


class NewPack(Struct, frozen=True, forbid_unknown_fields=True):
    """A text to be read as a table's own words or categories, a line an entry, and checked for such a table."""

    game: str
    edition: str
    language: str
    text: Annotated[str, Meta(max_length=MOST_PACK_TEXT)]
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    options: dict[str, Any] = {}


class PackToSave(Struct, frozen=True, forbid_unknown_fields=True):
    """A pack to be saved behind a link."""

    pack: Pack
    public: bool = False
    """Whether public tables may play with it."""


class SavedPackInfo(Struct, frozen=True):
    """A saved pack, as whoever has its link reads it."""

    id: str
    pack: Pack
    public: bool
    yours: bool
    """Whether whoever asks has saved it, and may delete it."""


class NewSitter(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants a seat."""

    name: Name


class Readiness(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether somebody agrees to a rated game, and to which: the table's `agreement` when they were asked."""

    on: bool = True
    agreement: Annotated[str, Meta(max_length=64)] | None = None


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is to begin. `rated`: false, not rated; true, rated or not at all; without it, as the table says."""

    rated: bool | None = None


class Resigning(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody gives the game up, and what they were told that this comes to."""

    then: Literal["bot", "over"]


class Switch(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether something is to be so from now on."""

    on: bool


class NewSeats(Struct, frozen=True, forbid_unknown_fields=True):
    """How many seats a table is to have."""

    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]


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
    pack: PackInfo | None = None
    """Of the words or categories that the table has brought itself."""


class EditionInfo(Struct, frozen=True):
    """An edition of a game: how many can sit down, and what a table may change in it."""

    id: str
    least: int
    most: int
    options: tuple[OPTIONS, ...]
    clock: bool
    """Whether a table may give each duty its time."""


class GameInfo(Struct, frozen=True):
    """A game that can be played here; its bots are listed weakest first."""

    name: str
    bots: tuple[str, ...]
    languages: tuple[str, ...]
    editions: tuple[EditionInfo, ...]
    lesson: Lesson | None
    """What the first game of it is played with; none where there are no bots to play it with."""


class LexiconState(Struct, frozen=True):
    """Whether a language's words are there; if not, how far their preparation has come, or that it has failed."""

    language: str
    state: Literal["ready", "preparing", "missing"]
    percent: int


class TextSpan(Struct, frozen=True, omit_defaults=True):
    """A piece of a text, which may be a link to a web page or a mail address."""

    text: str
    link: str | None = None


class TextBlock(Struct, frozen=True):
    """A heading, a paragraph or an item of a list."""

    kind: Literal["heading", "paragraph", "item"]
    spans: tuple[TextSpan, ...]


class OperatorPage(Struct, frozen=True):
    """A page by whoever runs the server; it may be in no particular language."""

    language: str | None
    blocks: tuple[TextBlock, ...]


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
    mine: AnyOption
    best: AnyOption
    rank: int
    count: int
    """Of how many questions it has that rank."""
    examples: tuple[str, ...]
