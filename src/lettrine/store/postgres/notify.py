"""Messages between processes on one PostgreSQL, by its LISTEN and NOTIFY."""

import asyncio
import logging
from typing import Any

import asyncpg

from lettrine.store.notify import CHANNEL, MISSED, Heard

log = logging.getLogger(__name__)

CUT = ""
"""Not a message: the connection has ended."""
WAITING = 10_000
"""How many announcements may wait while the database is away; more are dropped."""
AGAIN = 1.0
"""Seconds before a lost connection is tried anew."""


class PostgresNotifier:
    """Processes on one PostgreSQL. Each hears the others, and not itself."""

    def __init__(self, url: str, process: str, heard: Heard) -> None:
        self._url, self._me, self._heard = url, process, heard
        self._news: asyncio.Queue[str] = asyncio.Queue(WAITING)
        self._said: asyncio.Queue[tuple[str, str]] = asyncio.Queue(WAITING)
        self._tasks = [asyncio.create_task(self._keep_talking()), asyncio.create_task(self._keep_reading())]

    def tell(self, message: str) -> None:
        """Let the others know; if too much waits, they will find out by themselves."""
        if not self._news.full():
            self._news.put_nowait(message)

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
                log.warning("wake-ups are away", exc_info=error)
                await asyncio.sleep(AGAIN)

    async def _talk(self) -> None:
        """One connection listens and tells for as long as it lasts."""
        link = await asyncpg.connect(self._url)
        try:
            await link.add_listener(CHANNEL, self._hear)
            link.add_termination_listener(lambda _: self.tell(CUT))  # else a cut is noticed only by telling
            self._hear(None, 0, CHANNEL, f" {MISSED}")
            while True:
                await self._tell_all(link, await self._waiting())
        finally:
            await link.close(timeout=1)

    async def _waiting(self) -> list[str]:
        """All that waits to be told, as soon as something does."""
        return [await self._news.get(), *(self._news.get_nowait() for _ in range(self._news.qsize()))]

    async def _tell_all(self, link: Any, news: list[str]) -> None:
        said = [f"{self._me} {message}" for message in filter(None, news)]
        try:
            await link.execute("select pg_notify($1, each) from unnest($2::text[]) each", CHANNEL, said)
        except Exception:  # over the next connection, then
            for message in filter(None, news):
                self.tell(message)
            raise

    def _hear(self, _link: Any, _pid: int, _channel: str, payload: Any) -> None:
        who, _, message = str(payload).partition(" ")
        if who != self._me and not self._said.full():
            self._said.put_nowait((who, message))

    async def _keep_reading(self) -> None:
        while True:
            said = await self._said.get()
            try:
                await self._heard(*said)
            except Exception:
                log.exception("another process could not be heard")
