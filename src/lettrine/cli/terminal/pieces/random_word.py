"""A random word to hide, for a player who just presses Enter."""

from random import Random

from lettrine.bots.pieces.word_choice import choose_secret
from lettrine.games.pieces.spelling import WordRules
from lettrine.words.lexicon import Lexicon
from lettrine.words.secrets import BY_LOT


def random_word(rules: WordRules, length: int, words: Lexicon, chance: Random) -> str:
    """A common word of this length that the table admits."""
    return choose_secret(words, rules, length, BY_LOT, chance)
