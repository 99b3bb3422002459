"""The sum over all spellings that fit what lies open, by a forward pass over the spaces.

For every context that a spelling can be in after a space, the weight of all spellings that lead there is kept, and
beside it the weight of those that have a given symbol in no closed space: so the chance that a symbol is in one of
them is exact. Contexts of next to no weight may be pruned.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from lettrine.bots.common.spelling_model import END, START, Contexts, Floats, Letters, NgramModel

CLOSED = -1
"""A space that is still closed, among numbered symbols."""
BLANK_WEIGHT = 0.2
"""What each blank beside the word multiplies its weight by, as with the candidates of a lexicon."""

Symbols = npt.NDArray[np.intp]


class SpellingWeights(NamedTuple):
    """The weight of all spellings that fit."""

    weight: float
    without: Floats
    """The weight of those without each symbol that a closed space may have."""
    kept: float
    """An estimate of the share that was not pruned."""


class ForwardState(NamedTuple):
    """The contexts that spellings are in after some spaces."""

    contexts: Contexts
    weights: Floats
    """By context: of all, then of those without each of the possible symbols in a closed space."""
    kept: float


def sum_spellings(
    model: NgramModel, shown: Sequence[int], possible: Symbols, prune_below: float = 0.0
) -> SpellingWeights:
    """The spellings that fit what lies open, where a closed space may have any of the possible symbols.

    At each space, what seems to lead to less than the share `prune_below` of the whole is pruned.
    """
    state = ForwardState(np.array([model.start], np.int32), np.ones((1, 1 + len(possible))), 1.0)
    for cell, ahead in zip(shown, _lookahead(model, shown, possible), strict=True):
        if cell == CLOSED:
            state = _extend_closed(model, state, possible, ahead, prune_below)
        else:
            state = _extend_open(model, state, cell)
    ended = model.chances[state.contexts, END] * (state.contexts != model.start)
    weights = ended @ state.weights
    return SpellingWeights(float(weights[0]), weights[1:], state.kept)


def _lookahead(model: NgramModel, shown: Sequence[int], possible: Symbols) -> list[Floats]:
    """By space and the symbol in it, the weight of all that may follow, by a bigram model: an estimate to prune by."""
    after = _chances(model, np.append(model.successors[0], np.int32(model.start)), np.arange(START))
    ahead = np.append(after[:END, END] / BLANK_WEIGHT, (1.0, 0.0))
    found = [ahead]
    for cell in reversed(shown[1:]):
        symbols = possible if cell == CLOSED else np.array([cell])
        further = after[:, symbols] @ ahead[symbols]
        if END in symbols:  # a blank before the word: it is still to come
            further[START] += after[START, END] * (ahead[START] - ahead[END])
        ahead = further
        found.append(ahead)
    return found[::-1]


def _extend_open(model: NgramModel, state: ForwardState, symbol: int) -> ForwardState:
    """The state after one more space, which lies open."""
    weights = state.weights * _chances(model, state.contexts, np.array([symbol]))
    return _merge_contexts(model.successors[state.contexts, symbol], weights, state.kept)


def _extend_closed(
    model: NgramModel, state: ForwardState, possible: Symbols, ahead: Floats, prune_below: float
) -> ForwardState:
    """The state after one more space, which has any of the possible symbols."""
    chances = _chances(model, state.contexts, possible)
    successors = model.successors[state.contexts[:, None], possible]
    estimates = state.weights[:, :1] * chances * ahead[np.where(successors == model.start, START, possible)]
    total = estimates.sum()
    context, symbol = np.nonzero(estimates > prune_below * total)
    weights = state.weights[context] * chances[context, symbol, None]
    weights[np.arange(len(symbol)), 1 + symbol] = 0
    kept = float(estimates[context, symbol].sum() / total) if total else 0.0
    return _merge_contexts(successors[context, symbol], weights, kept * state.kept)


def _chances(model: NgramModel, contexts: Contexts, symbols: Symbols) -> Floats:
    """By context and symbol, how likely it comes next in a tray."""
    return np.multiply(model.chances[contexts[:, None], symbols], np.where(symbols == END, BLANK_WEIGHT, 1.0))


def _merge_contexts(contexts: Contexts, weights: Floats, kept: float) -> ForwardState:
    """A state with each context once, and its weights added up."""
    order = np.argsort(contexts, kind="stable")
    ordered = contexts[order]
    firsts = np.flatnonzero(np.diff(ordered, prepend=-1))
    return ForwardState(ordered[firsts], np.add.reduceat(weights[order], firsts) if len(firsts) else weights, kept)


def likelihoods(model: NgramModel, words: Letters) -> Floats:
    """How likely the model is to spell each of these words."""
    contexts = np.full(len(words), model.start, np.int32)
    weights = np.ones(len(words))
    for letters in words.T:
        weights *= model.chances[contexts, letters]
        contexts = model.successors[contexts, letters]
    ended: Floats = weights * model.chances[contexts, END]
    return ended
