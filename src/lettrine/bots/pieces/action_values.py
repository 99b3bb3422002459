"""What it is worth, in points, to name a word and to ask a question at a Glyphs table."""

from math import log2
from typing import NamedTuple

import numpy as np

from lettrine.bots.pieces.candidates import Candidates, Guess
from lettrine.bots.pieces.cell_letters import SIZE, Mask, Question, Reading
from lettrine.games.glyphs.edition import Edition
from lettrine.games.pieces.alphabet import PIECES, Piece

FEW = 400
"""Among how many words it is worked out what a question does for naming the word; among more, none is in reach."""
VICTORY = 20.0
"""What the find that wins the game is worth (G13), on the scale of points."""


class Stakes(NamedTuple):
    """What the rules of the table, and the score of whoever asks, make of a hit, a miss and a find."""

    bonus: float
    """What a find scores besides its pieces (G11), and for winning (G13)."""
    whole: bool
    """Whether a find scores all its pieces, and not only the missing ones (G15)."""
    miss: float
    """What a miss is worth to the asker (G6)."""


def stakes(rules: Edition, score: int, seats: int) -> Stakes:
    """What is at stake for a player with this score."""
    whole = rules.scoring == "total"
    miss = {"asker": 1.0, "none": 0.0, "owner": -1.0 / (seats - 1)}[rules.miss_point]
    return Stakes((0 if whole else rules.find_bonus) + VICTORY * (score >= rules.goal), whole, miss)


def worth_of_naming(guess: Guess, stake: Stakes) -> float:
    """G11, G12: what naming this word brings on average."""
    find = (guess.size if stake.whole else guess.missing) + stake.bonus
    return guess.chance * find - (1 - guess.chance) * guess.missing


def questions(cells: tuple[Reading, ...], available: tuple[Piece, ...], positions: bool) -> list[Question]:
    """Everything that can be asked about a board: pieces to offer and, for whoever does that, ways to place one."""
    offers = [
        Question(number, piece, None, cell.offers[which])
        for number, cell in enumerate(cells)
        for which, piece in enumerate(PIECES)
        if piece in available
    ]
    placings = [Question(n, placed.piece, placed, yes) for n, cell in enumerate(cells) for placed, yes in cell.placings]
    return offers + placings * positions


def bits(chance: float) -> float:
    """How much an answer tells that is yes with this chance."""
    if not 0 < chance < 1:
        return 0.0
    return -chance * log2(chance) - (1 - chance) * log2(1 - chance)


class Insight:
    """What the answers to questions about one board do for naming its word."""

    def __init__(self, candidates: Candidates, stake: Stakes) -> None:
        self.letters, self.weights = candidates.letters, candidates.weights / candidates.weights.sum()
        self.size = SIZE[self.letters].sum(axis=1)
        self.missing = self.size - candidates.lying
        self.stake = stake
        everyone = np.ones(len(self.weights), bool)
        self.now = self._best(everyone, 0)

    def gained(self, question: Question) -> float:
        """By how much the answer raises what naming the word is worth."""
        yes: Mask = question.yes[self.letters[:, question.cell]]
        after = self._best(yes, int(question.placed is None)) + self._best(~yes, 0)
        return after - self.now

    def _best(self, left: Mask, found: int) -> float:
        """What naming the likeliest of the words left is worth, times the chance that these are left."""
        if not left.any():
            return 0.0
        weights = np.where(left, self.weights, 0.0)
        at = int(weights.argmax())
        missing = int(self.missing[at]) - found
        find = (int(self.size[at]) if self.stake.whole else missing) + self.stake.bonus
        chance, total = float(weights[at]), float(weights.sum())
        return max(0.0, chance * find - (total - chance) * missing)


def insight(candidates: Candidates, stake: Stakes) -> Insight | None:
    """Nothing yet, while too many words are possible."""
    return Insight(candidates, stake) if len(candidates.letters) <= FEW else None
