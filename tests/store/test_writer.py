"""The group commit by itself, with a commit that the test holds in its hand."""

import asyncio
from collections.abc import Sequence

import pytest

from lettrine.store import writer as module
from lettrine.store.errors import StoreUnavailableError
from lettrine.store.writer import Writer
from lettrine.supervision import cancel, failures

pytestmark = pytest.mark.anyio


class Disk:
    """Keeps the groups it is given, and waits with each until told."""

    def __init__(self) -> None:
        self.groups: list[list[str]] = []
        self.turn = asyncio.Semaphore(0)
        self.away = False

    async def commit(self, jobs: Sequence[str]) -> list[str]:
        await self.turn.acquire()
        self.groups.append(list(jobs))
        if self.away:
            raise StoreUnavailableError("away")
        if any("bad" in job for job in jobs):
            self.turn.release()  # looking for the culprit is part of the same turn
            raise ZeroDivisionError
        return [job.upper() for job in jobs]

    def go_on(self, turns: int = 1) -> None:
        for _ in range(turns):
            self.turn.release()


def handed(writer: Writer[str, str], jobs: str) -> list[asyncio.Task[str]]:
    """Hand in jobs, each of the table that its first letter names."""
    return [asyncio.create_task(writer.do(job[0], job)) for job in jobs.split()]


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_what_comes_during_a_commit_shares_the_next() -> None:
    disk = Disk()
    writer = Writer(disk.commit)
    tasks = handed(writer, "a1")
    await settled()
    tasks += handed(writer, "b1 c1 d1")
    await settled()
    disk.go_on(2)
    assert await asyncio.gather(*tasks) == ["A1", "B1", "C1", "D1"]
    assert disk.groups == [["a1"], ["b1", "c1", "d1"]]
    await writer.close()


async def test_nobody_is_told_before_the_commit() -> None:
    disk = Disk()
    writer = Writer(disk.commit)
    tasks = handed(writer, "a1 b1")
    await settled()
    assert not any(task.done() for task in tasks)
    disk.go_on()
    await asyncio.gather(*tasks)
    await writer.close()


async def test_a_table_has_one_job_in_a_group_and_they_keep_their_order() -> None:
    disk = Disk()
    disk.go_on(9)
    writer = Writer(disk.commit)
    await asyncio.gather(*handed(writer, "a1 a2 b1 a3 b2 c1"))
    assert disk.groups == [["a1", "b1", "c1"], ["a2", "b2"], ["a3"]]
    await writer.close()


async def test_a_group_is_not_larger_than_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LARGEST_GROUP", 2)
    disk = Disk()
    disk.go_on(9)
    writer = Writer(disk.commit)
    await asyncio.gather(*handed(writer, "a b c d e"))
    assert disk.groups == [["a", "b"], ["c", "d"], ["e"]]
    await writer.close()


async def test_who_finds_no_room_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_WAITING", 3)
    disk = Disk()
    writer = Writer(disk.commit)
    tasks = handed(writer, "a b c d e")
    await settled()
    disk.go_on()
    await settled()
    assert disk.groups == [["a", "b", "c"]]
    disk.go_on()
    await asyncio.gather(*tasks)
    assert disk.groups == [["a", "b", "c"], ["d", "e"]]
    await writer.close()


async def test_one_bad_job_fails_alone() -> None:
    disk = Disk()
    disk.go_on(9)
    writer = Writer(disk.commit)
    done = await asyncio.gather(*handed(writer, "a b c-bad d e"), return_exceptions=True)
    assert [str(each) for each in done if not isinstance(each, Exception)] == ["A", "B", "D", "E"]
    assert isinstance(done[2], ZeroDivisionError)
    await writer.close()


async def test_an_outage_is_told_to_all_and_the_writer_goes_on() -> None:
    disk = Disk()
    disk.go_on(9)
    disk.away = True
    writer = Writer(disk.commit)
    done = await asyncio.gather(*handed(writer, "a b c"), return_exceptions=True)
    assert [type(each) for each in done] == [StoreUnavailableError] * 3
    assert disk.groups == [["a", "b", "c"]]
    disk.away = False
    assert await asyncio.gather(*handed(writer, "a b")) == ["A", "B"]
    await writer.close()


async def test_a_job_cancelled_before_its_turn_is_not_done() -> None:
    disk = Disk()
    writer = Writer(disk.commit)
    tasks = handed(writer, "a")
    await settled()
    tasks += handed(writer, "b c")
    await settled()
    tasks[1].cancel()
    disk.go_on(2)
    assert await asyncio.gather(tasks[0], tasks[2]) == ["A", "C"]
    assert disk.groups == [["a"], ["c"]]
    await writer.close()


async def test_closing_does_what_is_waiting_and_takes_nothing_more() -> None:
    disk = Disk()
    writer = Writer(disk.commit)
    tasks = handed(writer, "a1 a2 b1")
    await settled()
    closing = asyncio.create_task(writer.close())
    await settled()
    with pytest.raises(StoreUnavailableError):
        await writer.do("c", "c1")
    disk.go_on(2)
    assert await asyncio.gather(*tasks) == ["A1", "A2", "B1"]
    await closing


async def test_a_writer_that_fails_tells_those_who_wait_and_goes_on() -> None:
    disk = Disk()
    disk.go_on(9)
    answers = iter([["only one result for two jobs"]])

    async def commit(jobs: Sequence[str]) -> list[str]:
        done = await disk.commit(jobs)
        return next(answers, done)

    writer = Writer(commit)
    tasks = handed(writer, "a b")
    async with asyncio.timeout(30):
        done = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(each) for each in done] == [StoreUnavailableError] * 2
    async with asyncio.timeout(30):
        assert await asyncio.gather(*handed(writer, "c d")) == ["C", "D"]
    assert failures()["store writer"] > 0
    await writer.close()


async def test_a_writer_that_is_cancelled_leaves_nobody_waiting() -> None:
    disk = Disk()
    writer = Writer(disk.commit)
    tasks = handed(writer, "a1 a2 b1")
    await settled()
    await cancel(writer._task)
    async with asyncio.timeout(30):
        done = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(each) for each in done] == [StoreUnavailableError] * 3
    with pytest.raises(StoreUnavailableError):
        await writer.do("c", "c1")
