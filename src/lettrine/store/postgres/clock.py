"""The clock on a PostgreSQL server: the wall clock is the server's, one for all processes."""

from lettrine.store.clock import ClockMark, ClockReading
from lettrine.store.postgres.readers import Readers

WALL = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
READ = f"SELECT {WALL}, time, wall FROM (VALUES (1)) AS one (id) LEFT JOIN lettrine.clock USING (id)"
WRITE = f"""
INSERT INTO lettrine.clock (id, time, wall) VALUES (1, $1, {WALL})
ON CONFLICT (id) DO UPDATE SET time = excluded.time, wall = excluded.wall
"""


class PostgresClock:
    """The clock on a server."""

    def __init__(self, readers: Readers) -> None:
        self._readers = readers

    async def read(self) -> ClockReading:
        """What the wall clock shows now, and the newest mark."""
        ((shown, marked, wall),) = await self._readers.query(READ)
        return ClockReading(shown, None if marked is None else ClockMark(marked, wall))

    async def write(self, now: int) -> None:
        """Replace the mark."""
        await self._readers.query(WRITE, now)
