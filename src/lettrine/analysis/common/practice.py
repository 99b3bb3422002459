"""What a game provides so that people can practise with its positions, and what its grades have in common."""

from collections.abc import Callable, Sequence
from datetime import date
from typing import Any, Generic, NamedTuple, TypeVar

from lettrine.analysis.common.grades import Verdict
from lettrine.core.game import Game
from lettrine.core.luck import Luck
from lettrine.core.match import Entry
from lettrine.words.lexicon import Lexicon

Option = TypeVar("Option")
"""What can be chosen in a position: each game has its own type."""


class Grade(NamedTuple, Generic[Option]):
    """What a choice was worth among all that could be chosen."""

    mine: Option
    best: Option
    rank: int
    """From 1, by points; options that promise as much share it."""
    verdict: Verdict


class Practice(NamedTuple):
    """Practice in one game: where its positions come from, and how a choice in one of them is graded."""

    game: Game[Any, Any, Any]
    seats: int
    """How many bots play a generated game."""
    generate_game: Callable[[int, Any, Lexicon], Sequence[Entry]]
    """By a seed, the game's rules and a lexicon: the log of a game between bots."""
    choose_positions: Callable[[Sequence[Entry], Lexicon, int, int, int | None], Sequence[Any]]
    """By a log, a lexicon, a seed, a count and a seat (None: all): positions with their options, in random order."""
    grade: Callable[[Sequence[Any], int, str], Grade[Any] | None]
    """By a position's options, an opponent and a letter; None if that is not one of the options."""


def daily_seed(day: date) -> int:
    """The seed of a day's position, the same for everybody."""
    return Luck(day.toordinal()).below("daily", 2**32)
