"""Ratings by the results of games, for two to many players or teams of them: openskill's Plackett–Luce model.

A rating is a guess (`mu`) and how unsure it is (`sigma`), begun at 25 ± 8⅓. Who plays in several seats of one game, as
a bot may, is rated as if each were somebody of that strength, and takes the mean of what came of it.
"""

from collections.abc import Hashable, Mapping, Sequence
from statistics import fmean
from typing import Any

from openskill.models import PlackettLuce

from lettrine.core.value import Value

MODEL = PlackettLuce()
MIDDLE, SCALE = 1500, 30
"""What people are shown of a newcomer, and how many points one of `mu` is: then a lead of 200 points between two whose
strength is well known is worth three wins in four, as it is in Elo's scale (400 / ln 10 / √2 β ≈ 29.5)."""
CERTAIN = 2
"""How many sigmas either way somebody's true strength lies within, 19 times out of 20."""


class Rating(Value, frozen=True):
    """How good somebody is thought to be."""

    mu: float
    sigma: float


NEWCOMER = Rating(MODEL.mu, MODEL.sigma)


class Ratings:
    """The ratings of everybody who has played."""

    def __init__(self, known: Mapping[Any, Rating] | None = None) -> None:
        self._known: dict[Hashable, Rating] = dict(known or {})

    def __getitem__(self, name: Hashable) -> Rating:
        """Somebody's rating; that of a newcomer where nothing is known."""
        return self._known.get(name, NEWCOMER)

    def rate(self, sides: Sequence[Sequence[Hashable]], standings: Sequence[object]) -> None:
        """Take in a game: who played on which side, and how each side stood at the end, larger being better.

        Equal standings are a tie. Everybody on a side is rated by how the side did.
        """
        order = sorted(set(standings), reverse=True)  # type: ignore[type-var]  # whatever can be compared
        ranks = [float(order.index(standing)) for standing in standings]
        teams = [[MODEL.rating(self[name].mu, self[name].sigma) for name in side] for side in sides]
        rated = MODEL.rate(teams, ranks=ranks)
        came: dict[Hashable, list[Any]] = {}
        for side, team in zip(sides, rated, strict=True):
            for name, rating in zip(side, team, strict=True):
                came.setdefault(name, []).append(rating)
        for name, mine in came.items():
            self._known[name] = Rating(fmean(each.mu for each in mine), fmean(each.sigma for each in mine))


def shown(rating: Rating) -> tuple[int, int]:
    """A rating as people read it: a number, and by how much it may be wrong either way."""
    return round(MIDDLE + SCALE * (rating.mu - NEWCOMER.mu)), round(CERTAIN * SCALE * rating.sigma)
