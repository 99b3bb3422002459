"""A Glyphs table in full, secrets included: what there is, what it waits for, and what the rules may ask of it."""

from lettrine.core.game import SEALED, Sealed
from lettrine.core.value import Value
from lettrine.games.glyphs.edition import Edition
from lettrine.games.pieces.alphabet import NEEDS, PIECES, Counts, Piece, counted, lacking, pieces_of
from lettrine.games.pieces.placement import Placement
from lettrine.games.pieces.race.state import Race

MOST_TRIED = 100
"""How many misplaced pieces of a cell are kept: several of every class that a piece can lie in."""


class Cell(Value, frozen=True):
    """What lies in and below a cell: for all to see (G7)."""

    loose: tuple[Piece, ...] = ()
    """In the cell, not positioned yet."""
    placed: tuple[Placement, ...] = ()
    """In the cell, where they belong (G9)."""
    below: tuple[Piece, ...] = ()
    """Not, or no longer, needed (G6)."""
    wrong: tuple[Placement, ...] = ()
    """How loose pieces were positioned in vain (G9). Nothing of it lies there, but everybody has seen it."""

    @property
    def inside(self) -> Counts:
        """What has been found of the cell's letter."""
        return counted((*self.loose, *[placed.piece for placed in self.placed]))


class Board(Value, frozen=True):
    """One player's secret word, and what has been found of it."""

    cells: tuple[Cell, ...]
    word: str = ""
    """Empty until one is hidden, and again once it is found (G11)."""
    past: tuple[str, ...] = ()
    """The words of this player that have been found."""
    deadline: int | None = None
    """When the player must have hidden a word."""
    sealed: Sealed = SEALED


class Racing(Value, frozen=True):
    """The prelude: a race for the start (G16)."""


class Hiding(Value, frozen=True):
    """Everybody is choosing a first word."""


class Playing(Value, frozen=True):
    """The player on turn is to do something; whoever's word was found is to hide another."""


class Between(Value, frozen=True):
    """The turn has met its miss and passes to the left."""


class Over(Value, frozen=True):
    """Somebody has won (G13)."""

    winner: int


Phase = Racing | Hiding | Playing | Between | Over


class State(Value, frozen=True, kw_only=True):
    """Everything about a table."""

    rules: Edition
    seats: int
    language: str
    turn: int
    boards: tuple[Board, ...]
    scores: tuple[int, ...]
    phase: Phase
    race: Race | None = None
    turns: int = 0
    steps: int = 0
    """What has been done in this turn; with `turns` it names a decision."""
    deadline: int | None = None
    """When the turn passes, or the prelude lapses."""
    sealed: Sealed = SEALED


def empty_board(rules: Edition, past: tuple[str, ...] = ()) -> Board:
    """A board with nothing on it."""
    return Board((Cell(),) * rules.length, past=past)


def reserve(state: State) -> Counts:
    """G7: what is left in the box."""
    lying: list[Piece] = []
    for board in state.boards:
        for cell in board.cells:
            lying += cell.loose
            lying += cell.below
            lying += [placed.piece for placed in cell.placed]
    box = state.rules.box
    big, small, arc, bow = (box[piece] - lying.count(piece) for piece in PIECES)
    return big, small, arc, bow


def box_is_empty(state: State) -> bool:
    """Whether nothing is left in the box (G7). Asked at every decision, so it counts no kinds."""
    cells = [cell for board in state.boards for cell in board.cells]
    lying = sum(len(cell.loose) + len(cell.below) + len(cell.placed) for cell in cells)
    return lying >= sum(state.rules.box.values())


def available(state: State) -> tuple[Piece, ...]:
    """The pieces that can still be proposed."""
    return tuple(piece for piece, left in zip(PIECES, reserve(state), strict=True) if left > 0)


def opponents(state: State, seat: int) -> tuple[int, ...]:
    """Who has a word to be asked about (G11: nobody whose word was found until another is hidden)."""
    return tuple(other for other, board in enumerate(state.boards) if other != seat and board.word)


def unaskable(state: State, seat: int, of: int) -> str | None:
    """Why a seat cannot ask about the word of another; nothing if it can."""
    if not 0 <= of < state.seats:
        return "no_such_seat"
    if of == seat:
        return "not_an_opponent"
    return None if state.boards[of].word else "nothing_hidden"  # G11


def hiders(state: State) -> tuple[int, ...]:
    """Who is to hide a word."""
    return tuple(seat for seat, board in enumerate(state.boards) if not board.word)


def still_needs(state: State, of: int, cell: int, piece: Piece) -> bool:
    """G4: whether the piece is still missing from that cell's letter. Only the rules may ask."""
    board, which = state.boards[of], PIECES.index(piece)
    return NEEDS[board.word[cell - 1]][which] > board.cells[cell - 1].inside[which]


def missing(board: Board, word: str) -> int:
    """How many pieces a word would still need in these cells (G11, G12)."""
    return sum(lacking(NEEDS[letter], cell.inside) for letter, cell in zip(word, board.cells, strict=True))


def size(word: str) -> int:
    """How many pieces a word is built of."""
    return sum(pieces_of(word))
