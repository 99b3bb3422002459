"""What the views of all games have in common."""

from typing import Protocol

from lettrine.core.game import Open


class AnyView(Protocol):
    """The fields of every game's view."""

    @property
    def seat(self) -> int | None:
        """The seat that it is for; None for a watcher."""

    @property
    def over(self) -> bool:
        """Whether the game is over."""

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat."""

    @property
    def turn(self) -> int | None:
        """Whose turn it is."""

    @property
    def open(self) -> tuple[Open, ...]:
        """The open decisions."""


def duty_of(view: AnyView) -> Open | None:
    """The duty that the table waits for this seat to fulfil, if any."""
    return next((decision for decision in view.open if decision.duty and view.seat in decision.seats), None)


def may(view: AnyView, kind: str) -> bool:
    """Whether a decision of this kind is open to the seat."""
    return any(decision.kind == kind and view.seat in decision.seats for decision in view.open)


def deadline(view: AnyView) -> int | None:
    """The first deadline of this seat's decisions, in the game's time."""
    times = [d.deadline for d in view.open if d.deadline is not None and view.seat in d.seats]
    return min(times, default=None)
