"""Choosing a word to hide at a Sonde table, as bots do it: by lot among words that people know."""

from random import Random

import numpy as np

from lettrine.games.sonde.actions import Hide
from lettrine.games.sonde.spelling import classes
from lettrine.games.sonde.view import View
from lettrine.words.lexicon import Lexicon

LENGTHS = (5, 6, 7, 8, 9)
KNOWN = (2.8, 5.0)
"""Zipf frequencies between which a word is neither unheard of nor the first to come to mind."""
BLANKS = (0, 0, 0, 1, 1, 2)


def secret_for(view: View, seat: int, words: Lexicon, chance: Random) -> Hide:
    """A word for the seat's first tray that is still empty, sometimes with blanks around it."""
    length = min(chance.choice(LENGTHS), view.rules.spaces)
    zipf, flags = words.zipf(length), words.flags(length)
    fit = (flags & classes(view.rules) != 0) & (zipf >= KNOWN[0]) & (zipf <= KNOWN[1])
    rows = np.flatnonzero(fit)
    word = words.word(length, int(chance.choice(rows)))
    blanks = min(chance.choice(BLANKS), view.rules.blanks, view.rules.spaces - length)
    before = chance.randint(0, blanks)
    tray = next(tray.tray for tray in view.trays[seat] if not tray.shown)
    return Hide(word, before, blanks - before, tray)
