"""The same random games by the rules engine: what the simulator is measured by, and what plays without a compiler."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from lettrine.core import engine
from lettrine.core.game import Action, Context, Decision, Refusal, Seating
from lettrine.games.sonde import SONDE
from lettrine.games.sonde.actions import LETTERS, Ask, Draw, Expose, Hide, Interrupt
from lettrine.games.sonde.edition import Edition
from lettrine.games.sonde.state import (
    OPEN,
    Asking,
    Drawing,
    Exposing,
    Over,
    State,
    Unveiling,
    Yielding,
    side_of,
    tray_at,
)
from lettrine.research.simulator import encoding as n
from lettrine.research.simulator.policy import MILLION
from lettrine.research.simulator.rng import Stream

_PHASES = {
    Drawing: n.DRAWING,
    Asking: n.ASKING,
    Exposing: n.EXPOSING,
    Yielding: n.YIELDING,
    Unveiling: n.UNVEILING,
    Over: n.OVER,
}
Here = engine.Step[State]


class Step(NamedTuple):
    """A move, where it was made, and where it led."""

    seat: int
    action: Action
    before: State
    after: State


def play(rules: Edition, seats: int, first: int, secrets: Sequence[str], chance: Stream, calls: int) -> Iterator[Step]:
    """A game with these secrets, one for each tray, move by move. The draws are those of `policy`."""
    context = Context(chance, None)
    here = _begun(rules, seats, first, secrets, context)
    while not SONDE.standing(here.state).over:
        called = bool(calls) and chance.draw(MILLION) < calls
        seat, action = _call(here.state, chance) if called else _move(here, chance)
        there = engine.step(SONDE, here, context, seat, action, 0)
        if not isinstance(there, Refusal):
            yield Step(seat, action, here.state, there.state)
            here = there
        elif there.code != "not_enough_hidden":  # S28: then nothing happens at all
            raise ValueError(f"{action}: {there.code}")


def _begun(rules: Edition, seats: int, first: int, secrets: Sequence[str], context: Context) -> Here:
    here = engine.start(SONDE, rules, Seating(seats, "en", first), context)
    each = len(secrets) // seats
    for tray, secret in enumerate(secrets):
        here = _taken(here)
        before, after = (len(secret) - len(rest) for rest in (secret.lstrip("."), secret.rstrip(".")))
        hidden = Hide(secret.strip("."), before, after, side_of(here.state, tray))
        here = engine.step(SONDE, here, context, tray // each, hidden, 0)
    return _taken(here)


def _taken(step: Here | Refusal) -> Here:
    if isinstance(step, Refusal):
        raise ValueError(step.code)
    return step


def _move(here: Here, chance: Stream) -> tuple[int, Action]:
    duty: Decision = here.open[0]
    offers = SONDE.offers(here.state, duty, duty.seats[0])
    return duty.seats[0], offers[chance.draw(len(offers))]


def _call(state: State, chance: Stream) -> tuple[int, Action]:
    each = state.per_seat
    seat = chance.draw(state.seats) if state.rules.interrupt == "any_time" else state.turn
    tray = chance.draw(len(state.trays) - each)
    tray += each * (tray >= seat * each)
    cells = state.trays[tray].cells
    named = cells if chance.draw(2) else cells + "."
    return seat, Interrupt(tray // each, named, side_of(state, tray))


def row(step: Step) -> list[int]:
    """A move and the table after it, as `policy.write` writes them."""
    state = step.after
    last = -1 if state.hidden_last is None else state.hidden_last
    owner = getattr(state.phase, "owner", state.turn)
    counted = (state.extra, state.factor, last, state.last_turns, len(state.pile), state.turns)
    table = (_PHASES[type(state.phase)], state.turn, owner, *counted)
    return [*_move_in_numbers(step), *table, *state.scores, *(_hidden(tray.covered) for tray in state.trays)]


def _move_in_numbers(step: Step) -> tuple[int, int, int, int]:
    action: Any = step.action
    if isinstance(action, Draw):
        return n.DRAW, step.seat, n.card_in_numbers(step.before.pile[0]), 0
    if isinstance(action, Ask):
        return n.ASK, step.seat, action.of, LETTERS.index(action.letter)
    if isinstance(action, Expose):
        return n.EXPOSE, step.seat, tray_at(step.before, step.seat, action.tray), action.space - 1
    tray = tray_at(step.before, action.of, action.tray)
    return n.INTERRUPT, step.seat, tray, int(action.sequence == step.before.trays[tray].cells)


def _hidden(covered: str) -> int:
    return sum(1 << space for space, cell in enumerate(covered) if cell != OPEN)
