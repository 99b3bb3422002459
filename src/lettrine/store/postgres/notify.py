"""Notifications between processes on one PostgreSQL, by its LISTEN and NOTIFY, over a connection of their own.

Whatever is sent ends with a beat, and one is sent each second; a process has to hear its own, which proves both
directions of the link. A link on which nothing comes back in time is dropped without waiting, and opened anew.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from lettrine.store.notify import BEAT, CHANNEL, Receiver
from lettrine.store.postgres.dialer import Connection, Dialer
from lettrine.supervision import cancel, supervise

log = logging.getLogger(__name__)

MOST_WAITING = 10_000
"""How many messages may wait to be sent; if there are more, they are dropped, and everything is told anew."""
BEAT_INTERVAL = 1.0
"""Seconds between two beats."""
PATIENCE = 2.0
"""Seconds within which what was sent has to be heard."""
RETRY_DELAY = 0.25
"""The most seconds before a lost connection is opened again."""

NOTIFY = "select pg_notify($1, each) from unnest($2::text[]) each"


class PostgresNotifier:
    """Processes on one PostgreSQL. Each receives the messages of the others, and not its own.

    `on_lost` is called when the link is lost: other connections to the same server may be as broken as this one.
    """

    def __init__(self, dialer: Dialer, process: str, receiver: Receiver, on_lost: Callable[[], None]) -> None:
        self._dialer, self._process, self._receiver, self._on_lost = dialer, process, receiver, on_lost
        self._outgoing: list[str] = []
        self._dropped = 0
        """How many messages did not fit."""
        self._confirmations: list[asyncio.Future[bool]] = []
        """Those who wait for the next beat."""
        self._wake, self._echo = asyncio.Event(), asyncio.Event()
        self._beats = 0
        self._heard_until: float | None = None
        """Up to when everything was heard; None while there is no link."""
        receiver.lose(0.0)
        self._task = supervise("notifier", self._exchange, longest_delay=RETRY_DELAY)

    def send(self, message: str) -> None:
        """Send a message to the others. Without a link it is dropped: after the next `miss` everything is told anew."""
        if self._heard_until is None:
            return
        if len(self._outgoing) >= MOST_WAITING:
            self._dropped += 1
        else:
            self._outgoing.append(message)
            self._wake.set()

    async def confirm(self) -> bool:
        """Whether everything that was sent before has been heard: PostgreSQL keeps the order of the commits."""
        if self._heard_until is None:
            return False
        heard: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._confirmations.append(heard)
        self._wake.set()
        with suppress(TimeoutError):
            async with asyncio.timeout(2 * PATIENCE):  # one beat may be under way already
                return await heard
        return False

    async def close(self) -> None:
        """Send what waits, within a limit, and stop."""
        await self.confirm()
        await cancel(self._task)

    async def _exchange(self) -> None:
        """Listen and send on one connection for as long as it lasts: it ends with an exception."""
        connection = await self._dialer.connect()
        try:
            # Otherwise a lost connection would be noticed only by the next beat.
            connection.add_termination_listener(lambda _: self._wake.set())
            await connection.add_listener(CHANNEL, self._on_notify)
            self._heard_until = asyncio.get_running_loop().time()
            self._receiver.miss()
            while True:
                await self._send_all(connection)
                await self._pause()
        finally:
            connection.terminate()
            self._lose()

    async def _pause(self) -> None:
        """Until there is something to send, or the next beat is due."""
        with suppress(TimeoutError):
            async with asyncio.timeout(BEAT_INTERVAL):
                await self._wake.wait()

    async def _send_all(self, connection: Connection) -> None:
        """Send what waits with a beat behind it, and wait until the beat is heard."""
        self._wake.clear()
        messages, self._outgoing = self._outgoing, []
        asking, self._confirmations = self._confirmations, []
        self._beats += 1
        began = asyncio.get_running_loop().time()
        try:
            async with asyncio.timeout(PATIENCE):
                self._echo.clear()
                payloads = [f"{self._process} {message}" for message in (*messages, self._beat)]
                await connection.execute(NOTIFY, CHANNEL, payloads)
                await self._echo.wait()
            self._heard_until = began
        finally:
            _answer(asking, self._heard_until == began)
        self._tell_dropped()

    @property
    def _beat(self) -> str:
        return f"{BEAT} {self._beats}"

    def _tell_dropped(self) -> None:
        if self._dropped:
            log.warning("messages to other processes were dropped", extra={"count": self._dropped})
            self._dropped = 0
            self._receiver.miss()

    def _lose(self) -> None:
        """The link is lost. What waits is dropped: everything will be told anew."""
        if self._heard_until is not None:
            seconds = asyncio.get_running_loop().time() - self._heard_until
            self._heard_until = None
            self._outgoing.clear()
            _answer(self._confirmations, False)
            self._confirmations.clear()
            self._receiver.lose(seconds)
            self._on_lost()

    def _on_notify(self, _connection: Any, _pid: int, _channel: str, payload: Any) -> None:
        process, _, message = str(payload).partition(" ")
        if process != self._process:
            try:
                self._receiver.receive(process, message)
            except Exception:  # the others go on being heard
                log.exception("another process could not be heard")
        elif message == self._beat:
            self._echo.set()


def _answer(asking: list[asyncio.Future[bool]], heard: bool) -> None:
    for each in asking:
        if not each.done():
            each.set_result(heard)
