"""A table of Tug in full, what the teams whisper included: what there is, and what it waits for."""

from typing import Literal

from lettrine.core.game import SEALED, Sealed
from lettrine.core.value import Value
from lettrine.games.tug.cards import Advice, Category
from lettrine.games.tug.edition import Edition
from lettrine.games.tug.events import Team

Challenge = Literal["check", "contest"]
LONGEST = 40
"""How many letters a word may have: more than any that is one."""


class Tile(Value, frozen=True):
    """A letter on its lane: 0 is the middle, less is toward the first team, more toward the second (T2)."""

    letter: str
    at: int = 0
    taken: int | None = None
    """The team that has captured it (T7)."""


class Suggestion(Value, frozen=True):
    """What somebody whispered."""

    seat: int
    word: str


class Given(Value, frozen=True, omit_defaults=True):
    """A word that was given, and what became of it."""

    team: int
    word: str
    """As it was spelled, hyphens included."""
    category: Category
    cut: bool = False
    """Whether the glass cut it off (T6)."""
    proper: bool = False
    """Whether it was said to be a name (T10)."""
    back: bool = False
    """Whether its letters went back (T10, T11)."""
    kept: str = ""
    """Those before the first mistake, if they stayed (T10)."""
    form: str | None = None
    """As a dictionary writes it, once that was looked up."""
    checked: Literal["right", "wrong", "unknown"] | None = None
    """What came of a check, if there was one (T10)."""
    reason: str | None = None
    """What its team said for it, once it was contested (T11)."""
    ballots: tuple[bool | None, ...] = ()
    """How everybody has voted on it, by seat, once all have."""
    advice: Advice | None = None
    """What the adviser thinks, which is told with the votes."""

    @property
    def letters(self) -> str:
        """What was spelled, without hyphens."""
        return self.word.replace("-", "")


class Drawing(Value, frozen=True):
    """The team on turn is to draw a card; until then the others' last word may be challenged (T10)."""


class Reading(Value, frozen=True):
    """Everybody reads the card; the other team is to turn the glass (T4)."""


class Spelling(Value, frozen=True):
    """The sand runs, and the captain may spell (T5)."""

    stopped: bool = False
    """Whether the first letter has stopped the glass (T4)."""


class Winning(Value, frozen=True):
    """A word has brought the last letter that was wanted, and may still be challenged (T12)."""


class Explaining(Value, frozen=True):
    """The team whose word is contested is to explain it (T11)."""


class Voting(Value, frozen=True):
    """Everybody votes; `None` has abstained, and whoever is not in it has not voted yet (T11)."""

    ballots: tuple[tuple[int, bool | None], ...] = ()


class Settled(Value, frozen=True):
    """Nothing holds the game up: the turn of this team begins, or the game ends."""

    team: int
    again: bool = False
    """Whether the other team misses its turn (T10)."""


class Over(Value, frozen=True):
    """A team has won."""

    winner: int


Phase = Drawing | Reading | Spelling | Winning | Explaining | Voting | Settled | Over


class State(Value, frozen=True, kw_only=True):
    """Everything about a table."""

    rules: Edition
    seats: int
    language: str
    teams: tuple[Team, Team]
    captains: tuple[int, int]
    active: int
    """The team whose turn it is."""
    tiles: tuple[Tile, ...]
    before: tuple[Tile, ...]
    """Where the letters were when the word began: they may have to go back."""
    phase: Phase
    own: tuple[str, ...] = ()
    """T3: the categories that the table has brought itself, as they are read out."""
    pile: tuple[str, ...] = ()
    shuffles: int = 0
    category: Category | None = None
    spelled: str = ""
    steps: int = 0
    """How many steps the word has moved letters."""
    suggestions: tuple[Suggestion, ...] = ()
    given: tuple[Given, ...] = ()
    left: tuple[Challenge, ...] = ()
    """How the last word may still be challenged (T10, T11)."""
    begun: bool = True
    """Whether the turn after the last word has begun."""
    turns: int = 0
    challenges: int = 0
    deadline: int | None = None
    sealed: Sealed = SEALED


def other(team: int) -> int:
    """The team across the board."""
    return 1 - team


def team_of(state: State, seat: int) -> int:
    """Which team a seat plays for."""
    return int(seat in state.teams[1])


def challengers(state: State) -> Team:
    """Who may challenge the last word: the team that did not give it."""
    return state.teams[other(state.given[-1].team)]


def scores(state: State) -> tuple[int, int]:
    """How many letters each team has captured."""
    taken = [tile.taken for tile in state.tiles]
    return taken.count(0), taken.count(1)


def wins(state: State) -> bool:
    """T12: whether the last word, if it stands, wins the game."""
    return scores(state)[state.given[-1].team] >= state.rules.to_win


def word_so_far(state: State) -> str:
    """What the captain has spelled; hyphens at its ends are none."""
    return state.spelled.strip("-")


def toward(team: int) -> int:
    """Which way a team pulls."""
    return 1 if team else -1


def to_vote(state: State) -> Team:
    """Who has not voted yet."""
    assert isinstance(state.phase, Voting)
    done = [seat for seat, _ in state.phase.ballots]
    return tuple(seat for seat in range(state.seats) if seat not in done)
