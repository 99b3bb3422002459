"""Leaderboards on the PostgreSQL server of a log."""

from collections.abc import Sequence
from typing import Any

from lettrine.store.leaderboards import EnterOutcome, LeaderboardRow, check_rows
from lettrine.store.log import storable
from lettrine.store.postgres.readers import Readers

REMOVE_WAITING = "DELETE FROM lettrine.waiting WHERE table_id = $1 RETURNING table_id"
PUT_RESULT = "INSERT INTO lettrine.results (table_id, body) VALUES ($1, $2)"
# If another transaction is writing the same row, this waits for it; then the version differs, and nothing is written.
PUT_ROW = """
INSERT INTO lettrine.places AS old (board, name, version, rank, body)
SELECT $1::text, $2::text, $3::bigint, $4::double precision, $5::bytea
WHERE $3 = 1 OR EXISTS (SELECT FROM lettrine.places WHERE board = $1 AND name = $2)
ON CONFLICT (board, name) DO UPDATE SET version = excluded.version, rank = excluded.rank, body = excluded.body
WHERE old.version = excluded.version - 1
RETURNING name
"""

RENAME = """
WITH gone AS (DELETE FROM lettrine.places WHERE name = $1 RETURNING board, version, rank, body)
INSERT INTO lettrine.places (board, name, version, rank, body) SELECT board, $2::text, version, rank, body FROM gone
ON CONFLICT DO NOTHING
"""

WAITING = "SELECT table_id FROM lettrine.waiting ORDER BY at, table_id LIMIT $1"
IS_WAITING = "SELECT 1 FROM lettrine.waiting WHERE table_id = $1"
RESULT = "SELECT body FROM lettrine.results WHERE table_id = $1"
ROWS = """
SELECT board, name, version, rank, body FROM lettrine.places WHERE board = $1 AND name = ANY($2::text[])
"""
DROP_BELOW = "DELETE FROM lettrine.places WHERE board = $1 AND rank < $2"
OF_NAME = "SELECT board, name, version, rank, body FROM lettrine.places WHERE name = $1 ORDER BY board"
FORGET = "DELETE FROM lettrine.places WHERE name = $1"
COUNT_BELOW = "SELECT count(*) FILTER (WHERE rank < $2), count(*) FROM lettrine.places WHERE board = $1"


class _StaleRowError(Exception):
    """A row has changed: the transaction is rolled back."""


class PostgresLeaderboards:
    """Leaderboards on a server."""

    def __init__(self, readers: Readers) -> None:
        self._query, self._connection = readers.query, readers.connection

    async def waiting(self, limit: int) -> list[str]:
        """Tables whose result is to be entered."""
        return [table for (table,) in await self._query(WAITING, limit)]

    async def is_waiting(self, table: str) -> bool:
        """Whether the result of a table is to be entered."""
        return storable(table) and bool(await self._query(IS_WAITING, table))

    async def enter(self, table: str, result: bytes, rows: Sequence[LeaderboardRow]) -> EnterOutcome:
        """Store a table's result and write these rows."""
        ordered = check_rows(rows)
        try:
            async with self._connection() as connection, connection.transaction():
                return await _enter(connection, table, result, ordered)
        except _StaleRowError:
            return "stale"

    async def result(self, table: str) -> bytes | None:
        """The result that was entered for a table."""
        found = await self._query(RESULT, table) if storable(table) else []
        return found[0][0] if found else None

    async def rows(self, board: str, names: Sequence[str]) -> list[LeaderboardRow]:
        """The rows of these names."""
        found = {row["name"]: LeaderboardRow(*row) for row in await self._query(ROWS, board, list(names))}
        return [found[name] for name in names if name in found]

    async def of_name(self, name: str) -> list[LeaderboardRow]:
        """The rows of a name, on all boards."""
        return [LeaderboardRow(*row) for row in await self._query(OF_NAME, name)]

    async def forget(self, name: str) -> None:
        """Remove a name from all boards."""
        await self._query(FORGET, name)

    async def rename(self, name: str, to: str) -> None:
        """Give the rows of a name to another that has none."""
        await self._query(RENAME, name, to)

    async def count_below(self, board: str, rank: float) -> tuple[int, int]:
        """How many names have a lower rank, and how many there are."""
        ((lower, total),) = await self._query(COUNT_BELOW, board, rank)
        return lower, total

    async def drop_below(self, board: str, rank: float) -> None:
        """Delete the rows of a lower rank."""
        async with self._connection() as connection:
            await connection.execute(DROP_BELOW, board, rank)


async def _enter(connection: Any, table: str, result: bytes, rows: Sequence[LeaderboardRow]) -> EnterOutcome:
    """Inside a transaction. All processes lock rows in the same order, so that there is no deadlock."""
    if await connection.fetchval(REMOVE_WAITING, table) is None:
        return "gone"
    await connection.execute(PUT_RESULT, table, result)
    for row in rows:
        if await connection.fetchval(PUT_ROW, row.board, row.name, row.version, row.rank, row.body) is None:
            raise _StaleRowError
    return "entered"
