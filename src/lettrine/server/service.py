"""Everything one server process holds, put together once and handed to whoever needs it."""

import asyncio
import logging
import secrets
import time
from typing import Any

from lettrine.play.bot_seats import BotSeats, places
from lettrine.play.chat import person_at
from lettrine.play.table import Table
from lettrine.play.tables import Tables
from lettrine.server.identity import Identities
from lettrine.server.jobs.ratings import Rater
from lettrine.server.jobs.worker import Worker
from lettrine.server.limits import Buckets, Crowd
from lettrine.server.live.connections import Connection, Connections, table_view
from lettrine.server.live.presence import BEAT, Presence
from lettrine.server.metrics import Meters
from lettrine.server.settings import Settings
from lettrine.store.errors import StoreError
from lettrine.store.log import Log
from lettrine.store.notify import CHANGED, MISSED, NoNotifier, Notifier
from lettrine.store.url import open_notifier
from lettrine.wire import messages
from lettrine.words.cache import lexicon

log = logging.getLogger(__name__)

PULSE = 0.1
"""Seconds between two looks at how late the event loop is."""
CODE = "ACDEFGHJKLMNPQRTUVWXY3479"
"""What short codes are made of: nothing that is read or heard as something else."""


def now_ms() -> int:
    """The time of the world."""
    return time.time_ns() // 1_000_000


async def words(language: str) -> Any:
    """A lexicon; compiling one takes seconds, so it is never done on the event loop."""
    return await asyncio.to_thread(lexicon, language)


class Service:
    """The tables, the people connected to them, the bots, and the clock that looks after all."""

    def __init__(self, settings: Settings, store: Log) -> None:
        self.settings, self.store = settings, store
        self.tables = Tables(store, words, now_ms)
        self.presence = Presence(lambda message: self._notifier.send(message), time.monotonic)
        self.connections = Connections(self.tables, self.presence)
        self.bot_seats = BotSeats(self.tables, settings.bot_processes, settings.bot_pace)
        self.rater = Rater(self.tables, store, time.monotonic)
        self.worker = Worker()
        self.identities = Identities(settings.secret)
        self.meters = Meters()
        self.bot_seats.thought = self.meters.thought
        self.rater.rated = self.meters.rated
        self.crowd = Crowd(settings.sockets_per_address)
        self.requests = Buckets(settings.http_burst, settings.http_rate, time.monotonic)
        self.opening = Buckets(settings.table_burst, settings.table_rate, time.monotonic)
        self.practising = Buckets(settings.practice_burst, settings.practice_rate, time.monotonic)
        self.talking = Buckets(settings.talk_burst, settings.talk_rate, time.monotonic)
        self._chores: list[asyncio.Task[None]] = []
        self._notifier: Notifier = NoNotifier()

    def open(self) -> None:
        """Start looking after deadlines and ratings, and listening to other processes on the same store."""
        rating = self.rater.run(self.settings.tick)
        chores = (self._tick(), self._beat(), self._listen_to_the_loop(), rating)
        self._chores = [asyncio.create_task(each) for each in chores]
        self._notifier = open_notifier(self.store, self._hear)

    async def close(self) -> None:
        """Let nothing begin, finish what has begun, and ask everybody to come back."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        self.connections.close()
        await self.bot_seats.close()
        self.worker.close()
        await self._notifier.close()
        await self.store.close()

    def is_gone(self, table: Table, seat: int) -> bool:
        """Whether somebody has been away for so long that a bot may play for them; by correspondence, that is days."""
        clock = table.plan.clock
        thinking = clock.seconds if clock.kind == "decision" else 0
        there = seat in self.presence.at(table.id)
        return not there and self.presence.absent(table.id, seat) >= max(self.settings.away_after, thinking)

    def seen(self, table: Table, key: str | None) -> messages.Table:
        """A table as whoever asks may see it."""
        return table_view(table, person_at(table, key), self.presence.at(table.id))

    async def enter(self, table: str, key: str) -> Connection | None:
        """Come to a table. Its bots wake up with the first who comes, after a restart as well."""
        connection = await self.connections.enter(table, key)
        found = await self.tables.table(table)
        if found is not None and found.status != "open" and not found.final and places(found):
            await self.bot_seats.wake(table)
        return connection

    async def _hear(self, who: str, message: str) -> None:
        """Another process has said something."""
        kind, _, table = message.partition(" ")
        if kind == CHANGED:
            await self.tables.catch_up(table)
        elif kind == MISSED:
            self.presence.again()
            await self.tables.catch_up_all()
        else:
            self.presence.heard(who, message)

    async def _beat(self) -> None:
        while True:
            self.presence.beat()
            await asyncio.sleep(BEAT)

    async def _listen_to_the_loop(self) -> None:
        """How late the event loop comes round says how busy this process is."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + PULSE
            await asyncio.sleep(PULSE)
            self.meters.lagged(max(0.0, loop.time() - due))

    async def _tick(self) -> None:
        while True:
            try:
                self.meters.lapsed(await self.tables.fire())
            except StoreError as away:
                log.warning("deadlines wait", extra={"code": away.code})
            except Exception:  # one table that cannot be read is not to stop the clocks of all others
                log.exception("deadlines wait")
            await asyncio.sleep(self.settings.tick)


def new_id() -> str:
    """The id of a table, which nobody can guess: who has the link may come in."""
    return secrets.token_urlsafe(12)


def new_code() -> str:
    """A short code to read out to somebody."""
    return "".join(secrets.choice(CODE) for _ in range(6))
