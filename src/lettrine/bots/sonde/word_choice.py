"""Choosing a word to hide at a Sonde table, as bots do it: by lot, among words that people know.

Short words with rare and doubled letters are the hardest to expose. Whoever always hid the hardest would be read, so
it is a lot among many hard ones, and now and then with blanks.
"""

from functools import lru_cache
from random import Random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from lettrine.bots.common.bot import NoWordFits
from lettrine.games.sonde.actions import Hide
from lettrine.games.sonde.edition import Edition
from lettrine.games.sonde.spelling import classes
from lettrine.games.sonde.view import View
from lettrine.words.lexicon import Lexicon

DOUBLED = 3.0
"""How many bits of rarity a letter is worth that a word has once more."""

Rows = npt.NDArray[np.intp]


class Taste(NamedTuple):
    """What somebody likes to hide; each length and number of blanks as often as it is listed."""

    lengths: tuple[int, ...]
    blanks: tuple[int, ...]
    rarest: float
    commonest: float
    """Zipf frequencies between which a word is neither unheard of nor the first to come to mind."""
    hardest: float
    """The share of such words, hardest first, among which the lot falls."""


PLAIN = Taste((5, 6, 7, 8, 9), (0, 0, 0, 1, 1, 2), 2.8, 5.0, 1.0)
EASY = Taste((7, 8, 9, 10), (0, 0, 0, 1), 3.5, 6.0, 1.0)
FAIR = Taste((6, 7, 8, 9), (0, 0, 0, 1, 1), 3.0, 5.0, 1.0)
HARD = Taste((4, 5, 5, 5, 6), (0, 0, 0, 0, 1), 2.5, 4.5, 0.15)


def secret_for(view: View, seat: int, words: Lexicon, chance: Random, taste: Taste = PLAIN) -> Hide:
    """A word for the seat's first tray that is still empty, sometimes with blanks around it."""
    word = _word(view.rules, min(chance.choice(taste.lengths), view.rules.spaces), words, taste, chance)
    blanks = min(chance.choice(taste.blanks), view.rules.blanks, view.rules.spaces - len(word))
    before = chance.randint(0, blanks)
    tray = next(tray.tray for tray in view.trays[seat] if not tray.shown)
    return Hide(word, before, blanks - before, tray)


def _word(rules: Edition, length: int, words: Lexicon, taste: Taste, chance: Random) -> str:
    """Some word to one's taste; at a house with odd trays any that is allowed will have to do."""
    if length == 0:
        raise NoWordFits
    rows = _rows(words, int(classes(rules)), length, taste)
    if not len(rows):
        return _word(rules, length - 1, words, taste, chance)
    return words.word(length, int(chance.choice(rows)))


@lru_cache(maxsize=64)
def _rows(words: Lexicon, admitted: int, length: int, taste: Taste) -> Rows:
    zipf, allowed = words.zipf(length), words.flags(length) & admitted != 0
    liked = np.flatnonzero(allowed & (zipf >= taste.rarest) & (zipf <= taste.commonest))
    if not len(liked):
        return np.flatnonzero(allowed)
    hardness = _hardness(words.letters(length)[liked])
    return liked[np.argsort(-hardness, kind="stable")[: max(1, round(taste.hardest * len(liked)))]]


def _hardness(letters: npt.NDArray[np.uint8]) -> npt.NDArray[np.float64]:
    """How rare the letters of each word are, in bits, and how many it has more than once."""
    has = (letters[:, :, None] == np.arange(26)).any(axis=1)
    rarity = -np.log2(has.mean(axis=0) + 1e-9)
    hardness: npt.NDArray[np.float64] = has @ rarity + DOUBLED * (letters.shape[1] - has.sum(axis=1))
    return hardness
