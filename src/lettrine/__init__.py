"""Lettrine: hidden-word games for people, bots and researchers."""

from lettrine.core.frames import Frame, frame
from lettrine.core.game import Context, Decision, Game, Refusal, Seating
from lettrine.core.luck import Luck
from lettrine.core.match import Entry, Match
from lettrine.games import GAMES
from lettrine.games.sonde import SONDE
from lettrine.words.cache import lexicon

__all__ = [
    "GAMES",
    "SONDE",
    "Context",
    "Decision",
    "Entry",
    "Frame",
    "Game",
    "Luck",
    "Match",
    "Refusal",
    "Seating",
    "frame",
    "lexicon",
]
