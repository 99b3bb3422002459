"""Leaderboards in the SQLite file of a log: written by its one writer, read by its readers."""

import sqlite3
from collections.abc import Sequence
from functools import partial

from lettrine.store.leaderboards import EnterOutcome, LeaderboardRow, check_rows
from lettrine.store.log import storable
from lettrine.store.sqlite.file import Job
from lettrine.store.sqlite.readers import Readers
from lettrine.store.writer import Writer

ADD_WAITING = """
INSERT INTO waiting (table_id, at) SELECT ?1, ?2
WHERE NOT EXISTS (SELECT 1 FROM results WHERE table_id = ?1) ON CONFLICT DO NOTHING
"""
REMOVE_WAITING = "DELETE FROM waiting WHERE table_id = ?"
IS_WAITING = "SELECT 1 FROM waiting WHERE table_id = ?"
VERSION = "SELECT version FROM places WHERE board = ? AND name = ?"
PUT_ROW = """
INSERT INTO places (board, name, version, rank, body) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (board, name) DO UPDATE SET version = excluded.version, rank = excluded.rank, body = excluded.body
"""
DROP_BELOW = "DELETE FROM places WHERE board = ? AND rank < ?"
PUT_RESULT = "INSERT INTO results (table_id, body) VALUES (?, ?)"

RENAME = "UPDATE OR IGNORE places SET name = ?2 WHERE name = ?1"
DROP = "DELETE FROM places WHERE name = ?1"

WAITING = "SELECT table_id FROM waiting ORDER BY at, table_id LIMIT ?"
RESULT = "SELECT body FROM results WHERE table_id = ?"
ROW = "SELECT board, name, version, rank, body FROM places WHERE board = ? AND name = ?"
OF_NAME = "SELECT board, name, version, rank, body FROM places WHERE name = ? ORDER BY board"
FORGET = "DELETE FROM places WHERE name = ?"
COUNT_BELOW = "SELECT count(*) FILTER (WHERE rank < ?2), count(*) FROM places WHERE board = ?1"


class SqliteLeaderboards:
    """Leaderboards in a file."""

    def __init__(self, writer: Writer[Job, bool | None], readers: Readers) -> None:
        self._writer, self._readers = writer, readers

    async def waiting(self, limit: int) -> list[str]:
        """Tables whose result is to be entered."""
        return [table for (table,) in await self._readers.query(WAITING, limit)]

    async def is_waiting(self, table: str) -> bool:
        """Whether the result of a table is to be entered."""
        return storable(table) and bool(await self._readers.query(IS_WAITING, table))

    async def enter(self, table: str, result: bytes, rows: Sequence[LeaderboardRow]) -> EnterOutcome:
        """Store a table's result and write these rows."""
        done = await self._writer.do(table, partial(_enter, table, result, check_rows(rows)))
        return "entered" if done else "stale" if done is None else "gone"

    async def result(self, table: str) -> bytes | None:
        """The result that was entered for a table."""
        found = await self._readers.query(RESULT, table) if storable(table) else []
        return found[0][0] if found else None

    async def rows(self, board: str, names: Sequence[str]) -> list[LeaderboardRow]:
        """The rows of these names."""
        found = [await self._readers.query(ROW, board, name) for name in names]
        return [LeaderboardRow(*row) for rows in found for row in rows]

    async def of_name(self, name: str) -> list[LeaderboardRow]:
        """The rows of a name, on all boards."""
        return [LeaderboardRow(*row) for row in await self._readers.query(OF_NAME, name)]

    async def forget(self, name: str) -> None:
        """Remove a name from all boards."""
        await self._writer.do(f"name {name}", lambda db: db.execute(FORGET, (name,)).rowcount > 0)

    async def rename(self, name: str, to: str) -> None:
        """Give the rows of a name to another that has none."""
        await self._writer.do(f"name {name}", partial(_rename, name, to))

    async def count_below(self, board: str, rank: float) -> tuple[int, int]:
        """How many names have a lower rank, and how many there are."""
        ((lower, total),) = await self._readers.query(COUNT_BELOW, board, rank)
        return lower, total

    async def drop_below(self, board: str, rank: float) -> None:
        """Delete the rows of a lower rank."""
        await self._writer.do(board, partial(_drop_below, board, rank))


def add_waiting(table: str, at: int, db: sqlite3.Connection) -> None:
    """Let the table wait for its result to be entered, unless it has been already."""
    db.execute(ADD_WAITING, (table, at))


def _drop_below(board: str, rank: float, db: sqlite3.Connection) -> None:
    db.execute(DROP_BELOW, (board, rank))


def _rename(name: str, to: str, db: sqlite3.Connection) -> bool:
    db.execute(RENAME, (name, to))
    db.execute(DROP, (name,))
    return True


def _enter(table: str, result: bytes, rows: Sequence[LeaderboardRow], db: sqlite3.Connection) -> bool | None:
    """True if it is entered, False if the table does not wait, None if a row has changed.

    Other jobs share the transaction, so everything is checked before anything is written. Nobody else writes
    meanwhile: the transaction began with the file's lock.
    """
    if db.execute(IS_WAITING, (table,)).fetchone() is None:
        return False
    for row in rows:
        (version,) = db.execute(VERSION, (row.board, row.name)).fetchone() or (0,)
        if version != row.version - 1:
            return None
    db.execute(REMOVE_WAITING, (table,))
    db.execute(PUT_RESULT, (table, result))
    db.executemany(PUT_ROW, [(row.board, row.name, row.version, row.rank, row.body) for row in rows])
    return True
