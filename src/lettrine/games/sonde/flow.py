"""What happens at a Sonde table by itself: the next turn, the last turns, the end, and what the clock does."""

from collections.abc import Callable, Iterator

from lettrine.core.game import Context, Decision, Events
from lettrine.games.sonde import events as e
from lettrine.games.sonde.dealing import dealt_by_lot
from lettrine.games.sonde.decisions import opponents, winners
from lettrine.games.sonde.exposure import cheapest, exposed, openable, worth
from lettrine.games.sonde.rules import answered, drawn
from lettrine.games.sonde.spelling import word_by_lot
from lettrine.games.sonde.state import (
    Answering,
    Asking,
    Between,
    Drawing,
    Exposing,
    Hiding,
    Over,
    State,
    Unveiling,
    Yielding,
    found_out,
    hidden_of,
    holds,
    laid_by,
    side_of,
    trays_of,
)


def advance(state: State, context: Context, at: int) -> Events:
    """What the rules do next without anybody's doing; nothing when the table waits for somebody."""
    kind = type(state.phase)
    if kind is Over:
        return ()
    if kind is Hiding:
        return _opening(state) or _dealt(state, context) or _clock(state, at)
    events: Events = _denials(state) if state.denials else ()
    if not events and len(state.hiding) < 2:
        events = _ending(state)
    return events or _GO_ON[kind](state, context) or (_clock(state, at) if state.rules.clock else ())


def _opening(state: State) -> Events:
    ready = all(tray.cells for tray in state.trays)
    return (e.TurnBegan(state.turn),) if ready else ()


def _dealt(state: State, context: Context) -> Events:
    """E6: where nobody hides, the house deals by lot, unless the record said what lies where."""
    return dealt_by_lot(state.rules, state.seats, context) if state.rules.house_plays_trays else ()


def _denials(state: State) -> Events:
    """S31: a false "no" costs its owner once, as soon as such a space is exposed."""
    caught = next((denial for denial in state.denials if found_out(state, denial)), None)
    return () if caught is None else (e.FoundOut(caught.seat, -state.rules.denial_penalty),)


def _ending(state: State) -> Events:
    """S33, S35: all but one exposed begins the last turns, all exposed is the end."""
    if not state.hiding:
        return (e.Ended(state.scores, winners(state)),)
    return (e.LastTurnsBegan(state.hiding[0]),) if state.hidden_last is None else ()


def _pile(state: State, context: Context) -> Events:
    """S9: an empty draw pile is made anew from the discards."""
    if state.pile:
        return ()
    cards = context.luck.shuffled(f"deck {state.shuffles}", state.discards)
    return (e.Shuffled(len(cards), cards),)


def _nobody_to_ask(state: State, context: Context) -> Events:
    """S33: whoever has nobody left to ask has had their turn."""
    return () if opponents(state, state.turn) else _next_turn(state)


def _after_miss(state: State, context: Context) -> Events:
    """S14, S20: the turn passes to the left, unless an additional one is owed and somebody can be asked."""
    if state.extra and opponents(state, state.turn):
        return (e.TurnExtended(state.turn),)
    return _next_turn(state)


def _next_turn(state: State) -> Events:
    hidden = state.hidden_last
    if hidden is None or state.last_turns:
        return (e.TurnBegan((state.turn + 1) % state.seats),)
    # S34: the last turns are over, and the word was kept.
    rules = state.rules
    many = hidden_of(state, hidden) >= rules.kept_many
    cells = tuple(state.trays[index].cells for index in trays_of(state, hidden))
    points = sum(worth(state, index) for index in trays_of(state, hidden))
    return (e.Kept(hidden, cells, points, rules.kept_many_bonus if many else rules.kept_bonus),)


def _answer_by_hand(state: State, context: Context) -> Events:
    """S30: a question whose tray has been exposed is void. S12: a tray that answers by itself answers truly."""
    phase = state.phase
    assert isinstance(phase, Answering)
    if not hidden_of(state, phase.owner):
        return (e.Voided(phase.owner),)
    return (_true_answer(state, phase),) if phase.owner in state.auto else ()


def _true_answer(state: State, phase: Answering) -> e.Answered:
    return answered(state, phase.owner, phase.letter, bool(holds(state, phase.owner, phase.letter)))


def _open_a_space(state: State, context: Context) -> Events:
    """S30: a choice with nothing left to choose is void. S12: a tray may answer by itself; E6: for cards too."""
    phase = state.phase
    owner: int = getattr(phase, "owner", state.turn)
    if not any(spaces for _, spaces in openable(state)):
        return (e.Voided(owner),)
    if state.rules.house_plays_trays or (type(phase) is Exposing and owner in state.auto):
        return (exposed(state, *cheapest(state)),)
    return ()


_GO_ON: dict[type, Callable[[State, Context], Events]] = {
    Drawing: _pile,
    Asking: _nobody_to_ask,
    Answering: _answer_by_hand,
    Exposing: _open_a_space,
    Yielding: _open_a_space,
    Unveiling: _open_a_space,
    Between: _after_miss,
}


def _clock(state: State, at: int) -> Events:
    if not state.rules.clock or state.deadline is not None:
        return ()
    return (e.ClockSet(at + 1000 * state.rules.clock),)


def expire(state: State, decision: Decision, at: int, context: Context) -> Events:
    """What happens when nobody met the duty in time: the least that the rules can do for them."""
    phase = state.phase
    if isinstance(phase, Hiding):
        return _hide_by_lot(state, decision.seats, context)
    if isinstance(phase, Drawing):
        return (drawn(state),)
    if isinstance(phase, Asking):
        return (e.Passed(state.turn),)
    if isinstance(phase, Answering):
        return (_true_answer(state, phase),)
    return (exposed(state, *cheapest(state)),)


def _hide_by_lot(state: State, seats: tuple[int, ...], context: Context) -> Events:
    """Whoever has not chosen in time plays with a common word drawn by lot."""
    return tuple(event for seat in seats for event in _words_by_lot(state, seat, context))


def _words_by_lot(state: State, seat: int, context: Context) -> Iterator[e.Hid]:
    """A word for each empty tray of a seat, which has the cards of one box for all of them."""
    laid = laid_by(state, seat)
    for index in trays_of(state, seat):
        if not state.trays[index].cells:
            word = word_by_lot(state.rules, context, f"word {index}", laid)
            laid += word
            yield e.Hid(seat, len(word), side_of(state, index), word, by_lot=True)
