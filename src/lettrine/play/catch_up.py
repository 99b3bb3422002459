"""Reads what other processes have written to the tables that people follow here.

A process is told of each change. Notifications may be lost, and on a file there are none; so every few seconds the
tables are compared with the log, all of them in one query.
"""

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress
from itertools import islice

from lettrine.play.chats import Chats
from lettrine.play.tables import Tables
from lettrine.store.errors import StoreError
from lettrine.store.log import pseudonym

log = logging.getLogger(__name__)

INTERVAL = 2.0
"""Seconds between two comparisons with the log."""
RETRY_DELAY = 0.25
"""Seconds before the next one, if the store was away."""
READ_TIMEOUT = 1.0
"""Seconds that a table may take: one whose command hangs must not keep the others waiting."""
BATCH = 50
"""How many tables are read at a time."""


class CatchUp:
    """Which tables are behind the log, as far as this process was told, and the task that reads them."""

    def __init__(self, tables: Tables, chats: Chats) -> None:
        self._tables, self._chats = tables, chats
        self._behind: set[str] = set()
        """Only tables in memory: so it is bounded as they are."""
        self._chatted = False
        """Whether another process has added something to a chat."""
        self._wake = asyncio.Event()
        self._compare_at = 0.0

    def note(self, table: str) -> None:
        """Another process has written to this table."""
        if self._tables.loaded_table(table) is not None:
            self._behind.add(table)
            self._wake.set()

    def note_chat(self) -> None:
        """Another process has added something to a chat."""
        self._chatted = True
        self._wake.set()

    def note_all(self) -> None:
        """Anything may have been missed."""
        self._tables.drop_unused()
        self._compare_at = 0.0
        self._wake.set()

    async def run(self) -> None:
        """Read what is behind until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout_at(self._compare_at):
                    await self._wake.wait()
            self._wake.clear()
            try:
                if loop.time() >= self._compare_at:
                    self._compare_at = loop.time() + INTERVAL
                    await self._compare()
            except StoreError as error:
                log.warning("catching up waits", extra={"code": error.code})
                self._compare_at = loop.time() + RETRY_DELAY
            await self._read_all()
            await self._read_chats()

    async def _compare(self) -> None:
        """Find the tables that are behind. Tables that nobody follows here are compared when somebody asks for them."""
        followed = self._tables.followed()
        newest = await self._tables.store.newest(list(followed)) if followed else {}
        self._behind |= {table for table, seq in newest.items() if seq > followed[table]}
        self._chatted = True

    async def _read_chats(self) -> None:
        """Read on in the chats in memory, which takes one query where nothing is new."""
        if not self._chatted:
            return
        self._chatted = False
        try:
            async with asyncio.timeout(READ_TIMEOUT):
                await self._chats.catch_up_all()
        except (StoreError, TimeoutError):  # the next comparison will find it again
            log.warning("chats are caught up with later")

    async def _read_all(self) -> None:
        behind, self._behind = iter(self._behind), set()
        while batch := list(islice(behind, BATCH)):
            await self._read(batch)

    async def _read(self, tables: Iterable[str]) -> None:
        done = await asyncio.gather(*map(self._read_table, tables), return_exceptions=True)
        for table, error in zip(tables, done, strict=True):
            if isinstance(error, StoreError | TimeoutError):  # the next comparison will find it again
                log.warning("a table is caught up with later", extra={"table": pseudonym(table)})
            elif isinstance(error, Exception):  # one unreadable table must not affect the others
                log.error("a table could not be caught up with", extra={"table": pseudonym(table)}, exc_info=error)

    async def _read_table(self, table: str) -> None:
        async with asyncio.timeout(READ_TIMEOUT):
            await self._tables.catch_up(table)
