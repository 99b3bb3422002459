"""Indexes tables: those that are older than the index of seats, and those whose game has just ended.

How a game ended is worked out from its log, here and not with the last move, which would wait for it. The store lists
the tables, so a job that was interrupted is resumed by the next process.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Any

from lettrine.play.card import card_of, people_of, turn_of
from lettrine.play.game_outcome import outcome_of, written
from lettrine.play.replay import finished_steps, game_log
from lettrine.play.table import Table
from lettrine.play.tables import Tables
from lettrine.store.errors import StoreError
from lettrine.store.log import Log, Row, pseudonym

log = logging.getLogger(__name__)

BATCH = 50
"""How many tables are asked for at a time."""


class IndexJob:
    """Indexes the tables of one store that wait for it."""

    def __init__(self, tables: Tables, store: Log) -> None:
        self._store, self._slices = store, tables.slices
        self._ended = asyncio.Event()
        tables.listeners.append(self._on_event)

    async def run(self, tick: float) -> None:
        """Index what waits until cancelled."""
        while True:
            self._ended.clear()
            try:
                await self.index_all()
            except StoreError as error:  # which the store logs once; here it comes with every tick
                log.debug("the index waits", extra={"code": error.code})
            with suppress(TimeoutError):
                async with asyncio.timeout(tick):
                    await self._ended.wait()

    async def index_all(self) -> None:
        """Index every table that waits, each once; one that cannot be is tried again when this is called again."""
        after = ""
        while tables := await self._store.history.unindexed(after, BATCH):
            for table in tables:
                await self._try(table)
            after = tables[-1]

    async def _try(self, table: str) -> None:
        """Index one table. One where that fails must not stop the others from being indexed."""
        try:
            await self._index(await self._store.read(table))
        except StoreError:
            raise
        except Exception:
            log.exception("a table could not be indexed", extra={"table": pseudonym(table)})

    async def _index(self, rows: list[Row]) -> bool:
        (table,) = await self._slices.run(finished_steps(rows), newest=1)
        outcome = await self._outcome(table, rows) if table.status == "over" else None
        body = card_of(table, 0).body
        people = people_of(table)
        indexed = await self._store.history.index(table.id, rows[-1].seq, people, turn_of(table), body, outcome)
        for each in people:  # of whom it was not known that they are at this table, when they became somebody else
            await self._store.people.move_again(each.person)
        return indexed

    async def _outcome(self, table: Table, rows: list[Row]) -> bytes:
        entries = await self._slices.run(game_log(table.game, rows))
        return written(outcome_of(table, [event for entry in entries for event in entry.events]))

    def _on_event(self, table: Table, event: Any) -> None:
        if table.status == "over":
            self._ended.set()
