"""Points that each seat of a game of Sonde took from the others, and lost to them, by its events.

Points that a card brings count as nobody's attack. A space that a card makes somebody open is lost all the same (S21).
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from lettrine.core.value import Value
from lettrine.games.sonde import SONDE
from lettrine.games.sonde import events as e
from lettrine.games.sonde.state import State, Yielding

TAKEN, LOST, KEPT = "taken", "lost", "kept"
PointsEntry = tuple[str, int, int]
"""What it is, whose, and how many points."""


class Tally(Value, frozen=True):
    """One seat's points, attack and defence apart."""

    taken: int
    """Points by questions and by naming whole trays, less what failed ones cost (S15, S29)."""
    lost: int
    """Points that others took from its trays."""
    kept: int
    """Points for what was still hidden at the end (S34)."""

    @property
    def defence(self) -> int:
        """The higher, the better the seat defended its trays."""
        return self.kept - self.lost


def tally(events: Iterable[Any]) -> tuple[Tally, ...]:
    """The tally of each seat, from the opening on."""
    sums: Counter[tuple[str, int]] = Counter()
    state: State | None = None
    for event in events:
        if state is not None:
            for what, seat, points in _entries(state, event):
                sums[what, seat] += points
        state = SONDE.evolve(state, event)
    seats = range(0 if state is None else state.seats)
    return tuple(Tally(sums[TAKEN, seat], sums[LOST, seat], sums[KEPT, seat]) for seat in seats)


def _entries(before: State, event: Any) -> Iterator[PointsEntry]:
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
