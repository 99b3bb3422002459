"""What counts at an evening (E3, E4, E6, E7): the points of a round, totals, places and who has won.

Points are whole numbers: in duplicate evenings a point has as many parts as there are tables and par together, so that
a difference from a mean is whole too, and sums are exact.
"""

from collections.abc import Sequence
from typing import Literal

from lettrine.core.value import Value

Kind = Literal["progressive", "duplicate", "round_robin"]
Scores = Sequence[Sequence[int]]
"""By table and seat."""


class Row(Value, frozen=True):
    """Where a place stands; whoever has as much stands there too."""

    rank: int
    """From 1."""
    place: int
    total: int
    """In parts."""
    places: int
    """The sum of the places at the tables, from 1 each: the fewer, the better."""
    person: bool


def parts(kind: Kind, tables: int) -> int:
    """How many parts a point has. E6: a mean over the tables and par is so many parts of a whole number."""
    return tables + 1 if kind == "duplicate" else 1


def points(kind: Kind, scores: Scores, par: Sequence[int]) -> list[list[int]]:
    """What each seat of each table gets for a round, in parts."""
    return differences(scores, par) if kind == "duplicate" else [list(table) for table in scores]


def differences(scores: Scores, par: Sequence[int]) -> list[list[int]]:
    """E6: by how much a seat's score is above the mean of that seat at all tables, par counting as one more of them."""
    every = [*scores, par]
    sums = [sum(table[seat] for table in every) for seat in range(len(par))]
    return [[len(every) * score - sums[seat] for seat, score in enumerate(table)] for table in scores]


def finishes(scores: Sequence[int]) -> list[int]:
    """E7: everybody's place at a table; who has as many points has the same place."""
    return [1 + sum(other > score for other in scores) for score in scores]


def standing(kind: Kind, totals: Sequence[int], places: Sequence[int], people: Sequence[bool]) -> tuple[Row, ...]:
    """E4, E7: everybody, best first. In a round robin what is equal by points is told apart by places."""
    keys = [(-total, summed if kind == "round_robin" else 0) for total, summed in zip(totals, places, strict=True)]
    order = sorted(range(len(keys)), key=lambda place: (keys[place], place))
    return tuple(
        Row(1 + sum(key < keys[place] for key in keys), place, totals[place], places[place], people[place])
        for place in order
    )


def winners(rows: Sequence[Row]) -> tuple[int, ...]:
    """E1, E4: the best person wins, however many bots are before them; ties share."""
    people = [row for row in rows if row.person]
    return tuple(row.place for row in people if row.rank == people[0].rank)
