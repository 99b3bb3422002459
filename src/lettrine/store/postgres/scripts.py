"""Scripts on the PostgreSQL server of a log: serializable, so that each is as if it were alone."""

from collections.abc import Callable
from typing import Any

import asyncpg

from lettrine.store.errors import StoreUnavailableError
from lettrine.store.postgres.readers import Readers
from lettrine.store.scripts import Result, Row, Script, Value

MOST_TRIES = 20
"""How often a script is begun anew because others were in its way."""
IN_THE_WAY = (asyncpg.SerializationError, asyncpg.DeadlockDetectedError, asyncpg.UniqueViolationError)
"""What is raised then; of two that insert the same row, the second may find it only in its index."""


class PostgresScripts:
    """Scripts on a server."""

    def __init__(self, readers: Readers) -> None:
        self._readers = readers

    async def query(self, statement: str, *values: Value) -> list[Row]:
        """All rows of a statement."""
        return [tuple(row) for row in await self._readers.query(statement, *values)]

    async def run(self, script: Callable[[], Script[Result]]) -> Result:
        """Run a script in a transaction of its own."""
        for _ in range(MOST_TRIES):
            try:
                async with self._readers.connection() as connection, connection.transaction(isolation="serializable"):
                    return await _run(script(), connection)
            except IN_THE_WAY:
                continue
        raise StoreUnavailableError("too many others write the same")


async def _run(script: Script[Result], connection: Any) -> Result:
    try:
        statement, values = next(script)
        while True:
            rows = [tuple(row) for row in await connection.fetch(statement, *values)]
            statement, values = script.send(rows)
    except StopIteration as end:
        result: Result = end.value
        return result
