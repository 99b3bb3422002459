"""A PostgreSQL server: connections, errors and migrations."""

import asyncio
import logging
import socket
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

import asyncpg

from lettrine.store.errors import (
    StoreDamagedError,
    StoreFullError,
    StoreReadOnlyError,
    StoreUnavailableError,
    StoreUnreadableError,
)
from lettrine.store.migrations import pending

log = logging.getLogger(__name__)

DIALECT = "postgres"
LOCK = 0x6C657474_72696E65
"""The advisory lock for migrations: "lettrine" in ASCII, so that no other program takes it by chance."""
CONNECT_TIMEOUT = 2.0
"""Seconds after which a server that lets nobody in is unavailable."""
ATTEMPT_INTERVAL = 0.5
"""Seconds after which another attempt to connect is begun beside the first."""
TIMEOUT = 5.0
"""Seconds after which a server that does not answer is unavailable."""
MIGRATION_TIMEOUT = 30.0
"""Seconds that a step of a migration may take, or the wait for another process that migrates."""

KEEPALIVES = {"TCP_KEEPIDLE": 5, "TCP_KEEPINTVL": 2, "TCP_KEEPCNT": 3, "TCP_USER_TIMEOUT": 10_000}
"""By these the system notices within seconds that the other machine is gone; where it does not know one, it is left."""
SERVER_KEEPALIVES = {"tcp_keepalives_idle": "5", "tcp_keepalives_interval": "2", "tcp_keepalives_count": "3"}
"""The same at the server's end, so that it does not keep the connections of a machine that is gone."""

# Errors of the server or of the way to it: they concern every caller, and may be over soon.
UNAVAILABLE = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.PostgresSystemError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.DataCorruptedError,
    asyncpg.IndexCorruptedError,
    asyncpg.InternalClientError,
)
KINDS = {
    asyncpg.DiskFullError: StoreFullError,
    asyncpg.ReadOnlySQLTransactionError: StoreReadOnlyError,
    asyncpg.DataCorruptedError: StoreDamagedError,
    asyncpg.IndexCorruptedError: StoreDamagedError,
}
"""Those of which more is known than that the server is unavailable."""

# The session's own setting stands above the defaults of the role, the database and the server, and stays when those are
# changed while it is open. Waiting for a standby to apply a commit is stricter than we are, and left as it is.
ENSURE_DURABLE = """
SELECT set_config('synchronous_commit', CASE current_setting('synchronous_commit')
  WHEN 'remote_apply' THEN 'remote_apply' ELSE 'on' END, false)
"""
DURABLE = ("on", "remote_apply")

MIGRATIONS_TABLE = """
CREATE SCHEMA IF NOT EXISTS lettrine;
CREATE TABLE IF NOT EXISTS lettrine.migrations (
  version integer NOT NULL PRIMARY KEY, name text NOT NULL, at timestamptz NOT NULL DEFAULT now()
)
"""

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"


class LiveConnection(asyncpg.Connection):
    """A connection whose socket the system probes while nothing is sent."""

    def __init__(self, protocol: Any, transport: asyncio.Transport, *arguments: Any) -> None:
        super().__init__(protocol, transport, *arguments)
        probe(transport.get_extra_info("socket"))


def probe(link: socket.socket) -> None:
    """Have the system probe a connection. One through a Unix socket needs none."""
    if link.family in (socket.AF_INET, socket.AF_INET6):
        link.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        for name, value in KEEPALIVES.items():
            if hasattr(socket, name):
                link.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)


async def connect(url: str, timeout: float | None = None, command_timeout: float | None = None) -> Connection:
    """A connection; no call on it, nor the call for it, waits without a limit.

    The way may be whole again while an attempt still waits for an answer that was lost: so others are begun meanwhile,
    and the first that succeeds is taken.
    """
    attempts: set[asyncio.Task[Connection]] = set()
    try:
        async with asyncio.timeout(timeout or CONNECT_TIMEOUT):
            while True:
                attempts.add(asyncio.create_task(_attempt(url, command_timeout or TIMEOUT)))
                done, _ = await asyncio.wait(attempts, timeout=ATTEMPT_INTERVAL, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    attempts.discard(task)
                    return task.result()
    finally:
        await _give_up(attempts)


async def _attempt(url: str, command_timeout: float) -> Connection:
    connection: Connection = await asyncpg.connect(
        url, command_timeout=command_timeout, server_settings=SERVER_KEEPALIVES, connection_class=LiveConnection
    )
    try:
        await _ensure_durable(connection)
    except BaseException:
        connection.terminate()
        raise
    return connection


async def _ensure_durable(connection: Connection) -> None:
    """Have the server answer a commit when it is on the disk, and not before: on every connection that may write."""
    if await connection.fetchval(ENSURE_DURABLE) not in DURABLE:
        raise StoreUnavailableError("the server does not wait for the disk before it answers")


async def _give_up(attempts: Collection[asyncio.Task[Connection]]) -> None:
    for task in attempts:
        task.cancel()
    for found in await asyncio.gather(*attempts, return_exceptions=True):
        if isinstance(found, asyncpg.Connection):
            found.terminate()


@contextmanager
def translated_errors() -> Iterator[None]:
    """Raise `StoreUnavailableError` for errors of the server, and leave those of one call as they are."""
    try:
        yield
    except UNAVAILABLE as error:
        kind = next((kind for of, kind in KINDS.items() if isinstance(error, of)), StoreUnavailableError)
        raise kind(_message(error)) from error
    except asyncpg.InterfaceError as error:
        if isinstance(error, ValueError):  # a value that cannot be stored
            raise
        raise StoreUnavailableError(_message(error)) from error


async def prepare(url: str) -> None:
    """Apply the migrations that are missing."""
    with _translated_opening_errors(), translated_errors():
        db = await connect(url, MIGRATION_TIMEOUT, MIGRATION_TIMEOUT)
        try:
            await migrate(db)
            await _warn_of_fsync(db)
        finally:
            await db.close(timeout=TIMEOUT)


async def migrate(db: Connection) -> None:
    """Apply the missing migrations under a lock. If none is missing, no right to change the schema is needed."""
    if not pending(DIALECT, await _applied(db)):
        return
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        await db.execute(MIGRATIONS_TABLE)
        for step in pending(DIALECT, await _applied(db)):
            await db.execute(step.sql)
            await db.execute("INSERT INTO lettrine.migrations (version, name) VALUES ($1, $2)", step.version, step.name)


async def _warn_of_fsync(db: Connection) -> None:
    """Of what no connection can change for itself: after a power failure, a server without fsync has lost anything."""
    if await db.fetchval("SELECT current_setting('fsync')") == "off":
        log.warning("the database server does not wait for the disk: its fsync is off")


async def _applied(db: Connection) -> list[int]:
    if await db.fetchval("SELECT to_regclass('lettrine.migrations')") is None:
        return []
    return [row["version"] for row in await db.fetch("SELECT version FROM lettrine.migrations")]


@contextmanager
def _translated_opening_errors() -> Iterator[None]:
    """Raise `StoreUnreadableError` for what prevents us from opening a database."""
    try:
        yield
    except (asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
        raise StoreUnreadableError(_message(error)) from error


def _message(error: Exception) -> str:
    return str(error) or type(error).__name__
