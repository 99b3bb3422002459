"""What an analysis of Sonde says, and what those of all games have in common.

The names are stable: fields may be added, never renamed or retyped.
Seats count from 0, spaces from 1. `step` is the number of an entry of the game's log: 0 is the opening, and then one
for each action, so it is also the number of a frame of the replay. Chances go from 0 to 1.
"""

from typing import Literal

from lettrine.core.value import Value
from lettrine.games.sonde.actions import Side

Outcome = Literal["hit", "miss", "void", "pending"]
"""How a question ended: void if its tray was named meanwhile (S30), pending if the record breaks off."""


class QuestionOption(Value, frozen=True):
    """A question that could be asked, and what it promised by all that was known."""

    of: int
    letter: str
    chance: float
    points: float
    bits: float


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


class AnalysedQuestion(Asked, frozen=True, kw_only=True):
    """A question that was asked."""

    settled: int
    """The step in which the answer came; that of the question, if none came."""
    letter: str
    best_points: QuestionOption
    """The question that promised most points."""
    best_bits: QuestionOption
    """The question that promised to tell most."""


class AnalysedNaming(Value, frozen=True, kw_only=True):
    """A whole word that was named (S29, G11, G12)."""

    step: int
    seat: int
    of: int
    tray: Side | None
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
    tray: Side | None
    sequence: str
    chance: float
    points_expected: float
    right: bool
    """Whether the likeliest content was the secret."""


class AnalysedAnswer(Value, frozen=True, kw_only=True):
    """A space that its owner chose to open, among several that would have done."""

    step: int
    seat: int
    why: Literal["question", "card", "blank"]
    space: int
    tray: Side | None
    options: int
    kept: float
    """How much of the candidates' weight was left after it."""
    best_space: int
    best_tray: Side | None
    best_kept: float
    """How much would have been left after the choice that gave least away."""
    given_away: float
    """The bits between the two."""


class AnalysedSecret(Value, frozen=True, kw_only=True):
    """What was hidden on a tray, and how hard it was."""

    seat: int
    tray: Side | None
    cells: str
    """All of it: letters, and blanks as dots."""
    word: str
    known: bool
    """Whether the lexicon has it."""
    bits: float | None
    """How much there was to learn at first."""
    misses_expected: float
    """Of somebody who always asks for the likeliest letter, without the blanks."""
    percentile: float
    """How many of a hundred common words are easier."""
    questions: int
    misses: int
    """How many questions its owner was asked in all, and how many of them in vain."""


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


class AnalysedSeat(Player, frozen=True, kw_only=True):
    """One player's game. The score is the sum of `asking`, `naming`, `cards`, `kept` and `penalties`."""

    cards: int
    """Points that a card brought: all of them luck."""
    kept: int
    """Points for what was still hidden at the end (S34)."""
    penalties: int
    """S31, S32."""
    given_away: float
    """Bits told by opening other spaces than the best."""


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


class Analysis(Value, frozen=True, kw_only=True, tag_field="game", tag="sonde"):
    """All that is to be said of a game of Sonde."""

    analysis: int = 1
    """The format."""
    edition: str
    language: str
    over: bool
    seats: tuple[AnalysedSeat, ...]
    secrets: tuple[AnalysedSecret, ...]
    questions: tuple[AnalysedQuestion, ...]
    namings: tuple[AnalysedNaming, ...]
    missed: tuple[MissedNaming, ...]
    answers: tuple[AnalysedAnswer, ...]
    course: tuple[AnalysedMoment, ...]
