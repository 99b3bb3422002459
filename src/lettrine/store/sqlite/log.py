"""The log in one SQLite file, which processes may share: in each, one thread writes in groups, and a few read."""

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from operator import attrgetter
from pathlib import Path
from typing import Any

from lettrine.store.condition import Condition
from lettrine.store.history import Status
from lettrine.store.log import (
    CODE_LIFETIME,
    Card,
    Row,
    SequenceGapError,
    check_creation,
    check_together,
    storable,
    whole_log,
)
from lettrine.store.people import PeopleStore
from lettrine.store.sqlite.chat import SqliteChat
from lettrine.store.sqlite.clock import SqliteClock
from lettrine.store.sqlite.file import Job, connect, prepare, transaction
from lettrine.store.sqlite.guard import Guard
from lettrine.store.sqlite.history import SqliteHistory, note, put_seats
from lettrine.store.sqlite.installation import SqliteInstallation
from lettrine.store.sqlite.leaderboards import SqliteLeaderboards, add_waiting
from lettrine.store.sqlite.manners import SqliteManners
from lettrine.store.sqlite.packs import SqlitePacks
from lettrine.store.sqlite.readers import Readers
from lettrine.store.sqlite.retention import SqliteRetention
from lettrine.store.sqlite.scripts import SqliteScripts
from lettrine.store.writer import Writer

NEW_CARD = """
INSERT INTO cards (table_id, code, public, status, at, body, free, indexed) VALUES (?, ?, ?, ?, ?, ?, ?, 1)
ON CONFLICT DO NOTHING
"""
FREED_CODE = """
UPDATE cards SET code = table_id
WHERE code = ? AND status <> 'open' AND at <= ? AND NOT EXISTS (SELECT 1 FROM cards AS own WHERE own.table_id = ?)
"""
FIRST_ROW = "INSERT INTO log (table_id, seq, at, action, events) VALUES (?, ?, ?, ?, ?)"
NEXT_ROW = """
INSERT INTO log (table_id, seq, at, action, events, salt, digest) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
WHERE ?2 = 1 + (SELECT max(seq) FROM log WHERE table_id = ?1)
"""
IS_TAKEN = "SELECT 1 FROM log WHERE table_id = ? AND seq = ?"
NO_DEADLINE = "DELETE FROM deadlines WHERE table_id = ?"
DEADLINE = """
INSERT INTO deadlines (table_id, due) VALUES (?, ?)
ON CONFLICT (table_id) DO UPDATE SET due = excluded.due WHERE due <> excluded.due
"""
CHANGED_CARD = "UPDATE cards SET public = ?, status = ?, at = ?, body = ?, free = ? WHERE table_id = ?"

# A stretch lies between two runs of old chat; most tables have one, up to the end. SQLite would copy all rows to sort
# them, and take twice as long, although they come in order; whoever reads makes sure of that.
READ = """
WITH edges AS (
  SELECT -1 AS first, ?2 AS last UNION ALL SELECT first, last FROM chat_runs WHERE table_id = ?1 AND last > ?2
), stretches AS (
  SELECT last AS after, lead(first) OVER (ORDER BY first) AS until FROM edges
)
SELECT table_id, seq, at, action, events, digest FROM stretches
CROSS JOIN log ON table_id = ?1 AND seq > after AND seq < coalesce(until, 9223372036854775807)
"""
SALTS = "SELECT seq, salt FROM log WHERE table_id = ? AND salt IS NOT NULL ORDER BY seq"
NEW_SECRET = "INSERT INTO mended_chains (table_id, secret) VALUES (?, ?) ON CONFLICT DO NOTHING"
SECRET = "SELECT secret FROM mended_chains WHERE table_id = ?"
# One step down the key for each table: `max` in a GROUP BY would read every row.
NEWEST = """
SELECT value, (SELECT max(seq) FROM log WHERE table_id = value) AS newest FROM json_each(?) WHERE newest IS NOT NULL
"""
CARD = "SELECT table_id, code, public, status, at, body, free FROM cards WHERE table_id = ?"
FIND = "SELECT table_id FROM cards WHERE code = ?"
LISTING = """
SELECT table_id, code, public, status, at, body, free FROM cards
WHERE public AND free AND status = ? ORDER BY at DESC, table_id LIMIT ?
"""
DUE = "SELECT table_id, due FROM deadlines WHERE due <= ? ORDER BY due, table_id LIMIT ?"


