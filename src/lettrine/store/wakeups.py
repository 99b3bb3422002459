"""Telling other processes that a table has changed, so that they read on. Losing one does no harm: a log is a log.

One process needs nothing. Several on one PostgreSQL use its LISTEN and NOTIFY: nothing else to run.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import asyncpg

log = logging.getLogger(__name__)

CHANNEL = "lettrine_tables"
WAITING = 10_000
"""How many announcements may wait while the database is away; more are dropped."""
AGAIN = 1.0
"""Seconds before a lost connection is tried anew."""

Heard = Callable[[str], Awaitable[None]]


class Wakeups(Protocol):
    """Carries the ids of changed tables between processes."""

    def tell(self, table: str) -> None:
        """Let the others know, some time soon."""

    async def close(self) -> None:
        """Say and hear no more."""


class Alone:
    """One process: nobody else to tell."""

    def tell(self, table: str) -> None:
        """Nobody hears it."""

    async def close(self) -> None:
        """There is nothing to close."""


class PostgresWakeups:
    """Processes on one PostgreSQL. Each hears the others, and not itself."""

    def __init__(self, url: str, heard: Heard) -> None:
        self._url, self._heard = url, heard
        self._me = secrets.token_hex(6)
        self._news: asyncio.Queue[str] = asyncio.Queue(WAITING)
        self._changed: asyncio.Queue[str] = asyncio.Queue(WAITING)
        self._tasks = [asyncio.create_task(self._keep_talking()), asyncio.create_task(self._keep_reading())]

    def tell(self, table: str) -> None:
        """Let the others know; if too much waits, they will find out by themselves."""
        if not self._news.full():
            self._news.put_nowait(table)

    async def close(self) -> None:
        """Stop, whatever is still to be told."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _keep_talking(self) -> None:
        while True:
            try:
                await self._talk()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("wake-ups are away: %s", type(error).__name__)
                await asyncio.sleep(AGAIN)

    async def _talk(self) -> None:
        """One connection listens and tells for as long as it lasts."""
        link = await asyncpg.connect(self._url)
        try:
            await link.add_listener(CHANNEL, self._hear)
            while True:
                table = await self._news.get()
                await link.execute("select pg_notify($1, $2)", CHANNEL, f"{self._me} {table}")
        finally:
            await link.close(timeout=1)

    def _hear(self, _link: Any, _pid: int, _channel: str, payload: Any) -> None:
        who, _, table = str(payload).partition(" ")
        if who != self._me and not self._changed.full():
            self._changed.put_nowait(table)

    async def _keep_reading(self) -> None:
        while True:
            table = await self._changed.get()
            try:
                await self._heard(table)
            except Exception:
                log.exception("a table could not be caught up with")
