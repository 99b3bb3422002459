"""What lives long is set aside, and cycles among the young and the old are found all the same."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from lettrine.server.jobs import garbage

pytestmark = pytest.mark.anyio


class Cycle:
    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


async def test_what_is_alive_is_set_aside_and_young_cycles_are_found(monkeypatch):
    monkeypatch.setattr(garbage, "FREEZE_INTERVAL", 0.01)
    task = asyncio.create_task(garbage.collect_garbage())
    await asyncio.sleep(0)
    assert gc.get_freeze_count() > 1000
    lost = weakref.ref(Cycle())
    async with asyncio.timeout(30):
        while lost() is not None:
            await asyncio.sleep(0.005)
    task.cancel()


async def test_cycles_among_the_old_are_found_in_the_end(monkeypatch):
    monkeypatch.setattr(garbage, "FREEZE_INTERVAL", 0.01)
    monkeypatch.setattr(garbage, "FULL_INTERVAL", 0.05)
    old = Cycle()
    task = asyncio.create_task(garbage.collect_garbage())
    await asyncio.sleep(0.02)
    lost = weakref.ref(old)
    del old
    async with asyncio.timeout(30):
        while lost() is not None:
            await asyncio.sleep(0.005)
    task.cancel()
