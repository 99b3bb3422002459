"""The Quick bots: pass the pieces of a word on, then look for a word out of those received."""

from collections.abc import Sequence
from random import Random

from lettrine.bots.common.bot import Choice, Move, duty_of
from lettrine.bots.pieces.race import Racer, RaceSkill
from lettrine.bots.pieces.word_choice import choose_secret
from lettrine.core.frames import Frame
from lettrine.games.quick.actions import Hide
from lettrine.games.quick.view import View
from lettrine.words.lexicon import Lexicon
from lettrine.words.secrets import Band


class QuickPlayer:
    """A player whose strength is how fast it finds a word."""

    def __init__(self, skill: RaceSkill, preference: Band, seat: int, words: Lexicon, rng: Random) -> None:
        self.preference, self.words, self.rng = preference, words, rng
        self.racer = Racer(skill, words, rng)

    def see(self, sent: Frame) -> None:
        """Remember nothing."""

    def act(self, view: View, choices: Sequence[Choice]) -> Move | None:
        """Hide a word, or run."""
        duty, rules = duty_of(choices), view.rules
        if duty is not None and duty.decision.kind == "hide":
            word = choose_secret(self.words, rules, rules.length, self.preference, self.rng)
            return Move(duty.decision.id, Hide(word))
        return self.racer.run(view.race, rules, choices)
