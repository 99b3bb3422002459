"""What a seat may say at a Glyphs table. The names and fields are those of the record."""

from lettrine.core.game import Action
from lettrine.games.pieces.alphabet import Piece
from lettrine.games.pieces.placement import Degrees, Unit
from lettrine.games.pieces.race.actions import Claim, GiveUp, Text


class Hide(Action, frozen=True, tag="hide"):
    """Choose a secret word (G3); in the prelude, the word whose pieces one passes on (G16)."""

    word: Text


class Propose(Action, frozen=True, tag="propose"):
    """Offer a piece to a cell of an opponent's (G4)."""

    of: int
    cell: int
    piece: Piece


class Position(Action, frozen=True, tag="position"):
    """Put a piece that lies in a cell where it belongs (G8)."""

    of: int
    cell: int
    piece: Piece
    x: Unit
    y: Unit
    angle: Degrees


class Name(Action, frozen=True, tag="name"):
    """Say what an opponent's word is (G10)."""

    of: int
    word: Text


ACTIONS = Hide | Propose | Position | Name | Claim | GiveUp
