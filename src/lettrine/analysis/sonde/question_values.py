"""The expected value of every question at Sonde: its chance, its points and its bits, for all 27 symbols at once."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from lettrine.analysis.sonde.belief import BLANK, SYMBOLS, Belief
from lettrine.analysis.sonde.report import QuestionOption
from lettrine.analysis.sonde.space_choice import Floats, opening_chances, other_trays
from lettrine.games.sonde.edition import Edition


class QuestionValues(NamedTuple):
    """The expected values of asking for each of the 27 symbols."""

    chances: Floats
    points: Floats
    bits: Floats


def question_values(trays: Sequence[Belief], rules: Edition, factor: int) -> QuestionValues:
    """The values of asking the owner of these trays, with the card's factor on the first question (S23)."""
    closed = [tray for tray in trays if tray.closed]
    none = np.prod([tray.count_chances[:, 0] for tray in closed], axis=0)
    points = none * np.where(np.arange(27) == BLANK, -rules.blank_penalty, 0)  # S15
    bits = _entropy_terms(none)
    for number, tray in enumerate(closed):
        chances = opening_chances(tray, other_trays(closed, number))
        points = points + _space_values(tray, rules, factor) @ chances
        bits = bits + _entropy_terms(chances).sum(axis=0)
    return QuestionValues(1 - none, points, bits)


def _space_values(tray: Belief, rules: Edition, factor: int) -> Floats:
    """S13, S16: what each space scores when a question opens it."""
    bonus = rules.last_space_bonus if len(tray.closed) == 1 else 0
    return np.array(rules.values[: len(tray.shown)], np.float64) * factor + bonus


def _entropy_terms(chance: Floats) -> Floats:
    """What an outcome of this chance adds to the entropy; nothing, if it is impossible."""
    terms: Floats = -chance * np.log2(np.where(chance > 0, chance, 1.0))
    return terms


def options(trays: dict[int, Sequence[Belief]], rules: Edition, factor: int) -> list[QuestionOption]:
    """Every question there is, of every opponent who has something hidden (S11)."""
    return [
        QuestionOption(of, letter, *(float(each[code]) for each in values))
        for of, beliefs in trays.items()
        for values in [question_values(beliefs, rules, factor)]
        for code, letter in enumerate(SYMBOLS)
    ]
