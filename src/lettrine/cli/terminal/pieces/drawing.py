"""Draws pieces, and letters and words of them, in dots: a braille character is a tile of 4 by 2 dots."""

from collections.abc import Iterable
from functools import cache
from math import cos, pi, radians, sin
from typing import Protocol

from lettrine.games.pieces.alphabet import LETTERS, SHAPES, Piece

ROWS = 6
"""How many lines a cell takes by default: enough for all letters to be legible."""
THIN = 4
"""Up to this many lines a stroke is one dot thick, above that two."""
BETWEEN = 2
"""Characters between two letters of a word."""
TALL, WIDE = 4, 2
"""The dots of a tile, down and across."""
TILE = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bit of each dot in the code of its character, row by row."""
EMPTY = 0x2800
NUDGE = 1e-6
"""Added before rounding, so that a line halfway between two rows of dots is on one of them."""

Point = tuple[float, float]
Dots = frozenset[tuple[int, int]]


class PlacedPiece(Protocol):
    """A piece at a position in its cell: a stroke of a letter, or a positioned piece."""

    @property
    def piece(self) -> Piece:
        """The kind of piece."""

    @property
    def x(self) -> float:
        """The x coordinate of its middle, from the left."""

    @property
    def y(self) -> float:
        """The y coordinate of its middle, from the top."""

    @property
    def angle(self) -> float:
        """Its rotation, clockwise in degrees."""


def word(letters: str, width: int, rows: int = ROWS) -> list[str]:
    """A word in lines of at most this width, its letters as narrow as possible; continued below if too long."""
    lines: list[str] = []
    row: list[list[str]] = []
    for drawn in (_narrow(letter, rows) for letter in letters):
        if row and sum(len(each[0]) + BETWEEN for each in row) + len(drawn[0]) > width:
            lines += _beside(row)
            row = []
        row.append(drawn)
    return lines + _beside(row)


def _beside(drawings: list[list[str]]) -> list[str]:
    return [(" " * BETWEEN).join(parts).rstrip() for parts in zip(*drawings, strict=True)]


@cache
def _narrow(name: str, rows: int) -> list[str]:
    inked = dots(LETTERS[name].strokes, rows)
    left, right = min(x for x, _ in inked), max(x for x, _ in inked)
    return _tiles(frozenset((x - left, y) for x, y in inked), rows, (right - left) // WIDE + 1)


def letter(name: str, rows: int = ROWS) -> list[str]:
    """A letter in its cell."""
    return picture(LETTERS[name].strokes, rows)


def picture(laid: Iterable[PlacedPiece], rows: int = ROWS) -> list[str]:
    """A cell of so many lines, and twice as many columns, with the pieces in it."""
    return _tiles(dots(laid, rows), rows, rows * TALL // WIDE)


def _tiles(inked: Dots, rows: int, columns: int) -> list[str]:
    return ["".join(_tile(inked, row * TALL, column * WIDE) for column in range(columns)) for row in range(rows)]


def _tile(inked: Dots, top: int, left: int) -> str:
    bits = sum(TILE[y][x] for y in range(TALL) for x in range(WIDE) if (left + x, top + y) in inked)
    return chr(EMPTY + bits) if bits else " "


def dots(laid: Iterable[PlacedPiece], rows: int) -> Dots:
    """The dots that pieces cover in a cell of so many lines; outside of it they are cut off."""
    thick = 1 if rows <= THIN else 2
    size = rows * TALL - thick
    points = [point for each in laid for point in _outline(each, thick / size)]
    corners = {(round(x * size + NUDGE), round(y * size + NUDGE)) for x, y in points if 0 <= x <= 1 and 0 <= y <= 1}
    return frozenset((x + right, y + down) for x, y in corners for right in range(thick) for down in range(thick))


def _outline(laid: PlacedPiece, dot: float) -> list[Point]:
    """Points along a piece from one end to the other, close enough for dots of this size."""
    turn, steps = radians(laid.angle), round(4 / dot)
    points = [_unturned(laid.piece, 2 * step / steps - 1, dot) for step in range(steps + 1)]
    return [(laid.x + x * cos(turn) - y * sin(turn), laid.y + x * sin(turn) + y * cos(turn)) for x, y in points]


def _unturned(piece: Piece, along: float, dot: float) -> Point:
    """A point of a piece as it lies unturned about (0, 0); `along` is -1 at one end and 1 at the other."""
    shape = SHAPES[piece]
    if shape.length:
        return 0, along * (shape.length - dot) / 2  # shorter by a dot, so that there is a gap between two in a line
    across, down = shape.half_chord * sin(along * pi / 2), shape.depth * cos(along * pi / 2)
    return (-down, across) if piece == "C" else (across, down)
