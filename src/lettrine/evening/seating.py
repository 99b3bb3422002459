"""Who sits where (E1, E3, E7): in the first round by lot, then two of every table move on, or as an allotment says.

A place is a number from 0, whoever plays there; a table is the places that sit at it, by seat. Lots are drawn from the
evening's seed and the number of the round alone, so it does not matter which table is done first.
"""

from collections.abc import Mapping, Sequence

from lettrine.core.luck import Luck
from lettrine.core.value import Value
from lettrine.evening.round_robin import ALLOTMENTS, Tables

SEATS = 4
"""E1: at every table."""
LEAST, MOST = 8, 64
"""E1: how many play, bots among them."""
MOVE_ON = 2
"""E3: how many of a table do."""

Pair = tuple[int, int]
Teams = tuple[Pair, Pair]
PAIRINGS: tuple[Teams, ...] = (((0, 2), (1, 3)), ((0, 1), (2, 3)), ((0, 3), (1, 2)))
"""The seats of two teams at a table of four, in every way there is."""


class Move(Value, frozen=True):
    """Who goes from which table to which seat of which other; tables and seats count from 0."""

    place: int
    old: int
    new: int
    seat: int


def size(people: int) -> int:
    """E1: how many places an evening of so many people has: the next multiple of four, at least eight."""
    return max(LEAST, -(-people // SEATS) * SEATS)


def first_tables(luck: Luck, people: Sequence[int], bots: Sequence[int]) -> Tables:
    """E1: the first round, by lot.

    People are dealt round the tables before the bots, so that no table has many bots and another none.
    """
    order = luck.shuffled("people", people) + luck.shuffled("bots", bots)
    tables = len(order) // SEATS
    return tuple(luck.shuffled(f"seats {table}", order[table::tables]) for table in range(tables))


def allotted_tables(luck: Luck, places: int, round_: int) -> Tables:
    """E7: a round (from 1) of a round robin; who has which letter of the allotment is drawn."""
    letters = luck.shuffled("letters", range(places))
    return tuple(tuple(letters[number] for number in table) for table in ALLOTMENTS[places][round_ - 1])


def lots(luck: Luck, round_: int, places: int) -> tuple[int, ...]:
    """E3: the lot of every place after a round: all different, and the lowest goes first."""
    return luck.shuffled(f"lots {round_}", range(1, places + 1))


def order_at(table: Sequence[int], scores: Sequence[int], totals: Sequence[int], drawn: Sequence[int]) -> list[int]:
    """E3: the places of a table, best first: by score, then by total including this round, then by lot."""
    score = dict(zip(table, scores, strict=True))
    return sorted(table, key=lambda place: (-score[place], -totals[place], drawn[place]))


def next_tables(tables: Tables, orders: Sequence[Sequence[int]]) -> Tables:
    """E3: the two best of a table move to the next, the last table's to the first; the others keep their seats.

    Who arrives takes the free seats in the order of their places at the table before.
    """
    return tuple(
        _seated(table, order[MOVE_ON:], before[:MOVE_ON])
        for table, order, before in zip(tables, orders, (orders[-1], *orders[:-1]), strict=True)
    )


def _seated(table: Sequence[int], staying: Sequence[int], arriving: Sequence[int]) -> tuple[int, ...]:
    free = iter(arriving)
    return tuple(place if place in staying else next(free) for place in table)


def moves(old: Tables, new: Tables) -> tuple[Move, ...]:
    """Everybody who changes tables, in the order of the new ones."""
    was = {place: number for number, table in enumerate(old) for place in table}
    return tuple(
        Move(place, was[place], number, seat)
        for number, table in enumerate(new)
        for seat, place in enumerate(table)
        if was[place] != number
    )


def starter(luck: Luck, round_: int, table: int | None, starters: int) -> int:
    """E3: which seat (in games of teams, which team) starts, by lot; None: the same at all tables (E6)."""
    return luck.below(f"starter {round_}" if table is None else f"starter {round_} {table}", starters)


def teams_at(luck: Luck, round_: int, table: Sequence[int], together: Mapping[Pair, int]) -> Teams:
    """The teams of a table, so that nobody has played with one partner much more often than with another.

    `together` says how often two places were partners before, the lower first. Of the three ways to pair four, the one
    whose most frequent pair is least frequent, then the one with the fewest partnerships in all; of equals one by lot.
    """
    pairings = luck.shuffled(f"teams {round_} {min(table)}", PAIRINGS)
    return min(pairings, key=lambda teams: _burden([together.get(pair, 0) for pair in pairs_of(table, teams)]))


def _burden(before: Sequence[int]) -> tuple[int, int]:
    return max(before), sum(before)


def pairs_of(table: Sequence[int], teams: Teams) -> list[Pair]:
    """The places that play together at a table, the lower first."""
    pairs = [(table[one], table[other]) for one, other in teams]
    return [(min(pair), max(pair)) for pair in pairs]
