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
