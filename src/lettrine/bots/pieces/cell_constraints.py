"""Which letters a cell can still hold, by the pieces that lie in it and below it, as masks over the alphabet.

Offering a piece and positioning one are both questions about one cell, which each letter answers with yes or no.
"""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from lettrine.games.glyphs.view import CellView
from lettrine.games.pieces.alphabet import LETTERS as DRAWN
from lettrine.games.pieces.alphabet import NEEDS, PIECES, Piece, counted
from lettrine.games.pieces.glossary import LETTERS
from lettrine.games.pieces.placement import Kind, Placement, Tolerance, kind

Mask = npt.NDArray[np.bool_]

NEED = np.array([NEEDS[letter] for letter in LETTERS])
"""By letter, how many of each piece it is built of."""
SIZE = NEED.sum(axis=1)

_STROKES = [[Placement(s.piece, s.x, s.y, s.angle) for s in DRAWN[letter].strokes] for letter in LETTERS]
_PLACEMENTS: dict[Kind, Placement] = {kind(placed): placed for strokes in _STROKES for placed in strokes}
"""Every way in which a piece can lie in some letter."""
_KINDS = list(_PLACEMENTS)
_STROKE_COUNTS = np.array(
    [[[kind(placed) for placed in strokes].count(each) for each in _KINDS] for strokes in _STROKES]
)


class Question(NamedTuple):
    """Something to ask about a cell, and the letters for which the answer is yes."""

    cell: int
    piece: Piece
    placed: Placement | None
    """Where the piece is put; None if it is only offered."""
    yes: Mask


class CellConstraints(NamedTuple):
    """What is known of one cell."""

    fits: Mask
    """The letters that it can still hold."""
    piece_count: int
    """How many pieces lie in it."""
    offers: tuple[Mask, ...]
    """By piece, the letters that still miss one of it."""
    placings: tuple[tuple[Placement, Mask], ...]
    """How a piece that lies loose can be positioned, and the letters for which that is exact."""


@lru_cache(maxsize=8192)
def constraints_of(cell: CellView, tolerance: Tolerance = "middle") -> CellConstraints:
    """What everybody knows of a cell."""
    placed = [kind(each, tolerance) for each in cell.placed]
    inside = np.array(counted((*cell.loose, *[each.piece for each in cell.placed])))
    taken = np.array([placed.count(each) for each in _KINDS])
    fits: Mask = np.all(inside <= NEED, axis=1) & np.all(taken <= _STROKE_COUNTS, axis=1)
    for piece in set(cell.below):
        # What was not needed then is not needed now: the letter has as many of it as lie there.
        fits &= NEED[:, PIECES.index(piece)] == inside[PIECES.index(piece)]
    for wrong in {kind(each, tolerance) for each in cell.wrong} & set(_KINDS):
        fits &= _STROKE_COUNTS[:, _KINDS.index(wrong)] == taken[_KINDS.index(wrong)]
    loose = [at for at, each in enumerate(_KINDS) if each.piece in cell.loose]
    return CellConstraints(
        fits,
        int(inside.sum()),
        tuple(NEED[:, piece] > inside[piece] for piece in range(len(PIECES))),
        tuple((_PLACEMENTS[_KINDS[at]], _STROKE_COUNTS[:, at] > taken[at]) for at in loose),
    )
