"""A PostgreSQL server: what its errors mean to us, and how our schema comes to its present form."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeAlias

import asyncpg

from lettrine.store.errors import StoreAway, StoreUnreadable
from lettrine.store.migrations import pending

DIALECT = "postgres"
LOCK = 0x6C657474_72696E65
"""The advisory lock of those who migrate: "lettrine" in ASCII, so that no other program takes it by chance."""
PATIENCE = 30.0
"""Seconds until a server that does not answer counts as away."""

# The server or the way to it is the trouble: it concerns every caller, and may be over soon.
OUTAGES = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.PostgresSystemError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.InternalClientError,
)

LEDGER = """
CREATE SCHEMA IF NOT EXISTS lettrine;
CREATE TABLE IF NOT EXISTS lettrine.migrations (
  version integer NOT NULL PRIMARY KEY, name text NOT NULL, at timestamptz NOT NULL DEFAULT now()
)
"""

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"


async def connect(url: str) -> Connection:
    """A connection of our own."""
    return await asyncpg.connect(url, timeout=PATIENCE, command_timeout=PATIENCE)


@contextmanager
def outages() -> Iterator[None]:
    """Tell an outage from what is wrong with one call."""
    try:
        yield
    except OUTAGES as error:
        raise StoreAway(_told(error)) from error
    except asyncpg.InterfaceError as error:
        if isinstance(error, ValueError):  # a value that cannot be stored
            raise
        raise StoreAway(_told(error)) from error


async def prepare(url: str) -> None:
    """Bring the database to its present form."""
    with _reasons(), outages():
        db = await connect(url)
        try:
            await migrate(db)
        finally:
            await db.close()


async def migrate(db: Connection) -> None:
    """Apply what is missing, under a lock. Where nothing is, no right to change the schema is needed."""
    if not pending(DIALECT, await _applied(db)):
        return
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        await db.execute(LEDGER)
        for step in pending(DIALECT, await _applied(db)):
            await db.execute(step.sql)
            await db.execute("INSERT INTO lettrine.migrations (version, name) VALUES ($1, $2)", step.version, step.name)


async def _applied(db: Connection) -> list[int]:
    if await db.fetchval("SELECT to_regclass('lettrine.migrations')") is None:
        return []
    return [row["version"] for row in await db.fetch("SELECT version FROM lettrine.migrations")]


@contextmanager
def _reasons() -> Iterator[None]:
    """What keeps us out of a database when we open it."""
    try:
        yield
    except (asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
        raise StoreUnreadable(_told(error)) from error


def _told(error: Exception) -> str:
    return str(error) or type(error).__name__
