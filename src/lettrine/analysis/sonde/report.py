"""What an analysis of Sonde says. The names are stable: fields may be added, never renamed or retyped.

Seats count from 0, spaces from 1. `step` is the number of an entry of the game's log: 0 is the opening, and then one
for each action, so it is also the number of a frame of the replay. Chances go from 0 to 1.
"""

from typing import Literal

from lettrine.analysis.common.report import AnalysedMoment, AnalysedNaming, Asked, MissedNaming, Player
from lettrine.core.value import Value
from lettrine.games.sonde.actions import Side


class QuestionOption(Value, frozen=True):
    """A question that could be asked, and what it promised by all that was known."""

    of: int
    letter: str
    chance: float
    points: float
    bits: float


class AnalysedQuestion(Asked, frozen=True, kw_only=True):
    """A question that was asked."""

    settled: int
    """The step in which the answer came; that of the question, if none came."""
    letter: str
    best_points: QuestionOption
    """The question that promised most points."""
    best_bits: QuestionOption
    """The question that promised to tell most."""


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
