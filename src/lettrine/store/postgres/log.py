"""The log on a PostgreSQL server: one connection writes, a statement for a whole group; a pool reads."""

import secrets
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import asyncpg

from lettrine.store.condition import Condition
from lettrine.store.errors import StoreUnavailableError
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
from lettrine.store.notify import CHANGED, CHANNEL
from lettrine.store.people import PeopleStore
from lettrine.store.postgres.chat import PostgresChat
from lettrine.store.postgres.clock import PostgresClock
from lettrine.store.postgres.dialer import Connection, Dialer
from lettrine.store.postgres.errors import translated_errors
from lettrine.store.postgres.history import PostgresHistory
from lettrine.store.postgres.installation import PostgresInstallation
from lettrine.store.postgres.leaderboards import PostgresLeaderboards
from lettrine.store.postgres.manners import PostgresManners
from lettrine.store.postgres.packs import PostgresPacks
from lettrine.store.postgres.readers import Readers
from lettrine.store.postgres.retention import PostgresRetention
from lettrine.store.postgres.schema import prepare
from lettrine.store.postgres.scripts import PostgresScripts
from lettrine.store.writer import Writer

CREATE = """
WITH card AS (
  INSERT INTO lettrine.cards (table_id, code, public, status, at, body, free, indexed)
  VALUES ($1, $2, $3, $4, $5, $6, $11, true) ON CONFLICT DO NOTHING RETURNING table_id
), first AS (
  INSERT INTO lettrine.log (table_id, seq, at, action, events)
  SELECT table_id, 0, $7::bigint, $8::bytea, $9::bytea FROM card
), deadline AS (
  INSERT INTO lettrine.deadlines (table_id, due)
  SELECT table_id, $10::bigint FROM card WHERE $10::bigint IS NOT NULL
), known AS (
  INSERT INTO lettrine.seats (table_id, person, seat, status, at)
  SELECT table_id, person, seat, $4, $5 FROM card CROSS JOIN unnest($12::text[], $13::int[]) AS known (person, seat)
)
SELECT count(*) FROM card
"""

FREED_CODE = """
UPDATE lettrine.cards SET code = table_id
WHERE code = $1 AND status <> 'open' AND at <= $2
  AND NOT EXISTS (SELECT FROM lettrine.cards AS own WHERE own.table_id = $3)
RETURNING table_id
"""

# A row is inserted if the one before it exists; the key decides between processes. All locks are taken in the order of
# the tables' ids, so that there is no deadlock. Deadline and card are written with the inserted rows: only the process
# that has written a table's newest row can be changing them. The commit itself notifies the other processes, so that
# they are notified even by a process that dies right after it.
APPEND = """
WITH given AS (
  SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bytea[], $5::bytea[], $6::bigint[],
                       $7::boolean[], $8::text[], $9::bigint[], $10::bytea[], $11::boolean[],
                       $12::bytea[], $13::bytea[], $14::boolean[], $15::bigint[])
             AS given (table_id, seq, at, action, events, due, public, status, card_at, body, ended, salt, digest, free,
                       turn)
), written AS (
  INSERT INTO lettrine.log (table_id, seq, at, action, events, salt, digest)
  SELECT table_id, seq, at, action, events, salt, digest FROM given
  WHERE EXISTS (SELECT FROM lettrine.log AS last WHERE last.table_id = given.table_id AND last.seq = given.seq - 1)
  ORDER BY table_id COLLATE "C"
  ON CONFLICT DO NOTHING RETURNING table_id
), done AS (
  SELECT given.* FROM given JOIN written USING (table_id)
), removed AS (
  DELETE FROM lettrine.deadlines AS old USING done WHERE old.table_id = done.table_id AND done.due IS NULL
), replaced AS (
  INSERT INTO lettrine.deadlines AS old (table_id, due) SELECT table_id, due FROM done WHERE due IS NOT NULL
  ON CONFLICT (table_id) DO UPDATE SET due = excluded.due WHERE old.due <> excluded.due
), changed AS (
  UPDATE lettrine.cards AS old SET public = done.public, status = done.status, at = done.card_at, body = done.body,
    free = done.free, indexed = old.indexed AND done.status <> 'over'
  FROM done WHERE old.table_id = done.table_id AND done.status IS NOT NULL
), ended AS (
  INSERT INTO lettrine.waiting (table_id, at) SELECT table_id, at FROM done
  WHERE ended AND NOT EXISTS (SELECT FROM lettrine.results AS old WHERE old.table_id = done.table_id)
  ON CONFLICT DO NOTHING
), reindexed AS (
  UPDATE lettrine.cards AS old SET indexed = false
  FROM done WHERE old.table_id = done.table_id AND done.ended AND done.status IS NULL
), turned AS (
  INSERT INTO lettrine.turns AS old (table_id, seats, at) SELECT table_id, turn, at FROM done WHERE turn IS NOT NULL
  ON CONFLICT (table_id) DO UPDATE SET seats = excluded.seats, at = excluded.at WHERE old.seats <> excluded.seats
), known AS (
  INSERT INTO lettrine.seats AS old (table_id, person, seat, status, at)
  SELECT table_id, person, seat, status, card_at
  FROM unnest($16::text[], $17::text[], $18::int[]) AS known (table_id, person, seat) JOIN done USING (table_id)
  ON CONFLICT (table_id, person) DO UPDATE SET seat = excluded.seat, status = excluded.status,
    at = CASE old.status WHEN excluded.status THEN old.at ELSE excluded.at END
)
SELECT table_id, pg_notify($19, $20 || table_id) FROM written
"""
TAKEN = """
SELECT table_id FROM lettrine.log
WHERE (table_id, seq) IN (SELECT * FROM unnest($1::text[], $2::bigint[]))
"""

