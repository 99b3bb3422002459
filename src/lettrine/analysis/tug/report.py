"""What an analysis of Tug says. The names are stable: fields may be added, never renamed or retyped.

Teams and seats count from 0; `step` is as in Sonde (`report.py`). Worths are on the scale of the bots: 1 for a letter
that is captured, less for one that came nearer, 5 for the game.
"""

from typing import Literal

from lettrine.analysis.common.grades import Verdict
from lettrine.core.value import Value
from lettrine.games.tug.cards import Advice


class WordOption(Value, frozen=True):
    """An answer to a category, and what spelling it was worth then."""

    word: str
    worth: float


class AnalysedTurn(Value, frozen=True, kw_only=True):
    """A card, and the word that a team gave for it."""

    drawn: int
    """The step in which the card was drawn."""
    step: int
    """The step in which the word was over, or the sand before there was one."""
    team: int
    captain: int
    category: str
    word: str
    """As it was spelled; empty if there was none."""
    cut: bool
    moved: int
    """How many steps it moved letters."""
    captured: str
    """The letters that it took off the board."""
    worth: float
    stands: bool
    """Whether it was let stand; if not, its letters went back (T10, T11)."""
    misspelt: bool | None
    """What a dictionary says, whether or not somebody asked it (T10); None where it cannot tell."""
    advice: Advice | None
    """What the adviser says (T11), whether or not anybody contested."""
    best: tuple[WordOption, ...]
    """The answers on our cards that were worth most; none if the card is not of ours."""
    rank: int | None
    """The word's place among all those answers, from 1; None without a word or without answers."""
    regret: float
    """What was given up against the best of them: all of it where no word stands, nothing where it was worth more."""


class AnalysedChallenge(Value, frozen=True, kw_only=True):
    """A word that was challenged."""

    step: int
    seat: int
    team: int
    kind: Literal["check", "contest"]
    word: str
    right: bool | None
    """Whether the letters went back; None where no dictionary could tell, or nobody has decided yet."""
    won: float
    """What the word had been worth that went back."""
    rash: bool
    """A check of a word that was spelled right: it costs a turn (T10). A contest costs nothing (T11)."""


class AnalysedTeam(Value, frozen=True, kw_only=True):
    """One team's game."""

    team: int
    seats: tuple[int, ...]
    names: tuple[str, ...]
    score: int
    """How many letters it has captured."""
    words: int
    """How many of its words stand."""
    worth: float
    """What they were worth together."""
    regret: float
    refuted: int
    """How many of its words went back."""
    challenges: int
    rash: int
    missed: int
    """Misspelt words of the others that nobody checked (T10)."""
    grade: Verdict | None
    """How good the words were on the whole, by what they and the best ones were worth; None without a turn."""


class TugMoment(Value, frozen=True, kw_only=True):
    """How it stood after a step."""

    step: int
    at: int
    scores: tuple[int, int]
    """By team: letters captured."""
    balance: float
    """What the whole board is worth to the second team: to the first, as much less."""


class TugAnalysis(Value, frozen=True, kw_only=True, tag_field="game", tag="tug"):
    """All that is to be said of a game of Tug."""

    analysis: int = 1
    """The format."""
    edition: str
    language: str
    over: bool
    winners: tuple[int, ...]
    """Seats."""
    teams: tuple[AnalysedTeam, ...]
    turns: tuple[AnalysedTurn, ...]
    challenges: tuple[AnalysedChallenge, ...]
    course: tuple[TugMoment, ...]
