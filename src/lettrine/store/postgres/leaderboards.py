"""Boards on the PostgreSQL server of a log."""

from collections.abc import Sequence
from typing import Any

import asyncpg

from lettrine.store.leaderboards import Entry, Place, check_places
from lettrine.store.log import storable
from lettrine.store.postgres.connection import outages

WAITS_NO_MORE = "DELETE FROM lettrine.waiting WHERE table_id = $1 RETURNING table_id"
RESULT = "INSERT INTO lettrine.results (table_id, body) VALUES ($1, $2)"
# Somebody who is writing the same place is waited for; then its version is another, and nothing is written.
PLACE = """
INSERT INTO lettrine.places AS old (board, name, version, rank, body)
SELECT $1::text, $2::text, $3::bigint, $4::double precision, $5::bytea
WHERE $3 = 1 OR EXISTS (SELECT FROM lettrine.places WHERE board = $1 AND name = $2)
ON CONFLICT (board, name) DO UPDATE SET version = excluded.version, rank = excluded.rank, body = excluded.body
WHERE old.version = excluded.version - 1
RETURNING name
"""

WAITING = "SELECT table_id FROM lettrine.waiting ORDER BY at, table_id LIMIT $1"
IS_WAITING = "SELECT 1 FROM lettrine.waiting WHERE table_id = $1"
RESULT_OF = "SELECT body FROM lettrine.results WHERE table_id = $1"
PLACES = """
SELECT board, name, version, rank, body FROM lettrine.places WHERE board = $1 AND name = ANY($2::text[])
"""
BELOW = "SELECT count(*) FILTER (WHERE rank < $2), count(*) FROM lettrine.places WHERE board = $1"


class _Stale(Exception):  # noqa: N818 - it is an outcome
    """A place has changed: what has been written of the result is taken back."""


class PostgresLeaderboards:
    """Boards on a server."""

    def __init__(self, pool: "asyncpg.Pool[asyncpg.Record]") -> None:
        self._pool = pool

    async def waiting(self, limit: int) -> list[str]:
        """Tables whose result is to be entered."""
        return [table for (table,) in await self._ask(WAITING, limit)]

    async def waits(self, table: str) -> bool:
        """Whether a table is one of them."""
        return storable(table) and bool(await self._ask(IS_WAITING, table))

    async def enter(self, table: str, result: bytes, places: Sequence[Place]) -> Entry:
        """Keep a table's result and write these places."""
        ordered = check_places(places)
        try:
            with outages():
                async with self._pool.acquire() as link, link.transaction():
                    return await _enter(link, table, result, ordered)
        except _Stale:
            return "stale"

    async def result(self, table: str) -> bytes | None:
        """What was entered for a table."""
        found = await self._ask(RESULT_OF, table) if storable(table) else []
        return found[0][0] if found else None

    async def places(self, board: str, names: Sequence[str]) -> list[Place]:
        """Where these names stand."""
        found = {row["name"]: Place(*row) for row in await self._ask(PLACES, board, list(names))}
        return [found[name] for name in names if name in found]

    async def below(self, board: str, rank: float) -> tuple[int, int]:
        """How many names stand lower, and how many there are."""
        ((lower, all_told),) = await self._ask(BELOW, board, rank)
        return lower, all_told

    async def _ask(self, query: str, *values: Any) -> list[asyncpg.Record]:
        with outages():
            return await self._pool.fetch(query, *values)


async def _enter(link: Any, table: str, result: bytes, places: Sequence[Place]) -> Entry:
    """Inside a transaction. Places are locked in one order by all, so that no two wait for each other."""
    if await link.fetchval(WAITS_NO_MORE, table) is None:
        return "gone"
    await link.execute(RESULT, table, result)
    for place in places:
        if await link.fetchval(PLACE, place.board, place.name, place.version, place.rank, place.body) is None:
            raise _Stale
    return "entered"
