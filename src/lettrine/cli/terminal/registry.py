"""The games that can be played in the terminal, by name."""

from typing import Any

from lettrine.cli.terminal.common.game_ui import GameUi
from lettrine.cli.terminal.glyphs.game_ui import UI as GLYPHS
from lettrine.cli.terminal.quick.game_ui import UI as QUICK
from lettrine.cli.terminal.solitaire.game_ui import UI as SOLITAIRE
from lettrine.cli.terminal.sonde.game_ui import UI as SONDE

TERMINAL_GAMES: dict[str, GameUi[Any]] = {ui.game.name: ui for ui in (SONDE, GLYPHS, QUICK, SOLITAIRE)}
"""The user interface of each; `lettrine play` has a module of options of the same name for it."""
