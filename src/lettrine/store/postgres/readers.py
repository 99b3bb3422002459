"""Reading from a PostgreSQL server beside the writer, over a few connections; what is created goes over them too.

The pool of asyncpg waits for the server whenever a connection is put back or expires, and a server that does not answer
would hold it up. Here a connection on which anything went wrong is dropped without waiting.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import asyncpg

from lettrine.store.errors import StoreUnavailableError
from lettrine.store.postgres.dialer import TIMEOUT, Connection, Dialer
from lettrine.store.postgres.errors import translated_errors

READERS = 8
"""Connections, opened as they are needed."""


class Readers:
    """Connections for one call at a time each; who finds none free waits for one."""

    def __init__(self, dialer: Dialer) -> None:
        self._dialer = dialer
        self._idle: list[Connection] = []
        self._busy: set[Connection] = set()
        self._slots = asyncio.Semaphore(READERS)
        self._closed = False

    async def query(self, query: str, *values: Any) -> list[asyncpg.Record]:
        """All rows of a query."""
        async with self.connection() as connection:
            return await connection.fetch(query, *values)

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Connection]:
        """A connection for a while."""
        self._check_open()
        with translated_errors():
            async with asyncio.timeout(TIMEOUT):
                await self._slots.acquire()
            try:
                connection = await self._take()
                try:
                    yield connection
                except BaseException as error:
                    _drop(connection, error)
                    raise
                finally:
                    self._put_back(connection)
            finally:
                self._slots.release()

    def renew(self) -> None:
        """Drop all connections at once; later queries open new ones."""
        for connection in (*self._idle, *self._busy):
            connection.terminate()
        self._idle.clear()

    async def close(self) -> None:
        """Finish the queries under way, within a limit, and close."""
        self._closed = True
        with suppress(TimeoutError):
            async with asyncio.timeout(TIMEOUT):
                for _ in range(READERS):
                    await self._slots.acquire()
        self.renew()

    def _check_open(self) -> None:
        if self._closed:
            raise StoreUnavailableError("the store is closed")

    async def _take(self) -> Connection:
        self._idle = [connection for connection in self._idle if not connection.is_closed()]
        connection = self._idle.pop() if self._idle else await self._dialer.connect()
        self._busy.add(connection)
        return connection

    def _put_back(self, connection: Connection) -> None:
        self._busy.discard(connection)
        if not connection.is_closed():
            self._idle.append(connection)


def _drop(connection: Connection, error: BaseException) -> None:
    """After an error, drop the connection; whatever was raised because it was lost says that the store is away."""
    lost = connection.is_closed()
    connection.terminate()
    if lost and isinstance(error, Exception) and not isinstance(error, asyncpg.PostgresError):
        raise StoreUnavailableError("the connection was lost") from error
