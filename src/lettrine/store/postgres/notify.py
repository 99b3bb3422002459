"""Notifications between processes on one PostgreSQL, by its LISTEN and NOTIFY."""

import asyncio
import logging
from typing import Any

import asyncpg

from lettrine.store.notify import CHANNEL, MISSED, Receiver

log = logging.getLogger(__name__)

DISCONNECTED = ""
"""Put into the queue, instead of a message, when the connection has ended."""
MOST_WAITING = 10_000
"""How many messages may wait while the database is unavailable; more are dropped."""
RETRY_DELAY = 1.0
"""Seconds before a lost connection is opened again."""


class PostgresNotifier:
    """Processes on one PostgreSQL. Each receives the messages of the others, and not its own."""

    def __init__(self, url: str, process: str, receive: Receiver) -> None:
        self._url, self._process, self._receive = url, process, receive
        self._outgoing: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self._incoming: asyncio.Queue[tuple[str, str]] = asyncio.Queue(MOST_WAITING)
        self._tasks = [asyncio.create_task(self._stay_connected()), asyncio.create_task(self._dispatch())]

    def send(self, message: str) -> None:
        """Send a message to the others; if too many wait, it is dropped."""
        if not self._outgoing.full():
            self._outgoing.put_nowait(message)

    async def close(self) -> None:
        """Stop at once; waiting messages are dropped."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _stay_connected(self) -> None:
        while True:
            try:
                await self._exchange()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("wake-ups are away", exc_info=error)
                await asyncio.sleep(RETRY_DELAY)

    async def _exchange(self) -> None:
        """Listen and send on one connection for as long as it lasts."""
        connection = await asyncpg.connect(self._url)
        try:
            await connection.add_listener(CHANNEL, self._on_notify)
            # Otherwise a lost connection would be noticed only by the next message.
            connection.add_termination_listener(lambda _: self.send(DISCONNECTED))
            self._on_notify(None, 0, CHANNEL, f" {MISSED}")
            while True:
                await self._send_all(connection, await self._next_messages())
        finally:
            await connection.close(timeout=1)

    async def _next_messages(self) -> list[str]:
        """All waiting messages, as soon as there is one."""
        return [await self._outgoing.get(), *(self._outgoing.get_nowait() for _ in range(self._outgoing.qsize()))]

    async def _send_all(self, connection: Any, messages: list[str]) -> None:
        payloads = [f"{self._process} {message}" for message in filter(None, messages)]
        try:
            await connection.execute("select pg_notify($1, each) from unnest($2::text[]) each", CHANNEL, payloads)
        except Exception:  # they are sent over the next connection
            for message in filter(None, messages):
                self.send(message)
            raise

    def _on_notify(self, _connection: Any, _pid: int, _channel: str, payload: Any) -> None:
        process, _, message = str(payload).partition(" ")
        if process != self._process and not self._incoming.full():
            self._incoming.put_nowait((process, message))

    async def _dispatch(self) -> None:
        while True:
            process, message = await self._incoming.get()
            try:
                await self._receive(process, message)
            except Exception:
                log.exception("another process could not be heard")
