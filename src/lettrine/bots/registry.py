"""The bots there are, by game and name, weakest first."""

from lettrine.bots.bot import Maker
from lettrine.bots.sonde_frequency import FrequencySonde
from lettrine.bots.sonde_random import RandomSonde

BOTS: dict[str, dict[str, Maker]] = {
    "sonde": {"random": RandomSonde, "frequency": FrequencySonde},
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
