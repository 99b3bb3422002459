"""The bots there are, by game and name, weakest first."""

from functools import partial

from lettrine.bots import glyphs_player as glyphs
from lettrine.bots import quick_race as race
from lettrine.bots import sonde_player as sonde
from lettrine.bots import sonde_setter as hiding
from lettrine.bots import tug_player as tug
from lettrine.bots.bot import Maker
from lettrine.bots.glyphs_player import GlyphsPlayer
from lettrine.bots.glyphs_setter import Taste
from lettrine.bots.quick_player import QuickPlayer
from lettrine.bots.sonde_player import SondePlayer
from lettrine.bots.tug_player import TugPlayer

EASY, FAIR, HARD = Taste(3.8, 6), Taste(3, 5), Taste(2.5, 4.5)
"""What a strength hides: the better it is, the less readily the word comes to mind; always one that people know."""

BOTS: dict[str, dict[str, Maker]] = {
    "sonde": {
        "beginner": partial(SondePlayer, sonde.BEGINNER, hiding.EASY),
        "club": partial(SondePlayer, sonde.CLUB, hiding.FAIR),
        "master": partial(SondePlayer, sonde.MASTER, hiding.HARD),
    },
    "glyphs": {
        "beginner": partial(GlyphsPlayer, glyphs.BEGINNER, race.BEGINNER, EASY),
        "club": partial(GlyphsPlayer, glyphs.CLUB, race.CLUB, FAIR),
        "master": partial(GlyphsPlayer, glyphs.MASTER, race.MASTER, HARD),
    },
    "quick": {
        "beginner": partial(QuickPlayer, race.BEGINNER, EASY),
        "club": partial(QuickPlayer, race.CLUB, FAIR),
        "master": partial(QuickPlayer, race.MASTER, HARD),
    },
    "solitaire": {},
    "tug": {
        "beginner": partial(TugPlayer, tug.BEGINNER),
        "club": partial(TugPlayer, tug.CLUB),
        "master": partial(TugPlayer, tug.MASTER),
    },
}

NAMES = (
    "Garamond",
    "Bodoni",
    "Caslon",
    "Didot",
    "Fournier",
    "Plantin",
    "Bembo",
    "Granjon",
    "Walbaum",
    "Baskerville",
    "Clarendon",
    "Jenson",
)
"""Bots are named after typefaces, so that nobody takes one for a person."""
