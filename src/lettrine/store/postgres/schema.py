"""The schema of a database on a PostgreSQL server: the migrations that are missing are applied when it is opened."""

import logging

from lettrine.store.migrations import pending
from lettrine.store.postgres.dialer import TIMEOUT, Connection, Dialer
from lettrine.store.postgres.errors import translated_errors, translated_opening_errors

log = logging.getLogger(__name__)

DIALECT = "postgres"
LOCK = 0x6C657474_72696E65
"""The advisory lock for migrations: "lettrine" in ASCII, so that no other program takes it by chance."""
MIGRATION_TIMEOUT = 30.0
"""Seconds that a step of a migration may take, or the wait for another process that migrates."""

MIGRATIONS_TABLE = """
CREATE SCHEMA IF NOT EXISTS lettrine;
CREATE TABLE IF NOT EXISTS lettrine.migrations (
  version integer NOT NULL PRIMARY KEY, name text NOT NULL, at timestamptz NOT NULL DEFAULT now()
)
"""


async def prepare(dialer: Dialer) -> None:
    """Apply the migrations that are missing."""
    with translated_opening_errors(), translated_errors():
        db = await dialer.connect(MIGRATION_TIMEOUT, MIGRATION_TIMEOUT)
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
