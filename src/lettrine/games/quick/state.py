"""A game of Quick in full: a race, and the clock."""

from typing import Any

from msgspec.structs import replace

from lettrine.core.game import SEALED, Sealed
from lettrine.core.value import Value
from lettrine.games.pieces.race import events as race_events
from lettrine.games.pieces.race import state as race_state
from lettrine.games.pieces.race.state import Race
from lettrine.games.quick import events as e
from lettrine.games.quick.edition import Edition


class State(Value, frozen=True, kw_only=True):
    """Everything about a table."""

    rules: Edition
    seats: int
    language: str
    race: Race
    deadline: int | None = None
    sealed: Sealed = SEALED

    @property
    def scores(self) -> tuple[int, ...]:
        """A race is won or not."""
        return tuple(int(self.race.winner == seat) for seat in range(self.seats))


def evolve(state: State | None, event: Any) -> State:
    """The state after an event."""
    if state is None:
        assert isinstance(event, e.Started)
        return State(
            rules=event.rules, seats=event.seats, language=event.language, race=race_state.new_race(event.seats)
        )
    if isinstance(event, e.ClockSet):
        return replace(state, deadline=event.deadline)
    goes_on = isinstance(event, race_events.RaceHid | race_events.GaveUp)
    return replace(state, race=race_state.evolve(state.race, event), deadline=state.deadline if goes_on else None)
