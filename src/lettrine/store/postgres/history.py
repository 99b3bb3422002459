"""Who has played what, on the PostgreSQL server of a log."""

from collections.abc import Mapping, Sequence

from lettrine.store import moving
from lettrine.store.history import Page, Presence, RatedGame, SeatedGame
from lettrine.store.log import storable
from lettrine.store.postgres.readers import Readers
from lettrine.store.postgres.scripts import PostgresScripts

GAME = """
SELECT seats.table_id, seats.seat, seats.status, seats.at, seats.away, body, outcome,
  coalesce(turns.seats, 0), coalesce(turns.at, 0)
FROM lettrine.seats JOIN lettrine.cards USING (table_id) LEFT JOIN lettrine.turns USING (table_id)
"""
RUNNING = (
    GAME
    + """
WHERE person = $1 AND seats.status IN ('open', 'playing') AND away = $2 AND seat IS NOT NULL
ORDER BY coalesce(turns.seats, 0) >> seat & 1 DESC,
  CASE WHEN coalesce(turns.seats, 0) >> seat & 1 = 1 THEN turns.at ELSE -seats.at END, seats.table_id LIMIT $3
"""
)
FINISHED = (
    GAME
    + """
WHERE person = $1 AND seats.status = 'over' AND away = $2 AND seat IS NOT NULL
  AND (seats.at, seats.table_id) < ($3::bigint, $4::text)
ORDER BY seats.at DESC, seats.table_id DESC LIMIT $5
"""
)
RATED = """
SELECT seats.table_id, seat, seats.at, cards.body, results.body
FROM lettrine.seats JOIN lettrine.cards USING (table_id) JOIN lettrine.results USING (table_id)
WHERE person = $1 AND seats.status = 'over' AND seat IS NOT NULL AND results.body <> ''
ORDER BY seats.at DESC, seats.table_id DESC LIMIT $2
"""
COMPANIONS = """
SELECT other.table_id, other.seat, other.person FROM (
  SELECT table_id FROM lettrine.seats WHERE person = $1 AND status = 'over' AND seat IS NOT NULL
  ORDER BY at DESC, table_id DESC LIMIT $2
) AS mine JOIN lettrine.seats AS other USING (table_id)
WHERE other.person <> $1 AND other.seat IS NOT NULL ORDER BY other.table_id, other.seat
"""
# The card's row is the lock: whatever a row of the log changes of the card, it changes before the index is made, and is
# seen, or after it. Whose turn it is, rows keep up by themselves.
LOCK = "SELECT FROM lettrine.cards WHERE table_id = $1 FOR UPDATE"
INDEX = """
WITH card AS (
  UPDATE lettrine.cards SET indexed = true, body = $3, outcome = coalesce($4, outcome)
  WHERE table_id = $1 AND $2 = (SELECT max(seq) FROM lettrine.log WHERE table_id = $1)
  RETURNING table_id, status, at
), known AS (
  INSERT INTO lettrine.seats AS old (table_id, person, seat, status, at)
  SELECT table_id, person, seat, status, at FROM card CROSS JOIN unnest($5::text[], $6::int[]) AS known (person, seat)
  ON CONFLICT (table_id, person) DO UPDATE SET seat = excluded.seat, status = excluded.status,
    at = CASE old.status WHEN excluded.status THEN old.at ELSE excluded.at END
), turned AS (
  INSERT INTO lettrine.turns (table_id, seats, at) SELECT table_id, $7::bigint, at FROM card ON CONFLICT DO NOTHING
)
SELECT table_id FROM card
"""
PUT_AWAY = """
UPDATE lettrine.seats SET away = $3 WHERE person = $1 AND table_id = $2 AND seat IS NOT NULL RETURNING seat
"""
UNINDEXED = "SELECT table_id FROM lettrine.cards WHERE NOT indexed AND table_id > $1 ORDER BY table_id LIMIT $2"
TABLES = "SELECT table_id FROM lettrine.seats WHERE person = $1 AND table_id > $2 ORDER BY table_id LIMIT $3"
FORGET = "DELETE FROM lettrine.seats WHERE person = $1 AND table_id = $2"
ROWS = "SELECT seq, events FROM lettrine.log WHERE table_id = $1"
REWRITE = """
UPDATE lettrine.log AS old SET events = new.events
FROM unnest($2::bigint[], $3::bytea[]) AS new (seq, events) WHERE old.table_id = $1 AND old.seq = new.seq
"""
ERASE = "INSERT INTO lettrine.erasures (person, at) VALUES ($1, $2) ON CONFLICT DO NOTHING"
ERASURES = "SELECT person FROM lettrine.erasures ORDER BY at, person LIMIT $1"
ERASED = "DELETE FROM lettrine.erasures WHERE person = $1"
LAST = Page(2**63 - 1, "")
"""Before which every game is."""


