"""Words outside a player's vocabulary: what a tray may hold by the spelling of the language alone."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from lettrine.bots.common.spelling_inference import CLOSED, sum_spellings
from lettrine.bots.common.spelling_model import Floats, NgramModel, train
from lettrine.games.sonde.actions import LETTERS
from lettrine.games.sonde.view import HIDDEN
from lettrine.words.lexicon import Lexicon

LENGTHS = range(4, 11)
"""The lengths of the words that the spelling model is trained on."""
ORDER, PRUNE_BELOW = 4, 1e-4
"""The order of the model, and what is pruned: a bot has four trays to look at within a millisecond."""


class UnknownWordBelief(NamedTuple):
    """The spellings that are still possible."""

    share: float
    """Of the weight of all spellings."""
    chances: Floats
    """By symbol, how likely one of the closed spaces has it."""


@lru_cache(maxsize=8)
def spelling_model(words: Lexicon) -> NgramModel:
    """The spelling model of a language, trained on its lexicon."""
    return train([words.of_language.letters(length) for length in LENGTHS], ORDER)


@lru_cache(maxsize=1024)
def unknown_word_belief(words: Lexicon, shown: str, missed: frozenset[str]) -> UnknownWordBelief:
    """What is believed of a tray whose word is in no vocabulary."""
    cells = [CLOSED if cell == HIDDEN else LETTERS.index(cell) for cell in shown]
    possible = np.array([place for place, symbol in enumerate(LETTERS) if symbol not in missed])
    left = sum_spellings(spelling_model(words), cells, possible, PRUNE_BELOW)
    chances = np.zeros(len(LETTERS))
    if left.weight:
        chances[possible] = 1 - left.without / left.weight
    return UnknownWordBelief(left.weight, chances)
