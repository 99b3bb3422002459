"""Who has played what, in the SQLite file of a log: written by its one writer, read by its readers."""

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from lettrine.store import moving
from lettrine.store.history import Page, Presence, RatedGame, SeatedGame
from lettrine.store.log import Card, Row, storable
from lettrine.store.sqlite.file import Job
from lettrine.store.sqlite.readers import Readers
from lettrine.store.sqlite.scripts import SqliteScripts
from lettrine.store.writer import Writer

PUT_SEAT = """
INSERT INTO seats (table_id, person, seat, status, at) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (table_id, person) DO UPDATE SET seat = excluded.seat, status = excluded.status,
  at = CASE status WHEN excluded.status THEN at ELSE excluded.at END
"""
PUT_TURN = """
INSERT INTO turns (table_id, seats, at) VALUES (?, ?, ?)
ON CONFLICT (table_id) DO UPDATE SET seats = excluded.seats, at = excluded.at WHERE seats <> excluded.seats
"""
FIRST_TURN = "INSERT INTO turns (table_id, seats, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
TO_INDEX = "UPDATE cards SET indexed = 0 WHERE table_id = ?"
INDEXED = """
UPDATE cards SET indexed = 1, body = ?3, outcome = coalesce(?4, outcome)
WHERE table_id = ?1 AND ?2 = (SELECT max(seq) FROM log WHERE table_id = ?1) RETURNING status, at
"""
PUT_AWAY = "UPDATE seats SET away = ? WHERE person = ? AND table_id = ? AND seat IS NOT NULL"
FORGET = "DELETE FROM seats WHERE person = ? AND table_id = ?"
REWRITE = "UPDATE log SET events = ? WHERE table_id = ? AND seq = ?"
ERASE = "INSERT INTO erasures (person, at) VALUES (?, ?) ON CONFLICT DO NOTHING"
ERASED = "DELETE FROM erasures WHERE person = ?"

GAME = """
SELECT seats.table_id, seats.seat, seats.status, seats.at, seats.away, body, outcome,
  coalesce(turns.seats, 0), coalesce(turns.at, 0)
FROM seats JOIN cards USING (table_id) LEFT JOIN turns USING (table_id)
"""
RUNNING = (
    GAME
    + """
WHERE person = ? AND seats.status IN ('open', 'playing') AND away = ? AND seat IS NOT NULL
ORDER BY coalesce(turns.seats, 0) >> seat & 1 DESC,
  CASE WHEN coalesce(turns.seats, 0) >> seat & 1 THEN turns.at ELSE -seats.at END, seats.table_id LIMIT ?
"""
)
FINISHED = (
    GAME
    + """
WHERE person = ?1 AND seats.status = 'over' AND away = ?2 AND seat IS NOT NULL AND (seats.at, seats.table_id) < (?3, ?4)
ORDER BY seats.at DESC, seats.table_id DESC LIMIT ?5
"""
)
RATED = """
SELECT seats.table_id, seat, seats.at, cards.body, results.body
FROM seats JOIN cards USING (table_id) JOIN results USING (table_id)
WHERE person = ? AND seats.status = 'over' AND away IN (0, 1) AND seat IS NOT NULL AND results.body <> x''
ORDER BY seats.at DESC, seats.table_id DESC LIMIT ?
"""
COMPANIONS = """
SELECT other.table_id, other.seat, other.person FROM (
  SELECT table_id FROM seats WHERE person = ?1 AND status = 'over' AND seat IS NOT NULL
  ORDER BY at DESC, table_id DESC LIMIT ?2
) AS mine JOIN seats AS other USING (table_id)
WHERE other.person <> ?1 AND other.seat IS NOT NULL ORDER BY other.table_id, other.seat
"""
UNINDEXED = "SELECT table_id FROM cards WHERE NOT indexed AND table_id > ? ORDER BY table_id LIMIT ?"
TABLES = "SELECT table_id FROM seats WHERE person = ? AND table_id > ? ORDER BY table_id LIMIT ?"
ROWS = "SELECT seq, events FROM log WHERE table_id = ?"
ERASURES = "SELECT person FROM erasures ORDER BY at, person LIMIT ?"
LAST = Page(2**63 - 1, "")
"""Before which every game is."""


