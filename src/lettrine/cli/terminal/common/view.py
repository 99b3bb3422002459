"""What every game's view says, whatever else it shows: whose it is, whether it is over, and what is open."""

from typing import Protocol

from lettrine.core.game import Open


class AnyView(Protocol):
    """A view, as far as all games are alike."""

    @property
    def seat(self) -> int | None:
        """Whose view it is."""

    @property
    def over(self) -> bool:
        """Whether the game is over."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Everybody's points."""

    @property
    def turn(self) -> int | None:
        """Whose turn it is."""

    @property
    def open(self) -> tuple[Open, ...]:
        """Who may do what now."""


def duty_of(view: AnyView) -> Open | None:
    """What the table waits for this seat to do, if it waits for it."""
    return next((decision for decision in view.open if decision.duty and view.seat in decision.seats), None)


def may(view: AnyView, kind: str) -> bool:
    """Whether this is open to the seat now."""
    return any(decision.kind == kind and view.seat in decision.seats for decision in view.open)


def deadline(view: AnyView) -> int | None:
    """When something that this seat may do lapses, in the game's own time."""
    times = [d.deadline for d in view.open if d.deadline is not None and view.seat in d.seats]
    return min(times, default=None)
