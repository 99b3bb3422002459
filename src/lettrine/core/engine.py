"""Starting, stepping and replaying any game. Pure: where the game is goes in, where it is next comes out.

An action passes here on its way into the log: the decision it answers is found, the rules decide, the events
are folded into the state, and the rules go on by themselves (`advance`) until they wait for somebody.
"""

from collections.abc import Iterable
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec.structs import replace

from lettrine.core.game import Action, Context, Decision, Events, Game, Lapse, Refusal, Seating, kind_of

S = TypeVar("S")
AnyGame = Game[S, Any, Any]
EVERYBODYS = Lapse()
"""Time is up for whatever has no later deadline."""


class Step(NamedTuple, Generic[S]):
    """Where a game is: its state, the decisions that follow from it, and the events that led there last."""

    state: S
    open: tuple[Decision, ...]
    events: Events


def start(game: AnyGame[S], rules: Any, seating: Seating, context: Context) -> Step[S] | Refusal:
    """The opening of a game: the first events and the state they make."""
    events = game.setup(rules, seating, context.luck)
    if isinstance(events, Refusal):
        return events
    state = game.evolve(None, events[0])
    return _settle(game, state, events[1:] or game.advance(state, context, 0), context, 0, events[:1])


def step(
    game: AnyGame[S], here: Step[S], context: Context, seat: int, action: Action, at: int, quoting: str | None = None
) -> Step[S] | Refusal:
    """A seat's action, or why it cannot be taken. `quoting` is the id of the decision that it answers."""
    decision = _decision_for(game, here, seat, action, quoting)
    if isinstance(decision, Refusal):
        return decision
    events = game.decide(here.state, decision, seat, action, at, context)
    if isinstance(events, Refusal):
        return events
    return _settle(game, here.state, events, context, at)


def lapse(game: AnyGame[S], here: Step[S], context: Context, at: int, said: Lapse = EVERYBODYS) -> Step[S] | Refusal:
    """The clock's word that time is up, as it has said so: the default of every duty happens whose time it is."""
    duties = [decision for decision in here.open if decision.duty]
    if not duties:
        return Refusal("game_over" if game.standing(here.state).over else "not_open")
    due = [late for duty in duties if (late := _late(duty, at, said)) is not None]
    if not due:
        return Refusal("too_early")
    events = tuple(event for duty in due for event in game.expire(here.state, duty, at, context))
    return _settle(game, here.state, events, context, at)


def _late(duty: Decision, at: int, said: Lapse) -> Decision | None:
    """A duty as it lapses now, with the seats that have not met it in time; None if there are none."""
    if duty.deadline is not None:
        return duty if duty.deadline <= at else None
    if said.duties is not None and duty.id not in said.duties:
        return None
    if said.seats is None:
        return duty
    late = tuple(seat for seat in duty.seats if seat in said.seats)
    if not late or (duty.shared and late != duty.seats):  # somebody may still answer for all
        return None
    return replace(duty, seats=late)


def deadline(here: Step[Any]) -> int | None:
    """When the first of the open duties lapses, if nobody answers it."""
    times = [decision.deadline for decision in here.open if decision.deadline is not None]
    return min(times) if times else None


def replay(game: AnyGame[S], events: Iterable[Any]) -> S:
    """The state that these events make. No rule is asked again: `evolve` is enough."""
    state: S | None = None
    for event in events:
        state = game.evolve(state, event)
    if state is None:
        raise ValueError("a game has at least its opening event")
    return state


def _settle(game: AnyGame[S], state: S, events: Events, context: Context, at: int, before: Events = ()) -> Step[S]:
    """Fold the events in, then let the rules go on until they have nothing more to say."""
    evolve, advance = game.evolve, game.advance
    happened = before
    while events:
        for event in events:
            state = evolve(state, event)
        happened += events
        events = advance(state, context, at)
    return Step(state, game.decisions(state), happened)


def _decision_for(
    game: AnyGame[S], here: Step[S], seat: int, action: Action, quoting: str | None
) -> Decision | Refusal:
    kind = kind_of(action)
    for decision in here.open:
        if decision.kind == kind and seat in decision.seats and quoting in (None, decision.id):
            return decision
    if not 0 <= seat < game.standing(here.state).seats:
        return Refusal("no_such_seat")
    if quoting is not None and quoting not in [decision.id for decision in here.open]:
        return Refusal("not_open")  # it lost its reason meanwhile
    return Refusal(game.closed(here.state, seat, action))
