"""How bots choose a word to hide that is built of pieces: at random, among words that people know."""

from random import Random

from lettrine.bots.common.bot import NoWordFits
from lettrine.games.pieces.glossary import column, places_to_hide
from lettrine.games.pieces.spelling import WordRules
from lettrine.words.lexicon import Lexicon
from lettrine.words.secrets import Band


def choose_secret(words: Lexicon, rules: WordRules, length: int, preference: Band, rng: Random) -> str:
    """A word by this preference; where the rules allow none such, any that they do."""
    places = places_to_hide(words, rules, length, preference)
    if not len(places):
        raise NoWordFits
    return column(words, length).word(int(rng.choice(places)))
