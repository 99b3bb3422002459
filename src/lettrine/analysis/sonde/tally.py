"""What each seat took from the others in a game of Sonde, and what was taken from it: by its events, without a lexicon.

Points that a card brings are nobody's attack. A space that a card makes somebody open is lost all the same (S21).
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from lettrine.core.value import Value
from lettrine.games.sonde import SONDE
from lettrine.games.sonde import events as e
from lettrine.games.sonde.state import State, Yielding

TAKEN, LOST, KEPT = "taken", "lost", "kept"
Stroke = tuple[str, int, int]
"""What it is, whose, and how many points."""


class Tally(Value, frozen=True):
    """One seat's game, attack and defence apart."""

    taken: int
    """Points by questions and by naming whole trays, less what failed ones cost (S15, S29)."""
    lost: int
    """Points that others took from its trays."""
    kept: int
    """Points for what was still hidden at the end (S34)."""

    @property
    def defence(self) -> int:
        """The more, the better it held."""
        return self.kept - self.lost


def tally(events: Iterable[Any]) -> tuple[Tally, ...]:
    """What a game came to for each seat, from its opening on."""
    sums: Counter[tuple[str, int]] = Counter()
    state: State | None = None
    for event in events:
        if state is not None:
            for what, seat, points in _strokes(state, event):
                sums[what, seat] += points
        state = SONDE.evolve(state, event)
    seats = range(0 if state is None else state.seats)
    return tuple(Tally(sums[TAKEN, seat], sums[LOST, seat], sums[KEPT, seat]) for seat in seats)


def _strokes(before: State, event: Any) -> Iterator[Stroke]:
    if isinstance(event, e.Exposed) and event.to is not None:
        points = event.points + event.bonus
        yield LOST, event.seat, points
        if not isinstance(before.phase, Yielding):
            yield TAKEN, event.to, points
    elif isinstance(event, e.Answered):
        yield TAKEN, before.questions[-1].seat, event.points
    elif isinstance(event, e.Interrupted):
        yield TAKEN, event.seat, event.points
        if event.right:
            yield LOST, event.of, event.points
    elif isinstance(event, e.Kept):
        yield KEPT, event.seat, event.points + event.bonus
