"""The expected number of misses until a tray is exposed whose content is one of a given list, computed exactly.

A node of the search is a weighted set of candidates with the spaces that are still closed. A question splits it into
those that miss and, for each space that may be opened, those that hit there. The expectation follows by recursion: over
the one question of a simple asker, or over the few best by a heuristic, the fewer candidates the more of them. Nodes
that are reached again (the same misses in another order) are memoised.
"""

from collections.abc import MutableMapping
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit, types
from numba.typed import Dict

SYMBOLS = 27
BUCKETS = 32
BIT_VALUE = 0.2
"""What a bit of information is worth in hits: measured best among askers that do not look ahead."""
LARGE, MIDDLING, SMALL = 2000, 200, 12
"""The numbers of candidates from which on each of the widths applies."""

Cells = npt.NDArray[np.uint8]
Weights = npt.NDArray[np.float64]
Rows = npt.NDArray[np.int64]


class SearchConfig(NamedTuple):
    """How questions are chosen."""

    widths: tuple[int, int, int, int]
    """How many are searched: among more than LARGE, MIDDLING, SMALL candidates, and among the fewest."""
    bit_value: float = 0.0
    """What a bit is worth in hits, when questions are ranked."""
    order: tuple[int, ...] = ()
    """Symbols in a fixed order, of which the first possible one is asked for; without it, by score."""


FREQUENCY = SearchConfig((1, 1, 1, 1))
TUNED = SearchConfig((1, 1, 1, 1), BIT_VALUE)
SEARCH = SearchConfig((2, 3, 4, SYMBOLS), BIT_VALUE)


def expected_misses(cells: Cells, weights: Weights, config: SearchConfig, whole: bool = False) -> float:
    """The expected misses until everything is exposed, for candidates of these weights (rows of numbered symbols).

    A hit opens one of the matching spaces at random (S12) or, as in plain hangman, the whole of them.
    """
    count, spaces = cells.shape
    keys = np.random.default_rng(0).integers(1, 2**63, count, np.uint64)
    memo = Dict.empty(types.uint64, types.float64)
    rank = np.zeros(SYMBOLS)
    for place, symbol in enumerate(config.order):
        rank[symbol] = SYMBOLS - place
    everyone = np.arange(count, dtype=np.int64)
    share = weights / weights.sum()
    widths = np.array(config.widths, np.int64)
    return float(_solve(cells, keys, everyone, share, (1 << spaces) - 1, memo, widths, config.bit_value, rank, whole))


@njit(cache=True)
def _solve(  # noqa: C901 - compiled, and calling costs
    cells: Cells,
    keys: npt.NDArray[np.uint64],
    some: Rows,
    weights: Weights,
    closed: int,
    memo: MutableMapping[np.uint64, float],
    widths: Rows,
    bit_value: float,
    rank: Weights,
    whole: bool,
) -> float:
    """The expected misses, times the weight of these candidates."""
    if len(some) == 1 or closed == 0:
        return 0.0
    key = np.uint64(closed) * np.uint64(0x9E3779B97F4A7C15)
    for one in some:
        key ^= keys[one]
    if key in memo:
        return memo[key]
    hits, scores = _score_symbols(cells, some, weights, closed, bit_value, rank, whole)
    total, best = weights.sum(), np.inf
    for _ in range(_width(len(some), widths)):
        symbol = int(np.argmax(scores))
        if scores[symbol] < 0.0:
            break
        scores[symbol] = -1.0
        sure = hits[symbol] > total * (1 - 1e-9)
        cost = 0.0 if sure else total - hits[symbol]
        for opened in _outcomes(cells, some, closed, symbol, whole):
            if cost >= best:
                break
            part, share = _select(cells, some, weights, closed, symbol, opened, whole)
            cost += _solve(cells, keys, part, share, closed & ~opened, memo, widths, bit_value, rank, whole)
        best = min(best, cost)
        if sure:  # what costs nothing can be asked at once: everything else can still be asked after it
            break
    memo[key] = best
    return best


