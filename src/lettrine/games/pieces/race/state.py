"""Everybody's word in the race, secrets included, and how events change it."""

from msgspec.structs import replace

from lettrine.core.game import SEALED, Event, Sealed
from lettrine.core.value import Value
from lettrine.games.pieces.race.events import GaveUp, RaceBegan, RaceEnded, RaceHid


class Race(Value, frozen=True):
    """Everybody's word, secrets included, and how far the race is."""

    words: tuple[str, ...]
    began: int | None = None
    given_up: tuple[int, ...] = ()
    over: bool = False
    winner: int | None = None
    built: str | None = None
    sealed: Sealed = SEALED


def new_race(seats: int) -> Race:
    """Nobody has hidden anything yet."""
    return Race(("",) * seats)


def source(race: Race, seat: int) -> int:
    """Whose pieces a seat receives: those of the one to its right."""
    return (seat - 1) % len(race.words)


def waiting(race: Race) -> tuple[int, ...]:
    """Who is still to hide a word, or, once the race has begun, who is still trying."""
    seats = range(len(race.words))
    if race.began is None:
        return tuple(seat for seat in seats if not race.words[seat])
    return tuple(seat for seat in seats if seat not in race.given_up)


def evolve(race: Race, event: Event) -> Race:
    """The race after an event of its own."""
    match event:
        case RaceHid(seat, word):
            return replace(race, words=(*race.words[:seat], word or "", *race.words[seat + 1 :]))
        case RaceBegan(at):
            return replace(race, began=at)
        case GaveUp(seat):
            return replace(race, given_up=(*race.given_up, seat))
        case RaceEnded(winner, built):
            return replace(race, over=True, winner=winner, built=built)
    raise TypeError(event)
