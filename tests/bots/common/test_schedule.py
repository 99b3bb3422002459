"""Who does something first: whoever may speak at any moment is heard before the table goes on."""

from collections.abc import Sequence
from itertools import count
from random import Random
from typing import Any

import pytest

from lettrine.bots.common.bot import Bots, Choice, Move
from lettrine.bots.common.schedule import Schedule
from lettrine.bots.sonde.random_player import RandomSonde
from lettrine.core.frames import Frame
from lettrine.core.game import Context, Seating, kind_of
from lettrine.core.luck import Luck
from lettrine.core.match import Match
from lettrine.games.sonde import SONDE
from lettrine.games.sonde.actions import Ask, Hide, Interrupt
from lettrine.words.cache import lexicon

SECRET = "TREASURER"


class Knowing:
    """Says seat 0's word as soon as it may, after so many seconds of thought, and meets no duty."""

    def __init__(self, pause: float = 0.0) -> None:
        self.pause = pause

    def see(self, sent: Frame) -> None:
        pass

    def act(self, view: Any, choices: Sequence[Choice]) -> Move | None:
        naming = next((each for each in choices if each.decision.kind == "interrupt"), None)
        return None if naming is None else Move(naming.decision.id, Interrupt(0, SECRET), self.pause)


class Hitting:
    """Asks seat 0 for what it has."""

    def see(self, sent: Frame) -> None:
        pass

    def act(self, view: Any, choices: Sequence[Choice]) -> Move | None:
        asking = next((each for each in choices if each.decision.kind == "ask"), None)
        return None if asking is None else Move(asking.decision.id, Ask(0, "R"))


def asking_of(match: Match) -> RandomSonde:
    """Whoever is on turn, asked before the others."""
    return RandomSonde(match.state.turn, lexicon("en"), Random(1))


def a_match_with_words_hidden() -> Match:
    match = Match.start(
        SONDE, SONDE.rules("1976", {"cards": "off"}), Seating(3, "en", 1), Context(Luck(3), lexicon("en"))
    )
    for seat, word in enumerate((SECRET, "HOUSE", "PLANET")):
        match.act(seat, Hide(word))
    return match


def test_S27_a_word_is_heard_before_the_next_question():
    match = a_match_with_words_hidden()
    wanted = Bots(match, {1: asking_of(match), 2: Knowing()}).move()
    assert (wanted.seat, wanted.move.action) == (2, Interrupt(0, SECRET))


def test_who_has_nothing_to_say_lets_the_table_go_on():
    match = a_match_with_words_hidden()
    wanted = Bots(match, {1: asking_of(match)}).move()
    assert wanted.seat == 1
    assert isinstance(wanted.move.action, Ask)


@pytest.mark.parametrize("pace", [0.0, 1.0])
def test_S27_a_word_is_heard_before_a_question_that_is_due_as_well(pace: float):
    match, ticks = a_match_with_words_hidden(), count()
    minds = Schedule(Bots(match, {1: asking_of(match), 2: Knowing()}), pace, lambda: next(ticks) / 1000)
    assert minds.next().move.action == Interrupt(0, SECRET)


def test_S27_who_ponders_speaks_in_the_middle_of_a_turn_once_it_is_time():
    match, now = a_match_with_words_hidden(), 0.0
    owner = RandomSonde(0, lexicon("en"), Random(1))
    minds = Schedule(Bots(match, {0: owner, 1: Hitting(), 2: Knowing(pause=2.5)}), 1.0, lambda: now)
    done = []
    while not done or done[-1][0] != "interrupt":
        pending = minds.next()
        now = pending.due
        done.append((kind_of(pending.move.action), now))
        match.act(pending.seat, pending.move.action, int(1000 * now), pending.move.decision)
    assert done == [("ask", 1.0), ("expose", 2.0), ("interrupt", 2.5)]


def test_a_secret_does_not_depend_on_how_often_others_were_asked():
    def hidden(seats: Sequence[int]) -> list[str]:
        match = Match.start(SONDE, SONDE.rules("1976", {}), Seating(3, "en"), Context(Luck(3), lexicon("en")))
        Bots(match, {seat: RandomSonde(seat, lexicon("en"), Random(seat)) for seat in seats}).play_out()
        return [tray.cells for tray in match.state.trays]

    assert hidden((0, 1, 2)) == hidden((2, 1, 0))
