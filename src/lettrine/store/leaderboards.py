"""What a store keeps besides the tables: boards on which names stand in order, and the tables to be entered there.

A table whose log has come to its end waits until its result is entered: once, whichever process does it, and together
with the places that it changes. What a result and a place say is bytes to the store; it never looks inside.
"""

from collections.abc import Sequence
from typing import Literal, Protocol

from msgspec import Struct

Entry = Literal["entered", "gone", "stale"]
"""What came of entering a result: done; the table does not wait (any more); a place has changed since it was read."""


class Place(Struct, frozen=True):
    """Where a name stands on a board: the larger `rank`, the higher."""

    board: str
    name: str
    version: int
    """How often the place has been written; a name that is not on the board has version 0."""
    rank: float
    body: bytes


class Leaderboards(Protocol):
    """Boards, and the tables that wait. Every method may raise `StoreAway`; one call more may find it back."""

    async def waiting(self, limit: int) -> list[str]:
        """Tables whose result is to be entered, the longest waiting first."""

    async def waits(self, table: str) -> bool:
        """Whether a table is one of them."""

    async def enter(self, table: str, result: bytes, places: Sequence[Place]) -> Entry:
        """Keep a table's result and write these places, all or nothing, durable when this returns "entered".

        Each place names the version that it makes: it is written over the one before that, or not at all.
        After `StoreAway` or a cancellation it may be done or not; whoever enters it again finds out.
        """

    async def result(self, table: str) -> bytes | None:
        """What was entered for a table."""

    async def places(self, board: str, names: Sequence[str]) -> list[Place]:
        """Where these names stand on a board, as far as they do."""

    async def below(self, board: str, rank: float) -> tuple[int, int]:
        """How many names stand lower than a rank, and how many there are on the board."""


def check_places(places: Sequence[Place]) -> list[Place]:
    """The places in the order that all processes lock them in; each may be written once."""
    ordered = sorted(places, key=lambda place: (place.board, place.name))
    if len({(place.board, place.name) for place in ordered}) < len(ordered):
        raise ValueError("a place is written once")
    if any(place.version < 1 for place in ordered):
        raise ValueError("the first version is 1")
    return ordered
