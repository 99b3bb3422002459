"""Secrecy as a property: two worlds that differ only in what a seat cannot know give that seat the same bytes.

Both worlds are played in step, with the same actions. An action whose outcome everybody at the table would hear
differently (a hit here, a miss there) is left out: by what `alike` says, which is written from the rules. Whatever
else differs in what is sent, by so much as a byte, is a leak.
"""

from typing import Any

import msgspec
from hypothesis import strategies as st

from lettrine.core import engine
from lettrine.core.frames import encoded, frame
from lettrine.core.game import Action, Context, Lapse, Refusal
from lettrine.core.luck import Luck
from lettrine.core.match import Match
from lettrine.core.packs import Pack
from tests.conformance.specimen import SCRIPT, Opening, Specimen, Twins, choice

Worlds = tuple[Match, Match]


EXAMPLES = 600
"""How many pairs of worlds are searched, for a leak in the game as for one that was planted."""


class Leak(AssertionError):  # the name says what it is
    """Something that was sent tells two worlds apart."""


def keeps_its_secrets(specimen: Specimen, data: st.DataObject) -> None:
    """Play two worlds in step and compare all that the observers are sent, until the difference lies open."""
    twins = data.draw(specimen.twins)
    if specimen.game.takes == "words" and data.draw(st.integers(0, 3)) == 3:
        twins = with_own_words(specimen, twins)
    strange = data.draw(st.lists(specimen.strange, max_size=9))
    worlds = _start(specimen, twins.one), _start(specimen, twins.other)
    _compare(specimen, worlds, twins.observers)
    for moves in zip(twins.one.moves, twins.other.moves, strict=True):
        for world, (seat, action) in zip(worlds, moves, strict=True):
            assert not isinstance(world.act(seat, action), Refusal)
        _compare(specimen, worlds, twins.observers)
        _try_in_vain(specimen, worlds, strange, twins.observers)
    _try_in_vain(specimen, worlds, specimen.probes(worlds[0].state), twins.observers)
    for number in data.draw(SCRIPT):
        if not _go_on(specimen, worlds, number, twins.observers):
            continue
        if specimen.revealed(worlds[0].state, worlds[1].state):
            return
        _compare(specimen, worlds, twins.observers)
        _try_in_vain(specimen, worlds, strange[number % 5 :: 5], twins.observers)
    _try_in_vain(specimen, worlds, specimen.probes(worlds[0].state), twins.observers)


def with_own_words(specimen: Specimen, twins: Twins) -> Twins:
    """The same worlds at a table that has brought its own words: those of both worlds, whichever was hidden."""
    both, language = (twins.one, twins.other), twins.one.seating.language
    words = [action.word for world in both for _, action in world.moves if hasattr(action, "word")]
    words += [word for world in both for word in world.seating.words or ()]
    dictionary = specimen.game.dictionary(None, language, Pack(words=("TREE", *words)))
    return Twins(twins.one.but(words=dictionary), twins.other.but(words=dictionary), twins.observers)


def _go_on(specimen: Specimen, worlds: Worlds, number: int, observers: Any) -> bool:
    """Do in both worlds what this number picks; now and then it is the clock that acts."""
    one, other = worlds
    due = engine.deadline(one.here)
    if due is not None and number % 11 == 0:
        if not specimen.alike(one.state, other.state, -1, Lapse()):
            return False
        entries = [world.lapse(due) for world in worlds]
        return not any(isinstance(entry, Refusal) for entry in entries)
    picked = choice(specimen, one, number)
    if picked is None or not specimen.alike(one.state, other.state, picked[0], picked[2]):
        return False
    seat, decision, action = picked
    return _in_both(one, other, seat, action, decision.id, observers)


def _start(specimen: Specimen, opening: Opening) -> Match:
    match = Match.start(specimen.game, opening.rules, opening.seating, Context(Luck(opening.seed), opening.words))
    assert isinstance(match, Match)
    return match


def _in_both(one: Match, other: Match, seat: int, action: Action, quoting: str, observers: Any) -> bool:
    """Do it in both worlds. An owner may only do what both worlds let them; an observer is answered alike."""
    steps = [engine.step(m.game, m.here, m.context, seat, action, m.at, quoting) for m in (one, other)]
    refused = [isinstance(step, Refusal) for step in steps]
    if seat in observers:
        _same(refused, f"whether seat {seat} may do {action}")
        if refused[0]:
            _same([msgspec.json.encode(step) for step in steps], f"why seat {seat} may not do {action}")
    if any(refused):
        return False
    one.act(seat, action, quoting=quoting)
    other.act(seat, action, quoting=quoting)
    return True


def _compare(specimen: Specimen, worlds: Worlds, observers: Any) -> None:
    game = specimen.game
    for observer in observers:
        sent = [encoded(frame(game, world.state, world.log[-1].events, observer)) for world in worlds]
        _same(sent, f"what seat {observer} is sent")
        if observer is not None:
            offered = [_offered(specimen, world, observer) for world in worlds]
            _same(offered, f"what seat {observer} is offered")


def _offered(specimen: Specimen, world: Match, seat: int) -> bytes:
    """All open decisions, and the seat's own with their choices."""
    own = [specimen.game.offers(world.state, d, seat).fields() for d in world.open if seat in d.seats]
    return msgspec.json.encode((world.open, own))


def _try_in_vain(specimen: Specimen, worlds: Worlds, actions: list[Action], observers: Any) -> None:
    """What an observer may try does not depend on the secret, and comes to the same, without really being done."""
    for action in actions:
        for seat in observers:
            if seat is None:
                continue
            done = [engine.step(w.game, w.here, w.context, seat, action, w.at) for w in worlds]
            _same([msgspec.json.encode(d) if isinstance(d, Refusal) else b"taken" for d in done], f"{seat}: {action}")
            if not isinstance(done[0], Refusal) and specimen.alike(worlds[0].state, worlds[1].state, seat, action):
                _compare_steps(specimen, done, observers)


def _compare_steps(specimen: Specimen, steps: list[Any], observers: Any) -> None:
    if not specimen.revealed(steps[0].state, steps[1].state):
        for observer in observers:
            sent = [encoded(frame(specimen.game, step.state, step.events, observer)) for step in steps]
            _same(sent, f"what seat {observer} would be sent")


def _same(both: list[Any], what: str) -> None:
    if both[0] != both[1]:
        raise Leak(f"{what} differs: {both[0]!r} and {both[1]!r}")
