"""A Sonde table in full, secrets included: what there is, what it waits for, and what the rules may ask of it."""

from lettrine.core.game import SEALED, Sealed
from lettrine.core.value import Value
from lettrine.games.sonde.actions import Side
from lettrine.games.sonde.edition import Edition

OPEN = "_"
"""Stands in `Tray.covered` where a space has been exposed."""


class Tray(Value, frozen=True):
    """One secret: all of it, and what of it is still under a flap."""

    cells: str
    covered: str
    hidden: int
    sealed: Sealed = SEALED

    @property
    def word(self) -> str:
        """The word without its blanks."""
        return self.cells.strip(".")


EMPTY = Tray("", "", 0)


class Question(Value, frozen=True, omit_defaults=True):
    """One question of a turn, and what came of it (None while the answer is pending)."""

    turn: int
    seat: int
    of: int
    letter: str
    yes: bool | None = None


MOST_NOTED = 500
"""How many questions of earlier turns a table keeps: more than twelve trays can be asked without asking one in vain
twice, or a space that is open (each 27 symbols and 12 spaces)."""


class Denial(Value, frozen=True):
    """A "no" that was not true: how many such spaces the owner was hiding then (S31)."""

    seat: int
    letter: str
    hidden: int


class Ballot(Value, frozen=True):
    """A checked word, what the lexicon said of it, and who has voted how (S32)."""

    of: int
    tray: Side | None
    ok: bool
    votes: tuple[tuple[int, bool], ...] = ()
    overruled: bool = False


class Hiding(Value, frozen=True):
    """Everybody is choosing a word."""


class Drawing(Value, frozen=True):
    """The player on turn is to draw a card (S9)."""


class Asking(Value, frozen=True):
    """The player on turn is to ask (S11)."""


class Answering(Value, frozen=True):
    """An owner is to say yes or no (S31)."""

    owner: int
    letter: str


class Exposing(Value, frozen=True):
    """An owner is to open a space with this letter: the question was a hit (S12)."""

    owner: int
    letter: str


class Yielding(Value, frozen=True):
    """An owner is to open any hidden space, because a card says so (S21); two trays: on this one."""

    owner: int
    tray: Side | None = None


class Unveiling(Value, frozen=True):
    """The player on turn is to open a blank of their own (S22)."""


class Between(Value, frozen=True):
    """The turn has met its miss; what comes next is for the rules to say."""


class Over(Value, frozen=True):
    """Every space is exposed (S35). Spelling may be checked until these have accepted the scores (S32)."""

    accepted: tuple[int, ...] = ()


Phase = Hiding | Drawing | Asking | Answering | Exposing | Yielding | Unveiling | Between | Over


class State(Value, frozen=True, kw_only=True):
    """Everything about a table."""

    rules: Edition
    seats: int
    language: str
    per_seat: int
    """S36: trays each."""
    turn: int
    trays: tuple[Tray, ...]
    """By seat, and with two trays each left before right."""
    hiding: tuple[int, ...] = ()
    """The seats that still have something hidden. Kept up with the trays, because every question needs it."""
    scores: tuple[int, ...]
    phase: Phase = Hiding()
    turns: int = 0
    steps: int = 0
    """Duties met in this turn; with `turns` it names a decision."""
    extra: int = 0
    """S20: additional turns still owed."""
    factor: int = 1
    """S23: what the next question's hit is multiplied by."""
    pile: tuple[str, ...] = ()
    discards: tuple[str, ...] = ()
    shuffles: int = 0
    card: str | None = None
    ignored: bool = False
    """S10: the card that lies open could not be obeyed."""
    questions: tuple[Question, ...] = ()
    asked_before: int = 0
    """How many of the questions belong to earlier turns."""
    denials: tuple[Denial, ...] = ()
    ballots: tuple[Ballot, ...] = ()
    """S32: one for each word that has been checked."""
    auto: tuple[int, ...] = ()
    hidden_last: int | None = None
    """S33: the one who is still hidden, once all others are exposed."""
    last_turns: int = 0
    """S33: turns their opponents still have, all told."""
    deadline: int | None = None
    sealed: Sealed = SEALED


def tray_at(state: State, seat: int, side: Side | None) -> int:
    """Where a seat's tray stands in `trays`."""
    return seat * state.per_seat + (side == "right")


def side_of(state: State, index: int) -> Side | None:
    """Which of its owner's trays this is; None where each has but one."""
    if state.per_seat == 1:
        return None
    return "right" if index % 2 else "left"


def trays_of(state: State, seat: int) -> range:
    """Where a seat's trays stand in `trays`."""
    return range(seat * state.per_seat, (seat + 1) * state.per_seat)


def laid_by(state: State, seat: int) -> str:
    """All letters and blanks that a seat has put on its trays so far."""
    return "".join(state.trays[index].cells for index in trays_of(state, seat))


def hidden_of(state: State, seat: int) -> int:
    """How many spaces a seat still hides. Everybody can count that."""
    if state.per_seat == 1:
        return state.trays[seat].hidden
    return state.trays[2 * seat].hidden + state.trays[2 * seat + 1].hidden


def holds(state: State, seat: int, letter: str) -> int:
    """How many hidden spaces of a seat have this letter. Only the rules may ask."""
    if state.per_seat == 1:
        return state.trays[seat].covered.count(letter)
    return state.trays[2 * seat].covered.count(letter) + state.trays[2 * seat + 1].covered.count(letter)


def found_out(state: State, denial: Denial) -> bool:
    """S31: such a space has been exposed since, so the "no" was not true and now everyone can see it."""
    return holds(state, denial.seat, denial.letter) < denial.hidden


def ballot_on(state: State, of: int, tray: Side | None) -> tuple[int, Ballot]:
    """The ballot on a checked word, and its number."""
    return next((i, b) for i, b in enumerate(state.ballots) if (b.of, b.tray) == (of, tray))


def yielding(state: State, card: str) -> Yielding:
    """S21: whom a left or right card means. Left is the next seat in order of play; S36: the opponent's tray."""
    if state.per_seat == 2:
        return Yielding(1 - state.turn, "left" if card == "left" else "right")
    return Yielding((state.turn + (1 if card == "left" else -1)) % state.seats)
