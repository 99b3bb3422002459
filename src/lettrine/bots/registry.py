"""The bots there are, by game and name, weakest first."""

from lettrine.bots.bot import Maker
from lettrine.bots.sonde_frequency import FrequencySonde
from lettrine.bots.sonde_random import RandomSonde

BOTS: dict[str, dict[str, Maker]] = {
    "sonde": {"random": RandomSonde, "frequency": FrequencySonde},
}
