"""Scripts on a SQLite database: in the file of a log, by its one writer; or in memory."""

import sqlite3
from collections.abc import Callable
from functools import cache

from lettrine.store.scripts import Result, Row, Script, Value
from lettrine.store.sqlite.file import Job, migrate_in_memory, transaction
from lettrine.store.sqlite.readers import Readers
from lettrine.store.writer import Writer


class SqliteScripts:
    """Scripts on a file."""

    def __init__(self, writer: Writer[Job, bool | None], readers: Readers) -> None:
        self._writer, self._readers = writer, readers

    async def query(self, statement: str, *values: Value) -> list[Row]:
        """All rows of a statement."""
        return await self._readers.query(_translated(statement), *values)

    async def run(self, script: Callable[[], Script[Result]]) -> Result:
        """Run a script in the writer's next transaction. If that is begun anew without others, the last run counts."""
        results: list[Result] = []

        def job(db: sqlite3.Connection) -> bool:
            results.append(_run(script(), db))
            return True

        await self._writer.do(f"script {id(job)}", job)
        return results[-1]


class MemoryScripts:
    """Scripts on a database in memory; `check` raises if the store has been closed."""

    def __init__(self, check: Callable[[], None]) -> None:
        self._check, self._db = check, migrate_in_memory()

    async def query(self, statement: str, *values: Value) -> list[Row]:
        """All rows of a statement."""
        self._check()
        return self._db.execute(_translated(statement), values).fetchall()

    async def run(self, script: Callable[[], Script[Result]]) -> Result:
        """Run a script: nothing else runs meanwhile."""
        self._check()
        with transaction(self._db):
            return _run(script(), self._db)


@cache
def _translated(statement: str) -> str:
    return statement.replace("lettrine.", "").replace("$", "?")


def _run(script: Script[Result], db: sqlite3.Connection) -> Result:
    try:
        statement, values = next(script)
        while True:
            statement, values = script.send(db.execute(_translated(statement), values).fetchall())
    except StopIteration as end:
        result: Result = end.value
        return result
