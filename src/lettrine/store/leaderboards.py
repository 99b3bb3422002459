"""Leaderboards: names in the order of their ranks, and the tables whose results are still to be entered.

A finished table waits until its result is entered: once, whichever process does it, and together with the rows that it
changes. Results and the bodies of rows are bytes to the store; it never looks inside.
"""

from collections.abc import Sequence
from typing import Literal, Protocol

from msgspec import Struct

EnterOutcome = Literal["entered", "gone", "stale"]
"""Of entering a result: done; the table is not waiting (any more); a row has changed since it was read."""


class LeaderboardRow(Struct, frozen=True):
    """A name on a board: the larger `rank`, the higher."""

    board: str
    name: str
    version: int
    """How often the row has been written; a name that is not on the board has version 0."""
    rank: float
    body: bytes


class Leaderboards(Protocol):
    """Boards, and the tables that wait. Every method may raise `StoreUnavailableError`; a later call may succeed."""

    async def waiting(self, limit: int) -> list[str]:
        """Tables whose result is to be entered, the longest waiting first."""

    async def is_waiting(self, table: str) -> bool:
        """Whether the result of a table is to be entered."""

    async def enter(self, table: str, result: bytes, rows: Sequence[LeaderboardRow]) -> EnterOutcome:
        """Store a table's result and write these rows, all or nothing, durable when this returns "entered".

        Each row has its new version: it replaces the version before that, or nothing is written.
        After `StoreUnavailableError` or a cancellation it may be done or not; entering it again tells.
        """

    async def result(self, table: str) -> bytes | None:
        """The result that was entered for a table."""

    async def rows(self, board: str, names: Sequence[str]) -> list[LeaderboardRow]:
        """The rows of these names on a board; a name that is not on it has none."""

    async def of_name(self, name: str) -> list[LeaderboardRow]:
        """The rows of a name, on all boards."""

    async def forget(self, name: str) -> None:
        """Remove a name from all boards."""

    async def rename(self, name: str, to: str) -> None:
        """Give the rows of a name to another; on boards where that has a row already, the first one's is deleted."""

    async def count_below(self, board: str, rank: float) -> tuple[int, int]:
        """How many names have a lower rank, and how many names the board has."""

    async def drop_below(self, board: str, rank: float) -> None:
        """Delete the rows of a board that have a lower rank."""


def check_rows(rows: Sequence[LeaderboardRow]) -> list[LeaderboardRow]:
    """The rows in the order in which all processes lock them; each may be written once."""
    ordered = sorted(rows, key=lambda row: (row.board, row.name))
    if len({(row.board, row.name) for row in ordered}) < len(ordered):
        raise ValueError("a row is written once")
    if any(row.version < 1 for row in ordered):
        raise ValueError("the first version is 1")
    return ordered
