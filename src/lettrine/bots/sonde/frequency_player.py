"""Sonde by candidate frequency, a baseline: ask for what is likeliest to be there, and never interrupt."""

from random import Random

from lettrine.bots.sonde.action_values import AskingSkill
from lettrine.bots.sonde.player import NEVER, SondePlayer, SondeSkill
from lettrine.bots.sonde.word_choice import WordPreference
from lettrine.words.lexicon import Lexicon
from lettrine.words.secrets import Band

FREQUENCY = SondeSkill(
    known=0,
    unknown_prior=0.07,
    memory=1,
    asking=AskingSkill(weighs_points=False, foresight=0, noise=0),
    naming_threshold=NEVER,
    bit_value=0,
    reaction_seconds=0,
)
COMMON = WordPreference((5, 6, 7, 8, 9, 10, 11, 12), (0,), Band(3.0, 8.0), 1.0)
"""It hides what the benchmarks measure with: any common word."""


class FrequencySonde(SondePlayer):
    """A player with a perfect memory that does not look ahead."""

    def __init__(self, seat: int, words: Lexicon, rng: Random) -> None:
        super().__init__(FREQUENCY, COMMON, seat, words, rng)
