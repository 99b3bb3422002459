"""Lettrine: hidden-word games for people, bots and researchers. What `__all__` names is the public surface."""

from lettrine.core.frames import Frame, frame
from lettrine.core.game import Action, Context, Decision, Game, Open, Refusal, Seating, Standing
from lettrine.core.luck import Luck
from lettrine.core.match import Entry, Match, RefusedError
from lettrine.games import GAMES, game_named
from lettrine.games.glyphs import GLYPHS
from lettrine.games.quick import QUICK
from lettrine.games.solitaire import SOLITAIRE
from lettrine.games.sonde import SONDE
from lettrine.games.tug import TUG
from lettrine.words.cache import lexicon

__all__ = [
    "GAMES",
    "GLYPHS",
    "QUICK",
    "SOLITAIRE",
    "SONDE",
    "TUG",
    "Action",
    "Context",
    "Decision",
    "Entry",
    "Frame",
    "Game",
    "Luck",
    "Match",
    "Open",
    "Refusal",
    "RefusedError",
    "Seating",
    "Standing",
    "frame",
    "game_named",
    "lexicon",
]
