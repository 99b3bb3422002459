"""What games say about bots: shares of wins and mean points, each with the interval that it lies in.

The rotations of a deal belong together, so what varies is taken from deal to deal, never from game to game.
"""

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, variance

from lettrine.arena.deals import Outcome, Plan
from lettrine.core.value import Value
from lettrine.ratings.plackett_luce import Rating, Ratings

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
Deals = Sequence[tuple[Outcome, ...]]


class Figure(Value, frozen=True):
    """A mean, and the interval that it lies in, 19 times out of 20."""

    mean: float
    low: float
    high: float


class Row(Value, frozen=True):
    """What came of the bots of one name."""

    bot: str
    seats: int
    """How many of them sat at the table."""
    wins: Figure
    """The share of games that one of them won, or its team: one in so many sides would be fair."""
    points: Figure
    rating: Rating


def rows(plan: Plan, deals: Deals) -> tuple[Row, ...]:
    """Every bot's figures, in the order that they were named."""
    ratings = rated(plan, deals)
    return tuple(_row(plan, deals, name, ratings[name]) for name in dict.fromkeys(plan.bots))


def _row(plan: Plan, deals: Deals, name: str, rating: Rating) -> Row:
    mine = [entry for entry, bot in enumerate(plan.bots) if bot == name]
    points = [fmean(game.scores[entry] for game in deal for entry in mine) for deal in deals]
    return Row(name, len(mine), _wins(deals, mine, len(plan.bots)), mean(points), rating)


def _wins(deals: Deals, mine: Sequence[int], seats: int) -> Figure:
    """What one of several wins. Where each plays alone no two of them win at once, so that any of them is a toss."""
    each = [fmean(game.won[entry] for game in deal for entry in mine) for deal in deals]
    if sides(deals) < seats:
        return share(each, seats)
    any_of_them = share([len(mine) * won for won in each], seats)
    return Figure(*(value / len(mine) for value in (any_of_them.mean, any_of_them.low, any_of_them.high)))


def sides(deals: Deals) -> int:
    """How many play against each other: teams, or everybody."""
    return len(set(deals[0][0].sides))


def share(by_deal: Sequence[float], rotations: int) -> Figure:
    """A share of games, with Wilson's interval.

    Where deals differ more than games tossed one by one would, there are in effect fewer games (Kish). Where they
    differ less, which is what rotating the seats is for, that is not counted: the interval is rather too wide.
    """
    p, deals = fmean(by_deal), len(by_deal)
    tossed = p * (1 - p) / (deals * rotations)
    found = variance(by_deal) / deals if deals > 1 else tossed * rotations
    n = deals * rotations / max(1.0, found / tossed if tossed else 1.0)
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
    return Figure(p, max(0.0, middle - half), min(1.0, middle + half))


def mean(by_deal: Sequence[float]) -> Figure:
    """A mean, with the normal interval; one deal alone says nothing about how much they vary."""
    middle = fmean(by_deal)
    half = Z * math.sqrt(variance(by_deal) / len(by_deal)) if len(by_deal) > 1 else math.inf
    return Figure(middle, middle - half, middle + half)


def rated(plan: Plan, deals: Deals) -> Ratings:
    """Everybody's rating after all games; who wins without the highest score stands above it all the same."""
    ratings = Ratings()
    for game in (game for deal in deals for game in deal):
        standing = dict(zip(game.sides, zip(game.won, game.scores, strict=True), strict=True))
        members = [[bot for bot, side in zip(plan.bots, game.sides, strict=True) if side == each] for each in standing]
        ratings.rate(members, list(standing.values()))
    return ratings
