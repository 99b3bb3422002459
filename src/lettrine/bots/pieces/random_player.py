"""Glyphs, played at random: any piece for any cell. A word is named when the whole lexicon has no other that fits."""

from collections.abc import Sequence
from random import Random

from lettrine.bots.common.bot import Choice, Move, duty_of
from lettrine.bots.pieces.glyphs_player import BEGINNER, GlyphsPlayer
from lettrine.bots.pieces.race import BEGINNER as SLOW
from lettrine.games.glyphs.view import View
from lettrine.words.lexicon import Lexicon
from lettrine.words.secrets import Band

SKILL = BEGINNER._replace(known=0, naming_threshold=0.999)
PREFERENCE = Band(2.5, 5)


class RandomGlyphs(GlyphsPlayer):
    """The weakest player there is: a baseline for all others."""

    def __init__(self, seat: int, words: Lexicon, rng: Random) -> None:
        super().__init__(SKILL, SLOW, PREFERENCE, seat, words, rng)

    def act(self, view: View, choices: Sequence[Choice]) -> Move | None:
        """Name a word that is certain, else offer anything."""
        move, duty = super().act(view, choices), duty_of(choices)
        if duty is None or duty.decision.kind != "propose" or (move is not None and move.decision == "name"):
            return move
        return Move(duty.decision.id, self.rng.choice(duty.offers))
