"""Opening connections to a PostgreSQL server, for everything in this process that wants one.

A way that is broken may be whole again while an attempt still waits for an answer that was lost, so others are begun
beside it. But whoever waits, only one caller at a time has attempts under way: each may take one of the server's
connections until the server gives up on it, and together they would use up all of them.
"""

import asyncio
import socket
from collections.abc import Collection
from typing import Any, TypeAlias

import asyncpg

from lettrine.store.errors import StoreUnavailableError

CONNECT_TIMEOUT = 2.0
"""Seconds after which a server that lets nobody in is unavailable."""
ATTEMPT_INTERVAL = 0.5
"""Seconds after which another attempt to connect is begun beside the first."""
TIMEOUT = 5.0
"""Seconds after which a server that does not answer is unavailable."""

KEEPALIVES = {"TCP_KEEPIDLE": 5, "TCP_KEEPINTVL": 2, "TCP_KEEPCNT": 3, "TCP_USER_TIMEOUT": 10_000}
"""By these the system notices within seconds that the other machine is gone; where it does not know one, it is left."""
SERVER_SETTINGS = {
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
    "idle_in_transaction_session_timeout": "10s",
}
"""The same at the server's end, so that it keeps neither connections nor locks of a machine that is gone."""

# The session's own setting stands above the defaults of the role, the database and the server, and stays when those are
# changed while it is open. Waiting for a standby to apply a commit is stricter than we are, and left as it is.
ENSURE_DURABLE = """
SELECT set_config('synchronous_commit', CASE current_setting('synchronous_commit')
  WHEN 'remote_apply' THEN 'remote_apply' ELSE 'on' END, false)
"""
DURABLE = ("on", "remote_apply")

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


class Dialer:
    """Opens connections to one server, for one caller after the other."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._turn = asyncio.Lock()

    async def connect(self, timeout: float | None = None, command_timeout: float | None = None) -> Connection:
        """A connection; no call on it, nor the call for it, waits without a limit."""
        async with asyncio.timeout(timeout or CONNECT_TIMEOUT), self._turn:
            return await self._first_of_attempts(command_timeout or TIMEOUT)

    async def _first_of_attempts(self, command_timeout: float) -> Connection:
        attempts: set[asyncio.Task[Connection]] = set()
        try:
            while True:
                attempts.add(asyncio.create_task(_attempt(self._url, command_timeout)))
                done, _ = await asyncio.wait(attempts, timeout=ATTEMPT_INTERVAL, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    attempts.discard(task)
                    return task.result()
        finally:
            await _give_up(attempts)


async def _attempt(url: str, command_timeout: float) -> Connection:
    connection: Connection = await asyncpg.connect(
        url, command_timeout=command_timeout, server_settings=SERVER_SETTINGS, connection_class=LiveConnection
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
