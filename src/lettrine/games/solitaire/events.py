"""What can have happened in a Solitaire, in the past tense."""

from lettrine.core.game import Event
from lettrine.games.solitaire.edition import Edition


class Started(Event, frozen=True, tag="started"):
    """The rules, by value, and the words to begin with, if they were brought along."""

    rules: Edition
    language: str
    words: tuple[str, ...] = ()


class Drawn(Event, frozen=True, tag="drawn"):
    """The game has drawn the words to begin with."""

    words: tuple[str, ...]


class ClockSet(Event, frozen=True, tag="clock_set"):
    """Time is up then."""

    deadline: int


class Formed(Event, frozen=True, tag="formed"):
    """A new word was built out of a group's pieces."""

    group: int
    word: str


class RoundBegan(Event, frozen=True, tag="round_began"):
    """Every group has a new word: each may have another."""

    number: int


class Ended(Event, frozen=True, tag="ended"):
    """It is over: every word that was possible is shown, by group."""

    score: int
    possible: tuple[tuple[str, ...], ...]


EVENTS = Started | Drawn | ClockSet | Formed | RoundBegan | Ended
