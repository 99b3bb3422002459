"""Where a piece lies in its cell, judged by class and not by millimetres (G8): only a clear misplacement is wrong."""

from collections.abc import Iterable
from functools import cache
from typing import Annotated, NamedTuple

from msgspec import Meta

from lettrine.core.value import Value
from lettrine.games.pieces.alphabet import LETTERS, Piece

Unit = Annotated[float, Meta(ge=0, le=1)]
Degrees = Annotated[float, Meta(ge=-360, le=360)]

UPRIGHT, SLANT, DIAGONAL = 8, 25, 75
"""Up to how many degrees from the vertical a straight piece is upright, slanted, diagonal; beyond that it is level."""


class Placement(Value, frozen=True):
    """A piece put where somebody thinks that it belongs."""

    piece: Piece
    x: Unit
    y: Unit
    angle: Degrees


class Kind(NamedTuple):
    """What can be told of a placement without a ruler: two of one kind are the same."""

    piece: Piece
    lie: str
    zone: str


def kind(placed: Placement) -> Kind:
    """The class of a placement."""
    if placed.piece in ("C", "u"):
        return Kind(placed.piece, _opening(placed.angle), _half(placed.y) if placed.piece == "u" else "")
    lie = _lie(placed.angle)
    return Kind(placed.piece, lie, _zone(placed, lie))


def fits(letter: str, placed: Placement, positioned: Iterable[Placement]) -> bool:
    """Whether the letter has a stroke of this piece and class that no positioned piece has taken yet."""
    wanted = kind(placed)
    taken = sum(kind(other) == wanted for other in positioned)
    return _kinds(letter).count(wanted) > taken


@cache
def _kinds(letter: str) -> tuple[Kind, ...]:
    return tuple(kind(Placement(s.piece, s.x, s.y, s.angle)) for s in LETTERS[letter].strokes)


def _lie(angle: float) -> str:
    """How a straight piece stands: it looks the same turned half round."""
    lean = (angle + 90) % 180 - 90  # from the vertical; to the right is positive
    side = "right" if lean > 0 else "left"
    if abs(lean) <= UPRIGHT:
        return "upright"
    if abs(lean) <= SLANT:
        return f"slanted {side}"
    return f"diagonal {side}" if abs(lean) <= DIAGONAL else "level"


def _zone(placed: Placement, lie: str) -> str:
    """Where it matters: the side of an upright I, the height of an i and of anything level."""
    if lie == "level":
        return "high" if placed.y <= 0.35 else "middle" if placed.y <= 0.6 else "low"
    if placed.piece == "i":
        return _half(placed.y)
    if lie == "upright":
        return "left" if placed.x < 0.4 else "middle" if placed.x <= 0.6 else "right"
    return ""


def _half(y: float) -> str:
    return "high" if y <= 0.5 else "low"


def _opening(angle: float) -> str:
    """The side that an arc opens to, counted in quarter turns from its own."""
    return str(round(angle / 90) % 4)
