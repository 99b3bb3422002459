"""A game of Sonde replayed event by event, with the public beliefs about the trays.

They are what could be known with a perfect memory, not what a player still remembered (S18).
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from lettrine.analysis.common import steps
from lettrine.analysis.common.steps import transitions_of
from lettrine.analysis.sonde.belief import Belief
from lettrine.analysis.sonde.prior import prior_belief
from lettrine.analysis.sonde.space_choice import after_opening
from lettrine.core.match import Entry
from lettrine.games.sonde import SONDE
from lettrine.games.sonde import events as e
from lettrine.games.sonde.decisions import opponents
from lettrine.games.sonde.state import State, Yielding, tray_at, trays_of
from lettrine.words.lexicon import Lexicon

Beliefs = tuple[Belief, ...]
"""By tray; none until everybody has hidden something."""


SondeTransition = steps.Transition[State, Beliefs]


def transitions(log: Iterable[Entry], words: Lexicon) -> Iterator[SondeTransition]:
    """A game from its opening on."""
    refuted: list[tuple[int, str]] = []

    def learn(before: State, after: State, event: Any, known: Beliefs) -> Beliefs:
        return _learn(before, after, event, known, refuted, words)

    return transitions_of(SONDE.evolve, log, (), learn)


def _learn(
    before: State, after: State, event: Any, known: Beliefs, refuted: list[tuple[int, str]], words: Lexicon
) -> Beliefs:
    """What everybody knows after an event."""
    if isinstance(event, e.TurnBegan) and not known:
        return tuple(prior_belief(words, after.rules, len(tray.cells)) for tray in after.trays)
    if isinstance(event, e.Exposed):
        return _opened(before, event, known)
    if isinstance(event, e.Answered) and not event.yes:
        return _without(before, known, event.seat, before.questions[-1].letter)
    if isinstance(event, e.Drew) and event.card == "blank" and event.ignored:
        return _without(before, known, event.seat, ".")  # S10: whoever cannot obey has no blank hidden
    if isinstance(event, e.Interrupted):
        return _named(before, event, known, refuted)
    if isinstance(event, e.FoundOut):
        return _found_out(after, event.seat, known, refuted, words)
    if isinstance(event, e.Kept):
        mine = trays_of(after, event.seat)
        return tuple(_reveal(known[i], after.trays[i].cells) if i in mine else known[i] for i in range(len(known)))
    return known


def _opened(state: State, event: e.Exposed, known: Beliefs) -> Beliefs:
    index, mine = tray_at(state, event.seat, event.tray), trays_of(state, event.seat)
    if isinstance(state.phase, Yielding):  # S21: any space would have done, whatever is on it
        return _replace_belief(known, index, known[index].opened(event.space - 1, event.letter))
    there = after_opening([known[tray] for tray in mine], index - mine.start, event.space - 1, event.letter)
    return (*known[: mine.start], *there, *known[mine.stop :])


def _replace_belief(known: Beliefs, index: int, belief: Belief) -> Beliefs:
    return (*known[:index], belief, *known[index + 1 :])


def _without(state: State, known: Beliefs, seat: int, letter: str) -> Beliefs:
    mine = trays_of(state, seat)
    return tuple(belief.without(letter) if index in mine else belief for index, belief in enumerate(known))


def _named(state: State, event: e.Interrupted, known: Beliefs, refuted: list[tuple[int, str]]) -> Beliefs:
    index = tray_at(state, event.of, event.tray)
    if event.right:
        return _replace_belief(known, index, _reveal(known[index], event.sequence))
    refuted.append((index, event.sequence))
    return _replace_belief(known, index, known[index].refuted(event.sequence))


def _reveal(belief: Belief, cells: str) -> Belief:
    for space in belief.closed:
        belief = belief.opened(space, cells[space])
    return belief


def _found_out(state: State, seat: int, known: Beliefs, refuted: Sequence[tuple[int, str]], words: Lexicon) -> Beliefs:
    """S31: a "no" of this seat was not true, so none counts: only what lies open, and what was named in vain."""
    for index in trays_of(state, seat):
        belief = prior_belief(words, state.rules, len(state.trays[index].cells))
        for space, cell in enumerate(known[index].shown):
            belief = belief.opened(space, cell) if cell != "?" else belief
        for tray, sequence in refuted:
            belief = belief.refuted(sequence) if tray == index else belief
        known = _replace_belief(known, index, belief)
    return known


def asked_of(transition: SondeTransition) -> dict[int, Sequence[Belief]]:
    """The trays of all whom the player on turn may ask, as they were known before this event."""
    state, known = transition.before, transition.known_before
    return {of: [known[index] for index in trays_of(state, of)] for of in opponents(state, state.turn)}
