"""A game seen again, event by event: how the table was before and after, and what everybody knew then."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Generic, NamedTuple, TypeVar

from lettrine.core.match import Entry

State = TypeVar("State")
Known = TypeVar("Known")
"""What everybody knows: each game has its own idea of it."""


class Scene(NamedTuple, Generic[State, Known]):
    """One event of a game. `step` is the number of the log's entry that it belongs to."""

    step: int
    at: int
    event: Any
    before: State
    after: State
    held: Known
    """What was known before it."""
    then: Known
    """What was known after it."""


def replayed(
    evolve: Callable[[State | None, Any], State],
    log: Iterable[Entry],
    nothing: Known,
    learned: Callable[[State, State, Any, Known], Known],
) -> Iterator[Scene[State, Known]]:
    """A game from its opening on. No rule is asked again: folding the events is enough.

    `learned` says what everybody knows after an event: by how it stood before and after it, and what they knew before.
    """
    state: State | None = None
    held = nothing
    for step, entry in enumerate(log):
        for event in entry.events:
            after = evolve(state, event)
            if state is not None:
                then = learned(state, after, event, held)
                yield Scene(step, entry.at, event, state, after, held, then)
                held = then
            state = after
