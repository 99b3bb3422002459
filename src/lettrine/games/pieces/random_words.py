"""Words drawn by lot, for whoever did not choose one in time and for a solitaire that the game sets up."""

import numpy as np

from lettrine.core.game import Context
from lettrine.games.pieces.alphabet import letters_in
from lettrine.games.pieces.glossary import Column, column
from lettrine.games.pieces.spelling import WordRules, admits
from lettrine.words.flags import is_presentable
from lettrine.words.lexicon import Lexicon

WELL_KNOWN = 3.5
"""The zipf frequency from which a word will be known to everyone at the table."""


def word_by_lot(rules: WordRules, language: str, length: int, context: Context, key: str) -> str:
    """A common word that these rules admit, decided by chance; without a lexicon, just letters."""
    pick, *letters = context.luck.numbers(key, (2**32, *[26] * length))
    if context.words is not None:
        words, rows = common(rules, context.words, length)
        if len(rows):
            return words.word(int(rows[pick % len(rows)]))
    return "".join(letters_in(language)[letter] for letter in letters)


def common(rules: WordRules, words: Lexicon, length: int) -> tuple[Column, np.ndarray]:
    """The words of a length, and the places of those among them that everyone knows and the rules admit."""
    known = column(words, length)
    zipf, flags = words.zipf(length)[known.rows], words.flags(length)[known.rows]
    return known, np.flatnonzero(admits(rules, flags) & is_presentable(flags) & (zipf >= WELL_KNOWN))
