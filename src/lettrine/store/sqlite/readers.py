"""Reading a SQLite file beside its writer, off the event loop."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from lettrine.store.errors import StoreUnavailableError
from lettrine.store.sqlite.file import connect
from lettrine.store.sqlite.guard import Guard

READERS = 2
"""How many threads read: a short query must not wait for a long one."""


class Readers:
    """Threads that read, each with a connection of its own, so that no query blocks the event loop."""

    def __init__(self, path: Path, guard: Guard) -> None:
        self._guard = guard
        self._connections = [connect(path) for _ in range(READERS)]
        self._idle: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        for db in self._connections:
            db.execute("PRAGMA query_only = ON")
            self._idle.put(db)
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._closed = False

    async def query(self, sql: str, *values: str | float | bytes | None) -> list[Any]:
        """All rows of a query."""
        if self._closed:
            raise StoreUnavailableError("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._run, sql, values)

    async def close(self) -> None:
        """Finish the queries under way, then close."""
        self._closed = True
        await asyncio.to_thread(self._threads.shutdown)
        for db in self._connections:
            db.close()

    def _run(self, sql: str, values: tuple[str | float | bytes | None, ...]) -> list[Any]:
        db = self._idle.get()
        try:
            with self._guard.use():
                return db.execute(sql, values).fetchall()
        finally:
            self._idle.put(db)
