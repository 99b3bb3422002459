"""What other processes write is read here: when they say so, and every few seconds whether or not they do."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from lettrine.play import catch_up, commands
from lettrine.play.catch_up import CatchUp
from lettrine.play.chats import Chats
from lettrine.play.tables import Tables
from lettrine.store.errors import StoreUnavailableError
from lettrine.store.memory import MemoryLog
from lettrine.store.url import open_log
from lettrine.supervision import cancel, supervise
from tests.play.processes import Processes, done

pytestmark = pytest.mark.anyio

PATIENCE = 60.0


class Follower:
    """Somebody who follows a table at a process."""

    def __init__(self, tables: Tables, table: str) -> None:
        self.seq, self._news = -1, asyncio.Condition()
        self._changed = asyncio.Event()
        tables.add_listener(table, self._hear)

    def _hear(self, table: Any, event: Any) -> None:
        self.seq = table.seq
        self._changed.set()

    async def until(self, seq: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.seq < seq:
                self._changed.clear()
                await self._changed.wait()


@pytest.fixture
async def running() -> AsyncIterator[list[Any]]:
    tasks: list[Any] = []
    yield tasks
    await cancel(*tasks)


async def follow(processes: Processes, count: int, running: list[Any]) -> tuple[Tables, CatchUp, dict[str, Follower]]:
    """Tables of one process that are followed at another."""
    one, other = processes.process(), processes.process()
    names = [await processes.seated(one) for _ in range(count)]
    for name in names:
        await other.table(name)
    catching = CatchUp(other, Chats(other, other.store.chat))
    running.append(supervise("catch-up", catching.run))
    return one, catching, {name: Follower(other, name) for name in names}


async def test_what_another_process_says_is_read_at_once(processes: Processes, running: list[Any], monkeypatch):
    one, catching, followers = await follow(processes, 2, running)
    await asyncio.sleep(0)
    monkeypatch.setattr(catch_up, "INTERVAL", 10 * PATIENCE)
    for name, follower in followers.items():
        now = await done(one.do(name, commands.set_pace("key0", "fast")))
        catching.note(name)
        await follower.until(now.seq)


async def test_what_nobody_says_is_found_by_one_query(processes: Processes, running: list[Any], monkeypatch):
    monkeypatch.setattr(catch_up, "INTERVAL", 0.01)
    asked: list[list[str]] = []
    honest = processes.store.newest

    async def newest(tables: list[str]) -> dict[str, int]:
        asked.append(sorted(tables))
        return await honest(tables)

    monkeypatch.setattr(processes.store, "newest", newest)
    one, _, followers = await follow(processes, 3, running)
    for name, follower in followers.items():
        now = await done(one.do(name, commands.set_pace("key0", "fast")))
        await follower.until(now.seq)
    assert asked[-1] == sorted(followers)


async def test_a_table_that_fails_or_hangs_does_not_keep_the_others_waiting(
    processes: Processes, running: list[Any], monkeypatch
):
    monkeypatch.setattr(catch_up, "INTERVAL", 0.01)
    monkeypatch.setattr(catch_up, "READ_TIMEOUT", 0.01)
    one, _, followers = await follow(processes, 3, running)
    (failing, _), (hanging, _), (sound, follower) = followers.items()
    honest = processes.store.read

    async def read(name: str, after: int = -1):
        if name == failing:
            raise ZeroDivisionError
        if name == hanging:
            await asyncio.Event().wait()
        return await honest(name, after)

    changes = [await done(one.do(name, commands.set_pace("key0", "fast"))) for name in (failing, hanging, sound)]
    monkeypatch.setattr(processes.store, "read", read)
    await follower.until(changes[-1].seq)
    monkeypatch.setattr(processes.store, "read", honest)
    for name, now in zip((failing, hanging), changes, strict=False):
        await followers[name].until(now.seq)


async def test_when_the_store_was_away_it_is_asked_again(processes: Processes, running: list[Any], monkeypatch):
    monkeypatch.setattr(catch_up, "RETRY_DELAY", 0.01)
    failures = iter([StoreUnavailableError("for a moment")] * 3)
    honest = processes.store.newest

    async def newest(tables: list[str]) -> dict[str, int]:
        for failure in failures:
            raise failure
        return await honest(tables)

    monkeypatch.setattr(processes.store, "newest", newest)
    one, _, followers = await follow(processes, 1, running)
    for name, follower in followers.items():
        await follower.until((await done(one.do(name, commands.set_pace("key0", "fast")))).seq)


async def test_after_missed_messages_unused_tables_are_dropped_and_others_read(processes: Processes, monkeypatch):
    one, other = processes.process(), processes.process()
    used, unused = await processes.seated(one), await processes.seated(one)
    for name in (used, unused):
        await other.table(name)
    follower, catching = Follower(other, used), CatchUp(other, Chats(other, other.store.chat))
    monkeypatch.setattr(catch_up, "INTERVAL", 10 * PATIENCE)
    task = supervise("catch-up", catching.run)
    await asyncio.sleep(0)
    now = await done(one.do(used, commands.set_pace("key0", "fast")))
    catching.note_all()
    await follower.until(now.seq)
    assert other.loaded_table(unused) is None
    await cancel(task)


async def test_two_processes_on_one_file_follow_each_other(tmp_path: Path, running: list[Any], monkeypatch):
    """There are no notifications between them."""
    monkeypatch.setattr(catch_up, "INTERVAL", 0.05)
    logs = [await open_log(f"sqlite:///{tmp_path}/tables.db") for _ in range(2)]
    processes = Processes(MemoryLog())
    one, other = (Tables(log, processes.process().load_lexicon, processes.time) for log in logs)
    table = await processes.seated(one)
    await other.table(table)
    follower = Follower(other, table)
    task = supervise("catch-up", CatchUp(other, Chats(other, other.store.chat)).run)
    for pace in ("fast", "slow", "normal"):
        await follower.until((await done(one.do(table, commands.set_pace("key0", pace)))).seq)
    await cancel(task)
    for log in logs:
        await log.close()