class SqliteHistory:
    """The index in a file."""

    def __init__(self, writer: Writer[Job, bool | None], readers: Readers) -> None:
        self._writer, self._readers = writer, readers
        self._scripts = SqliteScripts(writer, readers)

    async def running(self, person: str, away: bool, limit: int) -> list[SeatedGame]:
        """Games that are not over."""
        return [_game(found) for found in await self._readers.query(RUNNING, person, away, limit)]

    async def finished(self, person: str, away: bool, before: Page | None, limit: int) -> list[SeatedGame]:
        """Games that are over, the newest first."""
        start = before or LAST
        if not storable(start.table):
            return []
        return [_game(found) for found in await self._readers.query(FINISHED, person, away, *start, limit)]

    async def rated(self, person: str, limit: int) -> list[RatedGame]:
        """The newest games whose results were entered."""
        return [RatedGame(*found) for found in await self._readers.query(RATED, person, limit)]

    async def companions(self, person: str, limit: int) -> list[tuple[str, int, str]]:
        """Who else sits at the newest finished games of a person."""
        return await self._readers.query(COMPANIONS, person, limit)

    async def put_away(self, person: str, table: str, away: bool) -> bool:
        """Put a table away, or bring it back."""
        return storable(table) and await self._run(f"history {table}", PUT_AWAY, (away, person, table))

    async def unindexed(self, after: str, limit: int) -> list[str]:
        """Tables that wait to be indexed."""
        return [table for (table,) in await self._readers.query(UNINDEXED, after, limit)]

    async def index(
        self, table: str, newest: int, people: Sequence[Presence], turn: int, body: bytes, outcome: bytes | None
    ) -> bool:
        """Index a table by its log."""
        return bool(await self._writer.do(table, partial(_index, table, newest, people, turn, body, outcome)))

    async def tables_of(self, person: str, limit: int, after: str = "") -> list[str]:
        """Tables whose logs know of a person."""
        return [table for (table,) in await self._readers.query(TABLES, person, after, limit)]

    async def move(self, table: str, was: str, becomes: str) -> None:
        """Put somebody into the index in place of who they were."""
        await self._scripts.run(lambda: moving.move_seat(table, was, becomes))

    async def forget(self, person: str, table: str) -> None:
        """Remove a person from the index of a table."""
        await self._run(f"history {table}", FORGET, (person, table))

    async def rows(self, table: str) -> dict[int, bytes]:
        """The events of all rows."""
        return dict(await self._readers.query(ROWS, table))

    async def rewrite(self, table: str, events: Mapping[int, bytes]) -> None:
        """Replace the events of some rows."""
        changed = [(body, table, seq) for seq, body in events.items()]
        await self._writer.do(f"history {table}", lambda db: db.executemany(REWRITE, changed).rowcount > 0)

    async def erase(self, person: str, at: int) -> None:
        """Note that everything about a person is to be deleted."""
        await self._run(f"person {person}", ERASE, (person, at))

    async def erasures(self, limit: int) -> list[str]:
        """People of whom everything is to be deleted."""
        return [person for (person,) in await self._readers.query(ERASURES, limit)]

    async def erased(self, person: str) -> None:
        """Everything about a person is deleted."""
        await self._run(f"person {person}", ERASED, (person,))

    async def _run(self, name: str, statement: str, values: tuple[str | int, ...]) -> bool:
        return bool(await self._writer.do(name, partial(_execute, statement, values)))


def _execute(statement: str, values: tuple[str | int, ...], db: sqlite3.Connection) -> bool:
    return db.execute(statement, values).rowcount > 0


def note(row: Row, card: Card | None, turn: int | None, ended: bool, db: sqlite3.Connection) -> None:
    """Take what one call of the log stores, in its transaction."""
    if turn is not None:
        db.execute(PUT_TURN, (row.table, turn, row.at))
    if card is not None:
        put_seats(card.table, card.people, card.status, card.at, db)
    if ended or (card is not None and card.status == "over"):
        db.execute(TO_INDEX, (row.table,))


def put_seats(table: str, people: Iterable[Presence], status: str, at: int, db: sqlite3.Connection) -> None:
    """Put people into the index of a table."""
    db.executemany(PUT_SEAT, [(table, each.person, each.seat, status, at) for each in people])


def _index(
    table: str,
    newest: int,
    people: Sequence[Presence],
    turn: int,
    body: bytes,
    outcome: bytes | None,
    db: sqlite3.Connection,
) -> bool:
    found = db.execute(INDEXED, (table, newest, body, outcome)).fetchone()
    if found is None:
        return False
    status, at = found
    put_seats(table, people, status, at, db)
    db.execute(FIRST_TURN, (table, turn, at))
    return True


def _game(found: Any) -> SeatedGame:
    table, seat, status, at, away, body, outcome, turn, since = found
    return SeatedGame(table, seat, status, at, bool(away), body, outcome, turn, since)
