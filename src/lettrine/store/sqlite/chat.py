"""Chat in the SQLite file of a log: written by its one writer, read by its readers."""

import json
import sqlite3
from collections.abc import Sequence
from functools import partial

from lettrine.store.chat import Bounds, ChatEntry, Receipt, check_entry
from lettrine.store.log import storable
from lettrine.store.sqlite.file import Job
from lettrine.store.sqlite.readers import Readers
from lettrine.store.writer import Writer

ADD = """
INSERT INTO chat (table_id, number, at, channel, author, body) SELECT ?1, ?2, ?3, ?4, ?5, ?6
WHERE ?2 = 1 + coalesce((SELECT max(number) FROM chat WHERE table_id = ?1), 0)
  AND EXISTS (SELECT 1 FROM cards WHERE table_id = ?1)
"""
TRIM_CHANNEL = """
DELETE FROM {rows} WHERE table_id = ?1 AND channel = ?2 AND number <= (
  SELECT number FROM {rows} WHERE table_id = ?1 AND channel = ?2 ORDER BY number DESC LIMIT 1 OFFSET ?3
)
"""
TRIM_AUTHOR = """
DELETE FROM {rows} WHERE table_id = ?1 AND channel = ?2 AND author = ?3 AND number <= (
  SELECT number FROM {rows} WHERE table_id = ?1 AND channel = ?2 AND author = ?3 ORDER BY number DESC LIMIT 1 OFFSET ?4
)
"""
ADD_RECEIPT = "INSERT INTO chat_receipts (table_id, number, channel, author, message) VALUES (?, ?, ?, ?, ?)"
HAS_RECEIPT = "SELECT 1 FROM chat_receipts WHERE table_id = ? AND author = ? AND message = ? LIMIT 1"
READ = """
SELECT table_id, number, at, channel, author, body FROM chat WHERE table_id = ? AND number > ? ORDER BY number
"""
NEWEST = """
SELECT value, newest FROM (
  SELECT value, (SELECT max(number) FROM chat WHERE table_id = value) AS newest FROM json_each(?)
) WHERE newest IS NOT NULL
"""
READ_OLD = """
SELECT events FROM chat_runs AS run JOIN log ON log.table_id = ?1 AND log.seq BETWEEN run.first AND run.last
WHERE run.table_id = ?1 ORDER BY run.first DESC, log.seq DESC LIMIT ?2
"""

AUTHORS = """
WITH kept AS (
  SELECT table_id, author FROM chat WHERE table_id > ?1
  UNION SELECT table_id, author FROM chat_receipts WHERE table_id > ?1
), tables AS (
  SELECT DISTINCT table_id FROM kept ORDER BY table_id LIMIT ?2
)
SELECT table_id, author FROM kept JOIN tables USING (table_id) ORDER BY table_id, author
"""
FORGET = (
    "DELETE FROM chat WHERE table_id = ?1 AND author = ?2",
    "DELETE FROM chat_receipts WHERE table_id = ?1 AND author = ?2",
)


class SqliteChat:
    """Chat in a file."""

    def __init__(self, writer: Writer[Job, bool | None], readers: Readers) -> None:
        self._writer, self._readers = writer, readers

    async def add(self, entry: ChatEntry, bounds: Bounds, receipt: Receipt | None = None) -> bool:
        """Add an entry with the next number."""
        check_entry(entry, bounds, receipt)
        # Beside the rows of the table's log, not among them: a move does not wait for the commit of a message.
        return bool(await self._writer.do(f"chat {entry.table}", partial(_add, entry, bounds, receipt)))

    async def read(self, table: str, after: int = 0) -> list[ChatEntry]:
        """The entries after number `after`."""
        found = await self._readers.query(READ, table, after) if storable(table) else []
        return [ChatEntry(*entry) for entry in found]

    async def has_receipt(self, table: str, author: str, message: bytes) -> bool:
        """Whether a receipt of this author's message is kept."""
        return storable(table) and bool(await self._readers.query(HAS_RECEIPT, table, author, message))

    async def newest(self, tables: Sequence[str]) -> dict[str, int]:
        """The newest number of each of these tables."""
        return dict(await self._readers.query(NEWEST, json.dumps(list(filter(storable, tables)))))

    async def authors(self, after: str, limit: int) -> list[tuple[str, str]]:
        """Everybody who is named in a chat, with the table."""
        return await self._readers.query(AUTHORS, after, limit)

    async def forget(self, table: str, author: str) -> None:
        """Delete all that an author has said at a table, and their receipts."""
        for statement in FORGET:
            await self._writer.do(f"chat {table}", partial(_delete, statement, table, author))

    async def read_old(self, table: str, limit: int) -> list[bytes]:
        """The events of old chat in a table's log."""
        found = await self._readers.query(READ_OLD, table, limit) if storable(table) else []
        return [events for (events,) in reversed(found)]


def _add(entry: ChatEntry, bounds: Bounds, receipt: Receipt | None, db: sqlite3.Connection) -> bool:
    values = (entry.table, entry.number, entry.at, entry.channel, entry.author, entry.body)
    if db.execute(ADD, values).rowcount == 0:
        return False
    _trim("chat", entry, entry.channel, bounds, db)
    if receipt is not None:
        db.execute(ADD_RECEIPT, (entry.table, entry.number, receipt.channel, entry.author, receipt.message))
        _trim("chat_receipts", entry, receipt.channel, receipt.bounds, db)
    return True


def _delete(statement: str, table: str, author: str, db: sqlite3.Connection) -> bool:
    return db.execute(statement, (table, author)).rowcount > 0


def _trim(rows: str, entry: ChatEntry, channel: str, bounds: Bounds, db: sqlite3.Connection) -> None:
    db.execute(TRIM_CHANNEL.format(rows=rows), (entry.table, channel, bounds.channel))
    db.execute(TRIM_AUTHOR.format(rows=rows), (entry.table, channel, entry.author, bounds.author))
