"""Every record of a whole game of Sonde, played and analysed once."""

from functools import cache

from lettrine.analysis.sonde.analyser import analyse
from lettrine.cli.replay import played, read_record
from lettrine.words.cache import lexicon
from tests.playthroughs.records import HERE, PLAYED, record

GAMES = [name for name in PLAYED if record(name)[0]["game"] == "sonde"]


def analysed(path):
    header, lines = read_record(str(path))
    match = played(header, lines)
    return match, analyse(match.log, header.seats, lexicon(header.language))


@cache
def of_record(name):
    return analysed(HERE / f"{name}.jsonl")


def events(match):
    return [event for entry in match.log for event in entry.events]
