"""Each proposal and positioning of a game: its expected value when it was made, and its outcome (G4–G9)."""

from collections.abc import Sequence

import numpy as np

from lettrine.analysis.common.candidates import surprisal
from lettrine.analysis.common.grades import is_blunder
from lettrine.analysis.glyphs.belief import Belief
from lettrine.analysis.glyphs.report import AnalysedPositioning, AnalysedProposal, PieceOption
from lettrine.analysis.glyphs.steps import GlyphsTransition, asked_of
from lettrine.bots.pieces.action_values import entropy, possible_questions
from lettrine.bots.pieces.cell_constraints import Mask
from lettrine.games.glyphs import events as e
from lettrine.games.glyphs.edition import Edition
from lettrine.games.glyphs.state import Cell, available
from lettrine.games.pieces.alphabet import Piece
from lettrine.games.pieces.glossary import LETTERS
from lettrine.games.pieces.placement import Placement, Tolerance, fits


def options(transition: GlyphsTransition) -> list[PieceOption]:
    """Everything that the player on turn could ask: pieces to propose, and ways to position one."""
    state, free = transition.before, available(transition.before)
    return [option for of, belief in asked_of(transition).items() for option in _about(of, belief, free, state.rules)]


def _about(of: int, belief: Belief, free: tuple[Piece, ...], rules: Edition) -> list[PieceOption]:
    return [
        PieceOption(of, asked.cell + 1, asked.piece, asked.placed, chance, points, entropy(chance))
        for asked in possible_questions(belief.cells, free, positions=True)
        for chance in [belief.yes(asked.cell, asked.yes)]
        for points in [0.0 if asked.placed else chance + (1 - chance) * miss_points(rules)]
    ]


def miss_points(rules: Edition) -> int:
    """G6: what a miss scores whoever asked."""
    return int(rules.miss_point == "asker")


def proposals(history: Sequence[GlyphsTransition]) -> list[AnalysedProposal]:
    """Every piece that was proposed, in order."""
    return [_proposal(transition) for transition in history if isinstance(transition.event, e.Proposed)]


def _proposal(transition: GlyphsTransition) -> AnalysedProposal:
    event: e.Proposed = transition.event
    there = options(transition)
    offers = [option for option in there if option.put is None]
    place = event.of, event.cell, event.piece
    mine = next(option for option in offers if (option.of, option.cell, option.piece) == place)
    best, most_informative = max(offers, key=lambda option: option.chance), _most_informative(there)
    return AnalysedProposal(
        step=transition.step,
        seat=event.seat,
        of=event.of,
        cell=event.cell,
        piece=event.piece,
        answer="hit" if event.fits else "miss",
        chance=mine.chance,
        points=event.points,
        points_expected=mine.points,
        owner_points=event.owner_points,
        owner_expected=(1 - mine.chance) * (transition.before.rules.miss_point == "owner"),
        bits=surprisal(transition.known_before[event.of], transition.known_after[event.of]),
        bits_expected=mine.bits,
        best_points=best,
        best_bits=most_informative,
        rank=1 + sum(option.chance > mine.chance + 1e-9 for option in offers),
        regret=best.chance - mine.chance,
        regret_bits=most_informative.bits - mine.bits,
        luck=event.fits - mine.chance,
        blunder=is_blunder(mine.chance, _rival(mine, offers).chance),
    )


def _rival(mine: PieceOption, offers: Sequence[PieceOption]) -> PieceOption:
    """The likeliest offer of at least as many bits. To learn more is worth a risk, since words are named (G10)."""
    return max((option for option in offers if option.bits >= mine.bits - 1e-9), key=lambda option: option.chance)


def _most_informative(there: Sequence[PieceOption]) -> PieceOption:
    """The option of the most bits; of several, the likeliest yes."""
    return max(there, key=lambda option: (round(option.bits, 9), option.chance))


def positionings(history: Sequence[GlyphsTransition]) -> list[AnalysedPositioning]:
    """Every piece that was positioned, in order."""
    return [_positioning(transition) for transition in history if isinstance(transition.event, e.Positioned)]


def _positioning(transition: GlyphsTransition) -> AnalysedPositioning:
    event: e.Positioned = transition.event
    put = Placement(event.piece, event.x, event.y, event.angle)
    belief, cell = transition.known_before[event.of], transition.before.boards[event.of].cells[event.cell - 1]
    chance, most_informative = (
        belief.yes(event.cell - 1, _exact(put, cell, transition.before.rules.tolerance)),
        _most_informative(options(transition)),
    )
    return AnalysedPositioning(
        step=transition.step,
        seat=event.seat,
        of=event.of,
        cell=event.cell,
        put=put,
        exact=event.exact,
        chance=chance,
        bits=surprisal(belief, transition.known_after[event.of]),
        bits_expected=entropy(chance),
        best_bits=most_informative,
        regret_bits=most_informative.bits - entropy(chance),
        luck=miss_points(transition.before.rules) * (event.exact - chance),
    )


def _exact(put: Placement, cell: Cell, tolerance: Tolerance) -> Mask:
    """The letters for which a piece put like this is exact (G8)."""
    return np.array([fits(letter, put, cell.placed, tolerance) for letter in LETTERS])
