"""The posterior over an opponent's tray: what it can still hold by the public evidence, and how likely each is.

A candidate must agree with every open space, and none of its closed spaces may hold what was asked for in vain.
Evidence only grows, so a belief is conditioned on what is new. Beliefs are values, shared by all players with the same
vocabulary and evidence. A letter that a candidate has closed several times might have been opened elsewhere (S12), so
such candidates lose weight by every opening.
"""

from functools import cached_property
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from lettrine.bots.sonde.candidates import BLANK, CandidateTable, Masks, Weights, candidate_table
from lettrine.bots.sonde.unknown_words import unknown_word_belief
from lettrine.games.sonde.actions import LETTERS
from lettrine.games.sonde.edition import Edition
from lettrine.games.sonde.spelling import Admission, admission
from lettrine.games.sonde.view import HIDDEN
from lettrine.words.lexicon import Lexicon

MOST_FOR_SHARES = 4000
"""With more candidates than this it is not computed which spaces a symbol opens: all count alike."""
CACHE_SIZE = 256
"""How many beliefs a process keeps for players to share."""

Rows = npt.NDArray[np.intp]
Floats = npt.NDArray[np.float64]
_BITS = (np.arange(512)[:, None] >> np.arange(9) & 1).astype(np.float64)
"""The nine bits of each number, to add up nine symbols at once."""


class Guess(NamedTuple):
    """The likeliest content of a tray, and how likely it is."""

    sequence: str
    chance: float


class Vocabulary(NamedTuple):
    """The words a player knows (from a zipf frequency on), and how often a secret is none of them."""

    words: Lexicon
    known: float
    unknown_prior: float


class Evidence(NamedTuple):
    """What is publicly known of a tray, as far as a player remembers it."""

    shown: str
    missed: frozenset[str] = frozenset()
    """Symbols that were asked for in vain."""
    refuted: frozenset[str] = frozenset()
    """Contents that were named in vain."""

    @property
    def closed(self) -> list[int]:
        """The spaces that are still closed, from 0."""
        return [space for space, cell in enumerate(self.shown) if cell == HIDDEN]


