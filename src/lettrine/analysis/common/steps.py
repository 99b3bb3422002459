"""A game replayed event by event: the state before and after, and what everybody knew."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Generic, NamedTuple, TypeVar

from lettrine.core.match import Entry

State = TypeVar("State")
Known = TypeVar("Known")
"""What everybody knows; its type is the game's own."""


class Transition(NamedTuple, Generic[State, Known]):
    """One event of a game, with what was before and after it. `step` is the number of its entry in the log."""

    step: int
    at: int
    event: Any
    before: State
    after: State
    known_before: Known
    known_after: Known


def transitions_of(
    evolve: Callable[[State | None, Any], State],
    log: Iterable[Entry],
    known: Known,
    learn: Callable[[State, State, Any, Known], Known],
) -> Iterator[Transition[State, Known]]:
    """A game from its opening on, by folding its events.

    `known` is what is known at first; `learn` returns what is known after an event, by the states before and after it,
    the event, and what was known.
    """
    state: State | None = None
    for step, entry in enumerate(log):
        for event in entry.events:
            after = evolve(state, event)
            if state is not None:
                before, known = known, learn(state, after, event, known)
                yield Transition(step, entry.at, event, state, after, before, known)
            state = after