class SqliteLog:
    """A log in a file. Made by `open`, in the event loop that will use it."""

    process = ""

    def __init__(self, path: Path) -> None:
        self.condition = Condition()
        self._guard = Guard(path)
        self._db = connect(path)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store-writer")
        self._writer: Writer[Job, bool | None] = Writer(self._commit)
        self._readers = Readers(path, self._guard)
        self.leaderboards = SqliteLeaderboards(self._writer, self._readers)
        self.chat = SqliteChat(self._writer, self._readers)
        self.clock = SqliteClock(self._writer, self._readers)
        self.installation = SqliteInstallation(self._writer, self._readers)
        self.packs = SqlitePacks(self._writer, self._readers)
        self.manners = SqliteManners(self._writer, self._readers)
        self.retention = SqliteRetention(self._writer, self._readers)
        self.history = SqliteHistory(self._writer, self._readers)
        self.people = PeopleStore(SqliteScripts(self._writer, self._readers))

    @classmethod
    async def open(cls, path: Path) -> "SqliteLog":
        """Open a file, or create one, and apply the migrations that are missing."""
        await asyncio.to_thread(prepare, path)
        return cls(path)

    async def create(self, card: Card, row: Row, *, due: int | None = None) -> bool:
        """A new table with its row 0."""
        check_creation(card, row)
        return bool(await self._writer.do(row.table, partial(_create, card, row, due)))

    async def append(
        self,
        row: Row,
        *,
        due: int | None,
        card: Card | None = None,
        ended: bool = False,
        salt: bytes | None = None,
        turn: int | None = None,
    ) -> bool:
        """Add a row that follows the last one."""
        check_together(row, card)
        done = await self._writer.do(row.table, partial(_append, row, salt, due, card, ended, turn))
        if done is None:
            raise SequenceGapError(row)
        return done

    async def read(self, table: str, after: int = -1) -> list[Row]:
        """The rows after number `after`."""
        rows = (Row(*row) for row in await self._query_name(READ, table, after))
        return whole_log(sorted(rows, key=attrgetter("seq")), after)

    async def salts(self, table: str) -> dict[int, bytes]:
        """The salts of a table's rows."""
        return dict(await self._query_name(SALTS, table))

    async def mend(self, table: str, secret: bytes) -> bytes:
        """The secret by which rows without a digest are chained."""
        await self._writer.do(f"chain {table}", partial(_add_secret, table, secret))
        return bytes((await self._query_name(SECRET, table))[0][0])

    async def newest(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the newest row of each of these tables."""
        return dict(await self._readers.query(NEWEST, json.dumps([*filter(storable, tables)])))

    async def card(self, table: str) -> Card | None:
        """The card of a table."""
        found = await self._query_name(CARD, table)
        return _card(found[0]) if found else None

    async def find(self, code: str) -> str | None:
        """The table with this short code."""
        found = await self._query_name(FIND, code)
        return found[0][0] if found else None

    async def listing(self, status: Status, limit: int) -> list[Card]:
        """The public tables of a status with a free seat."""
        return [_card(found) for found in await self._readers.query(LISTING, status, limit)]

    async def due(self, before: int, limit: int) -> list[tuple[str, int]]:
        """Tables whose deadline has passed."""
        return await self._readers.query(DUE, before, limit)

    async def close(self) -> None:
        """Write what is queued, then close the file."""
        await self._writer.close()
        await self._readers.close()
        await asyncio.to_thread(self._db.close)
        self._guard.close()
        self._thread.shutdown()

    async def _query_name(self, query: str, name: str, *values: int) -> list[Any]:
        """Run a query about a name that comes from a client."""
        return await self._readers.query(query, name, *values) if storable(name) else []

    async def _commit(self, jobs: Sequence[Job]) -> list[bool | None]:
        with self.condition.noting():
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit_in_thread, jobs)

    def _commit_in_thread(self, jobs: Sequence[Job]) -> list[bool | None]:
        """Do the jobs in one durable transaction."""
        with self._guard.commit(), transaction(self._db):
            return [job(self._db) for job in jobs]


def _create(card: Card, row: Row, due: int | None, db: sqlite3.Connection) -> bool:
    values = (card.table, card.code, card.public, card.status, card.at, card.body, card.free)
    if db.execute(NEW_CARD, values).rowcount == 0:
        freed = db.execute(FREED_CODE, (card.code, card.at - CODE_LIFETIME, card.table)).rowcount
        if not freed or db.execute(NEW_CARD, values).rowcount == 0:
            return False
    db.execute(FIRST_ROW, (row.table, row.seq, row.at, row.action, row.events))
    _set_due(row.table, due, db)
    put_seats(card.table, card.people, card.status, card.at, db)
    return True


def _append(
    row: Row,
    salt: bytes | None,
    due: int | None,
    card: Card | None,
    ended: bool,
    turn: int | None,
    db: sqlite3.Connection,
) -> bool | None:
    values = (row.table, row.seq, row.at, row.action, row.events, salt, row.digest)
    if db.execute(NEXT_ROW, values).rowcount == 0:
        taken = db.execute(IS_TAKEN, (row.table, row.seq)).fetchone()
        return False if taken else None
    _set_due(row.table, due, db)
    if card is not None:
        db.execute(CHANGED_CARD, (card.public, card.status, card.at, card.body, card.free, card.table))
    if ended:
        add_waiting(row.table, row.at, db)
    note(row, card, turn, ended, db)
    return True


def _add_secret(table: str, secret: bytes, db: sqlite3.Connection) -> bool:
    return db.execute(NEW_SECRET, (table, secret)).rowcount > 0


def _set_due(table: str, due: int | None, db: sqlite3.Connection) -> None:
    if due is None:
        db.execute(NO_DEADLINE, (table,))
    else:
        db.execute(DEADLINE, (table, due))


def _card(found: tuple[str, str, int, Status, int, bytes, int]) -> Card:
    table, code, public, status, at, body, free = found
    return Card(table, code, bool(public), status, at, body, bool(free))
