"""How much is done in one turn of the event loop, counted in steps and not in time."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any


class Turns:
    """Counts the steps in each turn."""

    def __init__(self) -> None:
        self.most = 0
        """The most steps in a turn so far."""
        self.steps = 0
        """All steps so far."""
        self._in_turn = 0

    def step(self) -> None:
        self.steps += 1
        self._in_turn += 1
        self.most = max(self.most, self._in_turn)

    def counted(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """The same function, of which each call is a step."""

        def call(*arguments: Any, **options: Any) -> Any:
            self.step()
            return function(*arguments, **options)

        return call

    async def _begin_each(self) -> None:
        while True:
            self._in_turn = 0
            await asyncio.sleep(0)


@asynccontextmanager
async def counting() -> AsyncIterator[Turns]:
    turns = Turns()
    task = asyncio.create_task(turns._begin_each())
    await asyncio.sleep(0)
    try:
        yield turns
    finally:
        task.cancel()
