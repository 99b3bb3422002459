"""A game of Sonde seen again, event by event, with what everybody knew of the trays.

Everybody remembers everything here: it is what could be known, not what somebody still had in mind (S18).
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from lettrine.analysis.common import steps
from lettrine.analysis.common.steps import replayed
from lettrine.analysis.sonde.belief import Belief
from lettrine.analysis.sonde.prior import first_belief
from lettrine.analysis.sonde.space_choice import opened
from lettrine.core.match import Entry
from lettrine.games.sonde import SONDE
from lettrine.games.sonde import events as e
from lettrine.games.sonde.decisions import opponents
from lettrine.games.sonde.state import State, Yielding, tray_at, trays_of
from lettrine.words.lexicon import Lexicon

Beliefs = tuple[Belief, ...]
"""By tray; none until everybody has hidden something."""


Scene = steps.Scene[State, Beliefs]


def scenes(log: Iterable[Entry], words: Lexicon) -> Iterator[Scene]:
    """A game from its opening on."""
    refuted: list[tuple[int, str]] = []

    def learned(before: State, after: State, event: Any, held: Beliefs) -> Beliefs:
        return _learned(before, after, event, held, refuted, words)

    return replayed(SONDE.evolve, log, (), learned)


def _learned(
    before: State, after: State, event: Any, held: Beliefs, refuted: list[tuple[int, str]], words: Lexicon
) -> Beliefs:
    """What everybody knows after an event."""
    if isinstance(event, e.TurnBegan) and not held:
        return tuple(first_belief(words, after.rules, len(tray.cells)) for tray in after.trays)
    if isinstance(event, e.Exposed):
        return _opened(before, event, held)
    if isinstance(event, e.Answered) and not event.yes:
        return _without(before, held, event.seat, before.questions[-1].letter)
    if isinstance(event, e.Drew) and event.card == "blank" and event.ignored:
        return _without(before, held, event.seat, ".")  # S10: whoever cannot obey has no blank hidden
    if isinstance(event, e.Interrupted):
        return _named(before, event, held, refuted)
    if isinstance(event, e.FoundOut):
        return _found_out(after, event.seat, held, refuted, words)
    if isinstance(event, e.Kept):
        mine = trays_of(after, event.seat)
        return tuple(_bared(held[i], after.trays[i].cells) if i in mine else held[i] for i in range(len(held)))
    return held


def _opened(state: State, event: e.Exposed, held: Beliefs) -> Beliefs:
    index, mine = tray_at(state, event.seat, event.tray), trays_of(state, event.seat)
    if isinstance(state.phase, Yielding):  # S21: any space would have done, whatever is on it
        return _put(held, index, held[index].opened(event.space - 1, event.letter))
    there = opened([held[tray] for tray in mine], index - mine.start, event.space - 1, event.letter)
    return (*held[: mine.start], *there, *held[mine.stop :])


def _put(held: Beliefs, index: int, belief: Belief) -> Beliefs:
    return (*held[:index], belief, *held[index + 1 :])


def _without(state: State, held: Beliefs, seat: int, letter: str) -> Beliefs:
    mine = trays_of(state, seat)
    return tuple(belief.without(letter) if index in mine else belief for index, belief in enumerate(held))


def _named(state: State, event: e.Interrupted, held: Beliefs, refuted: list[tuple[int, str]]) -> Beliefs:
    index = tray_at(state, event.of, event.tray)
    if event.right:
        return _put(held, index, _bared(held[index], event.sequence))
    refuted.append((index, event.sequence))
    return _put(held, index, held[index].refuted(event.sequence))


def _bared(belief: Belief, cells: str) -> Belief:
    for space in belief.closed:
        belief = belief.opened(space, cells[space])
    return belief


def _found_out(state: State, seat: int, held: Beliefs, refuted: Sequence[tuple[int, str]], words: Lexicon) -> Beliefs:
    """S31: somebody's "no" was not true, so none of theirs counts: only what lies open, and what was named in vain."""
    for index in trays_of(state, seat):
        belief = first_belief(words, state.rules, len(state.trays[index].cells))
        for space, cell in enumerate(held[index].shown):
            belief = belief.opened(space, cell) if cell != "?" else belief
        for tray, sequence in refuted:
            belief = belief.refuted(sequence) if tray == index else belief
        held = _put(held, index, belief)
    return held


def asked_of(scene: Scene) -> dict[int, Sequence[Belief]]:
    """The trays of all whom the player on turn may ask, as they were known before this scene."""
    state = scene.before
    return {of: [scene.held[index] for index in trays_of(state, of)] for of in opponents(state, state.turn)}
