"""A game is complete, or this says what is missing, by name."""

import dataclasses

import pytest

from lettrine.bots.registry import BOTS
from lettrine.games import GAMES
from lettrine.games.quick import QUICK
from tests.completeness import lacks

EXCUSED = {
    ("quick", "analysis"): "nobody asks anything in it, so that there is nothing to grade",
    ("quick", "report"): "it has no analysis",
    ("solitaire", "bots"): "it is played alone",
    ("solitaire", "analysis"): "its end lists every word that was possible",
    ("solitaire", "report"): "it has no analysis",
    ("tug", "terminal"): "two teams talk at once, and one terminal has one person",
}
"""What a game does without on purpose, by the room, and why."""


def room_of(lack):
    return lack.partition(":")[0]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_is_complete(game):
    missing = [lack for lack in lacks(game) if (game.name, room_of(lack)) not in EXCUSED]
    assert missing == [], "\n".join([f"{game.name} lacks:", *missing])


@pytest.mark.parametrize(("name", "room"), EXCUSED)
def test_an_excuse_is_still_needed(name, room):
    game = next(game for game in GAMES if game.name == name)
    assert room in map(room_of, lacks(game))


def test_a_game_that_has_only_rules_is_told_everything_that_it_lacks():
    """The list that whoever adds a game begins with."""
    bare = dataclasses.replace(QUICK, name="novelty", editions=("standard",))
    missing = lacks(bare)
    rooms = "rules specimen tests playthrough help text page bots lesson terminal analysis report document"
    assert list(dict.fromkeys(map(room_of, missing))) == rooms.split()
    assert "text: game-title-novelty in texts/fr/" in missing
    assert "text: edition-novelty-standard in texts/de/" in missing
    assert "playthrough: a record of novelty standard in tests/playthroughs/ that is played to its end" in missing
    assert "page: a row in web/src/games/index.ts" in missing
    assert "lesson: games/novelty/lesson.toml, what a first game is played with" in missing
    assert "lesson: web/src/games/novelty/coach.ts, what is said in a first game" in missing


def test_bots_without_a_gentle_one_are_told_so(monkeypatch):
    monkeypatch.setitem(BOTS, "quick", {"club": BOTS["quick"]["club"]})
    assert "bots: `gentle`, the weakest, which first games are played with, in bots/registry.py" in lacks(QUICK)
