"""What the rules do by themselves at a Glyphs table: turns, the prelude's prize, the clock."""

from lettrine.core.game import Context, Decision, Events
from lettrine.games.glyphs import events as e
from lettrine.games.glyphs.decisions import turn_kinds
from lettrine.games.glyphs.state import Between, Hiding, Over, Playing, Racing, State, hiders
from lettrine.games.pieces.race import rules as race_rules
from lettrine.games.pieces.random_words import word_by_lot


def advance(state: State, context: Context, at: int) -> Events:
    """The next thing that happens without anybody doing it."""
    return _go_on(state, at) or _clock(state, at)


def _go_on(state: State, at: int) -> Events:
    phase = state.phase
    if isinstance(phase, Racing):
        assert state.race is not None
        return race_rules.begin(state.race, at)
    if isinstance(phase, Hiding):
        return _prize(state) or (() if hiders(state) else (e.TurnBegan(state.turn),))
    if isinstance(phase, Between):
        return (e.TurnBegan((state.turn + 1) % state.seats),)  # G6: to the left
    return ()


def _prize(state: State) -> Events:
    """G16: the winner of the prelude starts, with points; once."""
    won = None if state.race is None else state.race.winner
    if won is None or any(state.scores) or any(board.word for board in state.boards):
        return ()
    points = state.rules.prelude_points
    return () if won == state.turn and not points else (e.Favoured(won, points),)


def _clock(state: State, at: int) -> Events:
    """With a clock, each duty that has just opened gets its time."""
    if not state.rules.clock or isinstance(state.phase, Over):
        return ()
    due = at + 1000 * state.rules.clock
    if isinstance(state.phase, Racing):
        return (e.ClockSet(due),) if state.deadline is None else ()
    new = tuple(seat for seat in hiders(state) if state.boards[seat].deadline is None)
    if new:
        return (e.ClockSet(due, new),)
    waits = isinstance(state.phase, Playing) and turn_kinds(state) and state.deadline is None
    return (e.ClockSet(due),) if waits else ()


def expire(state: State, decision: Decision, at: int, context: Context) -> Events:
    """What happens when nobody met the duty in time: the least that the rules can do for them."""
    if isinstance(state.phase, Racing):
        assert state.race is not None
        rules = state.rules
        return race_rules.expire(state.race, decision.seats, state.language, rules, rules.prelude_length, context)
    if decision.kind == "hide":
        return tuple(e.Hid(seat, _by_lot(state, seat, context), by_lot=True) for seat in decision.seats)
    return (e.Passed(state.turn),)


def _by_lot(state: State, seat: int, context: Context) -> str:
    """Whoever has not chosen in time plays with a common word drawn by lot."""
    key = f"word {seat}.{len(state.boards[seat].past)}"
    return word_by_lot(state.rules, state.language, state.rules.length, context, key)
