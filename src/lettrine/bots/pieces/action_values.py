"""Expected values of actions at Glyphs, in points: to name a word, and the information value of a question."""

from math import log2
from typing import NamedTuple

import numpy as np

from lettrine.bots.pieces.candidates import Candidates, Guess
from lettrine.bots.pieces.cell_constraints import SIZE, CellConstraints, Mask, Question
from lettrine.games.glyphs.edition import Edition
from lettrine.games.pieces.alphabet import PIECES, Piece

MOST_CANDIDATES = 400
"""With more candidates than this no information value is computed: none of them is likely enough to be named."""
VICTORY = 20.0
"""What the find that wins the game is worth (G13), in points."""


class Payoffs(NamedTuple):
    """What a find and a miss are worth to a player, by the rules and the score."""

    bonus: float
    """What a find scores besides its pieces (G11), and for winning (G13)."""
    whole: bool
    """Whether a find scores all its pieces, and not only the missing ones (G15)."""
    miss: float
    """What a miss is worth to the asker (G6)."""


def payoffs_for(rules: Edition, score: int, seats: int) -> Payoffs:
    """The payoffs of a player with this score."""
    whole = rules.scoring == "total"
    miss = {"asker": 1.0, "none": 0.0, "owner": -1.0 / (seats - 1)}[rules.miss_point]
    return Payoffs((0 if whole else rules.find_bonus) + VICTORY * (score >= rules.goal), whole, miss)


def naming_value(guess: Guess, payoffs: Payoffs) -> float:
    """G11, G12: the expected points of naming this word."""
    find = (guess.size if payoffs.whole else guess.missing) + payoffs.bonus
    return guess.chance * find - (1 - guess.chance) * guess.missing


def possible_questions(
    cells: tuple[CellConstraints, ...], available: tuple[Piece, ...], positions: bool
) -> list[Question]:
    """Everything that can be asked about a board: pieces to offer and, where wanted, ways to position one."""
    offers = [
        Question(number, piece, None, cell.offers[which])
        for number, cell in enumerate(cells)
        for which, piece in enumerate(PIECES)
        if piece in available
    ]
    placings = [Question(n, placed.piece, placed, yes) for n, cell in enumerate(cells) for placed, yes in cell.placings]
    return offers + placings * positions


def entropy(chance: float) -> float:
    """The entropy, in bits, of an answer that is yes with this chance."""
    if not 0 < chance < 1:
        return 0.0
    return -chance * log2(chance) - (1 - chance) * log2(1 - chance)


class InformationValue:
    """What the answers to questions about one board add to the value of naming its word."""

    def __init__(self, candidates: Candidates, payoffs: Payoffs) -> None:
        self.letters, self.weights = candidates.letters, candidates.weights / candidates.weights.sum()
        self.size = SIZE[self.letters].sum(axis=1)
        self.missing = self.size - candidates.lying
        self.payoffs = payoffs
        everyone = np.ones(len(self.weights), bool)
        self.now = self._best(everyone, 0)

    def gain(self, question: Question) -> float:
        """By how much the answer raises the value of naming the word, on average."""
        yes: Mask = question.yes[self.letters[:, question.cell]]
        after = self._best(yes, int(question.placed is None)) + self._best(~yes, 0)
        return after - self.now

    def _best(self, left: Mask, found: int) -> float:
        """The value of naming the likeliest of the words left, times the chance that these are left."""
        if not left.any():
            return 0.0
        weights = np.where(left, self.weights, 0.0)
        at = int(weights.argmax())
        missing = int(self.missing[at]) - found
        find = (int(self.size[at]) if self.payoffs.whole else missing) + self.payoffs.bonus
        chance, total = float(weights[at]), float(weights.sum())
        return max(0.0, chance * find - (total - chance) * missing)


def information_value(candidates: Candidates, payoffs: Payoffs) -> InformationValue | None:
    """The information value of questions about a board; None while too many words are possible."""
    return InformationValue(candidates, payoffs) if len(candidates.letters) <= MOST_CANDIDATES else None