# A stretch lies between two runs of old chat; most tables have one, up to the end. Because of its own order the inner
# query is run for each stretch, by the key: otherwise all rows of the table might be read and most of them dropped.
READ = """
WITH edges AS (
  SELECT -1 AS first, $2::bigint AS last
  UNION ALL SELECT first, last FROM lettrine.chat_runs WHERE table_id = $1 AND last > $2
), stretches AS (
  SELECT last AS after, lead(first) OVER (ORDER BY first) AS until FROM edges
)
SELECT row.* FROM stretches CROSS JOIN LATERAL (
  SELECT table_id, seq, at, action, events, digest FROM lettrine.log
  WHERE table_id = $1 AND seq > after AND seq < coalesce(until, 9223372036854775807) ORDER BY seq
) AS row ORDER BY seq
"""
SALTS = "SELECT seq, salt FROM lettrine.log WHERE table_id = $1 AND salt IS NOT NULL ORDER BY seq"
NEW_SECRET = "INSERT INTO lettrine.mended_chains (table_id, secret) VALUES ($1, $2) ON CONFLICT DO NOTHING"
SECRET = "SELECT secret FROM lettrine.mended_chains WHERE table_id = $1"
# One step down the key for each table: `max` in a GROUP BY would read every row.
NEWEST = """
SELECT given.table_id, last.seq FROM unnest($1::text[]) AS given (table_id)
CROSS JOIN LATERAL (
  SELECT seq FROM lettrine.log WHERE log.table_id = given.table_id ORDER BY seq DESC LIMIT 1
) AS last
"""
CARD = "SELECT table_id, code, public, status, at, body, free FROM lettrine.cards WHERE table_id = $1"
FIND = "SELECT table_id FROM lettrine.cards WHERE code = $1"
LISTING = """
SELECT table_id, code, public, status, at, body, free FROM lettrine.cards
WHERE public AND free AND status = $1 ORDER BY at DESC, table_id LIMIT $2
"""
DUE = "SELECT table_id, due FROM lettrine.deadlines WHERE due <= $1 ORDER BY due, table_id LIMIT $2"


class Append(NamedTuple):
    """The arguments of one call of `append`."""

    row: Row
    due: int | None
    card: Card | None
    ended: bool
    salt: bytes | None
    turn: int | None


