"""The same random games by the rules engine: the simulator is compared with it, and it plays without a compiler."""

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
from lettrine.languages import FALLBACK
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


class RecordedMove(NamedTuple):
    """A move, and the states before and after it."""

    seat: int
    action: Action
    before: State
    after: State


def play(
    rules: Edition, seats: int, first: int, secrets: Sequence[str], rng: Stream, calls: int
) -> Iterator[RecordedMove]:
    """A game with these secrets, one for each tray, move by move. The draws are those of `policy`."""
    context = Context(rng, None)
    here = _start(rules, seats, first, secrets, context)
    while not SONDE.standing(here.state).over:
        called = bool(calls) and rng.draw(MILLION) < calls
        seat, action = _call(here.state, rng) if called else _move(here, rng)
        there = engine.step(SONDE, here, context, seat, action, 0)
        if not isinstance(there, Refusal):
            yield RecordedMove(seat, action, here.state, there.state)
            here = there
        elif there.code != "not_enough_hidden":  # S28: then nothing happens at all
            raise ValueError(f"{action}: {there.code}")


def _start(rules: Edition, seats: int, first: int, secrets: Sequence[str], context: Context) -> Here:
    here = engine.start(SONDE, rules, Seating(seats, FALLBACK, first), context)
    each = len(secrets) // seats
    for tray, secret in enumerate(secrets):
        here = _accepted(here)
        before, after = (len(secret) - len(rest) for rest in (secret.lstrip("."), secret.rstrip(".")))
        hidden = Hide(secret.strip("."), before, after, side_of(here.state, tray))
        here = engine.step(SONDE, here, context, tray // each, hidden, 0)
    return _accepted(here)


def _accepted(move: Here | Refusal) -> Here:
    if isinstance(move, Refusal):
        raise ValueError(move.code)
    return move


def _move(here: Here, rng: Stream) -> tuple[int, Action]:
    duty: Decision = here.open[0]
    offers = SONDE.offers(here.state, duty, duty.seats[0])
    return duty.seats[0], offers[rng.draw(len(offers))]


def _call(state: State, rng: Stream) -> tuple[int, Action]:
    each = state.per_seat
    seat = rng.draw(state.seats) if state.rules.interrupt == "any_time" else state.turn
    tray = rng.draw(len(state.trays) - each)
    tray += each * (tray >= seat * each)
    cells = state.trays[tray].cells
    named = cells if rng.draw(2) else cells + "."
    return seat, Interrupt(tray // each, named, side_of(state, tray))


def row(move: RecordedMove) -> list[int]:
    """A move and the table after it, as `policy.write` writes them."""
    state = move.after
    last = -1 if state.hidden_last is None else state.hidden_last
    owner = getattr(state.phase, "owner", state.turn)
    counted = (state.extra, state.factor, last, state.last_turns, len(state.pile), state.turns)
    table = (_PHASES[type(state.phase)], state.turn, owner, *counted)
    return [*_encode_move(move), *table, *state.scores, *(_hidden(tray.covered) for tray in state.trays)]


def _encode_move(move: RecordedMove) -> tuple[int, int, int, int]:
    action: Any = move.action
    if isinstance(action, Draw):
        return n.DRAW, move.seat, n.encode_card(move.before.pile[0]), 0
    if isinstance(action, Ask):
        return n.ASK, move.seat, action.of, LETTERS.index(action.letter)
    if isinstance(action, Expose):
        return n.EXPOSE, move.seat, tray_at(move.before, move.seat, action.tray), action.space - 1
    tray = tray_at(move.before, action.of, action.tray)
    return n.INTERRUPT, move.seat, tray, int(action.sequence == move.before.trays[tray].cells)


def _hidden(covered: str) -> int:
    return sum(1 << space for space, cell in enumerate(covered) if cell != OPEN)
