"""Ratings by the results of games, for two or more players or teams: openskill's Plackett–Luce model.

A rating is a mean (`mu`) and a standard deviation (`sigma`), at first 25 ± 8⅓. A player in several seats of one game,
as a bot may be, is rated as so many players of that strength, and gets the mean of their new ratings.
"""

from collections.abc import Hashable, Mapping, Sequence
from statistics import fmean
from typing import Any

from openskill.models import PlackettLuce

from lettrine.core.value import Value

MODEL = PlackettLuce()
MIDDLE, SCALE = 1500, 30
"""The rating that is shown of a newcomer, and how many points one of `mu` is: then 200 points more mean three wins in
four between players of small sigma, as on Elo's scale (400 / ln 10 / √2 β ≈ 29.5)."""
CERTAIN = 2
"""How many sigmas either way the 95 % interval reaches."""


class Rating(Value, frozen=True):
    """The estimated strength of a player."""

    mu: float
    sigma: float


NEWCOMER = Rating(MODEL.mu, MODEL.sigma)


class Ratings:
    """The ratings of all players by name."""

    def __init__(self, known: Mapping[Any, Rating] | None = None) -> None:
        self._known: dict[Hashable, Rating] = dict(known or {})

    def __getitem__(self, name: Hashable) -> Rating:
        """The rating of a player, known or new."""
        return self._known.get(name, NEWCOMER)

    def rate(self, sides: Sequence[Sequence[Hashable]], standings: Sequence[object]) -> None:
        """Rate a game: who played on which side, and the final standing of each side, larger being better.

        Equal standings are a tie. All players of a side are rated by its standing.
        """
        order = sorted(set(standings), reverse=True)  # type: ignore[type-var]  # anything that can be compared
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
    """A rating as it is displayed: a number, and half the width of its interval."""
    return round(MIDDLE + SCALE * (rating.mu - NEWCOMER.mu)), round(CERTAIN * SCALE * rating.sigma)