class PostgresLog:
    """A log on a server. Made by `open`, in the event loop that will use it."""

    def __init__(self, dialer: Dialer, readers: Readers) -> None:
        self.dialer, self.process = dialer, secrets.token_hex(6)
        """`process`: the name of this process for the others on the same server."""
        self._readers = readers
        self.leaderboards = PostgresLeaderboards(readers)
        self.chat = PostgresChat(readers, self.process)
        self.clock = PostgresClock(readers)
        self.condition = Condition()
        self.installation = PostgresInstallation(readers, self.condition)
        self.packs = PostgresPacks(readers)
        self.manners = PostgresManners(readers)
        self.retention = PostgresRetention(readers)
        self.history = PostgresHistory(readers)
        self.people = PeopleStore(PostgresScripts(readers))
        self._connection: Connection | None = None
        self._committing = False
        self._writer: Writer[Append, bool | None] = Writer(self._commit)

    @classmethod
    async def open(cls, url: str) -> "PostgresLog":
        """Open a database and apply the migrations that are missing."""
        dialer = Dialer(url)
        await prepare(dialer)
        return cls(dialer, Readers(dialer))

    async def create(self, card: Card, row: Row, *, due: int | None = None) -> bool:
        """A new table with its row 0."""
        check_creation(card, row)
        values = (card.table, card.code, card.public, card.status, card.at, card.body)
        known = ([each.person for each in card.people], [each.seat for each in card.people])
        first = (*values, row.at, row.action, row.events, due, card.free, *known)
        (created,) = await self._readers.query(CREATE, *first)
        if not created[0] and await self._readers.query(FREED_CODE, card.code, card.at - CODE_LIFETIME, card.table):
            (created,) = await self._readers.query(CREATE, *first)
        return bool(created[0])

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
        done = await self._writer.do(row.table, Append(row, due, card, ended, salt, turn))
        if done is None:
            raise SequenceGapError(row)
        return done

    async def read(self, table: str, after: int = -1) -> list[Row]:
        """The rows after number `after`."""
        return whole_log([Row(*row) for row in await self._query_name(READ, table, after)], after)

    async def salts(self, table: str) -> dict[int, bytes]:
        """The salts of a table's rows."""
        return dict(map(tuple, await self._query_name(SALTS, table)))

    async def mend(self, table: str, secret: bytes) -> bytes:
        """The secret by which rows without a digest are chained."""
        await self._readers.query(NEW_SECRET, table, secret)
        (found,) = await self._readers.query(SECRET, table)
        return bytes(found["secret"])

    async def newest(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the newest row of each of these tables."""
        return dict(map(tuple, await self._readers.query(NEWEST, [*filter(storable, tables)])))

    async def card(self, table: str) -> Card | None:
        """The card of a table."""
        found = await self._query_name(CARD, table)
        return Card(*found[0]) if found else None

    async def find(self, code: str) -> str | None:
        """The table with this short code."""
        found = await self._query_name(FIND, code)
        return found[0][0] if found else None

    async def listing(self, status: Status, limit: int) -> list[Card]:
        """The public tables of a status with a free seat."""
        return [Card(*found) for found in await self._readers.query(LISTING, status, limit)]

    async def due(self, before: int, limit: int) -> list[tuple[str, int]]:
        """Tables whose deadline has passed."""
        return [(table, due) for table, due in await self._readers.query(DUE, before, limit)]

    async def close(self) -> None:
        """Write what is queued, then close the connections."""
        await self._writer.close()
        self._drop_connection()
        await self._readers.close()

    def renew_connections(self) -> None:
        """The way to the server is broken: have no later call wait for an answer on a connection that is open now.

        A commit under way is left to its time limit: if the server was only slow, it will be done.
        """
        if not self._committing:
            self._drop_connection()
        self._readers.renew()

    async def _query_name(self, query: str, name: str, *values: int) -> list[asyncpg.Record]:
        """Run a query about a name that comes from a client."""
        return await self._readers.query(query, name, *values) if storable(name) else []

    async def _commit(self, group: Sequence[Append]) -> list[bool | None]:
        with self.condition.noting():
            return await self._commit_group(group)

    async def _commit_group(self, group: Sequence[Append]) -> list[bool | None]:
        """Store a group in one statement: one transaction, and one round trip to the server."""
        self._committing = True
        try:
            with translated_errors():
                connection = await self._writer_connection()
                written = {
                    found[0] for found in await connection.fetch(APPEND, *_columns(group), *self._notification())
                }
                refused = [append.row for append in group if append.row.table not in written]
                taken = await _taken_tables(connection, refused) if refused else set()
        except StoreUnavailableError:
            self._drop_connection()
            raise
        except Exception as error:
            if self._connection is not None and self._connection.is_closed():
                self._drop_connection()
                raise StoreUnavailableError("the connection was lost") from error
            raise
        finally:
            self._committing = False
        return [_outcome(append.row.table, written, taken) for append in group]

    def _notification(self) -> tuple[str, str]:
        """The channel, and the message about a table that has changed, but for its id."""
        return CHANNEL, f"{self.process} {CHANGED} "

    async def _writer_connection(self) -> Connection:
        """The connection that writes; a new one if the last was lost."""
        if self._connection is None or self._connection.is_closed():
            self._connection = await self.dialer.connect()
            # Query plans made while the log is small are kept when it is large: they must use its key from the start.
            await self._connection.execute("SET enable_seqscan = off")
        return self._connection

    def _drop_connection(self) -> None:
        """Drop a connection that may be broken without waiting for a server that may not answer."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None


def _columns(group: Sequence[Append]) -> tuple[list[Any], ...]:
    """A group as columns, for `unnest`."""
    rows = [append.row for append in group]
    cards = [append.card for append in group]
    return (
        [row.table for row in rows],
        [row.seq for row in rows],
        [row.at for row in rows],
        [row.action for row in rows],
        [row.events for row in rows],
        [append.due for append in group],
        [card and card.public for card in cards],
        [card and card.status for card in cards],
        [card and card.at for card in cards],
        [card and card.body for card in cards],
        [append.ended for append in group],
        [append.salt for append in group],
        [row.digest for row in rows],
        [card and card.free for card in cards],
        [append.turn for append in group],
        *_people_columns(card for card in cards if card is not None),
    )


def _people_columns(cards: Iterable[Card]) -> tuple[list[Any], ...]:
    """Everybody on these cards: table, person, seat."""
    known = [(card.table, *each) for card in cards for each in card.people]
    return [table for table, _, _ in known], [person for _, person, _ in known], [seat for _, _, seat in known]


async def _taken_tables(connection: Connection, refused: Sequence[Row]) -> set[str]:
    """The tables whose refused row is in the log already; the others have a gap."""
    found = await connection.fetch(TAKEN, [row.table for row in refused], [row.seq for row in refused])
    return {table for (table,) in found}


def _outcome(table: str, written: set[str], taken: set[str]) -> bool | None:
    """True: written. False: another process was first. None: a gap."""
    return True if table in written else False if table in taken else None
