"""The results of bots: shares of wins and mean points, with confidence intervals.

The rotations of a deal are not independent, so variances are those between deals, never between games.
"""

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, variance

from lettrine.arena.deals import Matchup, Outcome
from lettrine.core.value import Value
from lettrine.ratings.rating_update import Rating, Ratings

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
Deals = Sequence[tuple[Outcome, ...]]


class Figure(Value, frozen=True):
    """A mean, and its confidence interval."""

    mean: float
    low: float
    high: float


class Row(Value, frozen=True):
    """The results of the bots of one name."""

    bot: str
    seats: int
    """How many of them sat at the table."""
    wins: Figure
    """The share of games that one of them, or its team, won; equal bots would have 1 / sides."""
    points: Figure
    rating: Rating


def rows(matchup: Matchup, deals: Deals) -> tuple[Row, ...]:
    """The results of every bot, in the order in which they were named."""
    ratings = rated(matchup, deals)
    return tuple(_row(matchup, deals, name, ratings[name]) for name in dict.fromkeys(matchup.bots))


def _row(matchup: Matchup, deals: Deals, name: str, rating: Rating) -> Row:
    mine = [entry for entry, bot in enumerate(matchup.bots) if bot == name]
    points = [fmean(game.scores[entry] for game in deal for entry in mine) for deal in deals]
    return Row(name, len(mine), _wins(deals, mine, len(matchup.bots)), mean(points), rating)


def _wins(deals: Deals, mine: Sequence[int], seats: int) -> Figure:
    """What one of several wins. Where each plays alone at most one of them wins: their sum is one Bernoulli trial."""
    each = [fmean(game.won[entry] for game in deal for entry in mine) for deal in deals]
    if sides(deals) < seats:
        return share(each, seats)
    any_of_them = share([len(mine) * won for won in each], seats)
    return Figure(*(value / len(mine) for value in (any_of_them.mean, any_of_them.low, any_of_them.high)))


def sides(deals: Deals) -> int:
    """How many sides play against each other: teams, or single seats."""
    return len(set(deals[0][0].sides))


def share(by_deal: Sequence[float], rotations: int) -> Figure:
    """A share of games, with Wilson's interval.

    Where deals vary more than independent games would, the number of games is divided by the design effect (Kish).
    Where they vary less, which is what rotating the seats is for, it is not raised: the interval is rather too wide.
    """
    p, deals = fmean(by_deal), len(by_deal)
    independent = p * (1 - p) / (deals * rotations)
    found = variance(by_deal) / deals if deals > 1 else independent * rotations
    n = deals * rotations / max(1.0, found / independent if independent else 1.0)
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
    return Figure(p, max(0.0, middle - half), min(1.0, middle + half))


def mean(by_deal: Sequence[float]) -> Figure:
    """A mean, with the normal interval; of one deal alone it is infinite."""
    middle = fmean(by_deal)
    half = Z * math.sqrt(variance(by_deal) / len(by_deal)) if len(by_deal) > 1 else math.inf
    return Figure(middle, middle - half, middle + half)


def rated(matchup: Matchup, deals: Deals) -> Ratings:
    """The ratings after all games; a win ranks above a higher score."""
    ratings = Ratings()
    for game in (game for deal in deals for game in deal):
        standing = dict(zip(game.sides, zip(game.won, game.scores, strict=True), strict=True))
        members = [
            [bot for bot, side in zip(matchup.bots, game.sides, strict=True) if side == each] for each in standing
        ]
        ratings.rate(members, list(standing.values()))
    return ratings
