"""How good a question was, in a word that fits the numbers: the same measure in every game."""

from collections.abc import Sequence
from statistics import fmean
from typing import Literal

Verdict = Literal["best", "good", "weak", "blunder"]
_ORDER: tuple[Verdict, ...] = ("best", "good", "weak", "blunder")

AS_GOOD, FINE, WEAK = 0.05, 0.15, 0.30
"""How far a question's chance may be behind the best one's (both from 0 to 1) to be as good, fine, or merely weak."""
FULL_POINTS, HALF_POINTS = 0.9, 0.5
"""Which part of the best question's points it must promise to be called as good, or good at all."""
_ROUNDING = 1e-9


def is_blunder(chance: float, best: float) -> bool:
    """Whether somebody should have seen that this was not the question to ask, by its chance and the best one's."""
    return grade_chance(chance, best) == "blunder"


def grade_chance(chance: float, best: float) -> Verdict:
    """The verdict on a question's chance, by the best one's."""
    behind = best - chance
    if behind < AS_GOOD - _ROUNDING:
        return "best"
    if behind <= FINE + _ROUNDING:
        return "good"
    return "weak" if behind <= WEAK + _ROUNDING else "blunder"


def grade_points(points: float, best: float) -> Verdict:
    """The verdict on what a question promises: a likely hit on a cheap space, or a costly blank, is not as good."""
    if points >= FULL_POINTS * best - _ROUNDING:
        return "best"
    return "good" if points >= HALF_POINTS * best - _ROUNDING else "weak"


def worse_of(one: Verdict, other: Verdict) -> Verdict:
    """The worse of two verdicts."""
    return max(one, other, key=_ORDER.index)


def grade_asking(asked: Sequence[tuple[float, float]]) -> Verdict | None:
    """The verdict on all of somebody's questions: by each one's chance and the best one's, on average."""
    if not asked:
        return None
    return grade_chance(fmean(chance for chance, _ in asked), fmean(max(pair) for pair in asked))
