"""What a store remembers of the time at its tables, so that it goes on evenly over restarts and between processes.

Time at the tables is not the wall clock's, which can be set (`play/clock.py`). A mark says what it was, and what the
store's own wall clock showed at that moment: PostgreSQL's, so that processes on several machines go by one clock; for
a file, and in memory, this machine's.
"""

import time
from typing import NamedTuple, Protocol


class ClockMark(NamedTuple):
    """What the time at the tables was, and what the wall clock showed; both in milliseconds since the epoch."""

    time: int
    wall: int


class ClockReading(NamedTuple):
    """What the store's wall clock shows, and the newest mark; None if there is none yet."""

    wall: int
    mark: ClockMark | None


class ClockStore(Protocol):
    """The clock of a store. Both methods may raise `StoreUnavailableError`; a later call may succeed."""

    async def read(self) -> ClockReading:
        """What the wall clock shows now, and the newest mark."""

    async def write(self, now: int) -> None:
        """Replace the mark by this time and what the wall clock shows at this moment."""


def wall_ms() -> int:
    """What this machine's wall clock shows, in milliseconds since the epoch."""
    return time.time_ns() // 1_000_000
