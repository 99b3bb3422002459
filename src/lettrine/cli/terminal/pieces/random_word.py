"""A random word to hide, for a player who just presses Enter."""

from random import Random

from lettrine.bots.common.bot import NoWordFits
from lettrine.games.pieces.random_words import common
from lettrine.games.pieces.spelling import WordRules
from lettrine.words.lexicon import Lexicon


def random_word(rules: WordRules, length: int, words: Lexicon, chance: Random) -> str:
    """A common word of this length that the table admits."""
    column, rows = common(rules, words, length)
    if not len(rows):
        raise NoWordFits
    return column.word(int(chance.choice(rows)))
