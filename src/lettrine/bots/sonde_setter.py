"""Choosing a word to hide at a Sonde table, as bots do it: by lot among words that people know."""

from random import Random

import numpy as np

from lettrine.bots.bot import NoWordFits
from lettrine.games.sonde.actions import Hide
from lettrine.games.sonde.edition import Edition
from lettrine.games.sonde.spelling import classes
from lettrine.games.sonde.view import View
from lettrine.words.lexicon import Lexicon

LENGTHS = (5, 6, 7, 8, 9)
KNOWN = (2.8, 5.0)
"""Zipf frequencies between which a word is neither unheard of nor the first to come to mind."""
BLANKS = (0, 0, 0, 1, 1, 2)


def secret_for(view: View, seat: int, words: Lexicon, chance: Random) -> Hide:
    """A word for the seat's first tray that is still empty, sometimes with blanks around it."""
    word = _word(view.rules, min(chance.choice(LENGTHS), view.rules.spaces), words, chance)
    blanks = min(chance.choice(BLANKS), view.rules.blanks, view.rules.spaces - len(word))
    before = chance.randint(0, blanks)
    tray = next(tray.tray for tray in view.trays[seat] if not tray.shown)
    return Hide(word, before, blanks - before, tray)


def _word(rules: Edition, length: int, words: Lexicon, chance: Random) -> str:
    """Some word that people know; at a house with odd trays any that is allowed will have to do."""
    if length == 0:
        raise NoWordFits
    zipf, allowed = words.zipf(length), words.flags(length) & classes(rules) != 0
    known = np.flatnonzero(allowed & (zipf >= KNOWN[0]) & (zipf <= KNOWN[1]))
    rows = known if len(known) else np.flatnonzero(allowed)
    if not len(rows):
        return _word(rules, length - 1, words, chance)
    return words.word(length, int(chance.choice(rows)))
