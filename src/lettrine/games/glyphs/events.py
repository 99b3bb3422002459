"""What can have happened at a Glyphs table, in the past tense. Points are in the events, so folding needs no rule."""

from lettrine.core.game import Event
from lettrine.games.glyphs.edition import Edition
from lettrine.games.pieces.alphabet import Piece
from lettrine.games.pieces.race.events import GaveUp, RaceBegan, RaceEnded, RaceHid


class Started(Event, frozen=True, tag="started"):
    """The table's rules, by value, and who sits where."""

    rules: Edition
    seats: int
    language: str
    first: int = 0


class Hid(Event, frozen=True, tag="hid"):
    """A seat has chosen a word; its owner is told which."""

    seat: int
    word: str | None = None
    by_lot: bool = False
    """Whether the clock decided, and the word was drawn."""


class Favoured(Event, frozen=True, tag="favoured"):
    """The winner of the prelude starts, with points (G16)."""

    seat: int
    points: int


class TurnBegan(Event, frozen=True, tag="turn_began"):
    """A seat's turn began, and with it the one before ended."""

    seat: int


class Proposed(Event, frozen=True, tag="proposed"):
    """A piece was offered to a cell: it lies in it now, or below it (G5, G6). `points` are the asker's."""

    seat: int
    of: int
    cell: int
    piece: Piece
    fits: bool
    points: int = 0
    owner_points: int = 0


class Positioned(Event, frozen=True, tag="positioned"):
    """A lying piece was put where somebody thinks it belongs; it stays there only if that is exact (G9)."""

    seat: int
    of: int
    cell: int
    piece: Piece
    x: float
    y: float
    angle: float
    exact: bool


class Named(Event, frozen=True, tag="named"):
    """Somebody said, aloud, what a word is. If that was right, its pieces go back to the reserve (G11, G12)."""

    seat: int
    of: int
    word: str
    right: bool
    points: int


class Passed(Event, frozen=True, tag="passed"):
    """Time ran out before the player on turn did anything: the turn ends."""

    seat: int


class ClockSet(Event, frozen=True, tag="clock_set"):
    """What has just become due lapses at this time: these seats' hiding or, where none is named, the turn."""

    deadline: int
    hiding: tuple[int, ...] = ()


class Ended(Event, frozen=True, tag="ended"):
    """A word was found by somebody who had enough points (G13). All words are shown; some may not be hidden yet."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    words: tuple[str, ...]


EVENTS = (
    Started
    | RaceHid
    | RaceBegan
    | GaveUp
    | RaceEnded
    | Favoured
    | Hid
    | TurnBegan
    | Proposed
    | Positioned
    | Named
    | Passed
    | ClockSet
    | Ended
)
