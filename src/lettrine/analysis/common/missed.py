"""Words that could have been named with profit and were not: the same in every game in which words are named."""

from collections.abc import Collection, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from lettrine.analysis.common.report import MissedNaming, Tray

SURE = 0.35
"""How likely a word must be for naming it to be more than a gamble: who waits for this lets nothing pass."""


class Opening(NamedTuple):
    """A word that could be named after a step: what is likeliest there, and what naming it promised."""

    step: int
    callers: tuple[int, ...]
    sequence: str
    chance: float
    points: float


Moments = Sequence[tuple[int, Opening | None]]
"""Of one word, by step, whether naming it would have paid then."""


def let_pass(moments: Moments, named: Collection[int]) -> Iterator[list[Opening]]:
    """The stretches of the game in which naming this word would have paid, unless somebody did, right or wrong.

    `named` are the steps in which somebody named it. Whoever does so in vain ends a stretch, and another may begin.
    """
    steps = [step for step, _ in moments]
    tried = {step: sum(other <= step for other in named) for step in steps}
    for _, stretch in groupby(moments, key=lambda moment: (moment[1] is None, tried[moment[0]])):
        spell = [opening for _, opening in stretch if opening is not None]
        if spell and not any(spell[-1].step < step <= _until(steps, spell) for step in named):
            yield spell


def _until(steps: Sequence[int], spell: Sequence[Opening]) -> float:
    """The step in which a spell was over, if it ever was."""
    return next((step for step in steps if step > spell[-1].step), float("inf"))


def missed_naming(spell: Sequence[Opening], of: int, tray: Tray | None, secret: str) -> MissedNaming:
    """A spell, told as it was when it promised most."""
    best = max(spell, key=lambda opening: opening.points)
    return MissedNaming(
        first=spell[0].step,
        last=spell[-1].step,
        step=best.step,
        seats=tuple(sorted({seat for opening in spell for seat in opening.callers})),
        of=of,
        tray=tray,
        sequence=best.sequence,
        chance=best.chance,
        points_expected=best.points,
        right=best.sequence == secret,
    )
