"""What an analysis of Glyphs says. The names are stable: fields may be added, never renamed or retyped.

Seats count from 0, cells from 1; `step` and chances are as in Sonde (`report.py`).
"""

from lettrine.analysis.common.report import AnalysedMoment, AnalysedNaming, Asked, MissedNaming, Player
from lettrine.core.value import Value
from lettrine.games.pieces.alphabet import Piece
from lettrine.games.pieces.placement import Placement


class PieceOption(Value, frozen=True):
    """Something that could be asked about a cell, and what it promised by all that was known."""

    of: int
    cell: int
    piece: Piece
    put: Placement | None
    """Where the piece is positioned (G8); None if it is proposed (G4)."""
    chance: float
    points: float
    """What it scores on average (G5, G6)."""
    bits: float


class AnalysedProposal(Asked, frozen=True, kw_only=True):
    """A piece that was proposed. `regret` and `luck` are in points: a yes is worth one more than a no.

    Where nobody or the owner gets the point of a miss (G6), that is the point itself. Where the asker does, a yes
    scores no more than a no, but then the asker goes on and scores with the next proposal too.
    It is a `blunder` if another proposal was much likelier to be a yes and told as much.
    """

    cell: int
    piece: Piece
    owner_points: int
    """What the owner got for a miss (G6)."""
    owner_expected: float
    best_points: PieceOption
    """The proposal that was likeliest to be a yes, and so promised most."""
    best_bits: PieceOption
    """The proposal or positioning that promised to tell most."""


class AnalysedPositioning(Value, frozen=True, kw_only=True):
    """A piece that was positioned (G8)."""

    step: int
    seat: int
    of: int
    cell: int
    put: Placement
    exact: bool
    chance: float
    """Of being exact."""
    bits: float | None
    bits_expected: float
    best_bits: PieceOption
    regret_bits: float
    luck: float
    """In points: where a miss scores too (G6), whoever goes on is sure of one more."""


class AnalysedGlyphsNaming(AnalysedNaming, frozen=True, kw_only=True):
    """A word that was named; `rash` if the find would not have made up for what it was to be expected to cost."""

    wins: bool
    """Whether the find would have won the game (G13)."""


class AnalysedWord(Value, frozen=True, kw_only=True):
    """A word that was hidden, and how hard it was. A seat has several, one after the other (G11)."""

    seat: int
    word: str
    known: bool
    """Whether it is a word that the lexicon has and the table admits (G14)."""
    hidden: int
    """The step in which it was hidden."""
    found: int | None
    """The step in which it was found, and by whom; None if nobody did."""
    by: int | None
    bits: float | None
    """How much there was to learn at first."""
    questions_needed: int
    """Of somebody who always asks what tells most, until only this word is left."""
    percentile: float
    """How many of a hundred common words are easier."""
    questions: int
    misses: int
    """How much was asked about it, proposals and positionings, and how much of that in vain."""


class AnalysedGlyphsSeat(Player, frozen=True, kw_only=True):
    """One player's game. The score is the sum of `asking`, `naming`, `owning` and `prelude`."""

    hits_expected: float
    positionings: int
    exact: int
    owning: int
    """Points for the misses of others (G6)."""
    owning_expected: float
    prelude: int
    """Points that were won before the game (G16)."""


class GlyphsAnalysis(Value, frozen=True, kw_only=True, tag_field="game", tag="glyphs"):
    """All that is to be said of a game of Glyphs."""

    analysis: int = 1
    """The format."""
    edition: str
    language: str
    over: bool
    winners: tuple[int, ...]
    seats: tuple[AnalysedGlyphsSeat, ...]
    secrets: tuple[AnalysedWord, ...]
    """In the order in which they were hidden."""
    questions: tuple[AnalysedProposal, ...]
    positionings: tuple[AnalysedPositioning, ...]
    namings: tuple[AnalysedGlyphsNaming, ...]
    missed: tuple[MissedNaming, ...]
    course: tuple[AnalysedMoment, ...]
