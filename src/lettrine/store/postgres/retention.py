"""What deletes old tables on the PostgreSQL server of a log: a little at a time, so that nobody waits."""

from typing import Any

from lettrine.store.history import Status
from lettrine.store.postgres.dialer import Connection
from lettrine.store.postgres.readers import Readers
from lettrine.store.retention import ROWS, IdleTable, Place

# Of nobody: an old table whose people are not indexed yet is somebody's.
NOBODYS = """
AND card.indexed AND NOT EXISTS (SELECT FROM lettrine.seats WHERE seats.table_id = card.table_id)
"""
IDLE = """
SELECT card.at, card.table_id, coalesce(newest.seq, -1) AS seq, coalesce(newest.at, 0) AS newest_at
FROM lettrine.cards AS card
LEFT JOIN LATERAL (
  SELECT seq, at FROM lettrine.log WHERE table_id = card.table_id ORDER BY seq DESC LIMIT 1
) AS newest ON true
WHERE card.status = $1 AND card.at < $2 AND (card.at, card.table_id) > ($3, $4) {}
ORDER BY card.at, card.table_id LIMIT $5
"""
UNSEEN = """
SELECT person FROM (
  SELECT person, at FROM lettrine.seats UNION ALL SELECT id, seen FROM lettrine.people
) AS known WHERE person NOT IN (SELECT person FROM lettrine.erasures)
GROUP BY person HAVING max(at) < $1 ORDER BY person LIMIT $2
"""
# The card is the lock between two processes that delete, and the row after the newest is what a command would write: it
# is taken, so that of a command and this one comes first.
LOCK = "SELECT FROM lettrine.cards WHERE table_id = $1 FOR UPDATE SKIP LOCKED"
TAKE_NEXT = """
INSERT INTO lettrine.log (table_id, seq, at, action, events) VALUES ($1, $2, 0, '', '') ON CONFLICT DO NOTHING
RETURNING seq
"""
NEWEST = "SELECT coalesce(max(seq), -1) AS seq FROM lettrine.log WHERE table_id = $1"
BESIDE = (
    "DELETE FROM lettrine.deadlines WHERE table_id = $1",
    "DELETE FROM lettrine.waiting WHERE table_id = $1",
    "DELETE FROM lettrine.results WHERE table_id = $1",
    "DELETE FROM lettrine.mended_chains WHERE table_id = $1",
    "DELETE FROM lettrine.chat WHERE table_id = $1",
    "DELETE FROM lettrine.chat_receipts WHERE table_id = $1",
    "DELETE FROM lettrine.chat_runs WHERE table_id = $1",
    "DELETE FROM lettrine.voices WHERE table_id = $1",
    "DELETE FROM lettrine.seats WHERE table_id = $1",
    "DELETE FROM lettrine.turns WHERE table_id = $1",
    "UPDATE lettrine.cards SET code = table_id, public = false, body = '' WHERE table_id = $1",
    "DELETE FROM lettrine.log WHERE table_id = $1 AND seq = 0",
)
ROWS_OF = """
DELETE FROM lettrine.log WHERE table_id = $1 AND seq IN (
  SELECT seq FROM lettrine.log WHERE table_id = $1 ORDER BY seq LIMIT $2
) RETURNING seq
"""
CARD = """
DELETE FROM lettrine.cards WHERE table_id = $1 AND NOT EXISTS (SELECT FROM lettrine.log WHERE table_id = $1)
RETURNING table_id
"""

