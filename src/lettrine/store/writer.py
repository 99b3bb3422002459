"""Group commit: appends that come while a commit is being written to disk share the next one.

A durable commit costs milliseconds whatever it holds: a thousand tables wait for one commit, as a single table does.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Generic, NamedTuple, TypeVar

from lettrine.store.errors import StoreUnavailableError
from lettrine.supervision import supervise

Job = TypeVar("Job")
Done = TypeVar("Done")

MOST_WAITING = 4096
"""How many appends may be queued; further callers wait for a slot. Enough for every socket of a busy server."""
LARGEST_GROUP = 512
"""How many appends share a commit: more would save little and delay the first ones."""


class _Waiter(NamedTuple, Generic[Job, Done]):
    table: str
    job: Job
    done: asyncio.Future[Done]


class Writer(Generic[Job, Done]):
    """The one task that writes. `commit` stores a group of jobs, each of another table, and returns their results."""

    def __init__(self, commit: Callable[[Sequence[Job]], Awaitable[Sequence[Done]]]) -> None:
        self._commit = commit
        self._waiting: deque[_Waiter[Job, Done]] = deque()
        self._slots = asyncio.Semaphore(MOST_WAITING)
        self._wake = asyncio.Event()
        self._closing = False
        self._task = supervise("store writer", self._run)

    async def do(self, table: str, job: Job) -> Done:
        """Do a job, and return when it is durable. A job that is cancelled before its turn is never begun."""
        async with self._slots:
            if self._closing:
                raise StoreUnavailableError("the store is closed")
            done: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
            self._waiting.append(_Waiter(table, job, done))
            self._wake.set()
            return await done

    async def close(self) -> None:
        """Do the queued jobs, then stop."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        try:
            while self._waiting or not self._closing:
                await self._wake.wait()
                self._wake.clear()
                while group := self._next_group():
                    await self._commit_or_fail(group)
        except asyncio.CancelledError:  # nobody writes any more
            self._closing = True
            _fail_all(self._waiting)
            raise
        except Exception:
            self._wake.set()  # the next run goes on with those who wait
            raise

    def _next_group(self) -> list[_Waiter[Job, Done]]:
        """The next group: at most one job a table, because a later one depends on the result of the earlier."""
        group: dict[str, _Waiter[Job, Done]] = {}
        later: list[_Waiter[Job, Done]] = []
        while self._waiting and len(group) < LARGEST_GROUP:
            waiter = self._waiting.popleft()
            if waiter.table in group:
                later.append(waiter)
            elif not waiter.done.cancelled():
                group[waiter.table] = waiter
        self._waiting.extendleft(reversed(later))
        return list(group.values())

    async def _commit_or_fail(self, group: Sequence[_Waiter[Job, Done]]) -> None:
        """Commit a group. Whatever ends this task, nobody is left waiting: their rows may be stored or not."""
        try:
            await self._commit_group(group)
        except BaseException:
            _fail_all(group)
            raise

    async def _commit_group(self, group: Sequence[_Waiter[Job, Done]]) -> None:
        """Commit a group and hand out the results; if it fails, halve it until only the faulty job fails."""
        try:
            results = await self._commit([waiter.job for waiter in group])
        except StoreUnavailableError as away:
            for waiter in group:
                _fail(waiter, type(away)(away.reason))
        except Exception as error:
            if len(group) == 1:
                _fail(group[0], error)
            else:
                middle = len(group) // 2
                await self._commit_group(group[:middle])
                await self._commit_group(group[middle:])
        else:
            for waiter, result in list(zip(group, results, strict=True)):  # all of them fit, or nobody gets one
                if not waiter.done.cancelled():
                    waiter.done.set_result(result)


def _fail(waiter: _Waiter[Job, Done], error: Exception) -> None:
    if not waiter.done.done():
        waiter.done.set_exception(error)


def _fail_all(waiters: Iterable[_Waiter[Job, Done]]) -> None:
    for waiter in waiters:
        _fail(waiter, StoreUnavailableError("the writer has failed"))
