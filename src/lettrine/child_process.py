"""A child process for work that may take long, hang or crash: one call at a time, each within a limit.

A process that dies, or does not answer in time, is killed; the next call starts another. Only the call that was under
way is lost: the others wait here and not in the process. Each loss is logged and counted.
"""

import asyncio
import logging
import os
from collections.abc import Callable, Hashable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Literal

log = logging.getLogger(__name__)

START_LIMIT = 30.0
"""Seconds that a process may take to start."""
FIRST_LIMIT = 20.0
"""Seconds that the first call of a kind may take besides its limit."""

Why = Literal["died", "hung"]

_losses: dict[tuple[str, Why], int] = {}


class ChildLostError(Exception):
    """The process died or was killed before it had answered."""


class ChildHungError(ChildLostError):
    """The process was killed because it did not answer in time."""


class ChildProcess:
    """A process that is started with the first call, and anew after it was lost."""

    def __init__(self, name: str) -> None:
        self.name = name
        announce(name)
        self._pool: Executor | None = None
        self._lock = asyncio.Lock()
        self._calls: set[asyncio.Task[Any]] = set()
        self._kinds: set[Hashable] = set()
        """The kinds of calls that this process has answered."""

    @property
    def pids(self) -> list[int]:
        """The process, if it has been started."""
        return list(_processes(self._pool))

    async def call(self, limit: float, kind: Hashable, function: Callable[..., Any], *arguments: Any) -> Any:
        """Call a function in the process; raises `ChildLostError` if it dies or takes longer than so many seconds.

        The first call of a kind in a process has more time: it reads what the others find in memory.
        """
        call = asyncio.create_task(self._call(limit, kind, function, *arguments))
        self._calls.add(call)
        call.add_done_callback(self._forget)
        return await asyncio.shield(call)  # who does not wait any more leaves the process as busy as it was

    def close(self) -> None:
        """Cancel all calls, and kill the process: it may never answer."""
        for call in self._calls:
            call.cancel()
        self._kill()

    async def _call(self, limit: float, kind: Hashable, function: Callable[..., Any], *arguments: Any) -> Any:
        async with self._lock:
            try:
                if self._pool is None:
                    await self._answer(START_LIMIT, os.getpid)
                answer = await self._answer(limit if kind in self._kinds else FIRST_LIMIT + limit, function, *arguments)
            except BrokenProcessPool as died:
                self._lose("died")
                raise ChildLostError from died
            self._kinds.add(kind)
            return answer

    async def _answer(self, limit: float, function: Callable[..., Any], *arguments: Any) -> Any:
        """What a call returns. Starting a process waits for it: that is done in a thread."""
        try:
            async with asyncio.timeout(limit) as waiting:
                if self._pool is None:
                    self._pool = start_pool()
                    future = await asyncio.to_thread(self._pool.submit, function, *arguments)
                else:
                    future = self._pool.submit(function, *arguments)
                return await asyncio.wrap_future(future)
        except TimeoutError as late:
            if not waiting.expired():  # the function itself raised it
                raise
            self._lose("hung")
            raise ChildHungError from late

    def _lose(self, why: Why) -> None:
        self._kill()
        record_loss(self.name, why)

    def _kill(self) -> None:
        """A process that is stopped, or never looks up from its work, takes no other signal."""
        pool, self._pool = self._pool, None
        self._kinds.clear()
        for process in _processes(pool).values():
            process.kill()
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    def _forget(self, call: asyncio.Task[Any]) -> None:
        self._calls.discard(call)
        if not call.cancelled():
            call.exception()  # whoever waited has it; where nobody does, asyncio would complain


def start_pool() -> Executor:
    """A pool of one process."""
    # Not a fork of the server: its threads and sockets are no business of a child's.
    return ProcessPoolExecutor(1, mp_context=get_context("forkserver"), initializer=exit_with_server)


def _processes(pool: Executor | None) -> dict[int, Any]:
    """The processes of a pool by their ids. It has no public name for them before Python 3.14 (`kill_workers`)."""
    return dict(getattr(pool, "_processes", None) or {})


def exit_with_server() -> None:
    """Runs in a child process: exit when the server has ended, even if it was killed and could not say so."""
    server = parent_process()
    if server is None:
        raise RuntimeError("this is not a child process")

    def watch() -> None:
        server.join()
        os._exit(0)

    Thread(target=watch, daemon=True).start()


def announce(name: str) -> None:
    """Count the losses of these processes from now on: an alert would miss a number that appears with the first one."""
    _losses.setdefault((name, "died"), 0)
    _losses.setdefault((name, "hung"), 0)


def record_loss(name: str, why: Why) -> None:
    """A child process was lost, and is replaced when it is needed."""
    _losses[name, why] += 1
    if why == "died":
        log.warning("a child process has died; another takes over", extra={"task": name})
    else:
        log.warning("a child process did not answer in time and was killed; another takes over", extra={"task": name})


def losses() -> dict[tuple[str, Why], int]:
    """How many child processes of this process were lost, by name and reason."""
    return dict(_losses)
