"""What a game came to: luck, scores and knowledge over its steps, and each player's sums. The same in every game."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any, NamedTuple, TypeVar

from lettrine.analysis.common.report import AnalysedMoment, AnalysedNaming, Asked, MissedNaming, Player
from lettrine.analysis.common.steps import Scene

Luck = dict[int, list[float]]
"""By step, what luck it brought each seat."""

AnyScene = TypeVar("AnyScene", bound=Scene[Any, Any])


class Stroke(NamedTuple):
    """What came better or worse for a seat than was to be expected, and in which step."""

    step: int
    seat: int
    luck: float


def by_step(strokes: Iterable[Stroke], seats: int) -> Luck:
    """All that luck did, step by step."""
    luck: Luck = {}
    for stroke in strokes:
        luck.setdefault(stroke.step, [0.0] * seats)[stroke.seat] += stroke.luck
    return luck


def ends_of_steps(played: Sequence[AnyScene]) -> list[AnyScene]:
    """The last scene of every step: how it then stood."""
    return [list(same)[-1] for _, same in groupby(played, key=lambda scene: scene.step)]


def moments(
    played: Sequence[AnyScene], luck: Luck, bits: Callable[[AnyScene], tuple[float | None, ...]]
) -> list[AnalysedMoment]:
    """How it stood after every step, from when there was something to learn."""
    sums, told = [0.0] * (played[0].after.seats if played else 0), []
    for scene in ends_of_steps(played):
        sums = [sum(pair) for pair in zip(sums, luck.get(scene.step, [0.0] * len(sums)), strict=True)]
        left = bits(scene)
        if left:
            told.append(
                AnalysedMoment(step=scene.step, at=scene.at, scores=scene.after.scores, luck=tuple(sums), bits=left)
            )
    return told


def player(
    seat: int,
    name: str,
    score: int,
    asked: Iterable[Asked],
    named: Iterable[AnalysedNaming],
    passed: Iterable[MissedNaming],
    other_luck: float,
) -> Player:
    """One player's game, as far as it is the same in every game; `other_luck` is what only this game knows."""
    mine = [question for question in asked if question.seat == seat]
    calls = [naming for naming in named if naming.seat == seat]
    luck = sum(question.luck for question in mine) + sum(naming.luck for naming in calls) + other_luck
    return Player(
        seat=seat,
        name=name,
        score=score,
        questions=len(mine),
        hits=sum(question.answer == "hit" for question in mine),
        blunders=sum(question.blunder for question in mine),
        asking=sum(question.points for question in mine),
        asking_expected=sum(question.points_expected for question in mine),
        regret=sum(question.regret for question in mine),
        naming=sum(naming.points for naming in calls),
        naming_expected=sum(naming.points_expected for naming in calls),
        rash=sum(naming.rash for naming in calls),
        missed=sum(seat in naming.seats for naming in passed),
        luck=luck,
        skill=score - luck,
    )
