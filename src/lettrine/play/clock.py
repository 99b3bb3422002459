"""The time at the tables: it goes on evenly, whatever the wall clock does.

Deadlines, time banks, codes and seats that are kept go by it. While a process runs, time passes by its monotonic clock,
so nobody gains or loses anything when the wall clock is set. Every few seconds a mark is stored (`store/clock.py`): a
process that starts goes on from there, by what has passed since by the store's wall clock, and never back. So all
processes on one store have the same time, and what was stored before the wall clock was set stays right.
"""

import asyncio
import logging
import time
from collections.abc import Callable

from lettrine.store import clock
from lettrine.store.clock import ClockMark, ClockReading, ClockStore
from lettrine.store.errors import StoreError

log = logging.getLogger(__name__)

INTERVAL = 10.0
"""Seconds between two marks."""
TOLERANCE = 1_000
"""Milliseconds: what is more is no delay and no drift; somebody has set the wall clock, or the machine has slept."""


class Clock:
    """The time at a store's tables, in milliseconds since the epoch; before the first `check`, the wall clock's."""

    def __init__(self, store: ClockStore, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._store, self._monotonic = store, monotonic
        self._ahead = clock.wall_ms() - self._passed()
        """How far it is ahead of the monotonic clock."""
        self._joined = False
        """Whether it goes by the store's mark."""
        self.on_jump: Callable[[int], None] = lambda milliseconds: None
        """Called when the wall clock has jumped, with how far: forward, or back if negative."""

    def now(self) -> int:
        """What time it is."""
        return self._ahead + self._passed()

    async def check(self) -> None:
        """Compare with the store, and set a mark. A store that is away is asked the next time."""
        try:
            await self._check()
        except StoreError as error:
            log.warning("the clock is not marked", extra={"code": error.code})

    async def run(self) -> None:
        """Check until cancelled."""
        while True:
            await asyncio.sleep(INTERVAL)
            await self.check()

    async def _check(self) -> None:
        """The first time, go on from the mark."""
        asked_at = self.now()
        reading = await self._store.read()
        if not self._joined:
            self._join(reading)
        elif reading.mark is not None:
            self._compare(reading, reading.mark, asked_at)
        await self._store.write(self.now())

    def _join(self, reading: ClockReading) -> None:
        """Go on from the mark by what has passed since. A wall clock that was set forward meanwhile cannot be told."""
        self._joined = True
        if reading.mark is None:
            self._set(reading.wall)
            return
        passed = reading.wall - reading.mark.wall
        self._set(reading.mark.time + max(0, passed))
        if passed < -TOLERANCE:
            self._report(passed)

    def _compare(self, reading: ClockReading, mark: ClockMark, asked_at: int) -> None:
        """Who is behind the mark has slept while another process went on; else the wall clock has jumped, if one has.

        The reading is of some moment between `asked_at` and now.
        """
        passed = reading.wall - mark.wall
        if mark.time > self.now() + TOLERANCE:
            self._set(mark.time + max(0, passed))
            log.warning("this process has slept, and follows the others")
            return
        least, most = passed - (self.now() - mark.time), passed - (asked_at - mark.time)
        if least > TOLERANCE or most < -TOLERANCE:
            self._report(least if least > 0 else most)

    def _report(self, milliseconds: int) -> None:
        log.warning("the wall clock has jumped", extra={"seconds": milliseconds / 1000})
        self.on_jump(milliseconds)

    def _set(self, now: int) -> None:
        self._ahead = now - self._passed()

    def _passed(self) -> int:
        return int(1000 * self._monotonic())
