"""What a word may be before anything is known of it: the words that Glyphs bots reckon with who know them all."""

from functools import lru_cache

import numpy as np

from lettrine.analysis.common.candidates import EVERY, UNHEARD
from lettrine.analysis.glyphs.belief import Belief, Unheard
from lettrine.bots.pieces.candidates import Letters, Weights, vocabulary
from lettrine.bots.pieces.cell_letters import reading
from lettrine.games.glyphs.edition import Edition
from lettrine.games.glyphs.view import CellView
from lettrine.games.pieces.alphabet import letters_in
from lettrine.games.pieces.glossary import LETTERS, column
from lettrine.games.pieces.spelling import WordRules, word_rules
from lettrine.words.lexicon import Lexicon

STRAY = 1e-6
"""How much a word weighs that the lexicon does not have, at a table that checks words: it may have had another one."""


def first_belief(words: Lexicon, rules: Edition, free: bool) -> Belief:
    """What everybody knows of a word that has just been hidden: its length, and whether any letters will do."""
    return _first(words, word_rules(rules), rules.length, UNHEARD if free else STRAY)


@lru_cache(maxsize=32)
def _first(words: Lexicon, rules: WordRules, length: int, unheard: float) -> Belief:
    letters, weights = vocabulary(words, rules, length, EVERY)
    return start(letters, weights, Unheard(unheard, letter_shares(words, length)))


def start(letters: Letters, weights: Weights, unheard: Unheard) -> Belief:
    """A belief in so many words, and in the one that nobody has heard of, with nothing on the board."""
    total = float(weights.sum())
    known = weights * ((1 - unheard.weight) / total) if total else weights
    return Belief(letters, known, unheard, (reading(CellView()),) * len(unheard.shares))


def letter_shares(words: Lexicon, length: int) -> Weights:
    """By cell, how often each letter stands there in words of this length; each letter of the language a little."""
    some = np.array([letter in letters_in(words.language) for letter in LETTERS], np.float64)
    columns = column(words, length).letters.T
    counts = np.array([np.bincount(each, minlength=len(LETTERS)) for each in columns]) + some
    shares: Weights = counts / counts.sum(axis=1, keepdims=True)
    return shares
