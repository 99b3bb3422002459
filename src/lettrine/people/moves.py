"""Takes somebody's games along to the person that they have joined: running ones at once, the others by and by.

What is to be done is in the store until it is done, so whichever process comes next goes on with it. Doing it twice
does no harm. It counts as done some seconds after the last change: until then a request may be under way in the name of
who it was, or another process may not have heard yet.
"""

import asyncio
import logging
from contextlib import suppress

from lettrine.core.game import Refusal
from lettrine.play import commands
from lettrine.play.tables import Tables
from lettrine.store.errors import StoreError
from lettrine.store.log import Log
from lettrine.store.people import Move
from lettrine.words.cache import NotCompiled

log = logging.getLogger(__name__)

SETTLED = 15_000
"""Milliseconds after which nobody acts any more as who it was: more than a directory remembers."""
INTERVAL = 5.0
"""Seconds between two looks at what is to be done."""
BATCH = 50
"""How many people's games are looked at together."""
NOTHING_TO_DO = ("already_so", "same_table", "no_such_table")
"""Refusals that will not be otherwise another time."""


class Moves:
    """Takes games along."""

    def __init__(self, store: Log, tables: Tables) -> None:
        self._store, self._tables = store, tables
        self._news = asyncio.Event()

    async def run(self) -> None:
        """Take along what is to be taken along, until cancelled."""
        while True:
            self._news.clear()
            try:
                await self.take_all()
            except StoreError as error:  # which the store logs once; here it comes with every look
                log.debug("games wait", extra={"code": error.code})
            with suppress(TimeoutError):
                async with asyncio.timeout(INTERVAL):
                    await self._news.wait()

    async def take_all(self) -> None:
        """Take along all that there is, and forget people of whom nothing more can come."""
        for move in await self._store.people.moves(BATCH):
            await self._finish(move)

    async def take_running(self, was: str, becomes: str) -> None:
        """Take along the games that are not over; the others follow."""
        for table in await self._store.tables_of(was):
            card = await self._store.card(table)
            if card is not None and card.status != "over":
                await self._take(table, was, becomes)
        self._news.set()

    async def _finish(self, move: Move) -> None:
        taken = [await self._take(table, move.was, move.becomes) for table in await self._store.tables_of(move.was)]
        await self._store.leaderboards.rename(move.was, move.becomes)
        await self._store.packs.change_owner(move.was, move.becomes)
        if all(taken) and self._tables.now() - move.at > SETTLED:
            await self._store.people.end_move(move.was)

    async def _take(self, table: str, was: str, becomes: str) -> bool:
        """Take one table along; False if that has to be tried again."""
        try:
            done = await self._tables.do(table, commands.rekey(was, becomes))
        except NotCompiled:  # its words will be there
            return False
        return not isinstance(done, Refusal) or done.code in NOTHING_TO_DO
