"""What somebody is told of what they have played: to nobody but themselves."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lettrine.play.game_outcome import Outcome

CONFIRMATION = "delete everything"
"""What has to be said to have everything deleted."""


class MyGame(Struct, frozen=True, omit_defaults=True):
    """A table at which you sit. Times are in milliseconds since the epoch."""

    id: str
    game: str
    edition: str
    language: str
    status: Literal["open", "playing", "over"]
    seat: int
    """Your own."""
    seats: tuple[str | None, ...]
    """The names; None where a seat is free, and empty where everything about somebody was deleted."""
    bots: tuple[str | None, ...]
    """The strength of each bot; None where a person sits."""
    at: int
    """When it was opened, begun or over."""
    turn: bool = False
    """Whether it is your turn."""
    since: int = 0
    """Since when it is somebody's turn."""
    outcome: Outcome | None = None
    """How it ended, once it is over and was looked at."""


class MyGames(Struct, frozen=True):
    """Your games: on the first page those that are not over, and then those that are, the newest first."""

    running: tuple[MyGame, ...]
    """First those where it is your turn."""
    finished: tuple[MyGame, ...]
    next: str | None
    """Where the next page begins, if there is one."""


class PutAway(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a table is put away: it is not listed any more."""

    away: bool = True


class RatingPoint(Struct, frozen=True):
    """Your rating after a game; the truth is within `give` of it, 19 times out of 20."""

    at: int
    table: str
    value: int
    give: int


class RatingCurve(Struct, frozen=True):
    """Your ratings in a game over time, the oldest first."""

    game: str
    points: tuple[RatingPoint, ...]


class Opponent(Struct, frozen=True, omit_defaults=True):
    """Somebody against whom you have played, and how it ended; a bot by its strength, a person by their last name."""

    name: str
    game: str
    games: int
    wins: int
    losses: int
    ties: int
    bot: str | None = None


class MyWord(Struct, frozen=True, omit_defaults=True):
    """A word that you hid, and how it held."""

    word: str
    table: str
    game: str
    language: str
    at: int
    asked: int | None = None
    """How many questions it took, or withstood; None in games where nobody asks."""
    held: bool = False
    """Whether nobody has found it."""


class Deletion(Struct, frozen=True, forbid_unknown_fields=True):
    """Have everything about you deleted."""

    confirmation: Annotated[str, Meta(max_length=40)]
    """Has to be “delete everything”."""


class Deleted(Struct, frozen=True):
    """Whether everything is deleted by now; otherwise it is being deleted, and nothing can stop it."""

    done: bool
