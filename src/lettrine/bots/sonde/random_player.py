"""Sonde, played at random: any legal question, any space that will do, never an interruption."""

from collections.abc import Sequence
from random import Random

from lettrine.bots.common.bot import Choice, Move, duty_of
from lettrine.bots.sonde.word_choice import choose_secret
from lettrine.core.frames import Frame
from lettrine.games.sonde.view import View
from lettrine.words.lexicon import Lexicon


class RandomSonde:
    """The weakest player there is: a baseline for all others."""

    def __init__(self, seat: int, words: Lexicon, rng: Random) -> None:
        self.seat = seat
        self.words = words
        self.rng = rng

    def see(self, sent: Frame) -> None:
        """Remember nothing."""

    def act(self, view: View, choices: Sequence[Choice]) -> Move | None:
        """Answer a duty with a random legal action; of the rights, only accept the scores."""
        choice = duty_of(choices) or next((c for c in choices if c.decision.kind == "accept"), None)
        if choice is None:
            return None
        if choice.decision.kind == "hide":
            return Move(choice.decision.id, choose_secret(view, self.seat, self.words, self.rng))
        return Move(choice.decision.id, self.rng.choice(choice.offers))
