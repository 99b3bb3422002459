"""The games, one package each."""

from typing import Any

from lettrine.core.game import Game
from lettrine.games.glyphs import GLYPHS
from lettrine.games.quick import QUICK
from lettrine.games.solitaire import SOLITAIRE
from lettrine.games.sonde import SONDE
from lettrine.games.tug import TUG

GAMES: tuple[Game[Any, Any, Any], ...] = (SONDE, GLYPHS, QUICK, SOLITAIRE, TUG)


def game_named(name: str) -> Game[Any, Any, Any] | None:
    """The game of this name, if we have it."""
    return next((game for game in GAMES if game.name == name), None)


def known_game(name: str) -> Game[Any, Any, Any]:
    """The game of this name, where it is one of ours by what was checked before; KeyError if it is not."""
    game = game_named(name)
    if game is None:
        raise KeyError(name)
    return game
