"""What deletes old tables in the SQLite file of a log, by its one writer: a little at a time, so that nobody waits."""

import sqlite3
from collections.abc import Sequence
from functools import partial

from lettrine.store.history import Status
from lettrine.store.retention import ROWS, IdleTable, Place
from lettrine.store.sqlite.file import Job
from lettrine.store.sqlite.readers import Readers
from lettrine.store.writer import Writer

# Of nobody: an old table whose people are not indexed yet is somebody's.
NOBODYS = """
AND indexed AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.table_id = cards.table_id)
"""
IDLE = """
SELECT at, table_id,
  coalesce((SELECT max(seq) FROM log WHERE log.table_id = cards.table_id), -1),
  coalesce((SELECT at FROM log WHERE log.table_id = cards.table_id ORDER BY seq DESC LIMIT 1), 0)
FROM cards WHERE status = ? AND at < ? AND (at, table_id) > (?, ?) {} ORDER BY at, table_id LIMIT ?
"""
UNSEEN = """
SELECT person FROM (
  SELECT person, at FROM seats UNION ALL SELECT id, seen FROM people
) AS known WHERE person NOT IN (SELECT person FROM erasures)
GROUP BY person HAVING max(at) < ?1 ORDER BY person LIMIT ?2
"""
NEWEST = "SELECT coalesce(max(seq), -1) FROM log WHERE table_id = ?"
BESIDE = (
    "DELETE FROM deadlines WHERE table_id = ?",
    "DELETE FROM waiting WHERE table_id = ?",
    "DELETE FROM results WHERE table_id = ?",
    "DELETE FROM mended_chains WHERE table_id = ?",
    "DELETE FROM chat WHERE table_id = ?",
    "DELETE FROM chat_receipts WHERE table_id = ?",
    "DELETE FROM chat_runs WHERE table_id = ?",
    "DELETE FROM voices WHERE table_id = ?",
    "DELETE FROM seats WHERE table_id = ?",
    "DELETE FROM turns WHERE table_id = ?",
    "UPDATE cards SET code = table_id, public = 0, body = x'' WHERE table_id = ?",
    "DELETE FROM log WHERE table_id = ? AND seq = 0",
)
ROWS_OF = (
    "DELETE FROM log WHERE table_id = ?1 AND seq IN (SELECT seq FROM log WHERE table_id = ?1 ORDER BY seq LIMIT ?2)"
)
CARD = "DELETE FROM cards WHERE table_id = ?1 AND NOT EXISTS (SELECT 1 FROM log WHERE table_id = ?1)"

SILENT = """
EXISTS (SELECT 1 FROM chat WHERE table_id = cards.table_id)
AND (SELECT at FROM chat WHERE table_id = cards.table_id ORDER BY number DESC LIMIT 1) < ?1
"""
ENDED_CHATS = f"""
SELECT at, table_id FROM cards WHERE status = 'over' AND at < ?1 AND (at, table_id) > (?2, ?3) AND {SILENT}
ORDER BY at, table_id LIMIT ?4
"""
IS_SILENT = f"SELECT 1 FROM cards WHERE table_id = ?2 AND {SILENT}"
# Old chat is in the log, in runs of rows that are never read as such.
CHAT = (
    "DELETE FROM chat WHERE table_id = ?",
    "DELETE FROM chat_receipts WHERE table_id = ?",
    "DELETE FROM voices WHERE table_id = ?",
)
OLD_CHAT = """
DELETE FROM log WHERE table_id = ?1 AND seq IN (
  SELECT log.seq FROM chat_runs AS run JOIN log ON log.table_id = ?1 AND log.seq BETWEEN run.first AND run.last
  WHERE run.table_id = ?1 LIMIT ?2
)
"""
REPORTS = "DELETE FROM reports WHERE id IN (SELECT id FROM reports WHERE at < ? ORDER BY at LIMIT ?)"
BANS = "DELETE FROM bans WHERE until < ?"


class SqliteRetention:
    """Deletes in a file."""

    def __init__(self, writer: Writer[Job, bool | None], readers: Readers) -> None:
        self._writer, self._readers = writer, readers

    async def idle(self, status: Status, before: int, after: Place, limit: int) -> list[IdleTable]:
        """Tables that were left alone."""
        return await self._idle("", status, before, after, limit)

    async def nobodys(self, before: int, after: Place, limit: int) -> list[IdleTable]:
        """Those of nobody."""
        return await self._idle(NOBODYS, "over", before, after, limit)

    async def _idle(self, whose: str, status: Status, before: int, after: Place, limit: int) -> list[IdleTable]:
        found = await self._readers.query(IDLE.format(whose), status, before, *after, limit)
        return [IdleTable(Place(at, table), seq, newest) for at, table, seq, newest in found]

    async def unseen(self, before: int, limit: int) -> list[str]:
        """People whose tables were all left alone, and who were not here either."""
        return [person for (person,) in await self._readers.query(UNSEEN, before, limit)]

    async def erase(self, table: str, seq: int) -> bool:
        """Delete a table."""
        if not await self._do(table, partial(_erase_beside, table, seq)):
            return False
        while await self._do(table, partial(_run, ROWS_OF, (table, ROWS))):
            pass
        return await self._do(table, partial(_run, CARD, (table,)))

    async def ended_chats(self, before: int, after: Place, limit: int) -> list[Place]:
        """Tables with an old chat."""
        return [Place(*found) for found in await self._readers.query(ENDED_CHATS, before, *after, limit)]

    async def erase_chat(self, table: str, before: int) -> bool:
        """Delete the chat of a table."""
        if not await self._do(table, partial(_erase_chat, table, before)):
            return False
        while await self._do(table, partial(_run, OLD_CHAT, (table, ROWS))):
            pass
        return True

    async def erase_reports(self, before: int, limit: int) -> int:
        """Delete old reports."""
        return await self._count(REPORTS, before, limit)

    async def erase_bans(self, before: int) -> int:
        """Delete bans that are over."""
        return await self._count(BANS, before)

    async def _do(self, table: str, job: Job) -> bool:
        return bool(await self._writer.do(table, job))

    async def _count(self, statement: str, *values: int) -> int:
        counted: list[int] = []

        def delete(db: sqlite3.Connection) -> bool:
            counted.append(db.execute(statement, values).rowcount)
            return True

        await self._writer.do("retention", delete)
        return counted[-1]


def _run(statement: str, values: Sequence[str | int], db: sqlite3.Connection) -> bool:
    return db.execute(statement, values).rowcount > 0


def _erase_beside(table: str, seq: int, db: sqlite3.Connection) -> bool:
    """Make it no table any more, unless there is a newer row."""
    if db.execute(NEWEST, (table,)).fetchone() != (seq,):
        return False
    for statement in BESIDE:
        db.execute(statement, (table,))
    return True


def _erase_chat(table: str, before: int, db: sqlite3.Connection) -> bool:
    if db.execute(IS_SILENT, (before, table)).fetchone() is None:
        return False
    for statement in CHAT:
        db.execute(statement, (table,))
    return True
