"""Chat on the PostgreSQL server of a log."""

from collections.abc import Sequence

from lettrine.store.chat import Bounds, ChatEntry, Receipt, check_entry
from lettrine.store.log import storable
from lettrine.store.notify import CHANNEL, CHATTED
from lettrine.store.postgres.readers import Readers

# The key decides between processes, as in the log. The statement does not see the entry that it adds, so one less is
# left of those that it sees. The commit itself notifies the other processes.
ADD = """
WITH added AS (
  INSERT INTO lettrine.chat (table_id, number, at, channel, author, body)
  SELECT $1::text, $2::bigint, $3::bigint, $4::text, $5::text, $6::bytea
  WHERE $2 = 1 + coalesce((SELECT max(number) FROM lettrine.chat WHERE table_id = $1), 0)
    AND EXISTS (SELECT FROM lettrine.cards WHERE table_id = $1)
  ON CONFLICT DO NOTHING RETURNING table_id
), trimmed AS (
  DELETE FROM lettrine.chat AS old USING added WHERE old.table_id = added.table_id AND old.channel = $4 AND (
    old.number <= (
      SELECT number FROM lettrine.chat WHERE table_id = $1 AND channel = $4
      ORDER BY number DESC LIMIT 1 OFFSET $7::bigint - 1
    ) OR old.author = $5 AND old.number <= (
      SELECT number FROM lettrine.chat WHERE table_id = $1 AND channel = $4 AND author = $5
      ORDER BY number DESC LIMIT 1 OFFSET $8::bigint - 1
    )
  )
), done AS (
  INSERT INTO lettrine.chat_receipts (table_id, number, channel, author, message)
  SELECT table_id, $2, $11::text, $5, $12::bytea FROM added WHERE $12 IS NOT NULL RETURNING table_id
), forgotten AS (
  DELETE FROM lettrine.chat_receipts AS old USING done WHERE old.table_id = done.table_id AND old.channel = $11 AND (
    old.number <= (
      SELECT number FROM lettrine.chat_receipts WHERE table_id = $1 AND channel = $11
      ORDER BY number DESC LIMIT 1 OFFSET $13::bigint - 1
    ) OR old.author = $5 AND old.number <= (
      SELECT number FROM lettrine.chat_receipts WHERE table_id = $1 AND channel = $11 AND author = $5
      ORDER BY number DESC LIMIT 1 OFFSET $14::bigint - 1
    )
  )
)
SELECT pg_notify($9, $10 || table_id) FROM added
"""
READ = """
SELECT table_id, number, at, channel, author, body FROM lettrine.chat
WHERE table_id = $1 AND number > $2 ORDER BY number
"""
HAS_RECEIPT = "SELECT FROM lettrine.chat_receipts WHERE table_id = $1 AND author = $2 AND message = $3 LIMIT 1"
NO_RECEIPT = (None, None, 1, 1)
NEWEST = """
SELECT asked, newest.number FROM unnest($1::text[]) AS asked
CROSS JOIN LATERAL (SELECT max(number) AS number FROM lettrine.chat WHERE table_id = asked) AS newest
WHERE newest.number IS NOT NULL
"""
READ_OLD = """
SELECT old.events
FROM (SELECT first, last FROM lettrine.chat_runs WHERE table_id = $1 ORDER BY first DESC LIMIT $2) AS run
CROSS JOIN LATERAL (
  SELECT seq, events FROM lettrine.log WHERE table_id = $1 AND seq BETWEEN run.first AND run.last
  ORDER BY seq DESC LIMIT $2
) AS old
ORDER BY old.seq DESC LIMIT $2
"""

AUTHORS = """
WITH kept AS (
  SELECT table_id, author FROM lettrine.chat WHERE table_id > $1
  UNION SELECT table_id, author FROM lettrine.chat_receipts WHERE table_id > $1
), tables AS (
  SELECT DISTINCT table_id FROM kept ORDER BY table_id LIMIT $2
)
SELECT table_id, author FROM kept JOIN tables USING (table_id) ORDER BY table_id, author
"""
FORGET = (
    "DELETE FROM lettrine.chat WHERE table_id = $1 AND author = $2",
    "DELETE FROM lettrine.chat_receipts WHERE table_id = $1 AND author = $2",
)


class PostgresChat:
    """Chat on a server; `process` is the name of this process for the others."""

    def __init__(self, readers: Readers, process: str) -> None:
        self._readers, self._process = readers, process

    async def add(self, entry: ChatEntry, bounds: Bounds, receipt: Receipt | None = None) -> bool:
        """Add an entry with the next number."""
        check_entry(entry, bounds, receipt)
        values = (entry.table, entry.number, entry.at, entry.channel, entry.author, entry.body)
        done = NO_RECEIPT if receipt is None else (receipt.channel, receipt.message, *receipt.bounds)
        return bool(await self._readers.query(ADD, *values, *bounds, CHANNEL, f"{self._process} {CHATTED} ", *done))

    async def read(self, table: str, after: int = 0) -> list[ChatEntry]:
        """The entries after number `after`."""
        found = await self._readers.query(READ, table, after) if storable(table) else []
        return [ChatEntry(*entry) for entry in found]

    async def has_receipt(self, table: str, author: str, message: bytes) -> bool:
        """Whether a receipt of this author's message is kept."""
        return storable(table) and bool(await self._readers.query(HAS_RECEIPT, table, author, message))

    async def newest(self, tables: Sequence[str]) -> dict[str, int]:
        """The newest number of each of these tables."""
        found = await self._readers.query(NEWEST, list(filter(storable, tables)))
        return {row["asked"]: row["number"] for row in found}

    async def authors(self, after: str, limit: int) -> list[tuple[str, str]]:
        """Everybody who is named in a chat, with the table."""
        return [tuple(found) for found in await self._readers.query(AUTHORS, after, limit)]

    async def forget(self, table: str, author: str) -> None:
        """Delete all that an author has said at a table, and their receipts."""
        for statement in FORGET:
            await self._readers.query(statement, table, author)

    async def read_old(self, table: str, limit: int) -> list[bytes]:
        """The events of old chat in a table's log."""
        found = await self._readers.query(READ_OLD, table, limit) if storable(table) else []
        return [events for (events,) in reversed(found)]
