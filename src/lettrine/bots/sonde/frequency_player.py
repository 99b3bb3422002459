"""Sonde by candidate frequency: ask for what is likeliest to be there, and never interrupt. A yardstick."""

from random import Random

from lettrine.bots.sonde.action_values import Asking
from lettrine.bots.sonde.player import NEVER, SondePlayer, Style
from lettrine.bots.sonde.word_choice import Taste
from lettrine.words.lexicon import Lexicon

FREQUENCY = Style(known=0, unheard=0.07, memory=1, asking=Asking(False, 0, 0), sure=NEVER, bit=0, reaction=0)
COMMON = Taste((5, 6, 7, 8, 9, 10, 11, 12), (0,), 3.0, 8.0, 1.0)
"""It hides what askers are measured by: any common word."""


class FrequencySonde(SondePlayer):
    """A player with a perfect memory and no plan."""

    def __init__(self, seat: int, words: Lexicon, chance: Random) -> None:
        super().__init__(FREQUENCY, COMMON, seat, words, chance)
