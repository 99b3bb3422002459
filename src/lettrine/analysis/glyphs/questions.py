"""What each proposal and each positioning of a game was worth when it was made, and what came of it (G4–G9)."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from lettrine.analysis.common.blunders import is_blunder
from lettrine.analysis.common.candidates import surprise
from lettrine.analysis.glyphs.belief import Belief
from lettrine.analysis.glyphs.report import AnalysedPositioning, AnalysedProposal, PieceOption
from lettrine.analysis.glyphs.steps import Scene, asked_of
from lettrine.bots.pieces.action_values import bits, questions
from lettrine.bots.pieces.cell_letters import Mask
from lettrine.games.glyphs import events as e
from lettrine.games.glyphs.edition import Edition
from lettrine.games.glyphs.state import Cell, available
from lettrine.games.pieces.alphabet import Piece
from lettrine.games.pieces.glossary import LETTERS
from lettrine.games.pieces.placement import Placement, fits


class Option(NamedTuple):
    """Something that could be asked about a cell (from 1), and what it promises."""

    of: int
    cell: int
    piece: Piece
    put: Placement | None
    chance: float
    points: float
    bits: float


def options(scene: Scene) -> list[Option]:
    """Everything that the player on turn could ask: pieces to propose, and ways to position one."""
    state, free = scene.before, available(scene.before)
    return [option for of, belief in asked_of(scene).items() for option in _about(of, belief, free, state.rules)]


def _about(of: int, belief: Belief, free: tuple[Piece, ...], rules: Edition) -> list[Option]:
    return [
        Option(of, asked.cell + 1, asked.piece, asked.placed, chance, points, bits(chance))
        for asked in questions(belief.cells, free, positions=True)
        for chance in [belief.yes(asked.cell, asked.yes)]
        for points in [0.0 if asked.placed else chance + (1 - chance) * of_a_miss(rules)]
    ]


def of_a_miss(rules: Edition) -> int:
    """G6: what a miss scores whoever asked."""
    return int(rules.miss_point == "asker")


def proposals(played: Sequence[Scene]) -> list[AnalysedProposal]:
    """Every piece that was proposed, in order."""
    return [_proposal(scene) for scene in played if isinstance(scene.event, e.Proposed)]


def _proposal(scene: Scene) -> AnalysedProposal:
    event: e.Proposed = scene.event
    there = options(scene)
    offers = [option for option in there if option.put is None]
    place = event.of, event.cell, event.piece
    mine = next(option for option in offers if (option.of, option.cell, option.piece) == place)
    best, clearest = max(offers, key=lambda option: option.chance), _clearest(there)
    return AnalysedProposal(
        step=scene.step,
        seat=event.seat,
        of=event.of,
        cell=event.cell,
        piece=event.piece,
        answer="hit" if event.fits else "miss",
        chance=mine.chance,
        points=event.points,
        points_expected=mine.points,
        owner_points=event.owner_points,
        owner_expected=(1 - mine.chance) * (scene.before.rules.miss_point == "owner"),
        bits=surprise(scene.held[event.of], scene.then[event.of]),
        bits_expected=mine.bits,
        best_points=PieceOption(*best),
        best_bits=PieceOption(*clearest),
        rank=1 + sum(option.chance > mine.chance + 1e-9 for option in offers),
        regret=best.chance - mine.chance,
        regret_bits=clearest.bits - mine.bits,
        luck=event.fits - mine.chance,
        blunder=is_blunder(mine.chance, _rival(mine, offers).chance),
    )


def _rival(mine: Option, offers: Sequence[Option]) -> Option:
    """The likeliest of all that tell at least as much. To tell more is worth a risk, since words are named (G10)."""
    return max((option for option in offers if option.bits >= mine.bits - 1e-9), key=lambda option: option.chance)


def _clearest(there: Sequence[Option]) -> Option:
    """What promises to tell most; of what tells as much, that which is likelier to be a yes."""
    return max(there, key=lambda option: (round(option.bits, 9), option.chance))


def positionings(played: Sequence[Scene]) -> list[AnalysedPositioning]:
    """Every piece that was positioned, in order."""
    return [_positioning(scene) for scene in played if isinstance(scene.event, e.Positioned)]


def _positioning(scene: Scene) -> AnalysedPositioning:
    event: e.Positioned = scene.event
    put = Placement(event.piece, event.x, event.y, event.angle)
    belief, cell = scene.held[event.of], scene.before.boards[event.of].cells[event.cell - 1]
    chance, clearest = belief.yes(event.cell - 1, _exact(put, cell)), _clearest(options(scene))
    return AnalysedPositioning(
        step=scene.step,
        seat=event.seat,
        of=event.of,
        cell=event.cell,
        put=put,
        exact=event.exact,
        chance=chance,
        bits=surprise(belief, scene.then[event.of]),
        bits_expected=bits(chance),
        best_bits=PieceOption(*clearest),
        regret_bits=clearest.bits - bits(chance),
        luck=of_a_miss(scene.before.rules) * (event.exact - chance),
    )


def _exact(put: Placement, cell: Cell) -> Mask:
    """The letters for which a piece put like this is exact (G8)."""
    return np.array([fits(letter, put, cell.placed) for letter in LETTERS])
