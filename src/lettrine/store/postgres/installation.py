"""What all processes on the PostgreSQL server of a log share."""

import time

from lettrine.store.condition import Condition
from lettrine.store.installation import PROBE
from lettrine.store.postgres.readers import Readers

FACT = "SELECT value FROM lettrine.installation WHERE name = $1"
PUT_FIRST = "INSERT INTO lettrine.installation (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING"
REPLACE = "UPDATE lettrine.installation SET value = $3 WHERE name = $1 AND value = $2"
PUT = """
INSERT INTO lettrine.installation (name, value) VALUES ($1, $2)
ON CONFLICT (name) DO UPDATE SET value = excluded.value
"""


class PostgresInstallation:
    """Facts on a server."""

    def __init__(self, readers: Readers, condition: Condition) -> None:
        self._query, self._condition = readers.query, condition

    async def fact(self, name: str) -> bytes | None:
        """The value of a name."""
        found = await self._query(FACT, name)
        return found[0][0] if found else None

    async def agree(self, name: str, value: bytes) -> bytes:
        """The value of a name: this one, unless another was first."""
        await self._query(PUT_FIRST, name, value)
        ((agreed,),) = await self._query(FACT, name)
        return bytes(agreed)

    async def replace(self, name: str, was: bytes, value: bytes) -> bytes:
        """The value of a name: this one, if it was what is given."""
        await self._query(REPLACE, name, was, value)
        ((agreed,),) = await self._query(FACT, name)
        return bytes(agreed)

    async def probe(self) -> None:
        """Store the time of this probe."""
        with self._condition.noting():
            await self._query(PUT, PROBE, str(time.time_ns()).encode())
