"""The race for a word out of given pieces (G16), as bots run it: in Quick, and in the prelude to Glyphs.

A bot could look the word up at once. It takes as long as a person would instead, or does not think of it at all.
"""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from lettrine.bots.common.bot import Choice, Move
from lettrine.games.pieces.alphabet import PIECES, Counts, Piece
from lettrine.games.pieces.glossary import pool
from lettrine.games.pieces.race.actions import Claim, GiveUp
from lettrine.games.pieces.race.view import RaceView
from lettrine.games.pieces.spelling import WordRules
from lettrine.words.fold import fold
from lettrine.words.lexicon import Lexicon

LONGER = 1.6
"""How much longer each letter beyond the third takes."""
PATIENCE = (240.0, 0.25)
"""After how many seconds somebody without an idea gives up: the middle, and how much it varies."""


class Wit(NamedTuple):
    """How quickly words come to somebody's mind, and which."""

    seconds: float
    """What a word of three letters takes, in the middle of many."""
    spread: float
    """How much that varies, as the deviation of its logarithm."""
    known: float
    """The zipf frequency from which words are known."""
    blind: float
    """How often even a known word does not come to mind."""


class Plan(NamedTuple):
    """What a racer is going to say, and when; no word means to give up."""

    word: str | None
    seconds: float


class Racer:
    """Somebody in a race."""

    def __init__(self, wit: Wit, words: Lexicon, chance: Random) -> None:
        self.wit, self.words, self.chance = wit, words, chance
        self._plan: tuple[int, Plan] | None = None

    def run(self, race: RaceView, rules: WordRules, choices: Sequence[Choice]) -> Move | None:
        """Claim or give up, after a person's time. Nothing, if only a claim is wanted and there is none."""
        if race.began is None or race.pieces is None:  # everybody is still hiding a word
            return None
        by_kind = {choice.decision.kind: choice.decision.id for choice in choices}
        plan = self._planned(race.began, race.pieces, rules)
        action = GiveUp() if plan.word is None else Claim(plan.word)
        answered = by_kind.get("give_up" if plan.word is None else "claim")
        return None if answered is None else Move(answered, action, plan.seconds)

    def _planned(self, began: int, pieces: dict[Piece, int], rules: WordRules) -> Plan:
        """Made up once for each race, so that asking again changes nothing."""
        if self._plan is None or self._plan[0] != began:
            big, small, arc, bow = (pieces[piece] for piece in PIECES)
            self._plan = began, self._make((big, small, arc, bow), rules)
        return self._plan[1]

    def _make(self, pieces: Counts, rules: WordRules) -> Plan:
        word = next(iter(pool(self.words).of(pieces, rules)), None)
        if word is None or not self._thinks_of(word):
            return Plan(None, self._about(*PATIENCE))
        return Plan(word, self._about(self.wit.seconds * LONGER ** max(0, len(word) - 3), self.wit.spread))

    def _thinks_of(self, word: str) -> bool:
        entry = self.words.find(fold(word))
        return entry is not None and entry.zipf >= self.wit.known and self.chance.random() >= self.wit.blind

    def _about(self, middle: float, spread: float) -> float:
        return middle * self.chance.lognormvariate(0, spread)


MASTER = Wit(30, 0.32, known=0, blind=0)
CLUB = Wit(67, 0.31, known=2.5, blind=0.1)
BEGINNER = Wit(147, 0.38, known=3.2, blind=0.25)
