"""Deletes what need not be kept any more, and says for how long everything is kept: one list does both.

It goes through what was left alone the longest, some tables at a time, and lets everything else go on in between.
Several processes may do so at once: of two that delete the same, one finds nothing to delete. Nothing is deleted that
somebody is connected to, in any process, or that is the subject of a report which the operator has yet to deal with.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple, TypeVar

from lettrine.play.tables import Tables
from lettrine.server.settings import Settings
from lettrine.store.errors import StoreError
from lettrine.store.history import Status
from lettrine.store.log import CODE_LIFETIME, Log
from lettrine.store.retention import IdleTable, Place

log = logging.getLogger(__name__)

FIRST_PAUSE = 60.0
"""Seconds before the first time: until then it may not be known who is connected to other processes."""
INTERVAL = 3600.0
"""Seconds between two times."""
BATCH = 50
"""How many tables are looked at in one query, and how many reports are deleted by one statement."""
BREATH = 0.01
"""Seconds between two tables that are deleted: whoever plays meanwhile comes first."""
DAY = 24 * 3600 * 1000

Found = TypeVar("Found", IdleTable, Place)


class Line(NamedTuple):
    """Something that is stored for a while. What it is and why is said by the texts `kept-WHAT` and `kept-WHAT-why`."""

    what: str
    setting: str | None
    """The field of the settings that has the days; 0 days: it is never deleted by itself. None: they are fixed."""
    sweep: "Callable[[RetentionJob, int], Awaitable[int]] | None" = None
    """Deletes what is older than so many days, and returns how much that was; None: something else does."""
    days: int | None = None
    """Where no setting has them."""


class RetentionJob:
    """Deletes what is old in one store."""

    def __init__(self, settings: Settings, tables: Tables, in_use: Callable[[str], bool]) -> None:
        self._settings, self._tables, self._in_use = settings, tables, in_use
        self.store: Log = tables.store
        self.wall: Callable[[], int] = lambda: 0
        """The wall clock's time in milliseconds, by which reports and bans go."""
        self.on_deleted: Callable[[str, int], None] = lambda what, count: None
        """Called with what was deleted, by the name of its line, and how much."""
        self.on_erased: Callable[[str], None] = lambda table: None
        """Called with a table that was deleted: the other processes may have it in memory."""

    async def run(self) -> None:
        """Delete every hour, until cancelled."""
        await asyncio.sleep(FIRST_PAUSE)
        while True:
            await self.sweep_all()
            await asyncio.sleep(INTERVAL)

    async def sweep_all(self) -> None:
        """Delete everything that is old."""
        for line in LINES:
            days = days_of(line.what, self._settings)
            if line.sweep is not None and days is not None:
                await self._sweep(line, days)

    async def _sweep(self, line: Line, days: int) -> None:
        """One line of the list. What cannot be deleted now must not keep the rest."""
        try:
            if line.sweep is not None:
                await line.sweep(self, days)
        except StoreError as error:
            log.warning("what is old is deleted later", extra={"code": error.code})
        except Exception:
            log.exception("something old could not be deleted")

    # Tables ----------------------------------------------------------------------------------------------------

    async def sweep_tables(self, what: str, status: Status, days: int) -> int:
        """Delete tables of a status in whose log nothing was written for so many days."""
        retention = self.store.retention
        return await self._sweep_found(what, lambda before, after: retention.idle(status, before, after, BATCH), days)

    async def sweep_nobodys(self, what: str, days: int) -> int:
        """Delete finished games of people of whom none is known any more."""
        return await self._sweep_found(
            what, lambda before, after: self.store.retention.nobodys(before, after, BATCH), days
        )

    async def _sweep_found(self, what: str, find: Callable[[int, Place], Awaitable[list[IdleTable]]], days: int) -> int:
        before = self._tables.now() - days * DAY
        return await self._each(
            what, lambda after: find(before, after), lambda idle: idle.place, lambda idle: self._erase(idle, before)
        )

    async def _erase(self, idle: IdleTable, before: int) -> bool:
        table = idle.place.table
        if idle.at >= before or self._in_use(table) or await self.store.manners.reported(table):
            return False
        erased = await self._tables.erase(table, idle.seq)
        if erased:
            self.on_erased(table)
        return erased

    async def sweep_chats(self, what: str, days: int) -> int:
        """Delete chats in which nobody has said anything for so many days since the game was over."""
        before = self._tables.now() - days * DAY
        return await self._each(
            what,
            lambda after: self.store.retention.ended_chats(before, after, BATCH),
            lambda place: place,
            lambda place: self._erase_chat(place.table, before),
        )

    async def _erase_chat(self, table: str, before: int) -> bool:
        return not self._in_use(table) and await self.store.retention.erase_chat(table, before)

    async def _each(
        self,
        what: str,
        find: Callable[[Place], Awaitable[list[Found]]],
        place: Callable[[Found], Place],
        delete: Callable[[Found], Awaitable[bool]],
    ) -> int:
        """Delete whatever is found, a page at a time, and count it."""
        deleted, after = 0, Place()
        while page := await find(after):
            after = place(page[-1])
            for found in page:
                if await delete(found):
                    deleted += 1
                    self.on_deleted(what, 1)
                await asyncio.sleep(BREATH)
        return deleted

    async def sweep_people(self, what: str, days: int) -> int:
        """Have people deleted who have not played for so many days, as they could themselves (`jobs/erasure.py`)."""
        before, deleted = self._tables.now() - days * DAY, 0
        while unseen := await self.store.retention.unseen(before, BATCH):
            for person in unseen:
                await self.store.history.erase(person, self._tables.now())
            deleted += len(unseen)
            self.on_deleted(what, len(unseen))
            await asyncio.sleep(BREATH)
        return deleted

    # What goes by the wall clock -------------------------------------------------------------------------------

    async def sweep_reports(self, what: str, days: int) -> int:
        """Delete reports that were made so many days ago."""
        deleted = 0
        while count := await self.store.retention.erase_reports(self.wall() - days * DAY, BATCH):
            deleted += count
            self.on_deleted(what, count)
            await asyncio.sleep(BREATH)
        return deleted

    async def sweep_bans(self, what: str, days: int) -> int:
        """Delete bans that were over so many days ago."""
        count = await self.store.retention.erase_bans(self.wall() - days * DAY)
        self.on_deleted(what, count)
        return count


LINES = (
    Line("open", "keep_open", lambda job, days: job.sweep_tables("open", "open", days)),
    Line("running", "keep_running", lambda job, days: job.sweep_tables("running", "playing", days)),
    Line("finished", "keep_finished", lambda job, days: job.sweep_nobodys("finished", days)),
    Line("people", "keep_people", lambda job, days: job.sweep_people("people", days)),
    Line("chat", "keep_chat", lambda job, days: job.sweep_chats("chat", days)),
    Line("codes", None, days=CODE_LIFETIME // DAY),
    Line("blocks", None),
    Line("reports", "keep_reports", lambda job, days: job.sweep_reports("reports", days)),
    Line("bans", None, lambda job, days: job.sweep_bans("bans", days), days=0),
)
"""All that is stored about people and what they play, in the order in which `/privacy` says it."""

SWEPT = tuple(line.what for line in LINES if line.sweep is not None)


def days_of(what: str, settings: Settings) -> int | None:
    """For how many days something is kept; None: it is not deleted by itself."""
    line = next(line for line in LINES if line.what == what)
    if line.setting is None:
        return line.days
    days: int = getattr(settings, line.setting)
    return days or None
