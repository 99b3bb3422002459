"""How each event changes a Glyphs table. Nothing else changes it, and no rule is asked here."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from lettrine.games.glyphs import events as e
from lettrine.games.glyphs.state import (
    MOST_TRIED,
    Between,
    Board,
    Cell,
    Hiding,
    Over,
    Playing,
    Racing,
    State,
    empty_board,
    opponents,
)
from lettrine.games.pieces.placement import Placement
from lettrine.games.pieces.race import events as race_events
from lettrine.games.pieces.race import state as race_state


def evolve(state: State | None, event: Any) -> State:
    """The state after an event."""
    if state is None:
        return _started(event)
    return _FOLD[type(event)](state, event)


def _put(items: tuple[Any, ...], index: int, item: Any) -> tuple[Any, ...]:
    return (*items[:index], item, *items[index + 1 :])


def _scored(scores: tuple[int, ...], seat: int, points: int) -> tuple[int, ...]:
    return _put(scores, seat, scores[seat] + points) if points else scores


def _started(event: e.Started) -> State:
    prelude = event.rules.prelude == "quick"
    return State(
        rules=event.rules,
        seats=event.seats,
        language=event.language,
        turn=event.first,
        boards=(empty_board(event.rules),) * event.seats,
        scores=(0,) * event.seats,
        phase=Racing() if prelude else Hiding(),
        race=race_state.new_race(event.seats) if prelude else None,
    )


def _raced(state: State, event: Any) -> State:
    assert state.race is not None
    then = race_state.evolve(state.race, event)
    begun = isinstance(event, race_events.RaceBegan)
    return replace(
        state,
        race=then,
        phase=Hiding() if then.over else state.phase,
        deadline=None if begun or then.over else state.deadline,
    )


def _favoured(state: State, event: e.Favoured) -> State:
    return replace(state, turn=event.seat, scores=_scored(state.scores, event.seat, event.points))


def _hid(state: State, event: e.Hid) -> State:
    board = replace(state.boards[event.seat], word=event.word or "", deadline=None)
    return replace(state, boards=_put(state.boards, event.seat, board))


def _turn_began(state: State, event: e.TurnBegan) -> State:
    return replace(state, turn=event.seat, phase=Playing(), turns=state.turns + 1, steps=0, deadline=None)


def _proposed(state: State, event: e.Proposed) -> State:
    cell = state.boards[event.of].cells[event.cell - 1]
    if event.fits:
        cell = replace(cell, loose=(*cell.loose, event.piece))
    else:
        cell = replace(cell, below=(*cell.below, event.piece))
    scores = _scored(_scored(state.scores, event.seat, event.points), event.of, event.owner_points)
    return replace(_went_on(state, event.fits), boards=_with_cell(state, event.of, event.cell, cell), scores=scores)


def _positioned(state: State, event: e.Positioned) -> State:
    cell = state.boards[event.of].cells[event.cell - 1]
    put = Placement(event.piece, event.x, event.y, event.angle)
    if event.exact:
        at = cell.loose.index(event.piece)
        cell = replace(cell, loose=cell.loose[:at] + cell.loose[at + 1 :], placed=(*cell.placed, put))
    else:
        cell = replace(cell, wrong=(*cell.wrong, put)[-MOST_TRIED:])
    return replace(_went_on(state, event.exact), boards=_with_cell(state, event.of, event.cell, cell))


def _went_on(state: State, same_turn: bool) -> State:
    phase = Playing() if same_turn else Between()
    return replace(state, phase=phase, steps=state.steps + 1, deadline=None)


def _with_cell(state: State, of: int, number: int, cell: Cell) -> tuple[Board, ...]:
    board = state.boards[of]
    return _put(state.boards, of, replace(board, cells=_put(board.cells, number - 1, cell)))


def _named(state: State, event: e.Named) -> State:
    scores = _scored(state.scores, event.seat, event.points)
    if not event.right:
        return replace(state, scores=scores)
    past = (*state.boards[event.of].past, event.word)
    boards = _put(state.boards, event.of, empty_board(state.rules, past))
    then = replace(state, scores=scores, boards=boards, steps=state.steps + 1)
    # What another names adds nothing to the time of the turn, unless it has to wait until somebody can be asked.
    goes_on = event.seat != state.turn and opponents(then, state.turn)
    return then if goes_on else replace(then, deadline=None)


def _passed(state: State, event: e.Passed) -> State:
    return replace(state, phase=Between(), deadline=None)


def _clock_set(state: State, event: e.ClockSet) -> State:
    if not event.hiding:
        return replace(state, deadline=event.deadline)
    boards = [
        replace(board, deadline=event.deadline) if seat in event.hiding else board
        for seat, board in enumerate(state.boards)
    ]
    return replace(state, boards=tuple(boards))


def _ended(state: State, event: e.Ended) -> State:
    return replace(state, phase=Over(event.winners[0]), deadline=None)


_FOLD: dict[type, Callable[[State, Any], State]] = {
    race_events.RaceHid: _raced,
    race_events.RaceBegan: _raced,
    race_events.GaveUp: _raced,
    race_events.RaceEnded: _raced,
    e.Favoured: _favoured,
    e.Hid: _hid,
    e.TurnBegan: _turn_began,
    e.Proposed: _proposed,
    e.Positioned: _positioned,
    e.Named: _named,
    e.Passed: _passed,
    e.ClockSet: _clock_set,
    e.Ended: _ended,
}
