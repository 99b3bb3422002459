"""Everything one server process holds, put together once and handed to whoever needs it."""

import asyncio
import logging
import secrets
import time
from contextlib import suppress
from typing import Any

from lettrine.play.hands import Hands, places
from lettrine.play.tables import Tables
from lettrine.server.keys import Keys
from lettrine.server.limits import Buckets
from lettrine.server.rooms import Connection, Rooms
from lettrine.server.settings import Settings
from lettrine.store.errors import StoreError
from lettrine.store.log import Log
from lettrine.store.wakeups import Alone, PostgresWakeups, Wakeups
from lettrine.words.cache import lexicon

log = logging.getLogger(__name__)

CODE = "ACDEFGHJKLMNPQRTUVWXY3479"
"""What short codes are made of: nothing that is read or heard as something else."""


def now_ms() -> int:
    """The time of the world."""
    return time.time_ns() // 1_000_000


async def words(language: str) -> Any:
    """A lexicon; compiling one takes seconds, so it is never done on the event loop."""
    return await asyncio.to_thread(lexicon, language)


class House:
    """The tables, the people connected to them, the bots, and the clock that looks after all."""

    def __init__(self, settings: Settings, store: Log) -> None:
        self.settings, self.store = settings, store
        self.tables = Tables(store, words, now_ms)
        self.rooms = Rooms(self.tables)
        self.hands = Hands(self.tables, settings.bot_processes, settings.bot_pace)
        self.keys = Keys(settings.secret)
        self.requests = Buckets(settings.http_burst, settings.http_rate, time.monotonic)
        self._clock: asyncio.Task[None] | None = None
        self._wakeups: Wakeups = Alone()

    def open(self) -> None:
        """Start looking after deadlines, and listening to other processes on the same store."""
        self._clock = asyncio.create_task(self._tick())
        if self.settings.store.startswith("postgres"):
            self._wakeups = PostgresWakeups(self.settings.store, self.tables.catch_up)
            self.tables.changed.append(self._wakeups.tell)

    async def close(self) -> None:
        """Let nothing begin, finish what has begun, and ask everybody to come back."""
        if self._clock is not None:
            self._clock.cancel()
            with suppress(asyncio.CancelledError):
                await self._clock
        self.rooms.close()
        await self.hands.close()
        await self._wakeups.close()
        await self.store.close()

    async def enter(self, table: str, key: str | None) -> Connection | None:
        """Come to a table. Its bots wake up with the first who comes, after a restart as well."""
        connection = await self.rooms.enter(table, key)
        found = await self.tables.table(table)
        if found is not None and found.status == "playing" and places(found):
            await self.hands.watch(table)
        return connection

    async def _tick(self) -> None:
        while True:
            try:
                await self.tables.fire()
            except StoreError as away:
                log.warning("deadlines wait: %s", away.code)
            except Exception:  # one table that cannot be read is not to stop the clocks of all others
                log.exception("deadlines wait")
            await asyncio.sleep(self.settings.tick)


def new_id() -> str:
    """The id of a table, which nobody can guess: who has the link may come in."""
    return secrets.token_urlsafe(12)


def new_code() -> str:
    """A short code to read out to somebody."""
    return "".join(secrets.choice(CODE) for _ in range(6))
