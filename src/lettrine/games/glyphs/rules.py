"""What a seat's action does at a Glyphs table: one function an action, events or a refusal."""

from collections.abc import Callable
from typing import Any

from lettrine.core.game import Action, Context, Decision, Events, Refusal, Seating
from lettrine.core.luck import Luck
from lettrine.games.glyphs import actions as a
from lettrine.games.glyphs import events as e
from lettrine.games.glyphs.edition import Edition
from lettrine.games.glyphs.state import Board, Racing, State, available, missing, size, still_needs, unaskable
from lettrine.games.pieces import placement
from lettrine.games.pieces.placement import Placement
from lettrine.games.pieces.race import actions as race_actions
from lettrine.games.pieces.race import rules as race_rules
from lettrine.games.pieces.spelling import judge_hidden, of_length


def setup(rules: Edition, seating: Seating, luck: Luck) -> Events | Refusal:
    """G3: two to four sit down."""
    if not rules.least_seats <= seating.seats <= rules.most_seats:
        return Refusal("wrong_seats", {"least": rules.least_seats, "most": rules.most_seats})
    if not 0 <= seating.first < seating.seats:
        return Refusal("no_such_seat")
    return (e.Started(rules, seating.seats, seating.language, seating.first),)


def decide(state: State, decision: Decision, seat: int, action: Action, at: int, context: Context) -> Events | Refusal:
    """The events of a seat's action, or why it cannot be taken."""
    return _DECIDE[type(action)](state, seat, action, context)


def _hide(state: State, seat: int, action: a.Hide, context: Context) -> Events | Refusal:
    rules = state.rules
    if isinstance(state.phase, Racing):
        assert state.race is not None
        return race_rules.hide(state.race, seat, action.word, state.language, rules, rules.prelude_length, context)
    word = of_length(action.word, state.language, rules.length)
    if isinstance(word, Refusal):
        return word
    return judge_hidden(rules, context.words, word) or (e.Hid(seat, word),)


def _propose(state: State, seat: int, action: a.Propose, context: Context) -> Events | Refusal:
    of, cell, piece = action.of, action.cell, action.piece
    refusal = _no_cell(state, seat, of, cell)
    if refusal is not None:
        return refusal
    if piece not in available(state):
        return Refusal("out_of_pieces", {"piece": piece})  # G7
    if still_needs(state, of, cell, piece):
        return (e.Proposed(seat, of, cell, piece, True, 1),)  # G5
    # G6: the point of a miss goes where the table wants it.
    to = state.rules.miss_point
    return (e.Proposed(seat, of, cell, piece, False, int(to == "asker"), int(to == "owner")),)


def _position(state: State, seat: int, action: a.Position, context: Context) -> Events | Refusal:
    of, number = action.of, action.cell
    refusal = _no_cell(state, seat, of, number)
    if refusal is not None:
        return refusal
    board = state.boards[of]
    cell = board.cells[number - 1]
    if action.piece not in cell.loose:
        return Refusal("no_such_piece", {"piece": action.piece})
    put = Placement(action.piece, action.x, action.y, action.angle)
    exact = placement.fits(board.word[number - 1], put, cell.placed, state.rules.tolerance)
    return (e.Positioned(seat, of, number, put.piece, put.x, put.y, put.angle, exact),)


def _name(state: State, seat: int, action: a.Name, context: Context) -> Events | Refusal:
    board = _board(state, seat, action.of)
    if isinstance(board, Refusal):
        return board
    word = of_length(action.word, state.language, state.rules.length)
    if isinstance(word, Refusal):
        return word
    if word != board.word:
        return (e.Named(seat, action.of, word, False, -missing(board, word)),)  # G12
    return (e.Named(seat, action.of, word, True, _find(state.rules, board)), *_won(state, seat, action.of))


def _find(rules: Edition, board: Board) -> int:
    """G11, G15: what finding this word scores."""
    return size(board.word) if rules.scoring == "total" else missing(board, board.word) + rules.find_bonus


def _won(state: State, seat: int, of: int) -> Events:
    """G13: a find by somebody who had reached the goal before it."""
    if state.scores[seat] < state.rules.goal:
        return ()
    scores = list(state.scores)
    scores[seat] += _find(state.rules, state.boards[of])
    return (e.Ended(tuple(scores), (seat,), tuple(board.word for board in state.boards)),)


def _claim(state: State, seat: int, action: race_actions.Claim, context: Context) -> Events | Refusal:
    assert state.race is not None
    return race_rules.claim(state.race, seat, action.word, state.language, state.rules, context)


def _give_up(state: State, seat: int, action: race_actions.GiveUp, context: Context) -> Events:
    assert state.race is not None
    return race_rules.give_up(state.race, seat)


def _board(state: State, seat: int, of: int) -> Board | Refusal:
    """An opponent's board with a word hidden, or why it cannot be asked about."""
    code = unaskable(state, seat, of)
    return state.boards[of] if code is None else Refusal(code)


def _no_cell(state: State, seat: int, of: int, cell: int) -> Refusal | None:
    board = _board(state, seat, of)
    if isinstance(board, Refusal):
        return board
    return None if 1 <= cell <= state.rules.length else Refusal("no_such_cell", {"most": state.rules.length})


_DECIDE: dict[type, Callable[[State, int, Any, Context], Events | Refusal]] = {
    a.Hide: _hide,
    a.Propose: _propose,
    a.Position: _position,
    a.Name: _name,
    race_actions.Claim: _claim,
    race_actions.GiveUp: _give_up,
}
