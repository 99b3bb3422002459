"""What every question that can be asked promises: its chance, its points and its bits, for all 27 symbols at once."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from lettrine.analysis.sonde.belief import BLANK, SYMBOLS, Belief
from lettrine.analysis.sonde.space_choice import Figures, beside, opens
from lettrine.games.sonde.edition import Edition


class Promise(NamedTuple):
    """What asking each of the 27 symbols promises."""

    chances: Figures
    points: Figures
    bits: Figures


class Option(NamedTuple):
    """One question that could be asked, and what it promises."""

    of: int
    letter: str
    chance: float
    points: float
    bits: float


def promise(trays: Sequence[Belief], rules: Edition, factor: int) -> Promise:
    """What an owner's trays promise to whoever asks, with the card's factor on the first question (S23)."""
    closed = [tray for tray in trays if tray.closed]
    none = np.prod([tray.numbers[:, 0] for tray in closed], axis=0)
    points = none * np.where(np.arange(27) == BLANK, -rules.blank_penalty, 0)  # S15
    bits = _bits(none)
    for number, tray in enumerate(closed):
        likely = opens(tray, beside(closed, number))
        points = points + _values(tray, rules, factor) @ likely
        bits = bits + _bits(likely).sum(axis=0)
    return Promise(1 - none, points, bits)


def _values(tray: Belief, rules: Edition, factor: int) -> Figures:
    """S13, S16: what each space scores when a question opens it."""
    bonus = rules.last_space_bonus if len(tray.closed) == 1 else 0
    return np.array(rules.values[: len(tray.shown)], np.float64) * factor + bonus


def _bits(chance: Figures) -> Figures:
    """What an outcome adds to the surprise that is to be expected; what cannot happen surprises nobody."""
    surprise: Figures = -chance * np.log2(np.where(chance > 0, chance, 1.0))
    return surprise


def options(trays: dict[int, Sequence[Belief]], rules: Edition, factor: int) -> list[Option]:
    """Every question there is, of every opponent who has something hidden (S11)."""
    return [
        Option(of, letter, *(float(figures[code]) for figures in promised))
        for of, held in trays.items()
        for promised in [promise(held, rules, factor)]
        for code, letter in enumerate(SYMBOLS)
    ]
