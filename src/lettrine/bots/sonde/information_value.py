"""The information value of a question at Sonde: what its answer adds to the value of naming a whole tray (S27)."""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from lettrine.bots.sonde.candidates import BLANK
from lettrine.bots.sonde.posterior import Belief
from lettrine.games.sonde.edition import Edition

MOST_CANDIDATES = 1500
"""With more candidates than this it counts as 0: none of them is likely enough to be named."""
SYMBOLS = BLANK + 1

Floats = npt.NDArray[np.float64]


class NamingPoints(NamedTuple):
    """S29: what a right naming scores besides the spaces, what a wrong one costs, and how much must be hidden (S28)."""

    bonus: int
    penalty: int
    hidden: int


def information_values(rules: Edition, belief: Belief) -> Floats:
    """By symbol, the points that the answer adds on average to the value of naming the tray."""
    closed = belief.evidence.closed
    points = NamingPoints(rules.interrupt_bonus, rules.interrupt_penalty, rules.interrupt_hidden)
    if not 0 < len(belief.rows) <= MOST_CANDIDATES or len(closed) < points.hidden:
        return np.zeros(SYMBOLS)
    values = np.array([rules.values[space] for space in closed], np.float64)
    weights = belief.weights.astype(np.float64) / belief.total
    columns = belief.table.columns[np.array(closed)[:, None], belief.rows].astype(np.intp)
    now = _naming_value(weights.max(), 1.0, values.sum(), points)
    hits = _after_hits(columns, weights, values, points) if len(closed) > points.hidden else np.zeros(SYMBOLS)
    gained: Floats = (1 - belief.unknown) * (hits + _after_misses(belief, weights, values.sum(), points) - now)
    return gained


def _naming_value(best: Any, total: Any, value: Any, points: NamingPoints) -> Any:
    """The value of naming the likeliest of so much weight, times the chance of getting there; 0 where it would lose."""
    return np.maximum(0.0, best * (value + points.bonus) - (total - best) * points.penalty)


def _after_misses(belief: Belief, weights: Floats, value: float, points: NamingPoints) -> Floats:
    left = np.where(belief.masks >> np.arange(SYMBOLS, dtype=np.uint32)[:, None] & 1, 0.0, weights)
    worth: Floats = _naming_value(left.max(axis=1), left.sum(axis=1), value, points)
    return worth


def _after_hits(columns: npt.NDArray[np.intp], weights: Floats, values: Floats, points: NamingPoints) -> Floats:
    """S12: a hit may open any of the spaces that have the symbol."""
    spaces, count = columns.shape
    times = np.zeros((SYMBOLS, count))
    np.add.at(times, (columns, np.arange(count)), 1.0)
    share = (weights / times[columns, np.arange(count)]).ravel()
    place = (columns * spaces + np.arange(spaces)[:, None]).ravel()
    best = np.zeros(SYMBOLS * spaces)
    np.maximum.at(best, place, share)
    total = np.bincount(place, share, SYMBOLS * spaces)
    value = values.sum() - np.tile(values, SYMBOLS)
    worth: Floats = _naming_value(best, total, value, points).reshape(SYMBOLS, spaces).sum(axis=1)
    return worth
