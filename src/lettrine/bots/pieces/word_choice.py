"""How bots choose a word to hide that is built of pieces: at random, among words that people know."""

from random import Random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from lettrine.bots.common.bot import NoWordFits
from lettrine.games.pieces.glossary import column
from lettrine.games.pieces.spelling import WordRules, admits
from lettrine.words.flags import is_presentable
from lettrine.words.lexicon import Lexicon

Places = npt.NDArray[np.intp]


class WordPreference(NamedTuple):
    """The zipf frequencies between which a bot prefers a secret to be."""

    rarest: float
    commonest: float


def choose_secret(words: Lexicon, rules: WordRules, length: int, preference: WordPreference, rng: Random) -> str:
    """A word by this preference; where the rules allow none such, any that they do."""
    places = preferred_places(words, rules, length, preference)
    if not len(places):
        raise NoWordFits
    return column(words, length).word(int(rng.choice(places)))


def preferred_places(words: Lexicon, rules: WordRules, length: int, preference: WordPreference) -> Places:
    """The places in the length's column of all words that a bot of this preference hides."""
    rows = column(words, length).rows
    zipf, flags = words.zipf(length)[rows], words.flags(length)[rows]
    allowed = admits(rules, flags) & is_presentable(flags)
    preferred = np.flatnonzero(allowed & (zipf >= preference.rarest) & (zipf <= preference.commonest))
    return preferred if len(preferred) else np.flatnonzero(allowed)
