"""What the analyses of all games say alike. The names are stable: fields may be added, never renamed or retyped.

Seats count from 0, spaces from 1. `step` is the number of an entry of the game's log: 0 is the opening, and then one
for each action, so it is also the number of a frame of the replay. Chances go from 0 to 1.
"""

from typing import Literal

from lettrine.analysis.common.grades import Verdict
from lettrine.core.value import Value

Outcome = Literal["hit", "miss", "void", "pending"]
"""How a question ended: void if its tray was named meanwhile (S30), pending if the record breaks off."""
Tray = Literal["left", "right"]
"""Which of two trays, where a seat has two (S36)."""


class Asked(Value, frozen=True, kw_only=True):
    """What is to be said of a question in every game."""

    step: int
    seat: int
    of: int
    answer: Outcome
    chance: float
    """Of a hit."""
    points: int
    """What it scored."""
    points_expected: float
    bits: float | None
    """How surprising the answer was; None without one, and where an earlier one was not true (S31)."""
    bits_expected: float
    rank: int
    """Its place among all questions by the points they promised, from 1."""
    regret: float
    """Points given up against the best."""
    regret_bits: float
    luck: float
    """Points got less points expected."""
    blunder: bool


class AnalysedNaming(Value, frozen=True, kw_only=True):
    """A whole word that was named (S29, G11, G12)."""

    step: int
    seat: int
    of: int
    tray: Tray | None
    sequence: str
    right: bool
    chance: float
    points: int
    points_expected: float
    luck: float
    rash: bool
    """It was to be expected that it would cost points."""


class MissedNaming(Value, frozen=True, kw_only=True):
    """A word that could have been named with profit, and was not, from step `first` to step `last`."""

    first: int
    last: int
    step: int
    """When it promised most; what follows is how it was then."""
    seats: tuple[int, ...]
    """Whoever could have."""
    of: int
    tray: Tray | None
    sequence: str
    chance: float
    points_expected: float
    right: bool
    """Whether the likeliest content was the secret."""


class Player(Value, frozen=True, kw_only=True):
    """What is to be said of a player in every game."""

    seat: int
    name: str
    score: int
    questions: int
    hits: int
    blunders: int
    asking: int
    """Points by questions."""
    asking_expected: float
    regret: float
    naming: int
    """Points by naming whole words."""
    naming_expected: float
    rash: int
    missed: int
    """Namings that this seat, perhaps with others, let pass."""
    luck: float
    skill: float
    """The score without the luck."""
    grade: Verdict | None
    """How good the questions were on the whole; None without any."""


class AnalysedMoment(Value, frozen=True, kw_only=True):
    """How it stood after a step: all that is needed for a curve over time."""

    step: int
    at: int
    """Milliseconds since the start."""
    scores: tuple[int, ...]
    """By seat."""
    luck: tuple[float, ...]
    """By seat, all up to here."""
    bits: tuple[float | None, ...]
    """In the order of `secrets`: what there was still to learn of each. None: ruled out by an untrue answer (S31), or
    not hidden yet (G11)."""
