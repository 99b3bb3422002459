"""The bots there are, by game and name, weakest first."""

from collections.abc import Mapping
from functools import partial

from lettrine.bots.common.bot import Maker
from lettrine.bots.pieces import glyphs_player as glyphs
from lettrine.bots.pieces import race
from lettrine.bots.pieces.glyphs_player import GlyphsPlayer
from lettrine.bots.pieces.quick_player import QuickPlayer
from lettrine.bots.sonde import player as sonde
from lettrine.bots.sonde import word_choice as hiding
from lettrine.bots.sonde.player import SondePlayer
from lettrine.bots.tug import player as tug
from lettrine.bots.tug.player import TugPlayer
from lettrine.words.secrets import Band

GENTLE, EASY = Band(4.2, 6.5), Band(3.8, 6)
FAIR, HARD = Band(3.2, 5), Band(3, 4.7)
BANDS = {"gentle": GENTLE, "beginner": EASY, "club": FAIR, "master": HARD}
"""What each strength hides where words are built of pieces: the better it is, the rarer the words."""

BOTS: dict[str, dict[str, Maker]] = {
    "sonde": {
        "gentle": partial(SondePlayer, sonde.GENTLE, hiding.GENTLE),
        "beginner": partial(SondePlayer, sonde.BEGINNER, hiding.EASY),
        "club": partial(SondePlayer, sonde.CLUB, hiding.FAIR),
        "master": partial(SondePlayer, sonde.MASTER, hiding.HARD),
    },
    "glyphs": {
        "gentle": partial(GlyphsPlayer, glyphs.GENTLE, race.GENTLE, GENTLE),
        "beginner": partial(GlyphsPlayer, glyphs.BEGINNER, race.BEGINNER, EASY),
        "club": partial(GlyphsPlayer, glyphs.CLUB, race.CLUB, FAIR),
        "master": partial(GlyphsPlayer, glyphs.MASTER, race.MASTER, HARD),
    },
    "quick": {
        "gentle": partial(QuickPlayer, race.GENTLE, GENTLE),
        "beginner": partial(QuickPlayer, race.BEGINNER, EASY),
        "club": partial(QuickPlayer, race.CLUB, FAIR),
        "master": partial(QuickPlayer, race.MASTER, HARD),
    },
    "solitaire": {},
    "tug": {
        "gentle": partial(TugPlayer, tug.GENTLE),
        "beginner": partial(TugPlayer, tug.BEGINNER),
        "club": partial(TugPlayer, tug.CLUB),
        "master": partial(TugPlayer, tug.MASTER),
    },
}


def bots_of(game: str) -> Mapping[str, Maker]:
    """The bots of a game by name, weakest first; a game may have none."""
    return BOTS.get(game, {})


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
