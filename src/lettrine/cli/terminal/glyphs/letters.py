"""What a cell allows: its possible letters, and the positions of a loose piece in one of them."""

from lettrine.bots.pieces.cell_constraints import constraints_of
from lettrine.games.glyphs.view import CellView
from lettrine.games.pieces.alphabet import LETTERS, Piece, letters_in
from lettrine.games.pieces.glossary import LETTERS as NUMBERED
from lettrine.games.pieces.placement import Kind, Placement, Tolerance, fits, kind

_OPENS = {"C": ("right", "down", "left", "up"), "u": ("up", "right", "down", "left")}
"""The side that an arc opens to, by quarter turns."""


def possible(cell: CellView, language: str, tolerance: Tolerance) -> str:
    """The letters that agree with all pieces in the cell and below it."""
    fitting = {letter for letter, fits in zip(NUMBERED, constraints_of(cell, tolerance).fits, strict=True) if fits}
    return "".join(letter for letter in letters_in(language) if letter in fitting)


def ways(cell: CellView, piece: Piece | None, letter: str, language: str, tolerance: Tolerance) -> list[Placement]:
    """The strokes of a letter that a loose piece can be, each kind once; the most informative first."""
    strokes = [Placement(s.piece, s.x, s.y, s.angle) for s in LETTERS[letter].strokes]
    loose = [put for put in strokes if put.piece in cell.loose and piece in (None, put.piece)]
    kinds = {kind(put): put for put in loose if fits(letter, put, cell.placed, tolerance)}
    others = possible(cell, language, tolerance)
    return sorted(kinds.values(), key=lambda put: sum(fits(other, put, cell.placed, tolerance) for other in others))


def lie(way: Kind) -> dict[str, str]:
    """The details of texts about how a piece lies."""
    if way.piece in _OPENS:
        return {"piece": way.piece, "lie": f"opens-{_OPENS[way.piece][int(way.lie)]}", "zone": way.zone or "any"}
    return {"piece": way.piece, "lie": way.lie.replace(" ", "-"), "zone": way.zone or "any"}
