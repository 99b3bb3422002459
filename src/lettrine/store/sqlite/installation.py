"""What all processes on the SQLite file of a log share: written by its one writer, read by its readers."""

import sqlite3
import time
from functools import partial

from lettrine.store.installation import PROBE
from lettrine.store.sqlite.file import Job
from lettrine.store.sqlite.readers import Readers
from lettrine.store.writer import Writer

FACT = "SELECT value FROM installation WHERE name = ?"
PUT_FIRST = "INSERT INTO installation (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING"
REPLACE = "UPDATE installation SET value = ? WHERE name = ? AND value = ?"
PUT = "INSERT INTO installation (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"


class SqliteInstallation:
    """Facts in a file."""

    def __init__(self, writer: Writer[Job, bool | None], readers: Readers) -> None:
        self._writer, self._readers = writer, readers

    async def fact(self, name: str) -> bytes | None:
        """The value of a name."""
        found = await self._readers.query(FACT, name)
        return found[0][0] if found else None

    async def agree(self, name: str, value: bytes) -> bytes:
        """The value of a name: this one, unless another was first."""
        await self._writer.do(f"fact {name}", partial(_put, PUT_FIRST, name, value))
        ((agreed,),) = await self._readers.query(FACT, name)
        return bytes(agreed)

    async def replace(self, name: str, was: bytes, value: bytes) -> bytes:
        """The value of a name: this one, if it was what is given."""
        await self._writer.do(f"fact {name}", partial(_replace, name, was, value))
        ((agreed,),) = await self._readers.query(FACT, name)
        return bytes(agreed)

    async def probe(self) -> None:
        """Store the time of this probe."""
        await self._writer.do(f"fact {PROBE}", partial(_put, PUT, PROBE, str(time.time_ns()).encode()))


def _replace(name: str, was: bytes, value: bytes, db: sqlite3.Connection) -> bool:
    return db.execute(REPLACE, (value, name, was)).rowcount > 0


def _put(statement: str, name: str, value: bytes, db: sqlite3.Connection) -> bool:
    return db.execute(statement, (name, value)).rowcount > 0
