"""Group commit: while one commit is on its way to the disk, the next appends gather, and all of them share the next.

A durable commit costs milliseconds whatever it holds. Alone, a table waits for one commit; a thousand tables wait for
one commit too.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, NamedTuple, TypeVar

from lettrine.store.errors import StoreAway

Job = TypeVar("Job")
Done = TypeVar("Done")

WAITING = 4096
"""How many appends may wait; whoever comes then waits for room. Enough for every socket of a busy server."""
GROUP = 512
"""How many appends share a commit: more would save little and keep the first ones waiting."""


class _Waiter(NamedTuple, Generic[Job, Done]):
    table: str
    job: Job
    done: asyncio.Future[Done]


class Writer(Generic[Job, Done]):
    """The one task that writes. `commit` stores a group of jobs, each of another table, and says what came of each."""

    def __init__(self, commit: Callable[[Sequence[Job]], Awaitable[Sequence[Done]]]) -> None:
        self._commit = commit
        self._waiting: deque[_Waiter[Job, Done]] = deque()
        self._room = asyncio.Semaphore(WAITING)
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="store writer")

    async def do(self, table: str, job: Job) -> Done:
        """Have a job done, and wait until it is durable. A job cancelled before its turn is never begun."""
        async with self._room:
            if self._closing:
                raise StoreAway("the store is closed")
            done: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
            self._waiting.append(_Waiter(table, job, done))
            self._wake.set()
            return await done

    async def close(self) -> None:
        """Do what is waiting, then stop."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            while group := self._take():
                await self._settle(group)

    def _take(self) -> list[_Waiter[Job, Done]]:
        """The next group. A table has one job in it: what follows depends on what comes of that, so it has to wait."""
        group: dict[str, _Waiter[Job, Done]] = {}
        later: list[_Waiter[Job, Done]] = []
        while self._waiting and len(group) < GROUP:
            waiter = self._waiting.popleft()
            if waiter.table in group:
                later.append(waiter)
            elif not waiter.done.cancelled():
                group[waiter.table] = waiter
        self._waiting.extendleft(reversed(later))
        return list(group.values())

    async def _settle(self, group: Sequence[_Waiter[Job, Done]]) -> None:
        """Store a group and tell everyone; where a job spoils a group, find it, so that it fails alone."""
        try:
            results = await self._commit([waiter.job for waiter in group])
        except StoreAway as away:
            for waiter in group:
                _fail(waiter, StoreAway(away.reason))
        except Exception as error:
            if len(group) == 1:
                _fail(group[0], error)
            else:
                middle = len(group) // 2
                await self._settle(group[:middle])
                await self._settle(group[middle:])
        else:
            for waiter, result in zip(group, results, strict=True):
                if not waiter.done.cancelled():
                    waiter.done.set_result(result)


def _fail(waiter: _Waiter[Job, Done], error: Exception) -> None:
    if not waiter.done.cancelled():
        waiter.done.set_exception(error)
