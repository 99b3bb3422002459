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
from lettrine.core.game import Action, Aid, Refusal
from lettrine.core.luck import Luck
from lettrine.core.match import Match
from tests.conformance.specimen import SCRIPT, Opening, Specimen, choice


def keeps_its_secrets(specimen: Specimen, data: st.DataObject) -> None:
    """Play two worlds in step and compare all that the observers are sent, until the difference lies open."""
    twins = data.draw(specimen.twins)
    one, other = _start(specimen, twins.one), _start(specimen, twins.other)
    _compare(specimen, (one, other), twins.observers)
    for (seat, action), (_, same_or_secret) in zip(twins.one.moves, twins.other.moves, strict=True):
        assert not isinstance(one.act(seat, action), Refusal)
        assert not isinstance(other.act(seat, same_or_secret), Refusal)
        _compare(specimen, (one, other), twins.observers)
    strange = data.draw(st.lists(specimen.strange, max_size=9))
    for number in data.draw(SCRIPT):
        picked = choice(specimen, one, number)
        if picked is None:
            continue
        _compare_refusals(specimen, (one, other), strange[number % 5 :: 5], twins.observers)
        seat, decision, action = picked
        if not specimen.alike(one.state, other.state, seat, action):
            continue
        if not _in_both(one, other, seat, action, decision.id, twins.observers):
            continue
        if specimen.revealed(one.state, other.state):
            return
        _compare(specimen, (one, other), twins.observers)


def _start(specimen: Specimen, opening: Opening) -> Match:
    match = Match.start(specimen.game, opening.rules, opening.seating, Aid(Luck(opening.seed), None))
    assert isinstance(match, Match)
    return match


def _in_both(one: Match, other: Match, seat: int, action: Action, quoting: str, observers: Any) -> bool:
    """Do it in both worlds. An owner may only do what both worlds let them; an observer is answered alike."""
    steps = [engine.step(m.game, m.here, m.aid, seat, action, m.at, quoting) for m in (one, other)]
    refused = [isinstance(step, Refusal) for step in steps]
    if seat in observers:
        assert refused[0] == refused[1], "a seat can tell the worlds apart by what it may do"
        assert not refused[0] or msgspec.json.encode(steps[0]) == msgspec.json.encode(steps[1])
    if any(refused):
        return False
    one.act(seat, action, quoting=quoting)
    other.act(seat, action, quoting=quoting)
    return True


def _compare(specimen: Specimen, worlds: tuple[Match, Match], observers: Any) -> None:
    game = specimen.game
    for observer in observers:
        sent = [encoded(frame(game, world.state, world.log[-1].events, observer)) for world in worlds]
        assert sent[0] == sent[1], f"what seat {observer} is sent differs"
        if observer is not None:
            offered = [_offered(specimen, world, observer) for world in worlds]
            assert offered[0] == offered[1], f"what seat {observer} is offered differs"


def _offered(specimen: Specimen, world: Match, seat: int) -> bytes:
    """All open decisions, and the seat's own with their choices."""
    own = [specimen.game.offers(world.state, d, seat).fields() for d in world.open if seat in d.seats]
    return msgspec.json.encode((world.open, own))


def _compare_refusals(specimen: Specimen, worlds: tuple[Match, Match], actions: list[Action], observers: Any) -> None:
    """What an observer may try does not depend on the secret, and is refused in the same words in both worlds."""
    for action in actions:
        for seat in observers:
            if seat is None:
                continue
            done = [engine.step(w.game, w.here, w.aid, seat, action, w.at) for w in worlds]
            told = [msgspec.json.encode(d) if isinstance(d, Refusal) else b"taken" for d in done]
            assert told[0] == told[1], f"what seat {seat} is refused differs"
