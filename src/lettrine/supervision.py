"""Long-lived tasks: one that fails is logged, counted and started again, until it is cancelled.

A task that ends by an exception nobody awaits ends silently, and whatever waits for its work waits for ever.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

log = logging.getLogger(__name__)

FIRST_DELAY = 0.05
"""Seconds before a task that has failed is started again; each further failure doubles them."""
LONGEST_DELAY = 1.0
"""Seconds that they grow to."""
SETTLED_AFTER = 10.0
"""Seconds after which a task counts as well again, and its next failure as the first."""

_failures: dict[str, int] = {}


def supervise(
    name: str, run: Callable[[], Awaitable[None]], *, longest_delay: float = LONGEST_DELAY
) -> asyncio.Task[None]:
    """Run a coroutine function until it returns or the task is cancelled, however often it fails."""
    _failures.setdefault(name, 0)  # an alert would miss a number that appears with the first failure
    return asyncio.create_task(_run(name, run, longest_delay), name=name)


def failures() -> dict[str, int]:
    """How often the tasks of this process have failed, by name."""
    return dict(_failures)


async def cancel(*tasks: asyncio.Task[None]) -> None:
    """Cancel tasks, and wait until they have ended."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def _run(name: str, run: Callable[[], Awaitable[None]], longest_delay: float) -> None:
    loop, delay = asyncio.get_running_loop(), FIRST_DELAY
    while True:
        began = loop.time()
        try:
            return await run()
        except Exception:
            _failures[name] += 1
            log.exception("a task has failed and is started again", extra={"task": name})
        if loop.time() - began > SETTLED_AFTER:
            delay = FIRST_DELAY
        await asyncio.sleep(delay)
        delay = min(2 * delay, longest_delay)
