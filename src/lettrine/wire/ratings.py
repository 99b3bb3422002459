"""Ratings as they are sent: numbers and names of bots, and nothing that identifies a person."""

from typing import Literal

from msgspec import Struct

from lettrine.play.result import UnratedReason
from lettrine.ratings.rating_history import Career, CareerChange
from lettrine.ratings.rating_update import shown
from lettrine.ratings.results import Part

Unrated = Literal[UnratedReason, "not_final", "too_old"]
"""Why a game has no ratings: it is not rated, its scores can still change (S32), or it ended before any were rated."""


class Rating(Struct, frozen=True):
    """How good somebody is thought to be; 1500 is a newcomer. The truth is within `give` of it, 19 times out of 20."""

    value: int
    give: int


class RatingChange(Struct, frozen=True):
    """What a game made of a rating."""

    before: Rating
    after: Rating


class SeatRatings(Struct, frozen=True):
    """What a game made of somebody's ratings, and how many of their games are rated with it."""

    games: int
    parts: dict[Part, RatingChange]


class TableRatings(Struct, frozen=True):
    """What a game made of everybody's ratings, by seat; or why it was not rated."""

    seats: tuple[SeatRatings, ...] = ()
    why: Unrated | None = None


class BotRatings(Struct, frozen=True):
    """How good a bot of some strength is, by its games here."""

    bot: str
    games: int
    parts: dict[Part, Rating]


class OwnRatings(Struct, frozen=True):
    """How good you are, by your games here."""

    games: int
    parts: dict[Part, Rating]
    better_than: float | None
    """The share of the other people who are rated lower; None if there is nobody else."""


class GameRatings(Struct, frozen=True):
    """The ratings of a game: what is rated in it, the bots', your own, and how many people have one."""

    game: str
    parts: tuple[Part, ...]
    bots: tuple[BotRatings, ...]
    people: int
    you: OwnRatings | None = None


def ratings_shown(career: Career) -> dict[Part, Rating]:
    """A career's ratings as people read them."""
    return {part: Rating(*shown(rating)) for part, rating in career.ratings.items()}


def seat_ratings(change: CareerChange) -> SeatRatings:
    """What a game changed, as people read it."""
    before, after = ratings_shown(change.before), ratings_shown(change.after)
    return SeatRatings(change.after.games, {part: RatingChange(before[part], after[part]) for part in after})
