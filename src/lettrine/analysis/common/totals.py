"""The totals of a game: luck, scores and knowledge by step, and each player's sums, as far as all games share them."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any, NamedTuple, TypeVar

from lettrine.analysis.common.grades import Verdict
from lettrine.analysis.common.report import AnalysedMoment, AnalysedNaming, Asked, MissedNaming, Player
from lettrine.analysis.common.steps import Transition

Luck = dict[int, list[float]]
"""By step, the luck of each seat."""

AnyTransition = TypeVar("AnyTransition", bound=Transition[Any, Any])


class LuckEntry(NamedTuple):
    """By how many points a seat did better or worse than expected, and in which step."""

    step: int
    seat: int
    luck: float


def sum_by_step(entries: Iterable[LuckEntry], seats: int) -> Luck:
    """The luck of each seat, added up by step."""
    luck: Luck = {}
    for entry in entries:
        luck.setdefault(entry.step, [0.0] * seats)[entry.seat] += entry.luck
    return luck


def last_of_each_step(history: Sequence[AnyTransition]) -> list[AnyTransition]:
    """The last transition of every step."""
    return [list(same)[-1] for _, same in groupby(history, key=lambda transition: transition.step)]


def moments(
    history: Sequence[AnyTransition], luck: Luck, bits: Callable[[AnyTransition], tuple[float | None, ...]]
) -> list[AnalysedMoment]:
    """The state of the game after every step, from when there was something to learn."""
    sums, found = [0.0] * (history[0].after.seats if history else 0), []
    for last in last_of_each_step(history):
        sums = [sum(pair) for pair in zip(sums, luck.get(last.step, [0.0] * len(sums)), strict=True)]
        left = bits(last)
        if left:
            moment = AnalysedMoment(step=last.step, at=last.at, scores=last.after.scores, luck=tuple(sums), bits=left)
            found.append(moment)
    return found


def player_totals(
    seat: int,
    name: str,
    score: int,
    asked: Iterable[Asked],
    named: Iterable[AnalysedNaming],
    missed: Iterable[MissedNaming],
    other_luck: float,
    grade: Verdict | None,
) -> Player:
    """One player's sums, as far as all games share them; `other_luck` is luck of a kind that only this game has."""
    mine = [question for question in asked if question.seat == seat]
    namings = [naming for naming in named if naming.seat == seat]
    luck = sum(question.luck for question in mine) + sum(naming.luck for naming in namings) + other_luck
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
        naming=sum(naming.points for naming in namings),
        naming_expected=sum(naming.points_expected for naming in namings),
        rash=sum(naming.rash for naming in namings),
        missed=sum(seat in naming.seats for naming in missed),
        luck=luck,
        skill=score - luck,
        grade=grade,
    )
