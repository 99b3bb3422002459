"""What takes a second is worked out in a process of its own, so that no table waits for it, and is kept for a while."""

import asyncio
import logging
import signal
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from lettrine.core.game import Refusal
from lettrine.play.bot_process import end_with_server
from lettrine.words.cache import lexicon

log = logging.getLogger(__name__)

MOST = 200
"""How many results are kept: about 40 kB each."""
MOST_BYTES = 32 * 2**20
"""How much they may be together: that of a very long game is larger."""
SLOWEST = 20.0
"""Seconds after which a process that is still at the same thing is replaced: most take one or two."""
QUEUE = 20
"""How much may wait to be worked out; whoever then wants something else is asked to come back."""

Job = Callable[[], Coroutine[Any, Any, bytes]]


class TooSlow(Exception):  # noqa: N818  # it says what is wrong
    """What was to be done took longer than anything may."""


class Worker:
    """What was worked out, each of it once while it is remembered."""

    def __init__(self) -> None:
        self._worker: Executor | None = None
        self._one = asyncio.Lock()
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
        outcome = await self._outcome(key, self._kept[key], about)
        self._make_room()
        return outcome

    async def run(self, language: str, function: Callable[..., bytes], *given: Any) -> bytes:
        """Have the other process do something with the words of a language.

        It is given one thing at a time: if that is its end, nobody else's is lost.
        """
        async with self._one:
            loop, process = asyncio.get_running_loop(), self._process()
            begun = loop.time()
            try:
                return await loop.run_in_executor(process, _in_time, SLOWEST, language, function, *given)
            except BrokenProcessPool as died:
                self._worker = None
                if loop.time() - begun < SLOWEST:
                    raise
                log.warning("something took too long to be worked out")
                raise TooSlow from died

    def close(self) -> None:
        """Let nothing more be worked out."""
        for task in self._kept.values():
            task.cancel()
        if self._worker is not None:
            self._worker.shutdown(wait=False, cancel_futures=True)

    async def _outcome(self, key: Hashable, task: asyncio.Task[bytes], about: dict[str, str]) -> bytes | Refusal:
        """What failed is not kept; what took too long is, so that nobody has it tried again and again."""
        try:
            return await asyncio.shield(task)
        except TooSlow:
            return Refusal("too_busy")
        except BrokenProcessPool:
            self._kept.pop(key, None)
            return Refusal("too_busy")
        except Exception:
            log.exception("something could not be worked out", extra=about)
            self._kept.pop(key, None)
            return Refusal("table_failed")

    def _make_room(self) -> None:
        """Let go what nobody has asked for the longest; what is not done yet has somebody who waits for it."""
        sizes = {key: _size(task) for key, task in self._kept.items() if task.done()}
        for key in list(sizes):
            if len(sizes) <= MOST and sum(sizes.values()) <= MOST_BYTES:
                break
            del self._kept[key], sizes[key]

    def _process(self) -> Executor:
        """Begun with the first that somebody wants to know."""
        if self._worker is None:
            context = get_context("forkserver")
            self._worker = ProcessPoolExecutor(1, mp_context=context, initializer=end_with_server)
        return self._worker


def _size(done: asyncio.Task[bytes]) -> int:
    return 0 if done.cancelled() or done.exception() else len(done.result())


def _in_time(seconds: float, language: str, function: Callable[..., bytes], *given: Any) -> bytes:
    """Runs in a process of its own, and ends it if the function takes too long: whoever waits is told that it died."""
    lexicon(language)  # on its first use it is compiled, which takes as long as it takes
    signal.setitimer(signal.ITIMER_REAL, seconds)  # nobody handles its signal, so not even a long sum holds it up
    try:
        return function(*given)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
