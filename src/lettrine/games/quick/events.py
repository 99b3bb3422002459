"""What can have happened in a game of Quick: the events of the race, and what is around it."""

from lettrine.core.game import Event
from lettrine.games.pieces.race.events import GaveUp, RaceBegan, RaceEnded, RaceHid
from lettrine.games.quick.edition import Edition


class Started(Event, frozen=True, tag="started"):
    """The table's rules, by value, and who sits where."""

    rules: Edition
    seats: int
    language: str


class ClockSet(Event, frozen=True, tag="clock_set"):
    """Hiding, or the race, lapses at this time."""

    deadline: int


EVENTS = Started | RaceHid | RaceBegan | GaveUp | RaceEnded | ClockSet
