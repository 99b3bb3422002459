"""An evening of bots (S38), whole, from a seed."""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from lettrine.arena.deals import play_out
from lettrine.bots.registry import NAMES, bots_of
from lettrine.core import record
from lettrine.core.game import Events, Refusal
from lettrine.core.match import Match, RefusedError
from lettrine.core.record import Header
from lettrine.evening import evening as ev
from lettrine.evening import events as e
from lettrine.evening.seating import SEATS, size
from lettrine.evening.state import Evening, evolve
from lettrine.evening.tables import dealt, header_of, header_of_par, misfit, scores_by_seat
from lettrine.games import game_named
from lettrine.words.cache import lexicon

PEOPLE = (
    "Ada",
    "Ben",
    "Cleo",
    "Dora",
    "Emil",
    "Fay",
    "Gus",
    "Hana",
    "Ivo",
    "Jo",
    "Kim",
    "Lou",
    "Mia",
    "Nils",
    "Olga",
    "Pia",
)
"""What simulated people are called; further ones have a number too."""
FILLING = "club"
"""The strength of bots for missing people."""
PAR = "master"
"""E6: the strength of the bots that play a deal beforehand."""

Games = dict[tuple[int, int | None], tuple[Header, Match]]


class Simulated(NamedTuple):
    """An evening that has been played: everything that happened, and every game."""

    evening: Evening
    happened: tuple[Any, ...]
    games: Games


def places_for(people: int, bots: tuple[str, ...]) -> tuple[e.Place, ...]:
    """E1: so many people, played by bots of these strengths in turn, and bots for those who are missing."""
    missing = size(people) - people
    played = tuple(e.Place(_name(PEOPLE, n), bots[n % len(bots)]) for n in range(people))
    return played + tuple(e.Place(_name(NAMES, n), FILLING, person=False) for n in range(missing))


def _name(names: tuple[str, ...], number: int) -> str:
    again = number // len(names)
    return f"{names[number % len(names)]} {again + 1}" if again else names[number]


def games_of(plan: e.Opened) -> int:
    """How many games an evening has, those for par among them."""
    tables = len(plan.places) // SEATS
    return plan.rounds * (tables + (plan.kind == "duplicate"))


def simulate(plan: e.Opened, tick: Callable[[], None] = lambda: None) -> Simulated:
    """Play an evening to its end; `tick` is called after each game. The same plan gives the same evening."""
    refusal = misfit(plan)
    if refusal is not None:
        raise RefusedError(refusal)
    played = Simulated(evolve(None, plan), (plan,), {})
    while not played.evening.over:
        played = _round(played, tick)
    return played


def _round(played: Simulated, tick: Callable[[], None]) -> Simulated:
    if played.evening.plan.kind == "duplicate":
        played = _with_par(played)
        tick()
    played = _with(played, ev.begin_round(played.evening))
    number = len(played.evening.rounds)
    for table in range(played.evening.tables):
        header = header_of(played.evening, table)
        strengths = [played.evening.places[place].bot for place in played.evening.rounds[-1].tables[table].places]
        match = _played(header, strengths, f"{played.evening.plan.seed}/{number}/{table}")
        played.games[number, table] = header, match
        played = _with(played, ev.finish(played.evening, table, scores_by_seat(match)))
        tick()
    return played


def _with_par(played: Simulated) -> Simulated:
    """E6: the house deals, and bots play the deal beforehand."""
    evening = played.evening
    number, words = len(evening.rounds) + 1, dealt(evening, lexicon(evening.plan.language))
    header = header_of_par(evening, words)
    match = _played(header, [PAR] * SEATS, f"{evening.plan.seed}/{number}/par")
    played.games[number, None] = header, match
    return _with(played, ev.deal(evening, words, scores_by_seat(match)))


def _with(played: Simulated, happened: Events | Refusal) -> Simulated:
    if isinstance(happened, Refusal):
        raise RefusedError(happened)
    evening = played.evening
    for event in happened:
        evening = evolve(evening, event)
    return Simulated(evening, played.happened + happened, played.games)


def _played(header: Header, strengths: list[str], chance: str) -> Match:
    """A table's game, played to its end by bots of these strengths, by seat."""
    words, makers, game = lexicon(header.language), bots_of(header.game), game_named(header.game)
    assert game is not None
    match = record.begin(header, game, words)
    # Who is asked first names a word first: the order is random.
    order = Random(f"{chance}/order").sample(range(SEATS), SEATS)
    play_out(match, {seat: makers[strengths[seat]](seat, words, Random(f"{chance}/{seat}")) for seat in order})
    return match
