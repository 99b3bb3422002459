"""The prior belief about a word of Glyphs: the bots' candidates, with all words of the lexicon."""

from functools import lru_cache

import numpy as np

from lettrine.analysis.common.candidates import ALL_WORDS, UNKNOWN_PRIOR
from lettrine.analysis.glyphs.belief import Belief, UnknownWord
from lettrine.bots.pieces.candidates import Letters, Weights, vocabulary
from lettrine.bots.pieces.cell_constraints import constraints_of
from lettrine.games.glyphs.edition import Edition
from lettrine.games.glyphs.view import CellView
from lettrine.games.pieces.alphabet import letters_in
from lettrine.games.pieces.glossary import LETTERS, column
from lettrine.games.pieces.spelling import WordRules, word_rules
from lettrine.words.lexicon import Lexicon

UNKNOWN_WHERE_CHECKED = 1e-6
"""The prior of unknown words at a table that checks words: it may have had another lexicon."""


def prior_belief(words: Lexicon, rules: Edition, free: bool) -> Belief:
    """What everybody knows of a word that has just been hidden: its length, and whether any letters will do."""
    return _prior_belief(words, word_rules(rules), rules.length, UNKNOWN_PRIOR if free else UNKNOWN_WHERE_CHECKED)


@lru_cache(maxsize=32)
def _prior_belief(words: Lexicon, rules: WordRules, length: int, unknown: float) -> Belief:
    letters, weights = vocabulary(words, rules, length, ALL_WORDS)
    return initial_belief(letters, weights, UnknownWord(unknown, letter_shares(words, length)))


def initial_belief(letters: Letters, weights: Weights, unknown: UnknownWord) -> Belief:
    """A belief in these words and in unknown ones, with nothing on the board."""
    total = float(weights.sum())
    known = weights * ((1 - unknown.weight) / total) if total else weights
    return Belief(letters, known, unknown, (constraints_of(CellView()),) * len(unknown.shares))


def letter_shares(words: Lexicon, length: int) -> Weights:
    """By cell, how often each letter stands there in words of this length, smoothed."""
    some = np.array([letter in letters_in(words.language) for letter in LETTERS], np.float64)
    columns = column(words, length).letters.T
    counts = np.array([np.bincount(each, minlength=len(LETTERS)) for each in columns]) + some
    shares: Weights = counts / counts.sum(axis=1, keepdims=True)
    return shares
