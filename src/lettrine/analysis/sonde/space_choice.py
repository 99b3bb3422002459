"""Which of several matching spaces an owner opens: even chance, on both trays together where two play (S12, S36).

Who has a letter twice might have opened the other one, so an open space speaks for those who have it once. With two
trays it also says a little of the tray on which nothing was opened; each tray is then believed in for itself.
"""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from lettrine.analysis.sonde.belief import SYMBOLS, Belief

Figures = npt.NDArray[np.float64]


def even_chance(tray: Belief, others: Sequence[Belief]) -> Figures:
    """By symbol and by how often the tray has it closed (from 1), how likely a certain one of them is opened."""
    elsewhere = others[0].numbers if others else np.ones((27, 1))
    mine, theirs = np.arange(1, len(tray.shown) + 1), np.arange(elsewhere.shape[1])
    shares: Figures = elsewhere @ (1 / (mine[:, None] + theirs)).T
    return shares


def opens(tray: Belief, others: Sequence[Belief]) -> Figures:
    """By space and symbol, how likely a question opens it."""
    likely: Figures = np.einsum("sxk,xk->sx", tray.tally[:, :, 1:], even_chance(tray, others))
    return likely


def opened(trays: Sequence[Belief], which: int, space: int, letter: str) -> list[Belief]:
    """An owner's trays after a space (from 0) of one of them was opened, by choice among all with this letter."""
    code, tray = SYMBOLS.index(letter), trays[which]
    shares = np.append(0, even_chance(tray, beside(trays, which))[code])
    return [
        tray.opened(space, letter, shares)
        if number == which
        else other.weighed(letter, _elsewhere(tray, space, code, other))
        for number, other in enumerate(trays)
    ]


def beside(trays: Sequence[Belief], which: int) -> list[Belief]:
    """The owner's other trays."""
    return [other for number, other in enumerate(trays) if number != which]


def _elsewhere(tray: Belief, space: int, code: int, other: Belief) -> Figures:
    """By how often the other tray has the symbol, how much likelier that makes the space that was opened."""
    mine = np.arange(1, tray.tally.shape[2])
    likely: Figures = tray.tally[space, code, 1:] @ (1 / (mine[:, None] + np.arange(other.tally.shape[2])))
    average = float(likely @ other.numbers[code])
    return likely / average if average else np.ones(len(likely))
