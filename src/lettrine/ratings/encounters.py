"""How often the same people were rated together of late: who plays the same game again and again may feed somebody.

Two people who lose to each other on purpose, or two who play together against a third, show in nothing but how often
they meet. So only so many games of the same people are rated in a day, of each kind of game; the others may be played
all the same. What is stored is the times, under a digest from which nobody can tell who they are.
"""

from collections.abc import Iterable, Sequence
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


def encounters_of(people: Iterable[str]) -> Encounters:
    """All groups whose games are counted: any two of these people, and all of them together."""
    names = sorted(set(people))
    pairs = {_digest(pair): MOST_OF_TWO for pair in combinations(names, 2)}
    return pairs | ({_digest(names): MOST_OF_MORE} if len(names) > 2 else {})


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
