"""Takes somebody's games along to the person that they have joined: running ones at once, the others by and by.

What is to be done is in the store until it is done, so whichever process comes next goes on with it. Doing it twice
does no harm. It counts as done some seconds after the last change: until then a request may be under way in the name of
who it was, or another process may not have heard yet.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from typing import Protocol

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


class Belonging(Protocol):
    """A kind of data about people, which follows them when they become somebody else."""

    async def move(self, was: str, becomes: str) -> bool:
        """Make it all another person's, also when it is already; False if that has to be tried again."""


class Moves:
    """Takes along all that belongs to somebody, their games among it."""

    def __init__(self, store: Log, tables: Tables, belongings: Sequence[Belonging]) -> None:
        self._store, self._tables, self._belongings = store, tables, belongings
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
        async for table in tables_of(self._tables, was):
            card = await self._store.card(table)
            if card is not None and card.status != "over":
                await take(self._tables, table, was, becomes)
        self._news.set()

    async def _finish(self, move: Move) -> None:
        taken = [await each.move(move.was, move.becomes) for each in self._belongings]
        if all(taken) and self._tables.now() - move.at > SETTLED:
            await self._store.people.end_move(move.was)


async def tables_of(tables: Tables, person: str) -> AsyncIterator[str]:
    """All tables that know of a person."""
    after = ""
    while found := await tables.store.history.tables_of(person, BATCH, after):
        after = found[-1]
        for table in found:
            yield table


async def take(tables: Tables, table: str, was: str, becomes: str) -> bool:
    """Take one table along; False if that has to be tried again."""
    try:
        done = await tables.do(table, commands.rekey(was, becomes))
    except NotCompiled:  # its words will be there
        return False
    if isinstance(done, Refusal) and done.code not in NOTHING_TO_DO:
        return False
    if not isinstance(done, Refusal) or done.code != "same_table":
        await tables.store.history.move(table, was, becomes)
    return True
