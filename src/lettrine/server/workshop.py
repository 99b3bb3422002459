"""What takes a second is worked out in a process of its own, so that no table waits for it, and is kept for a while."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from lettrine.core.game import Refusal
from lettrine.play.thinking import end_with_server

log = logging.getLogger(__name__)

MOST = 200
"""How much is kept: about 40 kB each."""
QUEUE = 20
"""How much may wait to be worked out; whoever then wants something else is asked to come back."""

Job = Callable[[], Coroutine[Any, Any, bytes]]


class Workshop:
    """What was worked out, each of it once while it is remembered."""

    def __init__(self) -> None:
        self._worker: Executor | None = None
        self._kept: OrderedDict[Hashable, asyncio.Task[bytes]] = OrderedDict()

    def has(self, key: Hashable) -> bool:
        """Whether something is there already, or about to be."""
        return key in self._kept

    async def made(self, key: Hashable, job: Job, **about: str) -> bytes | Refusal:
        """What a job makes, unless it was done before. `about` says in the logs what it was, if it fails."""
        if key not in self._kept:
            if sum(not task.done() for task in self._kept.values()) >= QUEUE:
                return Refusal("too_busy")
            self._kept[key] = asyncio.create_task(job())
        self._kept.move_to_end(key)
        while len(self._kept) > MOST:
            self._kept.popitem(last=False)
        return await self._outcome(key, about)

    async def run(self, function: Callable[..., bytes], *given: Any) -> bytes:
        """Have the other process do something."""
        process = self._process()
        try:
            return await asyncio.get_running_loop().run_in_executor(process, function, *given)
        except BrokenProcessPool:
            if self._worker is process:  # many may notice that it has died; the first has another take over
                self._worker = None
            raise

    def close(self) -> None:
        """Let nothing more be worked out."""
        for task in self._kept.values():
            task.cancel()
        if self._worker is not None:
            self._worker.shutdown(wait=False, cancel_futures=True)

    async def _outcome(self, key: Hashable, about: dict[str, str]) -> bytes | Refusal:
        """What failed is not kept."""
        try:
            return await asyncio.shield(self._kept[key])
        except BrokenProcessPool:
            self._kept.pop(key, None)
            return Refusal("too_busy")
        except Exception:
            log.exception("something could not be worked out", extra=about)
            self._kept.pop(key, None)
            return Refusal("table_failed")

    def _process(self) -> Executor:
        """Begun with the first that somebody wants to know."""
        if self._worker is None:
            context = get_context("forkserver")
            self._worker = ProcessPoolExecutor(1, mp_context=context, initializer=end_with_server)
        return self._worker
