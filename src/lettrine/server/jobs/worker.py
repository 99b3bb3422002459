"""Slow computations run one at a time in a worker process, so that no table waits for them; results are cached."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any

from lettrine.child_process import ChildHungError, ChildLostError, ChildProcess
from lettrine.core.game import Refusal
from lettrine.words.cache import lexicon

log = logging.getLogger(__name__)

MOST_RESULTS = 200
"""How many results are cached: about 40 kB each."""
MOST_BYTES = 32 * 2**20
"""How large they may be together: that of a very long game is larger."""
TIMEOUT = 20.0
"""Seconds after which a job's process is killed and replaced: most jobs take one or two. The first with a lexicon has
more."""
MOST_WAITING = 20
"""How many jobs may wait; more are refused with `too_busy`."""

Job = Callable[[], Coroutine[Any, Any, bytes]]


class Worker:
    """The worker process, and a cache of what it has computed: each result is computed once while it is cached."""

    def __init__(self) -> None:
        self._process = ChildProcess("worker")
        self._results: OrderedDict[Hashable, asyncio.Task[bytes]] = OrderedDict()

    def has(self, key: Hashable) -> bool:
        """Whether a result is cached or being computed."""
        return key in self._results

    async def result_of(self, key: Hashable, job: Job, **log_fields: str) -> bytes | Refusal:
        """The cached result, or that of the job. `log_fields` are logged if it fails."""
        if key not in self._results:
            if sum(not task.done() for task in self._results.values()) >= MOST_WAITING:
                return Refusal("too_busy")
            self._results[key] = asyncio.create_task(job())
        self._results.move_to_end(key)
        outcome = await self._outcome(key, self._results[key], log_fields)
        self._evict()
        return outcome

    async def run(self, language: str, function: Callable[..., bytes], *arguments: Any) -> bytes:
        """Call a function in the worker process, with the lexicon of a language loaded."""
        answer: bytes = await self._process.call(TIMEOUT, language, _run, language, function, *arguments)
        return answer

    def close(self) -> None:
        """Cancel all jobs and stop the process."""
        for task in self._results.values():
            task.cancel()
        self._process.close()

    async def _outcome(self, key: Hashable, task: asyncio.Task[bytes], log_fields: dict[str, str]) -> bytes | Refusal:
        """A failure is not cached; a timeout is, so that nobody has the same job tried again and again."""
        try:
            return await asyncio.shield(task)
        except ChildHungError:
            return Refusal("too_busy")
        except ChildLostError:
            self._results.pop(key, None)
            return Refusal("too_busy")
        except Exception:
            log.exception("something could not be worked out", extra=log_fields)
            self._results.pop(key, None)
            return Refusal("table_failed")

    def _evict(self) -> None:
        """Drop the least recently used results; a job that is not done yet has somebody waiting for it."""
        sizes = {key: _size(task) for key, task in self._results.items() if task.done()}
        for key in list(sizes):
            if len(sizes) <= MOST_RESULTS and sum(sizes.values()) <= MOST_BYTES:
                break
            del self._results[key], sizes[key]


def _size(done: asyncio.Task[bytes]) -> int:
    return 0 if done.cancelled() or done.exception() else len(done.result())


def _run(language: str, function: Callable[..., bytes], *arguments: Any) -> bytes:
    """Runs in the worker process."""
    lexicon(language)
    return function(*arguments)
