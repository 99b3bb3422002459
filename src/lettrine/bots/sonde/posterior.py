"""What an opponent's tray can still hold, from what everyone has seen and heard, with how likely each is.

A candidate must agree with every open space, and none of its closed spaces may hold what was asked for in vain.
Both only ever grow stricter, so a belief is narrowed, never gathered anew; beliefs are values, and whoever has heard
the same shares them. A letter that a candidate has closed several times might have been opened elsewhere (S12), so
such candidates lose weight by every opening.
"""

from functools import cached_property
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from lettrine.bots.sonde.candidates import BLANK, Masks, Table, Weights, table
from lettrine.bots.sonde.unknown_words import unheard
from lettrine.games.sonde.actions import LETTERS
from lettrine.games.sonde.edition import Edition
from lettrine.games.sonde.view import HIDDEN
from lettrine.words.lexicon import Lexicon

FEW = 4000
"""Among how many candidates it is worked out which spaces a symbol opens; among more, any is as good."""
MOST_KEPT = 256
"""How many beliefs are kept for others to share."""

Rows = npt.NDArray[np.intp]
Numbers = npt.NDArray[np.float64]
_BITS = (np.arange(512)[:, None] >> np.arange(9) & 1).astype(np.float64)
"""The nine bits of each number, to add up nine symbols at once."""


class Guess(NamedTuple):
    """The likeliest content of a tray, and how likely it is."""

    sequence: str
    chance: float


class Vocabulary(NamedTuple):
    """The words somebody knows, and how often a secret is none of them."""

    words: Lexicon
    known: float
    unheard: float


class Belief:
    """The candidates that are left for one tray."""

    def __init__(self, kind: Vocabulary, full: Table, heard: "Heard", rows: Rows, masks: Masks, weights: Weights):
        self.kind, self.full, self.heard = kind, full, heard
        self.rows, self.masks, self.weights = rows, masks, weights
        """Which of the candidates are left, the symbols each still has closed, and how likely it is."""

    @cached_property
    def total(self) -> float:
        """The weight of all that is left."""
        return float(self.weights.sum(dtype=np.float64))

    @cached_property
    def unknown(self) -> float:
        """How likely it is that the word is none of those one knows."""
        if not self.total:
            return 1.0
        if not self.kind.unheard:
            return 0.0
        before = unheard(self.kind.words, HIDDEN * len(self.heard.shown), frozenset()).share
        odds = self.kind.unheard * unheard(self.kind.words, self.heard.shown, self.heard.missed).share / before
        return odds / (odds + (1 - self.kind.unheard) * self.total / self.full.total)

    @cached_property
    def chances(self) -> Numbers:
        """For each of the 27 symbols, how likely it is among the spaces still closed."""
        parts = [np.bincount(self.masks >> shift & 511, self.weights, 512) @ _BITS for shift in (0, 9, 18)]
        known: Numbers = np.concatenate(parts) / (self.total or 1.0)
        if not self.unknown:
            return known
        spelt = unheard(self.kind.words, self.heard.shown, self.heard.missed).chances
        return (1 - self.unknown) * known + self.unknown * spelt

    @cached_property
    def shares(self) -> Numbers | None:
        """By closed space and symbol, how likely it is there; None while there are too many candidates."""
        if not 0 < len(self.rows) <= FEW:
            return None
        columns = [self.full.columns[space, self.rows] for space in self.heard.closed]
        return np.array([np.bincount(column, self.weights, BLANK + 1) for column in columns]) / self.total

    def share(self, space: int, symbol: str) -> float:
        """How likely a space (from 0) is to hold a symbol: what is left of the candidates once it is opened."""
        there = self.full.columns[space, self.rows] == LETTERS.index(symbol)
        return float(self.weights[there].sum(dtype=np.float64)) / (self.total or 1.0)

    @cached_property
    def best(self) -> Guess | None:
        """The likeliest content of the tray; None when nothing one knows fits."""
        if not len(self.rows):
            return None
        at = int(self.weights.argmax())
        sequence = "".join(LETTERS[symbol] for symbol in self.full.columns[:, self.rows[at]])
        return Guess(sequence, (1 - self.unknown) * float(self.weights[at]) / self.total)

    def kept(self, heard: "Heard", fits: npt.NDArray[np.bool_]) -> "Belief":
        """Only those that fit."""
        return Belief(self.kind, self.full, heard, self.rows[fits], self.masks[fits], self.weights[fits])


