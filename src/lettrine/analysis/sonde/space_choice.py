"""Which of several matching spaces an owner opens: each with equal chance, over both trays if there are two (S12, S36).

A candidate with the letter twice might have opened the other space, so an open space favours those that have it once.
With two trays it also tells a little of the other tray; beliefs about the two are kept independent.
"""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from lettrine.analysis.sonde.belief import SYMBOLS, Belief

Floats = npt.NDArray[np.float64]


def opening_shares(tray: Belief, others: Sequence[Belief]) -> Floats:
    """By symbol and by how often the tray has it closed (from 1), how likely a given one of them is opened."""
    elsewhere = others[0].count_chances if others else np.ones((27, 1))
    mine, theirs = np.arange(1, len(tray.shown) + 1), np.arange(elsewhere.shape[1])
    shares: Floats = elsewhere @ (1 / (mine[:, None] + theirs)).T
    return shares


def opening_chances(tray: Belief, others: Sequence[Belief]) -> Floats:
    """By space and symbol, how likely a question opens it."""
    chances: Floats = np.einsum("sxk,xk->sx", tray.space_chances[:, :, 1:], opening_shares(tray, others))
    return chances


def after_opening(trays: Sequence[Belief], which: int, space: int, letter: str) -> list[Belief]:
    """An owner's trays after a space (from 0) of one of them was opened, by choice among all with this letter."""
    code, tray = SYMBOLS.index(letter), trays[which]
    shares = np.append(0, opening_shares(tray, other_trays(trays, which))[code])
    return [
        tray.opened(space, letter, shares)
        if number == which
        else other.reweighted(letter, _likelihood_elsewhere(tray, space, code, other))
        for number, other in enumerate(trays)
    ]


def other_trays(trays: Sequence[Belief], which: int) -> list[Belief]:
    """The owner's other trays."""
    return [other for number, other in enumerate(trays) if number != which]


def _likelihood_elsewhere(tray: Belief, space: int, code: int, other: Belief) -> Floats:
    """By how often the other tray has the symbol, the relative likelihood of the space that was opened."""
    mine, theirs = np.arange(1, tray.space_chances.shape[2]), np.arange(other.space_chances.shape[2])
    chances: Floats = tray.space_chances[space, code, 1:] @ (1 / (mine[:, None] + theirs))
    average = float(chances @ other.count_chances[code])
    return chances / average if average else np.ones(len(chances))
