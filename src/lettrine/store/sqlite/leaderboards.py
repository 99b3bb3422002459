"""Boards in the SQLite file of a log: written by its one writer, read by its readers."""

import sqlite3
from collections.abc import Sequence
from functools import partial

from lettrine.store.leaderboards import Entry, Place, check_places
from lettrine.store.log import storable
from lettrine.store.sqlite.file import Job
from lettrine.store.sqlite.readers import Readers
from lettrine.store.writer import Writer

WAITS = """
INSERT INTO waiting (table_id, at) SELECT ?1, ?2
WHERE NOT EXISTS (SELECT 1 FROM results WHERE table_id = ?1) ON CONFLICT DO NOTHING
"""
WAITS_NO_MORE = "DELETE FROM waiting WHERE table_id = ?"
IS_WAITING = "SELECT 1 FROM waiting WHERE table_id = ?"
VERSION = "SELECT version FROM places WHERE board = ? AND name = ?"
PLACE = """
INSERT INTO places (board, name, version, rank, body) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (board, name) DO UPDATE SET version = excluded.version, rank = excluded.rank, body = excluded.body
"""
RESULT = "INSERT INTO results (table_id, body) VALUES (?, ?)"

WAITING = "SELECT table_id FROM waiting ORDER BY at, table_id LIMIT ?"
RESULT_OF = "SELECT body FROM results WHERE table_id = ?"
PLACES = "SELECT board, name, version, rank, body FROM places WHERE board = ? AND name = ?"
BELOW = "SELECT count(*) FILTER (WHERE rank < ?2), count(*) FROM places WHERE board = ?1"


class SqliteLeaderboards:
    """Boards in a file."""

    def __init__(self, writer: Writer[Job, bool | None], readers: Readers) -> None:
        self._writer, self._readers = writer, readers

    async def waiting(self, limit: int) -> list[str]:
        """Tables whose result is to be entered."""
        return [table for (table,) in await self._readers.ask(WAITING, limit)]

    async def waits(self, table: str) -> bool:
        """Whether a table is one of them."""
        return storable(table) and bool(await self._readers.ask(IS_WAITING, table))

    async def enter(self, table: str, result: bytes, places: Sequence[Place]) -> Entry:
        """Keep a table's result and write these places."""
        done = await self._writer.do(table, partial(_enter, table, result, check_places(places)))
        return "entered" if done else "stale" if done is None else "gone"

    async def result(self, table: str) -> bytes | None:
        """What was entered for a table."""
        found = await self._readers.ask(RESULT_OF, table) if storable(table) else []
        return found[0][0] if found else None

    async def places(self, board: str, names: Sequence[str]) -> list[Place]:
        """Where these names stand."""
        found = [await self._readers.ask(PLACES, board, name) for name in names]
        return [Place(*row) for rows in found for row in rows]

    async def below(self, board: str, rank: float) -> tuple[int, int]:
        """How many names stand lower, and how many there are."""
        ((lower, all_told),) = await self._readers.ask(BELOW, board, rank)
        return lower, all_told


def waits(table: str, at: int, db: sqlite3.Connection) -> None:
    """From now on the table waits for its result to be entered, unless it is already."""
    db.execute(WAITS, (table, at))


def _enter(table: str, result: bytes, places: Sequence[Place], db: sqlite3.Connection) -> bool | None:
    """True if it is entered, False if the table does not wait, None if a place has changed.

    Other jobs share the transaction, so nothing is written before it is certain that all of it can be. Nobody else
    writes meanwhile: the transaction began with the file's lock.
    """
    if db.execute(IS_WAITING, (table,)).fetchone() is None:
        return False
    for place in places:
        (version,) = db.execute(VERSION, (place.board, place.name)).fetchone() or (0,)
        if version != place.version - 1:
            return None
    db.execute(WAITS_NO_MORE, (table,))
    db.execute(RESULT, (table, result))
    db.executemany(PLACE, [(each.board, each.name, each.version, each.rank, each.body) for each in places])
    return True