class Heard(NamedTuple):
    """All that is publicly known of a tray, as far as somebody remembers it."""

    shown: str
    missed: frozenset[str] = frozenset()
    refuted: frozenset[str] = frozenset()

    @property
    def closed(self) -> list[int]:
        """The spaces that are still closed, from 0."""
        return [space for space, cell in enumerate(self.shown) if cell == HIDDEN]


_kept: dict[tuple[Vocabulary, tuple[str, ...], int, Heard], Belief] = {}


def first_belief(kind: Vocabulary, rules: Edition, spaces: int) -> Belief:
    """What is known of a tray that has just been filled: how many spaces are in use (S4)."""
    full = table(kind.words, rules, spaces, kind.known)
    return Belief(kind, full, Heard(HIDDEN * spaces), np.arange(len(full.masks)), full.masks, full.weights)


def belief(kind: Vocabulary, rules: Edition, heard: Heard, before: Belief | None = None) -> Belief:
    """What is known of a tray; `before` is an earlier belief of the same tray, if it is still true."""
    key = kind, rules.words, rules.blanks, heard
    found = _kept.pop(key, None)
    if found is None:
        blank = Heard(HIDDEN * len(heard.shown))
        start = before or (first_belief(kind, rules, len(heard.shown)) if heard == blank else None)
        found = narrowed(start or belief(kind, rules, blank), heard)
    _kept[key] = found
    while len(_kept) > MOST_KEPT:
        del _kept[next(iter(_kept))]
    return found


def narrowed(one: Belief, heard: Heard) -> Belief:
    """The belief of one who has heard more."""
    refuted = heard.refuted - one.heard.refuted
    for space, (old, new) in enumerate(zip(one.heard.shown, heard.shown, strict=True)):
        if old != new:
            one = _opened(one, space, new)
    gone = sum(1 << LETTERS.index(symbol) for symbol in heard.missed)
    if heard.missed - one.heard.missed:
        one = one.kept(heard, one.masks & np.uint32(gone) == 0)
    for sequence in refuted:
        one = one.kept(heard, ~_is(one, sequence))
    return Belief(one.kind, one.full, heard, one.rows, one.masks, one.weights) if one.heard != heard else one


def _opened(one: Belief, space: int, symbol: str) -> Belief:
    """One more space lies open: who has the symbol elsewhere might have opened that instead."""
    number = LETTERS.index(symbol)
    shown = one.heard.shown[:space] + symbol + one.heard.shown[space + 1 :]
    heard = Heard(shown, one.heard.missed, one.heard.refuted)
    kept = one.kept(heard, one.full.columns[space, one.rows] == number)
    kept.masks = np.zeros(len(kept.rows), np.uint32)
    times = np.ones(len(kept.rows), np.float32)
    for other in heard.closed:
        column = kept.full.columns[other, kept.rows]
        kept.masks |= np.uint32(1) << column
        times += column == number
    kept.weights = kept.weights / times
    return kept


def _is(one: Belief, sequence: str) -> npt.NDArray[np.bool_]:
    """Which candidate is just this."""
    if len(sequence) != len(one.heard.shown) or not set(sequence) <= set(LETTERS):
        return np.zeros(len(one.rows), bool)
    is_it = np.ones(len(one.rows), bool)
    for space in one.heard.closed:
        is_it &= one.full.columns[space, one.rows] == LETTERS.index(sequence[space])
    opened = all(cell in (HIDDEN, said) for cell, said in zip(one.heard.shown, sequence, strict=True))
    return is_it & opened
