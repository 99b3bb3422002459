"""Words outside one's vocabulary: what a tray may hold as far as the spelling of the language goes (`spelt.py`)."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from lettrine.bots.common.spelling_inference import CLOSED, spelt
from lettrine.bots.common.spelling_model import Numbers, Spelling, learnt
from lettrine.games.sonde.actions import LETTERS
from lettrine.games.sonde.view import HIDDEN
from lettrine.words.lexicon import Lexicon

SAMPLE = range(4, 11)
"""Words of how many letters the spelling is learnt from."""
ORDER, NARROW = 4, 1e-4
"""How long the runs of letters are, and what is left out: a bot has four trays to look at within a millisecond."""


class Unheard(NamedTuple):
    """What is left of all spellings."""

    share: float
    """Of their weight, how much."""
    chances: Numbers
    """By symbol, how likely one of the closed spaces has it."""


@lru_cache(maxsize=8)
def spelling(words: Lexicon) -> Spelling:
    """A language's letters, as they follow each other in the words of its lexicon."""
    return learnt([words.letters(length) for length in SAMPLE], ORDER)


@lru_cache(maxsize=1024)
def unheard(words: Lexicon, shown: str, missed: frozenset[str]) -> Unheard:
    """What all spellings say of a tray."""
    cells = [CLOSED if cell == HIDDEN else LETTERS.index(cell) for cell in shown]
    possible = np.array([place for place, symbol in enumerate(LETTERS) if symbol not in missed])
    left = spelt(spelling(words), cells, possible, NARROW)
    chances = np.zeros(len(LETTERS))
    if left.weight:
        chances[possible] = 1 - left.without / left.weight
    return Unheard(left.weight, chances)
