"""The alphabet: what each letter is built of, and how it is drawn (G1, G2). The letters are in alphabet.json."""

from collections.abc import Iterable
from importlib.resources import files
from typing import Literal, get_args

import msgspec

from lettrine.core.value import Value
from lettrine.languages import letters_kept

Piece = Literal["I", "i", "C", "u"]
PIECES: tuple[Piece, ...] = get_args(Piece)
Counts = tuple[int, int, int, int]
"""How many of each piece, in the order of PIECES."""

NONE: Counts = (0, 0, 0, 0)
PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Stroke(Value, frozen=True, array_like=True):
    """One piece of a letter where it belongs: its middle in the unit cell, and its turn in degrees."""

    piece: Piece
    x: float
    y: float
    angle: float


class Letter(Value, frozen=True):
    """A letter's one official composition (G2)."""

    strokes: tuple[Stroke, ...]
    sure: bool
    """False where the sheet's picture is lost and the shape is our reading of it."""


class Shape(Value, frozen=True):
    """What a piece looks like, and how many there are: a straight one has a length, an arc a chord and a depth."""

    box: int
    length: float = 0
    half_chord: float = 0
    depth: float = 0


class _Data(Value, frozen=True):
    pieces: dict[Piece, Shape]
    letters: dict[str, Letter]


def _load() -> _Data:
    return msgspec.json.decode((files(__package__) / "alphabet.json").read_bytes(), type=_Data)


_data = _load()
LETTERS, SHAPES = _data.letters, _data.pieces
ACCENTED = "".join(letter for letter in LETTERS if letter not in PLAIN)
"""Letters of their own in some language; in others they lose their accents like any letter."""


def kept_accents(language: str) -> str:
    """The accented letters that this language's words keep: those of its own that can be built."""
    return "".join(letter for letter in letters_kept(language) if letter in ACCENTED)


def letters_in(language: str) -> str:
    """Every letter that a word of this language may have here."""
    return PLAIN + kept_accents(language)


def counted(pieces: Iterable[Piece]) -> Counts:
    """How many there are of each piece."""
    lying = list(pieces)
    return lying.count("I"), lying.count("i"), lying.count("C"), lying.count("u")


NEEDS: dict[str, Counts] = {name: counted(s.piece for s in letter.strokes) for name, letter in LETTERS.items()}
"""What each letter is built of."""


def pieces_of(word: str) -> Counts:
    """What a whole word is built of."""
    return added(*(NEEDS[letter] for letter in word))


def added(*counts: Counts) -> Counts:
    """All of these together."""
    big, small, arc, bow = (sum(column) for column in zip(NONE, *counts, strict=True))
    return big, small, arc, bow


def lacking(wanted: Counts, there: Counts) -> int:
    """How many pieces of what is wanted are not there."""
    return sum(max(0, want - have) for want, have in zip(wanted, there, strict=True))


def by_piece(counts: Counts) -> dict[Piece, int]:
    """The same with the pieces' names, for people and clients."""
    return dict(zip(PIECES, counts, strict=True))
