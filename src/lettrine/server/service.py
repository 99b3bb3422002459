"""All parts of one server process, put together once and passed to whatever needs them."""

import asyncio
import logging
import secrets
import time
from typing import Any

from lettrine.play.bot_seats import BotSeats, bot_seats
from lettrine.play.chat import participant
from lettrine.play.table import Table
from lettrine.play.tables import Tables
from lettrine.server.identity import Identities
from lettrine.server.jobs.ratings import RatingJob
from lettrine.server.jobs.worker import Worker
from lettrine.server.limits import ConnectionLimiter, RateLimiter
from lettrine.server.live.connections import Connection, Connections, table_view
from lettrine.server.live.presence import HEARTBEAT_INTERVAL, Presence
from lettrine.server.metrics import Metrics
from lettrine.server.settings import Settings
from lettrine.store.errors import StoreError
from lettrine.store.log import Log
from lettrine.store.notify import CHANGED, MISSED, NoNotifier, Notifier
from lettrine.store.url import open_notifier
from lettrine.wire import messages
from lettrine.words.cache import lexicon

log = logging.getLogger(__name__)

LAG_INTERVAL = 0.1
"""Seconds between two measurements of the event loop's lag."""
CODE_LETTERS = "ACDEFGHJKLMNPQRTUVWXY3479"
"""What short codes are made of: nothing that is read or heard as something else."""


def now_ms() -> int:
    """The wall-clock time, in milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


async def load_lexicon(language: str) -> Any:
    """A lexicon; compiling one takes seconds, so it is never done on the event loop."""
    return await asyncio.to_thread(lexicon, language)


class Service:
    """The tables, their connections and bots, the limits, and the background tasks."""

    def __init__(self, settings: Settings, store: Log) -> None:
        self.settings, self.store = settings, store
        self.tables = Tables(store, load_lexicon, now_ms)
        self.presence = Presence(lambda message: self._notifier.send(message), time.monotonic)
        self.connections = Connections(self.tables, self.presence)
        self.bot_seats = BotSeats(self.tables, settings.bot_processes, settings.bot_pace)
        self.rating_job = RatingJob(self.tables, store, time.monotonic)
        self.worker = Worker()
        self.identities = Identities(settings.secret)
        self.metrics = Metrics()
        self.bot_seats.on_thinking_time = self.metrics.record_thinking_time
        self.rating_job.on_rated = self.metrics.record_rated_game
        self.connection_limiter = ConnectionLimiter(settings.sockets_per_address)
        self.request_limiter = RateLimiter(settings.http_burst, settings.http_rate, time.monotonic)
        self.table_limiter = RateLimiter(settings.table_burst, settings.table_rate, time.monotonic)
        self.practice_limiter = RateLimiter(settings.practice_burst, settings.practice_rate, time.monotonic)
        self.chat_limiter = RateLimiter(settings.talk_burst, settings.talk_rate, time.monotonic)
        self._tasks: list[asyncio.Task[None]] = []
        self._notifier: Notifier = NoNotifier()

    def open(self) -> None:
        """Start the background tasks, and listen to other processes on the same store."""
        rating = self.rating_job.run(self.settings.tick)
        background = (self._lapse_duties(), self._send_heartbeats(), self._measure_lag(), rating)
        self._tasks = [asyncio.create_task(each) for each in background]
        self._notifier = open_notifier(self.store, self._receive)

    async def close(self) -> None:
        """Stop the background tasks, close all connections, finish what has begun, and close the store."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.connections.close()
        await self.bot_seats.close()
        self.worker.close()
        await self._notifier.close()
        await self.store.close()

    def is_away(self, table: Table, seat: int) -> bool:
        """Whether somebody has been away so long that a bot may play for them; by correspondence, that is days."""
        clock = table.plan.clock
        thinking_time = clock.seconds if clock.kind == "decision" else 0
        limit = max(self.settings.away_after, thinking_time)
        return seat not in self.presence.seats(table.id) and self.presence.seconds_away(table.id, seat) >= limit

    def table_view(self, table: Table, key: str | None) -> messages.Table:
        """A table as the holder of a key may see it."""
        return table_view(table, participant(table, key), self.presence.seats(table.id))

    async def connect(self, table: str, key: str) -> Connection | None:
        """Connect to a table. After a restart, the first connection makes its bots go on."""
        connection = await self.connections.connect(table, key)
        found = await self.tables.table(table)
        if found is not None and found.status != "open" and not found.final and bot_seats(found):
            await self.bot_seats.wake(table)
        return connection

    async def _receive(self, process: str, message: str) -> None:
        """Take a message of another process."""
        kind, _, table = message.partition(" ")
        if kind == CHANGED:
            await self.tables.catch_up(table)
        elif kind == MISSED:
            self.presence.resync()
            await self.tables.catch_up_all()
        else:
            self.presence.receive(process, message)

    async def _send_heartbeats(self) -> None:
        while True:
            self.presence.heartbeat()
            await asyncio.sleep(HEARTBEAT_INTERVAL)

    async def _measure_lag(self) -> None:
        """How late the event loop is shows how busy this process is."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LAG_INTERVAL
            await asyncio.sleep(LAG_INTERVAL)
            self.metrics.record_lag(max(0.0, loop.time() - due))

    async def _lapse_duties(self) -> None:
        while True:
            try:
                self.metrics.record_lapses(await self.tables.lapse_overdue())
            except StoreError as error:
                log.warning("deadlines wait", extra={"code": error.code})
            except Exception:  # one unreadable table must not stop the clocks of the others
                log.exception("deadlines wait")
            await asyncio.sleep(self.settings.tick)


def new_id() -> str:
    """The id of a table, which nobody can guess: whoever has the link may come in."""
    return secrets.token_urlsafe(12)


def new_code() -> str:
    """A short code to read out to somebody."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(6))
