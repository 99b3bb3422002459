"""How bots choose a word to hide that is built of pieces: at random, among words that people know."""

from random import Random
from typing import NamedTuple

import numpy as np

from lettrine.bots.common.bot import NoWordFits
from lettrine.games.pieces.glossary import column
from lettrine.games.pieces.spelling import WordRules, admits
from lettrine.words.lexicon import Lexicon


class WordPreference(NamedTuple):
    """The zipf frequencies between which a bot prefers a secret to be."""

    rarest: float
    commonest: float


def choose_secret(words: Lexicon, rules: WordRules, length: int, preference: WordPreference, rng: Random) -> str:
    """A word by this preference; where the rules allow none such, any that they do."""
    every = column(words, length)
    zipf = words.zipf(length)[every.rows]
    allowed = admits(rules, words.flags(length)[every.rows])
    preferred = np.flatnonzero(allowed & (zipf >= preference.rarest) & (zipf <= preference.commonest))
    places = preferred if len(preferred) else np.flatnonzero(allowed)
    if not len(places):
        raise NoWordFits
    return every.word(int(rng.choice(places)))
