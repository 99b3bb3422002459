"""Words that could have been named with profit and were not, for all games in which words are named."""

from collections.abc import Collection, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from lettrine.analysis.common.report import MissedNaming, Tray

SURE = 0.35
"""The chance below which not naming a word is no miss, even where naming it would pay on average."""


class Opportunity(NamedTuple):
    """A word that could be named after a step: the likeliest content, and the expected points of naming it."""

    step: int
    callers: tuple[int, ...]
    sequence: str
    chance: float
    points: float


Opportunities = Sequence[tuple[int, Opportunity | None]]
"""For one word, by step: the opportunity, where naming it would have paid."""


def missed_stretches(opportunities: Opportunities, named: Collection[int]) -> Iterator[list[Opportunity]]:
    """The stretches of the game in which naming this word would have paid, but nobody did, right or wrong.

    `named` are the steps in which somebody named it. A wrong naming ends a stretch, and another may begin.
    """
    steps = [step for step, _ in opportunities]
    tried = {step: sum(other <= step for other in named) for step in steps}
    for _, group in groupby(opportunities, key=lambda each: (each[1] is None, tried[each[0]])):
        stretch = [opportunity for _, opportunity in group if opportunity is not None]
        if stretch and not any(stretch[-1].step < step <= _end_of(steps, stretch) for step in named):
            yield stretch


def _end_of(steps: Sequence[int], stretch: Sequence[Opportunity]) -> float:
    """The step in which a stretch was over, if it ever was."""
    return next((step for step in steps if step > stretch[-1].step), float("inf"))


def missed_naming(stretch: Sequence[Opportunity], of: int, tray: Tray | None, secret: str) -> MissedNaming:
    """A stretch, described as it was when the expected points were highest."""
    best = max(stretch, key=lambda opportunity: opportunity.points)
    return MissedNaming(
        first=stretch[0].step,
        last=stretch[-1].step,
        step=best.step,
        seats=tuple(sorted({seat for opportunity in stretch for seat in opportunity.callers})),
        of=of,
        tray=tray,
        sequence=best.sequence,
        chance=best.chance,
        points_expected=best.points,
        right=best.sequence == secret,
    )
