"""Fewest misses: what it takes to expose a tray whose content is one of a given list, worked out exactly.

A position is a weighted set of candidates with the spaces that are still closed. A question splits it into those
that miss and, for each space that may be opened, those that hit there. The expected number of misses follows by
recursion: over whatever a simple asker would ask, or over the few most promising questions, the fewer candidates
the more of them. Positions that are met again (the same misses in another order) are looked up.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit, types
from numba.typed import Dict

SYMBOLS = 27
BUCKETS = 32
TELLING = 0.2
"""What a bit of knowledge is worth in hits: measured best among askers that do not look ahead."""
LARGE, MIDDLING, SMALL = 2000, 200, 12
"""From how many candidates on a position is searched as narrowly as the plan says."""

Cells = npt.NDArray[np.uint8]
Weights = npt.NDArray[np.float64]


class Plan(NamedTuple):
    """How questions are chosen."""

    widths: tuple[int, int, int, int]
    """How many are looked into: among more than LARGE, MIDDLING, SMALL candidates, and among the fewest."""
    telling: float = 0.0
    """What a bit is worth in hits, when they are put in order."""
    order: tuple[int, ...] = ()
    """Symbols in a fixed order; the first that is possible at all is asked for. Without it, the promising ones."""


FREQUENCY = Plan((1, 1, 1, 1))
TUNED = Plan((1, 1, 1, 1), TELLING)
SEARCH = Plan((2, 3, 4, SYMBOLS), TELLING)


def misses(cells: Cells, weights: Weights, plan: Plan, whole: bool = False) -> float:
    """The misses expected until everything is exposed, for candidates of these weights (rows of numbered symbols).

    A hit opens one of the matching spaces at random (S12) or, as in plain hangman, the whole of them.
    """
    count, spaces = cells.shape
    keys = np.random.default_rng(0).integers(1, 2**63, count, np.uint64)
    memo = Dict.empty(types.uint64, types.float64)
    rank = np.zeros(SYMBOLS)
    for place, symbol in enumerate(plan.order):
        rank[symbol] = SYMBOLS - place
    everyone = np.arange(count, dtype=np.int64)
    share = weights / weights.sum()
    widths = np.array(plan.widths, np.int64)
    return float(_solve(cells, keys, everyone, share, (1 << spaces) - 1, memo, widths, plan.telling, rank, whole))


@njit(cache=True)
def _solve(  # type: ignore[no-untyped-def]  # noqa: C901 - compiled, and calling costs
    cells, keys, some, weights, closed, memo, widths, telling, rank, whole
):
    """The misses expected, times the weight of these candidates."""
    if len(some) == 1 or closed == 0:
        return 0.0
    key = np.uint64(closed) * np.uint64(0x9E3779B97F4A7C15)
    for one in some:
        key ^= keys[one]
    if key in memo:
        return memo[key]
    hits, scores = _promises(cells, some, weights, closed, telling, rank, whole)
    total, best = weights.sum(), np.inf
    for _ in range(_width(len(some), widths)):
        symbol = np.argmax(scores)
        if scores[symbol] < 0.0:
            break
        scores[symbol] = -1.0
        sure = hits[symbol] > total * (1 - 1e-9)
        cost = 0.0 if sure else total - hits[symbol]
        for opened in _outcomes(cells, some, closed, symbol, whole):
            if cost >= best:
                break
            part, share = _part(cells, some, weights, closed, symbol, opened, whole)
            cost += _solve(cells, keys, part, share, closed & ~opened, memo, widths, telling, rank, whole)
        best = min(best, cost)
        if sure:  # what costs nothing can be asked at once: everything else can still be asked after it
            break
    memo[key] = best
    return best


@njit(cache=True)
def _width(count, widths):  # type: ignore[no-untyped-def]
    if count > LARGE:
        return widths[0]
    if count > MIDDLING:
        return widths[1]
    return widths[2] if count > SMALL else widths[3]


@njit(cache=True)
def _promises(cells, some, weights, closed, telling, rank, whole):  # type: ignore[no-untyped-def]
    """For each symbol the weight of the candidates that have it closed, and how promising it is (-1: not at all)."""
    hits, parts = np.zeros(SYMBOLS), np.zeros((SYMBOLS, BUCKETS))
    places = np.zeros(SYMBOLS, np.int64)
    spaces = cells.shape[1]
    for at in range(len(some)):
        places[:] = 0
        for space in range(spaces):
            if closed >> space & 1:
                places[cells[some[at], space]] |= 1 << space
        _share_out(places, weights[at], hits, parts, whole)
    total = weights.sum()
    scores = np.full(SYMBOLS, -1.0)
    for symbol in range(SYMBOLS):
        if hits[symbol] > 0:
            scores[symbol] = hits[symbol] / total + telling * _bits(parts[symbol], total - hits[symbol], total)
            scores[symbol] += 1e6 * (hits[symbol] > total * (1 - 1e-9)) + 1e9 * rank[symbol]
    return hits, scores


@njit(cache=True)
def _share_out(places, weight, hits, parts, whole):  # type: ignore[no-untyped-def]
    """Add one candidate to what each symbol hits, and to the ways in which it does."""
    for symbol in range(SYMBOLS):
        mask = places[symbol]
        if mask:
            hits[symbol] += weight
            if whole:
                parts[symbol, mask * 0x9E3779B1 >> 20 & BUCKETS - 1] += weight
            else:
                share = weight / _count(mask)
                for space in range(BUCKETS):
                    if mask >> space & 1:
                        parts[symbol, space] += share


@njit(cache=True)
def _bits(parts, missed, total):  # type: ignore[no-untyped-def]
    bits = 0.0
    for part in parts:
        if part > 0:
            bits -= part / total * np.log2(part / total)
    return bits if missed <= total * 1e-9 else bits - missed / total * np.log2(missed / total)


@njit(cache=True)
def _count(mask):  # type: ignore[no-untyped-def]
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@njit(cache=True)
def _places(cells, one, closed, symbol):  # type: ignore[no-untyped-def]
    """The closed spaces where a candidate has a symbol."""
    mask = 0
    for space in range(cells.shape[1]):
        if cells[one, space] == symbol:
            mask |= 1 << space
    return mask & closed


@njit(cache=True)
def _outcomes(cells, some, closed, symbol, whole):  # type: ignore[no-untyped-def]
    """What an answer can open: nothing, one of the spaces or, in plain hangman, all places at once."""
    found = set([0])  # noqa: C405 - numba wants to know what is in it
    found.discard(0)
    for one in some:
        mask = _places(cells, one, closed, symbol)
        if mask == 0 or whole:
            found.add(mask)
            continue
        while mask:
            found.add(mask & -mask)
            mask &= mask - 1
    return found


@njit(cache=True)
def _part(cells, some, weights, closed, symbol, opened, whole):  # type: ignore[no-untyped-def]
    """The candidates that can answer just so, with what of their weight does."""
    share = np.zeros(len(some))
    for at in range(len(some)):
        mask = _places(cells, some[at], closed, symbol)
        if mask == opened:
            share[at] = weights[at]
        elif mask & opened and not whole:
            share[at] = weights[at] / _count(mask)
    kept = share > 0
    return some[kept], share[kept]
