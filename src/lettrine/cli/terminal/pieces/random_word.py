"""A word by lot, for whoever hides one with Enter: a common one that the table admits."""

from random import Random

from lettrine.bots.common.bot import NoWordFits
from lettrine.games.pieces.random_words import common
from lettrine.games.pieces.spelling import WordRules
from lettrine.words.lexicon import Lexicon


def random_word(rules: WordRules, length: int, words: Lexicon, chance: Random) -> str:
    """A word of this length that everyone knows."""
    column, rows = common(rules, words, length)
    if not len(rows):
        raise NoWordFits
    return column.word(int(chance.choice(rows)))
