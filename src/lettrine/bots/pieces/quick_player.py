"""Quick, as a bot plays it: pass the pieces of a word on, then look for a word out of those received."""

from collections.abc import Sequence
from random import Random

from lettrine.bots.common.bot import Choice, Move, duty_of
from lettrine.bots.pieces.race import Racer, Wit
from lettrine.bots.pieces.word_choice import Taste, secret
from lettrine.core.frames import Frame
from lettrine.games.quick.actions import Hide
from lettrine.games.quick.view import View
from lettrine.words.lexicon import Lexicon


class QuickPlayer:
    """A player whose strength is how soon a word comes to mind."""

    def __init__(self, wit: Wit, taste: Taste, seat: int, words: Lexicon, chance: Random) -> None:
        self.taste, self.words, self.chance = taste, words, chance
        self.racer = Racer(wit, words, chance)

    def see(self, sent: Frame) -> None:
        """Remember nothing."""

    def act(self, view: View, choices: Sequence[Choice]) -> Move | None:
        """Hide a word, or run."""
        duty, rules = duty_of(choices), view.rules
        if duty is not None and duty.decision.kind == "hide":
            return Move(duty.decision.id, Hide(secret(self.words, rules, rules.length, self.taste, self.chance)))
        return self.racer.run(view.race, rules, choices)
