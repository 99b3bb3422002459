"""The race for a word out of given pieces (G16), as bots run it: in Quick, and in the prelude to Glyphs.

A bot could look the word up at once. Instead it takes as long as a person would, or does not find it at all.
"""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from lettrine.bots.common.bot import Choice, Move
from lettrine.games.pieces.alphabet import PIECES, Counts, Piece
from lettrine.games.pieces.glossary import built_of
from lettrine.games.pieces.race.actions import Claim, GiveUp
from lettrine.games.pieces.race.view import RaceView
from lettrine.games.pieces.spelling import WordRules
from lettrine.words.fold import fold
from lettrine.words.lexicon import Lexicon

PER_EXTRA_LETTER = 1.6
"""What each letter beyond the third multiplies the time by."""
PATIENCE = (240.0, 0.25)
"""After how many seconds a bot without a word gives up: the median, and the standard deviation of its logarithm."""


class RaceSkill(NamedTuple):
    """How fast a bot finds words, and which."""

    seconds: float
    """The median time for a word of three letters."""
    spread: float
    """The standard deviation of the time's logarithm."""
    known: float
    """The zipf frequency from which words are known."""
    miss_rate: float
    """How often even a known word is not found."""


class RacePlan(NamedTuple):
    """What a racer is going to say, and when; no word means to give up."""

    word: str | None
    seconds: float


class Racer:
    """A bot in a race."""

    def __init__(self, skill: RaceSkill, words: Lexicon, rng: Random) -> None:
        self.skill, self.words, self.rng = skill, words, rng
        self._plan: tuple[int, RacePlan] | None = None

    def run(self, race: RaceView, rules: WordRules, choices: Sequence[Choice]) -> Move | None:
        """Claim or give up, after as long as a person takes; None if only a claim is open and there is none."""
        if race.began is None or race.pieces is None:  # everybody is still hiding a word
            return None
        by_kind = {choice.decision.kind: choice.decision.id for choice in choices}
        plan = self._plan_for(race.began, race.pieces, rules)
        action = GiveUp() if plan.word is None else Claim(plan.word)
        answered = by_kind.get("give_up" if plan.word is None else "claim")
        return None if answered is None else Move(answered, action, plan.seconds)

    def _plan_for(self, began: int, pieces: dict[Piece, int], rules: WordRules) -> RacePlan:
        """Made once for each race, so that asking again changes nothing."""
        if self._plan is None or self._plan[0] != began:
            big, small, arc, bow = (pieces[piece] for piece in PIECES)
            self._plan = began, self._make_plan((big, small, arc, bow), rules)
        return self._plan[1]

    def _make_plan(self, pieces: Counts, rules: WordRules) -> RacePlan:
        word = next(iter(built_of(self.words, pieces, rules)), None)
        if word is None or not self._finds(word):
            return RacePlan(None, self._sample_seconds(*PATIENCE))
        median = self.skill.seconds * PER_EXTRA_LETTER ** max(0, len(word) - 3)
        return RacePlan(word, self._sample_seconds(median, self.skill.spread))

    def _finds(self, word: str) -> bool:
        entry = self.words.find(fold(word)) or self.words.of_language.find(fold(word))
        return entry is not None and entry.zipf >= self.skill.known and self.rng.random() >= self.skill.miss_rate

    def _sample_seconds(self, median: float, spread: float) -> float:
        return median * self.rng.lognormvariate(0, spread)


MASTER = RaceSkill(30, 0.32, known=0, miss_rate=0)
CLUB = RaceSkill(67, 0.31, known=2.5, miss_rate=0.1)
BEGINNER = RaceSkill(147, 0.38, known=3.2, miss_rate=0.25)
GENTLE = RaceSkill(45, 0.35, known=3.5, miss_rate=0.62)