SILENT = """
(SELECT at FROM lettrine.chat WHERE table_id = card.table_id ORDER BY number DESC LIMIT 1) < $1
"""
ENDED_CHATS = f"""
SELECT card.at, card.table_id FROM lettrine.cards AS card
WHERE card.status = 'over' AND card.at < $1 AND (card.at, card.table_id) > ($2, $3) AND {SILENT}
ORDER BY card.at, card.table_id LIMIT $4
"""
IS_SILENT = f"SELECT FROM lettrine.cards AS card WHERE card.table_id = $2 AND {SILENT}"
# Old chat is in the log, in runs of rows that are never read as such.
CHAT = (
    "DELETE FROM lettrine.chat WHERE table_id = $1",
    "DELETE FROM lettrine.chat_receipts WHERE table_id = $1",
    "DELETE FROM lettrine.voices WHERE table_id = $1",
)
OLD_CHAT = """
DELETE FROM lettrine.log WHERE table_id = $1 AND seq IN (
  SELECT log.seq FROM lettrine.chat_runs AS run
  JOIN lettrine.log ON log.table_id = $1 AND log.seq BETWEEN run.first AND run.last
  WHERE run.table_id = $1 LIMIT $2
) RETURNING seq
"""
REPORTS = """
DELETE FROM lettrine.reports WHERE id IN (SELECT id FROM lettrine.reports WHERE at < $1 ORDER BY at LIMIT $2)
RETURNING id
"""
BANS = "DELETE FROM lettrine.bans WHERE until < $1 RETURNING person"


class PostgresRetention:
    """Deletes on a server."""

    def __init__(self, readers: Readers) -> None:
        self._query, self._connection = readers.query, readers.connection

    async def idle(self, status: Status, before: int, after: Place, limit: int) -> list[IdleTable]:
        """Tables that were left alone."""
        return await self._idle("", status, before, after, limit)

    async def nobodys(self, before: int, after: Place, limit: int) -> list[IdleTable]:
        """Those of nobody."""
        return await self._idle(NOBODYS, "over", before, after, limit)

    async def _idle(self, whose: str, status: Status, before: int, after: Place, limit: int) -> list[IdleTable]:
        found = await self._query(IDLE.format(whose), status, before, *after, limit)
        return [IdleTable(Place(at, table), seq, newest) for at, table, seq, newest in found]

    async def unseen(self, before: int, limit: int) -> list[str]:
        """People whose tables were all left alone, and who were not here either."""
        return [person for (person,) in await self._query(UNSEEN, before, limit)]

    async def erase(self, table: str, seq: int) -> bool:
        """Delete a table."""
        async with self._connection() as connection, connection.transaction():
            if not await _erase_beside(connection, table, seq):
                return False
        while await self._query(ROWS_OF, table, ROWS):
            pass
        return bool(await self._query(CARD, table))

    async def ended_chats(self, before: int, after: Place, limit: int) -> list[Place]:
        """Tables with an old chat."""
        return [Place(*found) for found in await self._query(ENDED_CHATS, before, *after, limit)]

    async def erase_chat(self, table: str, before: int) -> bool:
        """Delete the chat of a table."""
        async with self._connection() as connection, connection.transaction():
            if not await _erase_chat(connection, table, before):
                return False
        while await self._query(OLD_CHAT, table, ROWS):
            pass
        return True

    async def erase_reports(self, before: int, limit: int) -> int:
        """Delete old reports."""
        return len(await self._query(REPORTS, before, limit))

    async def erase_bans(self, before: int) -> int:
        """Delete bans that are over."""
        return len(await self._query(BANS, before))


async def _erase_beside(connection: Connection, table: str, seq: int) -> bool:
    """Make it no table any more, unless there is a newer row."""
    if not await connection.fetch(LOCK, table) or (await connection.fetch(NEWEST, table))[0]["seq"] != seq:
        return False
    if not await connection.fetch(TAKE_NEXT, table, seq + 1):
        return False
    await _run_all(connection, BESIDE, table)
    return True


async def _erase_chat(connection: Connection, table: str, before: int) -> bool:
    if not await connection.fetch(LOCK, table) or not await connection.fetch(IS_SILENT, before, table):
        return False
    await _run_all(connection, CHAT, table)
    return True


async def _run_all(connection: Connection, statements: tuple[str, ...], table: Any) -> None:
    for statement in statements:
        await connection.execute(statement, table)
