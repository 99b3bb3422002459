"""The Sonde bots: they play every kind of table to its end, by what they are sent alone, and the better one wins."""

from random import Random

import pytest

from lettrine.bots.registry import BOTS
from lettrine.bots.sonde.frequency_player import FrequencySonde
from lettrine.bots.sonde.memory import Memory
from lettrine.bots.sonde.random_player import RandomSonde
from lettrine.core.frames import Frame
from lettrine.games.sonde import SONDE
from lettrine.games.sonde.events import Answered, Asked, Drew, Interrupted
from tests.bots import bot_games

MAKERS = {**BOTS["sonde"], "random": RandomSonde, "frequency": FrequencySonde}


def played(names: list[str], seed: int, language: str = "fr", edition: str = "1976", remote: bool = False, **options):
    makers = [MAKERS[name] for name in names]
    return bot_games.played(SONDE, makers, seed, language, SONDE.rules(edition, options), remote)


@pytest.mark.parametrize("language", ["fr", "en", "de"])
@pytest.mark.parametrize(
    ("edition", "seats", "options"),
    [
        ("1967", 6, {}),
        ("1967", 3, {"answers": "players"}),
        ("1967", 2, {"answers": "players", "cards": "off"}),
        ("1976", 4, {}),
        ("1976", 2, {}),
        ("1984", 3, {"spelling": "trust", "memory": "notes"}),
    ],
)
def test_bots_play_every_kind_of_table_to_its_end(language, edition, seats, options):
    names = ["master", "beginner", "club", "random", "frequency", "club"]
    match = played(names[:seats], 5, language, edition, **options)
    assert SONDE.standing(match.state).over
    assert match.open == ()


@pytest.mark.parametrize(("better", "worse", "least"), [("beginner", "random", 8), ("master", "beginner", 7)])
def test_the_better_bot_wins(better, worse, least):
    wins = 0
    for seed in range(12):
        names = [worse] * 4
        names[seed % 4] = better
        wins += seed % 4 in SONDE.standing(played(names, seed).state).winners
    assert wins >= least  # fair would be 3


def test_a_bot_plays_the_same_when_all_it_gets_has_been_json():
    names = ["master", "club", "beginner", "club"]
    assert played(names, 3).log == played(names, 3, remote=True).log


def test_a_master_interrupts_and_is_often_right():
    names = ["frequency", "master", "frequency", "frequency"]
    events = [e for seed in range(8) for entry in played(names, seed).log for e in entry.events]
    named = [event.right for event in events if isinstance(event, Interrupted)]
    assert len(named) >= 4
    assert sum(named) / len(named) > 0.25  # it names a word from p = .25 on; by chance it would never be right


def test_the_yardstick_never_interrupts():
    events = [e for seed in range(3) for entry in played(["frequency"] * 4, seed).log for e in entry.events]
    assert not [event for event in events if isinstance(event, Interrupted)]


@pytest.mark.parametrize(("strength", "asker", "kept"), [(0, 1, False), (1, 1, True), (0, 0, True)])
def test_S18_what_others_asked_is_forgotten_by_strength_and_what_one_asked_oneself_is_not(strength, asker, kept):
    view = SONDE.view(played(["random"] * 4, 1).state, 0)
    mind = Memory(0, strength, Random(1))
    mind.observe(Frame(events=(Asked(asker, 2, "X"), Answered(2, False)), view=view))
    assert ("X" in mind.missed.get(2, ())) == kept


@pytest.mark.parametrize(("strength", "drawer", "kept"), [(0, 1, False), (1, 1, True), (0, 0, True)])
def test_S10_S22_whoever_cannot_show_a_blank_has_none(strength, drawer, kept):
    view = SONDE.view(played(["random"] * 4, 1).state, 0)
    mind = Memory(0, strength, Random(1))
    mind.observe(Frame(events=(Drew(drawer, "blank"), Drew(3, "normal")), view=view))
    assert not mind.missed
    mind.observe(Frame(events=(Drew(drawer, "blank", ignored=True),), view=view))
    assert ("." in mind.missed.get(drawer, ())) == kept


def test_S18_where_notes_are_kept_nobody_forgets():
    view = SONDE.view(played(["random"] * 4, 1, memory="notes").state, 0)
    mind = Memory(0, 0, Random(1))
    mind.observe(Frame(events=(), view=view))
    vain = {(question.of, question.letter) for question in view.questions if question.yes is False}
    assert {(of, letter) for of, letters in mind.missed.items() for letter in letters} == vain != set()
