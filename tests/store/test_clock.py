"""The mark of the time at the tables, on every store."""

import pytest

from lettrine.store.clock import ClockMark, wall_ms
from lettrine.store.log import Log

pytestmark = pytest.mark.anyio
MINUTE = 60_000


async def test_the_newest_mark_is_kept_with_what_the_wall_clock_showed(log: Log):
    assert (await log.clock.read()).mark is None
    for now in (5, 7):
        await log.clock.write(now)
    read = await log.clock.read()
    assert isinstance(read.mark, ClockMark)
    assert read.mark.time == 7
    assert read.mark.wall <= read.wall
    assert abs(read.wall - wall_ms()) < MINUTE
