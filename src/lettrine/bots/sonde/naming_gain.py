"""What the answer to a question does for naming a whole tray at Sonde, which anybody may do at any moment (S27)."""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from lettrine.bots.sonde.candidates import BLANK
from lettrine.bots.sonde.posterior import Belief
from lettrine.games.sonde.edition import Edition

FEW = 1500
"""Among how many candidates it is worked out; among more, none is in reach."""
SYMBOLS = BLANK + 1

Numbers = npt.NDArray[np.float64]


class Stakes(NamedTuple):
    """S29: what a right name brings besides the spaces, what a wrong one costs, and how much must be hidden (S28)."""

    bonus: int
    penalty: int
    hidden: int


def insight(rules: Edition, one: Belief) -> Numbers:
    """By symbol, how many points an answer adds on average to what naming the tray is worth."""
    closed = one.heard.closed
    stakes = Stakes(rules.interrupt_bonus, rules.interrupt_penalty, rules.interrupt_hidden)
    if not 0 < len(one.rows) <= FEW or len(closed) < stakes.hidden:
        return np.zeros(SYMBOLS)
    values = np.array([rules.values[space] for space in closed], np.float64)
    weights = one.weights.astype(np.float64) / one.total
    columns = one.full.columns[np.array(closed)[:, None], one.rows].astype(np.intp)
    now = _worth(weights.max(), 1.0, values.sum(), stakes)
    hits = _after_hits(columns, weights, values, stakes) if len(closed) > stakes.hidden else np.zeros(SYMBOLS)
    gained: Numbers = (1 - one.unknown) * (hits + _after_misses(one, weights, values.sum(), stakes) - now)
    return gained


def _worth(best: Any, total: Any, value: Any, stakes: Stakes) -> Any:
    """What naming the best of so much weight is worth, times the chance of getting there; 0 where it does not pay."""
    return np.maximum(0.0, best * (value + stakes.bonus) - (total - best) * stakes.penalty)


def _after_misses(one: Belief, weights: Numbers, value: float, stakes: Stakes) -> Numbers:
    left = np.where(one.masks >> np.arange(SYMBOLS, dtype=np.uint32)[:, None] & 1, 0.0, weights)
    worth: Numbers = _worth(left.max(axis=1), left.sum(axis=1), value, stakes)
    return worth


def _after_hits(columns: npt.NDArray[np.intp], weights: Numbers, values: Numbers, stakes: Stakes) -> Numbers:
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
    worth: Numbers = _worth(best, total, value, stakes).reshape(SYMBOLS, spaces).sum(axis=1)
    return worth
