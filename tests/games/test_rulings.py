"""Rulings that have changed: a stored table keeps those of its first event, and every edition's file says today's.

`first_events.json` has the first events of tables as they were stored before these rulings, which do not name them.
"""

import json
from pathlib import Path

import msgspec
import pytest

from lettrine.core.editions import fields_of, options_of
from lettrine.games import GAMES, known_game

STORED = json.loads(Path(__file__).with_name("first_events.json").read_text(encoding="utf-8"))
EARLIER = {
    ("sonde", "unanswered"): "stays",  # S30
    ("glyphs", "tolerance"): "fixed",  # G8
    ("solitaire", "rounds"): "on",  # G17
    ("tug", "doubts"): "one",  # T10, T11
    ("tug", "content"): False,  # T11
    ("tug", "stray_hyphens"): "ignored",  # T10
    ("tug", "names"): "asked",  # T10
}
"""What was so before, by the game and the field."""
EDITIONS = [(game.name, edition) for game in GAMES for edition in game.editions]


def stored_rules(key):
    return msgspec.convert(STORED[key], known_game(key.split()[0]).events).rules


@pytest.mark.parametrize("key", STORED)
def test_a_stored_table_keeps_the_rulings_of_its_first_event(key):
    game, edition = key.split()
    was, now = stored_rules(key), known_game(game).rules(edition, {})
    changed = {name: getattr(was, name) for name in now.__struct_fields__ if getattr(was, name) != getattr(now, name)}
    assert changed == {field: ruling for (of, field), ruling in EARLIER.items() if of == game}


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_an_editions_file_names_every_ruling_that_has_changed(game, edition):
    """One that does not would be played by the earlier rulings."""
    marked = {option.name for option in options_of(known_game(game).rules(edition, {})) if option.ruling}
    changed = {field for of, field in EARLIER if of == game}
    assert marked <= changed <= set(fields_of(f"lettrine.games.{game}", edition))
