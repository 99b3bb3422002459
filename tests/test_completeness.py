"""A game is complete, or this says what is missing, by name."""

import dataclasses

import pytest

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
    rooms = "rules specimen tests playthrough help text page bots terminal analysis report document"
    assert list(dict.fromkeys(map(room_of, missing))) == rooms.split()
    assert "text: game-title-novelty in texts/fr/" in missing
    assert "text: edition-novelty-standard in texts/de/" in missing
    assert "playthrough: a record of novelty standard in tests/playthroughs/ that is played to its end" in missing
    assert "page: a row in web/src/games/index.ts" in missing