class PostgresHistory:
    """The index on a server."""

    def __init__(self, readers: Readers) -> None:
        self._query, self._connection = readers.query, readers.connection
        self._scripts = PostgresScripts(readers)

    async def running(self, person: str, away: bool, limit: int) -> list[SeatedGame]:
        """Games that are not over."""
        return [SeatedGame(*found) for found in await self._query(RUNNING, person, away, limit)]

    async def finished(self, person: str, away: bool, before: Page | None, limit: int) -> list[SeatedGame]:
        """Games that are over, the newest first."""
        start = before or LAST
        found = await self._query(FINISHED, person, away, *start, limit) if storable(start.table) else []
        return [SeatedGame(*each) for each in found]

    async def rated(self, person: str, limit: int) -> list[RatedGame]:
        """The newest games whose results were entered."""
        return [RatedGame(*found) for found in await self._query(RATED, person, limit)]

    async def companions(self, person: str, limit: int) -> list[tuple[str, int, str]]:
        """Who else sits at the newest finished games of a person."""
        return [(table, seat, other) for table, seat, other in await self._query(COMPANIONS, person, limit)]

    async def put_away(self, person: str, table: str, away: bool) -> bool:
        """Put a table away, or bring it back."""
        return storable(table) and bool(await self._query(PUT_AWAY, person, table, away))

    async def unindexed(self, after: str, limit: int) -> list[str]:
        """Tables that wait to be indexed."""
        return [table for (table,) in await self._query(UNINDEXED, after, limit)]

    async def index(
        self, table: str, newest: int, people: Sequence[Presence], turn: int, body: bytes, outcome: bytes | None
    ) -> bool:
        """Index a table by its log."""
        known = ([each.person for each in people], [each.seat for each in people])
        async with self._connection() as connection, connection.transaction():
            await connection.execute(LOCK, table)
            return bool(await connection.fetch(INDEX, table, newest, body, outcome, *known, turn))

    async def tables_of(self, person: str, limit: int, after: str = "") -> list[str]:
        """Tables whose logs know of a person."""
        return [table for (table,) in await self._query(TABLES, person, after, limit)]

    async def move(self, table: str, was: str, becomes: str) -> None:
        """Put somebody into the index in place of who they were."""
        await self._scripts.run(lambda: moving.move_seat(table, was, becomes))

    async def forget(self, person: str, table: str) -> None:
        """Remove a person from the index of a table."""
        await self._query(FORGET, person, table)

    async def rows(self, table: str) -> dict[int, bytes]:
        """The events of all rows."""
        return dict(map(tuple, await self._query(ROWS, table)))

    async def rewrite(self, table: str, events: Mapping[int, bytes]) -> None:
        """Replace the events of some rows."""
        await self._query(REWRITE, table, list(events), list(events.values()))

    async def erase(self, person: str, at: int) -> None:
        """Note that everything about a person is to be deleted."""
        await self._query(ERASE, person, at)

    async def erasures(self, limit: int) -> list[str]:
        """People of whom everything is to be deleted."""
        return [person for (person,) in await self._query(ERASURES, limit)]

    async def erased(self, person: str) -> None:
        """Everything about a person is deleted."""
        await self._query(ERASED, person)
