"""How often the same people were rated together of late: who plays the same game again and again may feed somebody.

Two people who lose to each other on purpose, or two who play together against a third, show in nothing but how often
they meet. So only so many games of the same people are rated in a day, of each kind of game; the others may be played
all the same. What is stored is the times, under a digest from which nobody can tell who they are.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import blake2b
from itertools import combinations

import msgspec

WINDOW = 24 * 3600 * 1000
"""Milliseconds for which a rated game counts."""
MOST_OF_TWO = 20
"""How many games any two people may be rated for in that time, whoever else plays."""
MOST_OF_MORE = 10
"""How many games the same three people or more may be."""

Encounters = dict[str, int]
"""By the digest of a group of people: how many games they may be rated for."""
Former = Mapping[str, Sequence[str]]
"""By a person, as whom they were known before they joined that one (people/moves.py)."""


def encounters_of(people: Iterable[str]) -> Encounters:
    """All groups whose games are counted: any two of these people, and all of them together."""
    return {_digest(group): _most(group) for group in _groups(people)}


def encounters_before(people: Iterable[str], former: Former) -> dict[str, frozenset[str]]:
    """By the digest of each group, those by which it was counted while some of them were known as somebody else.

    One of them at a time: that several become others in a day is no way to be rated more often.
    """
    return {_digest(group): frozenset(_before(group, former)) for group in _groups(people)}


def _groups(people: Iterable[str]) -> list[tuple[str, ...]]:
    names = tuple(sorted(set(people)))
    return [*combinations(names, 2), *([names] if len(names) > 2 else [])]


def _most(group: Sequence[str]) -> int:
    return MOST_OF_TWO if len(group) == 2 else MOST_OF_MORE


def _before(group: Sequence[str], former: Former) -> Iterator[str]:
    for name in group:
        for other in former.get(name, ()):
            yield _digest(sorted({*group, other} - {name}))


def read_times(kept: bytes) -> tuple[int, ...]:
    """The times at which a group's rated games were over, as they were stored."""
    return msgspec.json.decode(kept, type=tuple[int, ...])


def written_times(times: Sequence[int]) -> bytes:
    """The same as it is stored."""
    return msgspec.json.encode(times)


def recent(times: Iterable[int], at: int) -> tuple[int, ...]:
    """Those of these times that count for a game that was over at this time, and for later ones."""
    return tuple(sorted(each for each in times if each > at - WINDOW))


def _digest(names: Sequence[str]) -> str:
    return blake2b("\0".join(names).encode(), digest_size=16, person=b"lettrine-met").hexdigest()
