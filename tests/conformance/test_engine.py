"""The log is the truth, nobody is ever stuck, offers are kept, and a game is the same game every time."""

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lettrine.core import engine
from lettrine.core.frames import decoded, encoded, frame
from lettrine.core.game import Refusal, kind_of
from lettrine.games import GAMES
from lettrine.texts import messages
from tests.conformance.specimen import SCRIPT, Specimen, choice, opened, played
from tests.conformance.specimens import SPECIMENS
from tests.thorough import examples

every_game = pytest.mark.parametrize("specimen", SPECIMENS, ids=lambda s: s.game.name)
CODES = messages("en", ("refusals",))
long = settings(max_examples=examples(120), deadline=None)


def test_every_game_has_a_specimen():
    assert sorted(specimen.game.name for specimen in SPECIMENS) == sorted(game.name for game in GAMES)


@every_game
@given(data=st.data())
@long
def test_the_log_is_the_truth(specimen: Specimen, data: st.DataObject):
    match = list(played(specimen, data.draw(specimen.openings), data.draw(SCRIPT)))[-1]
    events = [event for entry in match.log for event in entry.events]
    assert engine.replay(specimen.game, events) == match.state
    middle = len(match.log) // 2
    half = [event for entry in match.log[:middle] for event in entry.events]
    if half:
        state = engine.replay(specimen.game, half)
        for event in events[len(half) :]:
            state = specimen.game.evolve(state, event)
        assert state == match.state


@every_game
@given(data=st.data())
@long
def test_what_a_watcher_is_told_of_everybody_is_told_of(specimen: Specimen, data: st.DataObject):
    """So a digest that everybody is sent (play/row_digests.py) tells nobody of what they have not heard of."""
    opening = data.draw(specimen.openings)
    match = list(played(specimen, opening, data.draw(SCRIPT)))[-1]
    redact = specimen.game.redact
    for event in (event for entry in match.log for event in entry.events):
        if redact(event, None) is not None:
            assert all(redact(event, seat) is not None for seat in range(opening.seating.seats)), event


@every_game
@given(data=st.data())
@long
def test_nobody_is_ever_stuck(specimen: Specimen, data: st.DataObject):
    for match in played(specimen, data.draw(specimen.openings), data.draw(SCRIPT)):
        standing = specimen.game.standing(match.state)
        duties = [decision for decision in match.open if decision.duty]
        assert duties or standing.over
        for decision in match.open:
            assert decision.seats, decision


@every_game
@given(data=st.data())
@settings(max_examples=25, deadline=None)
def test_a_game_comes_to_its_end(specimen: Specimen, data: st.DataObject):
    match = opened(specimen.game, data.draw(specimen.openings))
    chance = Random(data.draw(st.integers(0, 2**32)))
    for _ in range(5000):
        picked = choice(specimen, match, chance.randrange(2**20))
        if picked is not None:
            match.act(picked[0], picked[2])
        if specimen.game.standing(match.state).over:
            return
    pytest.fail("the game went on for ever")


@every_game
@given(data=st.data())
@long
def test_offers_are_accepted_and_all_else_is_refused(specimen: Specimen, data: st.DataObject):
    game = specimen.game
    match = list(played(specimen, data.draw(specimen.openings), data.draw(SCRIPT)))[-1]
    for decision in match.open:
        for seat in decision.seats:
            offers = game.offers(match.state, decision, seat)
            for action in offers[:: max(1, len(offers) // 9)]:
                assert action in offers
                done = engine.step(game, match.here, match.context, seat, action, match.at, decision.id)
                assert not isinstance(done, Refusal), (action, done)
    seats = game.standing(match.state).seats
    for action in data.draw(st.lists(specimen.strange, max_size=12)):
        for seat in range(-1, seats + 1):
            done = engine.step(game, match.here, match.context, seat, action, match.at)
            assert isinstance(done, Refusal) is not _open_to(specimen, match, seat, action), (seat, action, done)
            assert not isinstance(done, Refusal) or done.code in CODES, f"{done.code} has no sentence in refusals.ftl"


def _open_to(specimen: Specimen, match, seat: int, action) -> bool:
    """Whether this is among the offers; where the choice is free, the rules are taken at their word."""
    decisions = [d for d in match.open if d.kind == kind_of(action) and seat in d.seats]
    offers = [specimen.game.offers(match.state, d, seat) for d in decisions]
    if decisions and not any(len(o) for o in offers):
        return not isinstance(engine.step(specimen.game, match.here, match.context, seat, action, match.at), Refusal)
    return any(action in o for o in offers)


@every_game
@given(data=st.data())
@long
def test_the_same_seed_gives_the_same_game(specimen: Specimen, data: st.DataObject):
    opening, script = data.draw(specimen.openings), data.draw(SCRIPT)
    first = list(played(specimen, opening, script))[-1]
    again = list(played(specimen, opening, script))[-1]
    assert first.log == again.log


@every_game
@given(data=st.data())
@long
def test_everything_that_travels_survives_json(specimen: Specimen, data: st.DataObject):
    game = specimen.game
    for match in played(specimen, data.draw(specimen.openings), data.draw(SCRIPT)):
        entry = match.log[-1]
        for event in entry.events:
            assert msgspec.json.decode(msgspec.json.encode(event), type=game.events) == event
        if entry.action is not None:
            assert msgspec.json.decode(msgspec.json.encode(entry.action), type=game.actions) == entry.action
        for seat in (0, None):
            sent = frame(game, match.state, entry.events, seat)
            assert decoded(game, encoded(sent)) == sent


@every_game
@given(data=st.data())
@settings(max_examples=examples(40), deadline=None)
def test_a_state_cannot_be_sent(specimen: Specimen, data: st.DataObject):
    match = list(played(specimen, data.draw(specimen.openings), data.draw(SCRIPT)))[-1]
    with pytest.raises(TypeError):
        msgspec.json.encode(match.state)


@every_game
@given(data=st.data())
@long
def test_early_late_and_missing_timers_give_the_same_events(specimen: Specimen, data: st.DataObject):
    """One match with a punctual timer, one with a hasty one, one with a late one and one with none at all."""
    opening = specimen.timed(data.draw(specimen.openings))
    script = data.draw(st.lists(st.tuples(st.integers(0, 2**20), st.integers(0, 25_000)), max_size=60))
    punctual, hasty, late, missing = (opened(specimen.game, opening) for _ in range(4))
    now = 0
    for number, pause in script:
        picked = choice(specimen, punctual, number)
        now += pause
        _tick(punctual, now, 0)
        _tick(hasty, now, -1)
        _tick(late, now, 4_000)
        if picked is None:
            continue
        seat, decision, action = picked
        for match in (punctual, hasty, late, missing):
            match.act(seat, action, now, quoting=decision.id)
        assert punctual.log == hasty.log == late.log == missing.log


def _tick(match, now: int, error: int) -> None:
    """A timer set for each deadline up to now, going off early or late by so many milliseconds."""
    while (due := engine.deadline(match.here)) is not None and due + max(error, 0) <= now:
        if error < 0:
            assert isinstance(match.lapse(max(match.at, due + error)), Refusal)
        if isinstance(match.lapse(due + max(error, 0)), Refusal):
            return
