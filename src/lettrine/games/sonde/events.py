"""What can have happened at a Sonde table, in the past tense. Points are in the events, so folding needs no rule."""

from lettrine.core.game import Event
from lettrine.games.sonde.actions import Side
from lettrine.games.sonde.edition import Edition


class Started(Event, frozen=True, tag="started"):
    """The table's rules, by value, and who sits where."""

    rules: Edition
    seats: int
    language: str
    first: int = 0


class Shuffled(Event, frozen=True, tag="shuffled"):
    """The draw pile was made. Its order is nobody's to know."""

    count: int
    cards: tuple[str, ...] | None = None


class Hid(Event, frozen=True, tag="hid"):
    """A seat filled a tray. Everyone sees how many spaces are in use (S4), the owner what is on them."""

    seat: int
    spaces: int
    tray: Side | None = None
    cells: str | None = None
    by_lot: bool = False
    """Whether the clock decided, and the word was drawn."""
    dealt: bool = False
    """E6: whether the house chose it, so that its owner does not see it either."""


class TurnBegan(Event, frozen=True, tag="turn_began"):
    """A seat's turn began, and with it the one before ended."""

    seat: int


class TurnExtended(Event, frozen=True, tag="turn_extended"):
    """The miss was made good by an additional turn (S20)."""

    seat: int


class Drew(Event, frozen=True, tag="drew"):
    """A card was turned up for all to see (S9); `points` go to the drawer at once (S24)."""

    seat: int
    card: str
    points: int = 0
    ignored: bool = False
    """S10: it could not be obeyed."""


class Asked(Event, frozen=True, tag="asked"):
    """A letter or a blank was asked for."""

    seat: int
    of: int
    letter: str


class Answered(Event, frozen=True, tag="answered"):
    """The question was answered. `points` are the asker's: a blank that is not there costs (S15)."""

    seat: int
    yes: bool
    points: int = 0


class Exposed(Event, frozen=True, tag="exposed"):
    """A space was opened, and `to` scored for it; `bonus` is for the last hidden space (S16)."""

    seat: int
    space: int
    letter: str
    tray: Side | None = None
    to: int | None = None
    points: int = 0
    bonus: int = 0


class Interrupted(Event, frozen=True, tag="interrupted"):
    """Somebody named a whole tray, aloud. If that was right, the tray is exposed (S29)."""

    seat: int
    of: int
    sequence: str
    right: bool
    points: int
    tray: Side | None = None


class Voided(Event, frozen=True, tag="voided"):
    """A pending choice lost its reason: an interruption exposed the tray (S30)."""

    seat: int
    unanswered: bool = False
    """Whether it was a question without an answer: then it does not count as the first of its turn (S23)."""


class LastTurnsBegan(Event, frozen=True, tag="last_turns_began"):
    """All but one are exposed: each opponent of `hidden` has its last turns, from the next turn on (S33)."""

    hidden: int


class Kept(Event, frozen=True, tag="kept"):
    """The last hidden player exposed what was left and scored for it (S34)."""

    seat: int
    trays: tuple[str, ...]
    points: int
    bonus: int


class FoundOut(Event, frozen=True, tag="found_out"):
    """A "no" turned out not to have been true (S31)."""

    seat: int
    points: int


class Checked(Event, frozen=True, tag="checked"):
    """The lexicon was asked about an exposed word; `points` are the owner's (S32)."""

    seat: int
    of: int
    word: str
    ok: bool
    points: int = 0
    tray: Side | None = None


class Voted(Event, frozen=True, tag="voted"):
    """A seat said whether a checked word should stand."""

    seat: int
    of: int
    ok: bool
    tray: Side | None = None


class Overruled(Event, frozen=True, tag="overruled"):
    """The table outvoted the lexicon; `points` set the owner's score right (S32)."""

    of: int
    ok: bool
    points: int
    tray: Side | None = None


class AutoSet(Event, frozen=True, tag="auto_set"):
    """A tray answers hits by itself from now on, or no longer (S12)."""

    seat: int
    on: bool


class Passed(Event, frozen=True, tag="passed"):
    """Time ran out before a question was asked: the turn ends."""

    seat: int


class ClockSet(Event, frozen=True, tag="clock_set"):
    """The duty that has just opened lapses at this time."""

    deadline: int


class Ended(Event, frozen=True, tag="ended"):
    """Every space is exposed (S35)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Accepted(Event, frozen=True, tag="accepted"):
    """A seat accepted the final scores (S32)."""

    seat: int


EVENTS = (
    Started
    | Shuffled
    | Hid
    | TurnBegan
    | TurnExtended
    | Drew
    | Asked
    | Answered
    | Exposed
    | Interrupted
    | Voided
    | LastTurnsBegan
    | Kept
    | FoundOut
    | Checked
    | Voted
    | Overruled
    | AutoSet
    | Passed
    | ClockSet
    | Ended
    | Accepted
)
