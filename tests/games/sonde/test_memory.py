"""S18 as a property: once a turn is over, nothing that is sent depends on what was asked in it in vain."""

from typing import Any

from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from lettrine.core.frames import encoded, frame
from lettrine.core.match import Match
from lettrine.games.sonde import SONDE
from lettrine.games.sonde.actions import Ask
from tests.conformance import sonde
from tests.conformance.specimen import SCRIPT, Opening, opened, played
from tests.thorough import examples

ABSENT = "JKQ"
"""Letters that no word of these games has."""


def at_a_strict_table(opening: Opening) -> Opening:
    return opening.but(rules=replace(opening.rules, memory="strict"))


def frames(actions: list[tuple[int, Any]], opening: Opening, turn: int) -> list[bytes]:
    """All frames sent after this turn, while the game lasts, and the view a reconnecting client would get."""
    match = opened(SONDE, opening)
    sent = []
    for seat, action in actions:
        later = match.state.turns > turn
        match.act(seat, action)
        if later and not SONDE.standing(match.state).over:
            for viewer in (*range(match.state.seats), None):
                sent.append(encoded(frame(SONDE, match.state, match.log[-1].events, viewer)))
                sent.append(encoded(frame(SONDE, match.state, (), viewer)))
    return sent


def missed_in_vain(match: Match) -> list[int]:
    """Which actions of the log asked for a letter that was not there."""
    return [
        i
        for i, entry in enumerate(match.log)
        if isinstance(entry.action, Ask) and entry.action.letter != "." and _no(entry.events)
    ]


def _no(events: tuple[Any, ...]) -> bool:
    return any(getattr(event, "yes", None) is False for event in events)


@given(data=st.data())
@settings(max_examples=examples(150), deadline=None)
def test_S18_strict_memory_forgets_every_question_of_an_earlier_turn(data: st.DataObject):
    opening = at_a_strict_table(data.draw(sonde.openings()))
    assume(opening.rules.answers == "server")
    match = list(played(sonde.SPECIMEN, opening, data.draw(SCRIPT)))[-1]
    misses = missed_in_vain(match)
    assume(misses)
    changed = data.draw(st.sampled_from(misses))
    entry = match.log[changed]
    opening_entries = 1 + len(opening.moves)
    actions = [(e.seat, e.action) for e in match.log[opening_entries:]]
    other = list(actions)
    other[changed - opening_entries] = (entry.seat, Ask(entry.action.of, data.draw(st.sampled_from(ABSENT))))
    turn = _turn_of(opening, actions, changed - opening_entries)
    assert frames(actions, opening, turn) == frames(other, opening, turn)


def _turn_of(opening: Opening, actions: list[tuple[int, Any]], index: int) -> int:
    match = opened(SONDE, opening)
    for seat, action in actions[:index]:
        match.act(seat, action)
    return int(match.state.turns)


@given(data=st.data())
@settings(max_examples=examples(150), deadline=None)
def test_S18_no_view_in_progress_holds_a_question_of_an_earlier_turn(data: st.DataObject):
    """However it was answered, whoever it was put to, and whatever it was for."""
    opening = at_a_strict_table(data.draw(sonde.openings()))
    for match in played(sonde.SPECIMEN, opening, data.draw(SCRIPT)):
        if not SONDE.standing(match.state).over:
            for viewer in (*range(match.state.seats), None):
                view = SONDE.view(match.state, viewer)
                assert all(question.turn == view.turns for question in view.questions)
