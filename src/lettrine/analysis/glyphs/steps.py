"""A game of Glyphs replayed event by event, with the public beliefs about the hidden words."""

from collections.abc import Iterable, Iterator
from typing import Any

from lettrine.analysis.common import steps
from lettrine.analysis.common.steps import transitions_of
from lettrine.analysis.glyphs.belief import Belief
from lettrine.analysis.glyphs.prior import prior_belief
from lettrine.core.match import Entry
from lettrine.games.glyphs import GLYPHS
from lettrine.games.glyphs import events as e
from lettrine.games.glyphs.state import State, opponents
from lettrine.words.lexicon import Lexicon

Beliefs = dict[int, Belief]
"""By seat; of whoever has a word hidden."""

GlyphsTransition = steps.Transition[State, Beliefs]


def transitions(log: Iterable[Entry], words: Lexicon, free: bool) -> Iterator[GlyphsTransition]:
    """A game from its opening on; `free` if the table admits any letters as a word."""

    def learn(before: State, after: State, event: Any, known: Beliefs) -> Beliefs:
        if isinstance(event, e.Hid):
            return {**known, event.seat: prior_belief(words, after.rules, free)}
        return _learn(after, event, known)

    return transitions_of(GLYPHS.evolve, log, {}, learn)


def _learn(after: State, event: Any, known: Beliefs) -> Beliefs:
    """What everybody knows after an answer."""
    if isinstance(event, e.Proposed | e.Positioned):
        return {**known, event.of: known[event.of].observed(after.boards[event.of].cells, after.rules.tolerance)}
    if isinstance(event, e.Named) and event.right:  # G11: its owner hides another
        return {seat: belief for seat, belief in known.items() if seat != event.of}
    if isinstance(event, e.Named):
        return {**known, event.of: known[event.of].refuted(event.word)}
    return known


def asked_of(transition: GlyphsTransition) -> Beliefs:
    """The words of all whom the player on turn may ask, as they were known before this event."""
    state = transition.before
    return {of: transition.known_before[of] for of in opponents(state, state.turn)}
