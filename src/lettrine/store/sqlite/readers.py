"""Reading a SQLite file beside its writer, off the event loop."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from lettrine.store.errors import StoreAway
from lettrine.store.sqlite.file import connect, outages

READERS = 2
"""Threads that read: one must not wait while another replays a long table."""


class Readers:
    """Threads that read, each with a connection at hand, so that no query holds up the event loop."""

    def __init__(self, path: Path) -> None:
        self._connections = [connect(path) for _ in range(READERS)]
        self._idle: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        for db in self._connections:
            db.execute("PRAGMA query_only = ON")
            self._idle.put(db)
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._closed = False

    async def ask(self, query: str, *values: str | float) -> list[Any]:
        """All the rows a query finds."""
        if self._closed:
            raise StoreAway("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, query, values)

    async def close(self) -> None:
        """Finish what is being read."""
        self._closed = True
        await asyncio.to_thread(self._threads.shutdown)
        for db in self._connections:
            db.close()

    def _ask(self, query: str, values: tuple[str | float, ...]) -> list[Any]:
        db = self._idle.get()
        try:
            with outages():
                return db.execute(query, values).fetchall()
        finally:
            self._idle.put(db)