class Belief:
    """The candidates that are left for one tray."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        table: CandidateTable,
        evidence: Evidence,
        rows: Rows,
        masks: Masks,
        weights: Weights,
    ) -> None:
        self.vocabulary, self.table, self.evidence = vocabulary, table, evidence
        self.rows, self.masks, self.weights = rows, masks, weights
        """Which of the candidates are left, the symbols each still has closed, and how likely it is."""

    @cached_property
    def total(self) -> float:
        """The weight of all that is left."""
        return float(self.weights.sum(dtype=np.float64))

    @cached_property
    def unknown(self) -> float:
        """How likely it is that the word is outside the vocabulary."""
        if not self.total:
            return 1.0
        if not self.vocabulary.unknown_prior:
            return 0.0
        words, _, prior = self.vocabulary
        before = unknown_word_belief(words, HIDDEN * len(self.evidence.shown), frozenset()).share
        odds = prior * unknown_word_belief(words, self.evidence.shown, self.evidence.missed).share / before
        return odds / (odds + (1 - prior) * self.total / self.table.total)

    @cached_property
    def chances(self) -> Floats:
        """For each of the 27 symbols, how likely it is among the spaces still closed."""
        parts = [np.bincount(self.masks >> shift & 511, self.weights, 512) @ _BITS for shift in (0, 9, 18)]
        known: Floats = np.concatenate(parts) / (self.total or 1.0)
        if not self.unknown:
            return known
        unknown = unknown_word_belief(self.vocabulary.words, self.evidence.shown, self.evidence.missed).chances
        return (1 - self.unknown) * known + self.unknown * unknown

    @cached_property
    def shares(self) -> Floats | None:
        """By closed space and symbol, how likely it is there; None while there are too many candidates."""
        if not 0 < len(self.rows) <= MOST_FOR_SHARES:
            return None
        columns = [self.table.columns[space, self.rows] for space in self.evidence.closed]
        return np.array([np.bincount(column, self.weights, BLANK + 1) for column in columns]) / self.total

    def share(self, space: int, symbol: str) -> float:
        """How likely a space (from 0) is to hold a symbol: the share of candidates that opening it would leave."""
        there = self.table.columns[space, self.rows] == LETTERS.index(symbol)
        return float(self.weights[there].sum(dtype=np.float64)) / (self.total or 1.0)

    @cached_property
    def best(self) -> Guess | None:
        """The likeliest content of the tray; None when no known word fits."""
        if not len(self.rows):
            return None
        at = int(self.weights.argmax())
        sequence = "".join(LETTERS[symbol] for symbol in self.table.columns[:, self.rows[at]])
        return Guess(sequence, (1 - self.unknown) * float(self.weights[at]) / self.total)

    def filtered(self, evidence: Evidence, fits: npt.NDArray[np.bool_]) -> "Belief":
        """The belief in those candidates that fit."""
        return Belief(self.vocabulary, self.table, evidence, self.rows[fits], self.masks[fits], self.weights[fits])


_cache: dict[tuple[Vocabulary, Admission, int, Evidence], Belief] = {}


def prior_belief(vocabulary: Vocabulary, rules: Edition, spaces: int) -> Belief:
    """What is known of a tray that has just been filled: how many spaces are in use (S4)."""
    table = candidate_table(vocabulary.words, rules, spaces, vocabulary.known)
    return Belief(vocabulary, table, Evidence(HIDDEN * spaces), np.arange(len(table.masks)), table.masks, table.weights)


def belief_given(vocabulary: Vocabulary, rules: Edition, evidence: Evidence, before: Belief | None = None) -> Belief:
    """The belief by all this evidence; `before` is an earlier belief of the same tray, if it is still true."""
    key = vocabulary, admission(rules), rules.blanks, evidence
    found = _cache.pop(key, None)
    if found is None:
        blank = Evidence(HIDDEN * len(evidence.shown))
        start = before or (prior_belief(vocabulary, rules, len(evidence.shown)) if evidence == blank else None)
        found = condition(start or belief_given(vocabulary, rules, blank), evidence)
    _cache[key] = found
    while len(_cache) > CACHE_SIZE:
        del _cache[next(iter(_cache))]
    return found


def condition(belief: Belief, evidence: Evidence) -> Belief:
    """A belief with more evidence."""
    refuted = evidence.refuted - belief.evidence.refuted
    for space, (old, new) in enumerate(zip(belief.evidence.shown, evidence.shown, strict=True)):
        if old != new:
            belief = _open_space(belief, space, new)
    gone = sum(1 << LETTERS.index(symbol) for symbol in evidence.missed)
    if evidence.missed - belief.evidence.missed:
        belief = belief.filtered(evidence, belief.masks & np.uint32(gone) == 0)
    for sequence in refuted:
        belief = belief.filtered(evidence, ~_matches(belief, sequence))
    if belief.evidence == evidence:
        return belief
    return Belief(belief.vocabulary, belief.table, evidence, belief.rows, belief.masks, belief.weights)


def _open_space(belief: Belief, space: int, symbol: str) -> Belief:
    """A belief with one more open space: who has the symbol elsewhere might have opened that instead."""
    number = LETTERS.index(symbol)
    shown = belief.evidence.shown[:space] + symbol + belief.evidence.shown[space + 1 :]
    evidence = Evidence(shown, belief.evidence.missed, belief.evidence.refuted)
    filtered = belief.filtered(evidence, belief.table.columns[space, belief.rows] == number)
    filtered.masks = np.zeros(len(filtered.rows), np.uint32)
    times = np.ones(len(filtered.rows), np.float32)
    for other in evidence.closed:
        column = filtered.table.columns[other, filtered.rows]
        filtered.masks |= np.uint32(1) << column
        times += column == number
    filtered.weights = filtered.weights / times
    return filtered


def _matches(belief: Belief, sequence: str) -> npt.NDArray[np.bool_]:
    """Which candidate has exactly this content."""
    if len(sequence) != len(belief.evidence.shown) or not set(sequence) <= set(LETTERS):
        return np.zeros(len(belief.rows), bool)
    matches = np.ones(len(belief.rows), bool)
    for space in belief.evidence.closed:
        matches &= belief.table.columns[space, belief.rows] == LETTERS.index(sequence[space])
    fits_open = all(cell in (HIDDEN, said) for cell, said in zip(belief.evidence.shown, sequence, strict=True))
    return matches & fits_open
