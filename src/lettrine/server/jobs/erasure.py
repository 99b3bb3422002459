"""Deletes everything about people who have asked for it. The store lists them, so what was begun is always finished."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from lettrine.server.personal.holding import Holding, Who
from lettrine.store.errors import StoreError
from lettrine.store.history import HistoryStore

log = logging.getLogger(__name__)

BATCH = 20
PATIENCE = 5.0
"""Seconds that whoever has asked for it waits; after that it goes on without them."""


class ErasureJob:
    """Deletes what all holdings have about the people whom the store lists."""

    def __init__(
        self,
        history: HistoryStore,
        holdings: Sequence[Holding],
        who: Callable[[str], Awaitable[Who]],
        now: Callable[[], int],
    ) -> None:
        self._history, self._holdings, self._who, self._now = history, holdings, who, now
        self._asked = asyncio.Event()
        self._waiting: dict[str, asyncio.Event] = {}
        """Those who wait for it here, which requests bound."""

    async def ask(self, person: str) -> bool:
        """Have everything about a person deleted, which is certain when this returns; whether it is done already."""
        await self._history.erase(person, self._now())
        done = self._waiting.setdefault(person, asyncio.Event())
        self._asked.set()
        try:
            async with asyncio.timeout(PATIENCE):
                await done.wait()
        except TimeoutError:
            return False
        finally:
            self._waiting.pop(person, None)
        return True

    async def run(self, tick: float) -> None:
        """Delete until cancelled."""
        while True:
            self._asked.clear()
            try:
                await self.erase_all()
            except StoreError as error:  # which the store logs once; here it comes with every tick
                log.debug("deletions wait", extra={"code": error.code})
            with suppress(TimeoutError):
                async with asyncio.timeout(tick):
                    await self._asked.wait()

    async def erase_all(self) -> None:
        """Delete everything about everybody who has asked for it. Whoever it fails for must not stop the others."""
        for person in await self._history.erasures(BATCH):
            try:
                await self._erase(person)
            except StoreError:
                raise
            except Exception:
                log.exception("something about a person could not be deleted")

    async def _erase(self, person: str) -> None:
        who = await self._who(person)
        for holding in self._holdings:
            await holding.forget(who)
        await self._history.erased(person)
        if person in self._waiting:
            self._waiting[person].set()
