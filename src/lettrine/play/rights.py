"""How often a seat may use a right: a log grows by every use, and not every use costs anything or moves the game on.

Counted are the uses of each kind since the open duties were last others, by their ids. Everybody is told those, so a
refusal tells nobody anything; and as soon as the game goes on, everybody may use their rights again.
"""

from collections.abc import Mapping
from typing import Any

from lettrine.core.engine import Step

MOST_USES = 200
"""More than anybody means to do while the game stands still."""

Uses = Mapping[tuple[int | None, str], int]
"""How often each seat has used a right of each kind; what is not in the game is counted for all seats together."""


def uses_after(uses: Uses, before: Step[Any], after: Step[Any], seat: int | None, right: str | None) -> Uses:
    """The uses after a step of the game."""
    if _duties(before) != _duties(after):
        return {}
    return uses if right is None else one_more(uses, seat, right)


def one_more(uses: Uses, seat: int | None, right: str) -> Uses:
    """The uses after one more."""
    return {**uses, (seat, right): uses.get((seat, right), 0) + 1}


def is_used_up(uses: Uses, seat: int | None, right: str) -> bool:
    """Whether a right has been used as often as it may be for now."""
    return uses.get((seat, right), 0) >= MOST_USES


def _duties(step: Step[Any]) -> set[str]:
    return {decision.id for decision in step.open if decision.duty}
