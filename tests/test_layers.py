"""Rooms that are sorted by game: what is common knows no game, and no game's folder knows another's.

The layers between rooms are contracts in pyproject.toml; these are about folders that a new game brings along.
"""

from functools import cache

import grimp
import pytest

SORTED = ("bots", "analysis", "cli.terminal")
SHARED = {"common", "pieces"}
"""Folders that a game's folder may import: what all games need, and what the games of pieces share."""


@cache
def imports():
    graph = grimp.build_graph("lettrine")
    return {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}


def folder(module, room):
    """The folder of a room that a module is in; None where it is elsewhere or in the room itself."""
    inside = module.removeprefix(f"lettrine.{room}.")
    return inside.split(".")[0] if inside != module and "." in inside else None


def between(room):
    """Every import from one folder of a room to another."""
    for module, targets in imports().items():
        for target in targets:
            pair = folder(module, room), folder(target, room)
            if None not in pair and pair[0] != pair[1]:
                yield module, target, pair


@pytest.mark.parametrize("room", SORTED)
def test_what_is_common_knows_no_game(room):
    assert [(module, target) for module, target, (here, _) in between(room) if here == "common"] == []


@pytest.mark.parametrize("room", SORTED)
def test_no_games_folder_knows_anothers(room):
    assert [(module, target) for module, target, (_, there) in between(room) if there not in SHARED] == []


def test_these_tests_see_something():
    assert all(any(folder(module, room) == "sonde" for module in imports()) for room in SORTED)