@njit(cache=True)
def _width(count: int, widths: Rows) -> int:
    if count > LARGE:
        return int(widths[0])
    if count > MIDDLING:
        return int(widths[1])
    return int(widths[2] if count > SMALL else widths[3])


@njit(cache=True)
def _score_symbols(
    cells: Cells, some: Rows, weights: Weights, closed: int, bit_value: float, rank: Weights, whole: bool
) -> tuple[Weights, Weights]:
    """By symbol, the weight of the candidates that have it closed, and its score (-1: impossible)."""
    hits, parts = np.zeros(SYMBOLS), np.zeros((SYMBOLS, BUCKETS))
    places = np.zeros(SYMBOLS, np.int64)
    spaces = cells.shape[1]
    for at in range(len(some)):
        places[:] = 0
        for space in range(spaces):
            if closed >> space & 1:
                places[cells[some[at], space]] |= 1 << space
        _add_candidate(places, weights[at], hits, parts, whole)
    total = weights.sum()
    scores = np.full(SYMBOLS, -1.0)
    for symbol in range(SYMBOLS):
        if hits[symbol] > 0:
            scores[symbol] = hits[symbol] / total + bit_value * _entropy(parts[symbol], total - hits[symbol], total)
            scores[symbol] += 1e6 * (hits[symbol] > total * (1 - 1e-9)) + 1e9 * rank[symbol]
    return hits, scores


@njit(cache=True)
def _add_candidate(places: Rows, weight: float, hits: Weights, parts: Weights, whole: bool) -> None:
    """Add one candidate to the weight that each symbol hits, and to that of each outcome."""
    for symbol in range(SYMBOLS):
        mask = places[symbol]
        if mask:
            hits[symbol] += weight
            if whole:
                parts[symbol, mask * 0x9E3779B1 >> 20 & BUCKETS - 1] += weight
            else:
                share = weight / _popcount(mask)
                for space in range(BUCKETS):
                    if mask >> space & 1:
                        parts[symbol, space] += share


@njit(cache=True)
def _entropy(parts: Weights, missed: float, total: float) -> float:
    entropy = 0.0
    for part in parts:
        if part > 0:
            entropy -= part / total * np.log2(part / total)
    return entropy if missed <= total * 1e-9 else entropy - missed / total * np.log2(missed / total)


@njit(cache=True)
def _popcount(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@njit(cache=True)
def _matching_spaces(cells: Cells, one: int, closed: int, symbol: int) -> int:
    """The closed spaces where a candidate has a symbol."""
    mask = 0
    for space in range(cells.shape[1]):
        if cells[one, space] == symbol:
            mask |= 1 << space
    return mask & closed


@njit(cache=True)
def _outcomes(cells: Cells, some: Rows, closed: int, symbol: int, whole: bool) -> set[int]:
    """What an answer can open: nothing, one of the spaces or, in plain hangman, all matching spaces at once."""
    found = set([0])  # noqa: C405 - numba wants to know what is in it
    found.discard(0)
    for one in some:
        mask = _matching_spaces(cells, one, closed, symbol)
        if mask == 0 or whole:
            found.add(mask)
            continue
        while mask:
            found.add(mask & -mask)
            mask &= mask - 1
    return found


@njit(cache=True)
def _select(
    cells: Cells, some: Rows, weights: Weights, closed: int, symbol: int, opened: int, whole: bool
) -> tuple[Rows, Weights]:
    """The candidates that can answer exactly this, and the part of their weight that does."""
    share = np.zeros(len(some))
    for at in range(len(some)):
        mask = _matching_spaces(cells, some[at], closed, symbol)
        if mask == opened:
            share[at] = weights[at]
        elif mask & opened and not whole:
            share[at] = weights[at] / _popcount(mask)
    kept = share > 0
    return some[kept], share[kept]
