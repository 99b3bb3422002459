"""Long work on the event loop, a few steps at a time, so that nobody else has to wait for it.

A thread would not help: it holds the interpreter for as long, and whoever comes meanwhile waits for it at every turn.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Iterable
from itertools import islice
from typing import TypeVar

STEPS = 10
"""How many steps are taken in a row. A step (an event folded in, a frame encoded) takes well under a millisecond."""

Result = TypeVar("Result")


class Slices:
    """Takes turns with everything else on the event loop, and lets one long work go on at a time.

    Otherwise ten tables that are opened at once would still hold the loop ten times as long as one.
    """

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def each(self, steps: Iterable[Result]) -> AsyncIterator[list[Result]]:
        """Take all steps of an iterator, and hand out what they give, a few at a time."""
        waiting = iter(steps)
        while True:
            async with self._lock:
                taken = list(islice(waiting, STEPS))
                if len(taken) == STEPS:
                    # With the lock held: whoever waits for it has the next turn, and not this one.
                    await asyncio.sleep(0)
            if taken:
                yield taken
            if len(taken) < STEPS:
                return

    async def run(self, steps: Iterable[Result], newest: int | None = None) -> deque[Result]:
        """Take all steps of an iterator; returns what they gave, or only the newest of it."""
        results: deque[Result] = deque(maxlen=newest)
        async for taken in self.each(steps):
            results.extend(taken)
        return results
