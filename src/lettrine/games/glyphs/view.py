"""What one seat sees of a Glyphs table: built up from nothing, so that what is not put in cannot leak."""

from functools import partial
from typing import Any

from lettrine.core.game import Open, open_for
from lettrine.core.value import Value
from lettrine.games.glyphs import events as e
from lettrine.games.glyphs.decisions import decisions, offers, standing
from lettrine.games.glyphs.edition import Edition
from lettrine.games.glyphs.state import Board, Over, State, reserve
from lettrine.games.pieces.alphabet import Piece, by_piece
from lettrine.games.pieces.placement import Placement
from lettrine.games.pieces.race import events as race_events
from lettrine.games.pieces.race import view as race_view
from lettrine.games.pieces.race.view import RaceView


class CellView(Value, frozen=True, omit_defaults=True):
    """What lies in and below a cell. Everybody sees the same."""

    loose: tuple[Piece, ...] = ()
    placed: tuple[Placement, ...] = ()
    below: tuple[Piece, ...] = ()
    wrong: tuple[Placement, ...] = ()


class BoardView(Value, frozen=True, omit_defaults=True):
    """A player's board as it looks from one seat."""

    cells: tuple[CellView, ...]
    hidden: bool
    """Whether a word is hidden; if not, another one is awaited (G11)."""
    past: tuple[str, ...] = ()
    word: str | None = None
    """The word, for its owner; at the end for everybody (G13)."""


class View(Value, frozen=True, kw_only=True, omit_defaults=True):
    """The table from one seat, or from none: what a client draws and a bot plays from."""

    game: str = "glyphs"
    seat: int | None
    rules: Edition
    language: str
    phase: str
    turn: int | None
    turns: int
    boards: tuple[BoardView, ...]
    """By seat."""
    scores: tuple[int, ...]
    reserve: dict[Piece, int]
    race: RaceView | None = None
    over: bool = False
    winners: tuple[int, ...] = ()
    open: tuple[Open, ...] = ()


def view(state: State, seat: int | None) -> View:
    """The table as this seat sees it; None is a watcher, who sees what lies open and nothing else."""
    stands = standing(state)
    return View(
        seat=seat,
        rules=state.rules,
        language=state.language,
        phase=type(state.phase).__name__.lower(),
        turn=stands.turn,
        turns=state.turns,
        boards=tuple(_board(board, owner == seat or stands.over) for owner, board in enumerate(state.boards)),
        scores=state.scores,
        reserve=by_piece(reserve(state)),
        race=None if state.race is None else race_view.view(state.race, seat),
        over=isinstance(state.phase, Over),
        winners=stands.winners,
        open=open_for(decisions(state), seat, partial(offers, state)),
    )


def _board(board: Board, shown: bool) -> BoardView:
    cells = tuple(CellView(cell.loose, cell.placed, cell.below, cell.wrong) for cell in board.cells)
    return BoardView(cells, bool(board.word), board.past, board.word or None if shown else None)


def redact(event: Any, seat: int | None) -> Any:
    """The event as this seat is told it. An event of a kind not listed here is told to nobody."""
    if isinstance(event, _PUBLIC):
        return event
    if isinstance(event, e.Hid):
        return e.Hid(event.seat, event.word if seat == event.seat else None, event.by_lot)
    if isinstance(event, race_events.RaceHid):
        return race_view.redact(event, seat)
    raise TypeError(event)


_PUBLIC = (
    e.Started,
    race_events.RaceBegan,
    race_events.GaveUp,
    race_events.RaceEnded,
    e.Favoured,
    e.TurnBegan,
    e.Proposed,
    e.Positioned,
    e.Named,
    e.Passed,
    e.ClockSet,
    e.Ended,
)
