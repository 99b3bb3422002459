"""Draws cells: loose pieces as signs, positioned ones as a drawing, and below them those that are not needed."""

from collections.abc import Iterable
from typing import NamedTuple

from rich.text import Text

from lettrine.cli.terminal.common.style import BOLD, CALL, QUIET, RED, fit, styled_text
from lettrine.cli.terminal.pieces import drawing
from lettrine.cli.terminal.pieces.signs import SIGNS, signs
from lettrine.games.glyphs.view import BoardView, CellView
from lettrine.games.pieces.alphabet import NEEDS, PIECES, Piece, counted

ROWS = 3
"""Lines of a drawing."""
NOT_NEEDED = "✗"
MISPLACED = "≠"
"""A piece that was positioned wrong; how, is shown with the possible letters of the cell."""
MISSING = "·"
"""In one's own cells: a piece that has not been found."""


class Grid(NamedTuple):
    """The widths of the column of names and of a cell, and the number of cells."""

    label: int
    cell: int
    cells: int


def grid_for(width: int, length: int) -> Grid:
    """The widest cells that fit."""
    label = 18 if width >= 100 else 16
    return Grid(label, min(14, (width - label - 1) // length), length)


def numbers(grid: Grid) -> Text:
    """The numbers of the cells, above all boards."""
    line = " " * grid.label + "".join(f"{number:<{grid.cell}}" for number in range(1, grid.cells + 1))
    return styled_text((line.rstrip(), QUIET))


def rule(grid: Grid) -> Text:
    """The line above one's own board."""
    return styled_text((" " * grid.label + ("┄" * (grid.cell - 2) + "  ") * grid.cells, QUIET))


def rows(board: BoardView, before: BoardView | None, grid: Grid) -> list[Text]:
    """The lines of a board: as many as a drawing takes where a piece is positioned, else two."""
    blocks = [
        _own(letter, cell) if board.word else _cell(cell, _cell_before(before, at))
        for at, (cell, letter) in enumerate(zip(board.cells, board.word or " " * grid.cells, strict=True))
    ]
    height = max(map(len, blocks))
    return [_joined([block[row] if row < len(block) else Text() for block in blocks], grid) for row in range(height)]


def _joined(parts: Iterable[Text], grid: Grid) -> Text:
    line = Text()
    for part in parts:
        line.append_text(fit(part, grid.cell))
    return line


def _cell_before(before: BoardView | None, at: int) -> CellView:
    return before.cells[at] if before is not None else CellView()


def _cell(cell: CellView, was: CellView) -> list[Text]:
    """An opponent's cell. What is new is red."""
    loose = _loose(cell, was)
    below = _below(cell, was)
    if not cell.placed:
        return [loose, below]
    picture = drawing.picture(cell.placed, ROWS)
    style = BOLD if len(cell.placed) == len(was.placed) else RED
    signs_beside = [loose, Text(), below]
    return [styled_text((row, style), " ").append_text(part) for row, part in zip(picture, signs_beside, strict=True)]


def _loose(cell: CellView, was: CellView) -> Text:
    if not cell.loose and not cell.placed:
        return styled_text(("▁▁", QUIET))
    line = Text()
    for piece in PIECES:
        many, old = cell.loose.count(piece), was.loose.count(piece)
        line.append(SIGNS[piece] * min(many, old), BOLD)
        line.append(SIGNS[piece] * max(0, many - old), CALL)
    return line


def _below(cell: CellView, was: CellView) -> Text:
    """Pieces that are not needed, and those positioned wrong (G9), which everybody has seen."""
    line = Text()
    if cell.below:
        line.append(NOT_NEEDED + signs(set(cell.below)), RED if len(cell.below) > len(was.below) else QUIET)
    if cell.wrong:
        tried = signs({put.piece for put in cell.wrong})
        line.append(f"{' ' if line else ''}{MISPLACED}{tried}", RED if len(cell.wrong) > len(was.wrong) else QUIET)
    return line


def _own(letter: str, cell: CellView) -> list[Text]:
    """A cell whose letter is known: the letter, and the pieces of it that have been found."""
    inside: list[Piece] = [*cell.loose, *[placed.piece for placed in cell.placed]]
    missing = [max(0, need - there) for need, there in zip(NEEDS[letter], counted(inside), strict=True)]
    top = styled_text((letter, BOLD), " ", signs(inside), (MISSING * sum(missing), QUIET))
    return [top, styled_text(("  ", QUIET)).append_text(_below(cell, cell))]
