"""Where a piece lies in its cell, judged by class and not by millimetres (G8): only a clear misplacement is wrong.

The strokes of the letters have their classes by fixed limits. How far a class reaches beyond its strokes is computed:
to the middle between it and the next one that some letter has for that piece. Tables of before this ruling have the
fixed limits for everything.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Annotated, Literal, NamedTuple

from msgspec import Meta

from lettrine.core.value import Value
from lettrine.games.pieces.alphabet import LETTERS, Piece

Unit = Annotated[float, Meta(ge=0, le=1)]
Degrees = Annotated[float, Meta(ge=-360, le=360)]

Tolerance = Literal["fixed", "middle"]
"""How far a class reaches: to fixed limits, or to the middle between two that letters have (G8)."""

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


class Extent(NamedTuple):
    """From where to where the strokes of a class lie, by angle or by place."""

    least: float
    most: float


def kind(placed: Placement, tolerance: Tolerance = "middle") -> Kind:
    """The class of a placement. A stroke of a letter has the same one, whatever the tolerance."""
    named = _named(placed)
    if tolerance == "fixed":
        return named
    lie = _nearest_lie(placed, named.lie)
    axis, places = _places(placed.piece, lie)
    return Kind(placed.piece, lie, _nearest(getattr(placed, axis), places, named.zone) if places else "")


def _named(placed: Placement) -> Kind:
    """The class of a placement by fixed limits."""
    if placed.piece in ("C", "u"):
        return Kind(placed.piece, _opening(placed.angle), _half(placed.y) if placed.piece == "u" else "")
    lie = _lie(placed.angle)
    return Kind(placed.piece, lie, _zone(placed, lie))


def fits(letter: str, placed: Placement, positioned: Iterable[Placement], tolerance: Tolerance = "middle") -> bool:
    """Whether the letter has a stroke of this piece and class that no positioned piece has taken yet."""
    wanted = kind(placed, tolerance)
    taken = sum(kind(other, tolerance) == wanted for other in positioned)
    return _kinds(letter).count(wanted) > taken


@cache
def _kinds(letter: str) -> tuple[Kind, ...]:
    return tuple(_named(Placement(s.piece, s.x, s.y, s.angle)) for s in LETTERS[letter].strokes)


@cache
def _lies(piece: Piece) -> Mapping[str, Extent]:
    """The lies that letters have for a piece, and from which angle to which."""
    return _extents((each.lie, _turn(placed)) for placed, each in _strokes() if each.piece == piece)


@cache
def _places(piece: Piece, lie: str) -> tuple[str, Mapping[str, Extent]]:
    """Which coordinate tells the places of a piece that lies so apart, and the places that letters have for it."""
    axis = "x" if piece == "I" and lie == "upright" else "y"
    same = [(placed, each) for placed, each in _strokes() if each.piece == piece and each.zone]
    if piece in ("I", "i"):  # the heights of an i that does not lie level are judged together, and so are those of a u
        same = [(placed, each) for placed, each in same if (each.lie == "level") == (lie == "level")]
    if piece == "I" and lie != "upright":
        same = [(placed, each) for placed, each in same if each.lie == lie]
    return axis, _extents((each.zone, getattr(placed, axis)) for placed, each in same)


@cache
def _strokes() -> tuple[tuple[Placement, Kind], ...]:
    """Every stroke of every letter."""
    strokes = [Placement(s.piece, s.x, s.y, s.angle) for letter in LETTERS.values() for s in letter.strokes]
    return tuple((placed, _named(placed)) for placed in strokes)


def _extents(values: Iterable[tuple[str, float]]) -> Mapping[str, Extent]:
    extents: dict[str, Extent] = {}
    for name, value in values:
        least, most = extents.get(name, (value, value))
        extents[name] = Extent(min(least, value), max(most, value))
    return extents


def _turn(placed: Placement) -> float:
    """A stroke's angle, such that those of one class are neighbours: a bar's from the vertical, an arc's once round."""
    return (placed.angle + 90) % 180 - 90 if placed.piece in ("I", "i") else placed.angle % 360


def _nearest_lie(placed: Placement, named: str) -> str:
    """The lie that is nearest: a bar looks the same turned half round, an arc turned once round."""
    lies, period = _lies(placed.piece), 180 if placed.piece in ("I", "i") else 360
    turns = [placed.angle % period + turn for turn in (-period, 0, period)]
    return _closest({name: min(_away(turn, extent) for turn in turns) for name, extent in lies.items()}, lies, named)


def _nearest(value: float, places: Mapping[str, Extent], named: str) -> str:
    return _closest({name: _away(value, extent) for name, extent in places.items()}, places, named)


def _closest(away: Mapping[str, float], extents: Mapping[str, Extent], named: str) -> str:
    """The nearest class; on the border the wider one. What lies between two alike is like neither: a level I."""
    ranks = {name: (distance, extents[name].least - extents[name].most) for name, distance in away.items()}
    best = min(ranks.values())
    nearest = [name for name, rank in ranks.items() if rank == best]
    return nearest[0] if len(nearest) == 1 else named


def _away(value: float, extent: Extent) -> float:
    return max(extent.least - value, value - extent.most, 0)


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
