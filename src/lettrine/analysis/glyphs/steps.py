"""A game of Glyphs seen again, event by event, with what everybody knew of the hidden words."""

from collections.abc import Iterable, Iterator
from typing import Any

from lettrine.analysis.common import steps
from lettrine.analysis.common.steps import replayed
from lettrine.analysis.glyphs.belief import Belief
from lettrine.analysis.glyphs.prior import first_belief
from lettrine.core.match import Entry
from lettrine.games.glyphs import GLYPHS
from lettrine.games.glyphs import events as e
from lettrine.games.glyphs.state import State, opponents
from lettrine.words.lexicon import Lexicon

Beliefs = dict[int, Belief]
"""By seat; of whoever has a word hidden."""

Scene = steps.Scene[State, Beliefs]


def scenes(log: Iterable[Entry], words: Lexicon, free: bool) -> Iterator[Scene]:
    """A game from its opening on; `free` if the table admits any letters as a word."""

    def learned(before: State, after: State, event: Any, held: Beliefs) -> Beliefs:
        if isinstance(event, e.Hid):
            return {**held, event.seat: first_belief(words, after.rules, free)}
        return _heard(after, event, held)

    return replayed(GLYPHS.evolve, log, {}, learned)


def _heard(after: State, event: Any, held: Beliefs) -> Beliefs:
    """What everybody knows after an answer."""
    if isinstance(event, e.Proposed | e.Positioned):
        return {**held, event.of: held[event.of].seen(after.boards[event.of].cells)}
    if isinstance(event, e.Named) and event.right:  # G11: its owner hides another
        return {seat: belief for seat, belief in held.items() if seat != event.of}
    if isinstance(event, e.Named):
        return {**held, event.of: held[event.of].without(event.word)}
    return held


def asked_of(scene: Scene) -> Beliefs:
    """The words of all whom the player on turn may ask, as they were known before this scene."""
    state = scene.before
    return {of: scene.held[of] for of in opponents(state, state.turn)}
