"""A PostgreSQL server: connections, errors and migrations."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeAlias

import asyncpg

from lettrine.store.errors import StoreUnavailableError, StoreUnreadableError
from lettrine.store.migrations import pending

DIALECT = "postgres"
LOCK = 0x6C657474_72696E65
"""The advisory lock for migrations: "lettrine" in ASCII, so that no other program takes it by chance."""
TIMEOUT = 30.0
"""Seconds after which a server that does not answer is unavailable."""

# Errors of the server or of the way to it: they concern every caller, and may be over soon.
UNAVAILABLE = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.PostgresSystemError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.InternalClientError,
)

MIGRATIONS_TABLE = """
CREATE SCHEMA IF NOT EXISTS lettrine;
CREATE TABLE IF NOT EXISTS lettrine.migrations (
  version integer NOT NULL PRIMARY KEY, name text NOT NULL, at timestamptz NOT NULL DEFAULT now()
)
"""

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"


async def connect(url: str) -> Connection:
    """A connection outside the pool."""
    return await asyncpg.connect(url, timeout=TIMEOUT, command_timeout=TIMEOUT)


@contextmanager
def translated_errors() -> Iterator[None]:
    """Raise `StoreUnavailableError` for errors of the server, and leave those of one call as they are."""
    try:
        yield
    except UNAVAILABLE as error:
        raise StoreUnavailableError(_message(error)) from error
    except asyncpg.InterfaceError as error:
        if isinstance(error, ValueError):  # a value that cannot be stored
            raise
        raise StoreUnavailableError(_message(error)) from error


async def prepare(url: str) -> None:
    """Apply the migrations that are missing."""
    with _translated_opening_errors(), translated_errors():
        db = await connect(url)
        try:
            await migrate(db)
        finally:
            await db.close()


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
