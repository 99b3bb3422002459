"""Choosing a word to hide where words are built of pieces, as bots do it: by lot among words that people know."""

from random import Random
from typing import NamedTuple

import numpy as np

from lettrine.bots.common.bot import NoWordFits
from lettrine.games.pieces.glossary import column
from lettrine.games.pieces.spelling import WordRules, admits
from lettrine.words.lexicon import Lexicon


class Taste(NamedTuple):
    """Zipf frequencies between which somebody likes a secret to be."""

    rarest: float
    commonest: float


def secret(words: Lexicon, rules: WordRules, length: int, taste: Taste, chance: Random) -> str:
    """A word to one's taste; at a house with odd words any that is allowed will have to do."""
    every = column(words, length)
    zipf = words.zipf(length)[every.rows]
    allowed = admits(rules, words.flags(length)[every.rows])
    liked = np.flatnonzero(allowed & (zipf >= taste.rarest) & (zipf <= taste.commonest))
    places = liked if len(liked) else np.flatnonzero(allowed)
    if not len(places):
        raise NoWordFits
    return every.word(int(chance.choice(places)))
