"""How long people see what a bot has done before a bot does something again.

A table is slow, normal or fast. Whoever sits there alone with bots can also hurry them along, one move at a time.
"""

import asyncio

from lettrine.play.table import Table
from lettrine.play.table_events import Pace

SECONDS: dict[Pace, float] = {"slow": 2.5, "normal": 1.6, "fast": 0.6}


class Pauses:
    """The pauses before the moves of bots. `factor` makes all of them longer or shorter; with 0 there are none."""

    def __init__(self, factor: float) -> None:
        self.factor = factor
        self._waiting: dict[str, asyncio.Future[bool]] = {}
        """By table that pauses now: ends its pause, with whether the bot acts."""

    def seconds(self, table: Table) -> float:
        """How long the bots of a table pause before they act."""
        return self.factor * SECONDS[table.pace]

    async def wait(self, table: str, until: float) -> bool:
        """Wait until a moment of the event loop's time, or until somebody hurries the bots; False if interrupted."""
        loop = asyncio.get_running_loop()
        ended: asyncio.Future[bool] = loop.create_future()
        self._waiting[table] = ended
        timer = loop.call_at(until, _end, ended, True)
        try:
            return await ended
        finally:
            timer.cancel()
            self._waiting.pop(table, None)

    def end(self, table: str) -> None:
        """End the pause of a table, if there is one: a bot acts now."""
        if table in self._waiting:
            _end(self._waiting[table], True)

    def interrupt(self, table: str) -> None:
        """End the pause of a table, if there is one, without a move: the bots decide anew."""
        if table in self._waiting:
            _end(self._waiting[table], False)


def _end(waiting: asyncio.Future[bool], acts: bool) -> None:
    if not waiting.done():
        waiting.set_result(acts)
