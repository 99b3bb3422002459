"""The clock in the SQLite file of a log: the wall clock is this machine's, as is the file."""

import sqlite3
from functools import partial

from lettrine.store import clock
from lettrine.store.clock import ClockMark, ClockReading
from lettrine.store.sqlite.file import Job
from lettrine.store.sqlite.readers import Readers
from lettrine.store.writer import Writer

READ = "SELECT time, wall FROM clock"
WRITE = """
INSERT INTO clock (id, time, wall) VALUES (1, ?, ?)
ON CONFLICT (id) DO UPDATE SET time = excluded.time, wall = excluded.wall
"""


class SqliteClock:
    """The clock in a file."""

    def __init__(self, writer: Writer[Job, bool | None], readers: Readers) -> None:
        self._writer, self._readers = writer, readers

    async def read(self) -> ClockReading:
        """What the wall clock shows now, and the newest mark."""
        found = await self._readers.query(READ)
        return ClockReading(clock.wall_ms(), ClockMark(*found[0]) if found else None)

    async def write(self, now: int) -> None:
        """Replace the mark. What the wall clock shows is read here: the writer may have others to do first."""
        await self._writer.do("clock", partial(_write, now, clock.wall_ms()))


def _write(now: int, wall: int, db: sqlite3.Connection) -> bool:
    db.execute(WRITE, (now, wall))
    return True
