"""Asks bots in their processes, each within a limit, and somebody simpler in place of a bot that fails.

A bot whose process dies or hangs while it thinks is asked once more, in a new process; after that the simplest bot
plays in its place at this table, and where that one fails as well, nobody does. So a bot costs its process a few times
at most, and other tables do not wait for it again and again.
"""

import logging
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any
from zlib import crc32

import msgspec

from lettrine.child_process import ChildLostError, ChildProcess
from lettrine.play.bot_process import BotMove, BotSeat, next_move, weakest_bot
from lettrine.store.log import pseudonym

log = logging.getLogger(__name__)

MOVE_LIMIT = 10.0
"""Seconds after which a bot's process is killed and replaced: a move takes a few milliseconds."""
MOST_LOSSES = 2
"""How many processes a bot may cost at one table."""


class NobodyPlaysError(Exception):
    """Neither the bot nor the simplest one can make a move."""


class BotCalls:
    """The processes of all bots here, and which bots have cost theirs."""

    def __init__(self, workers: int) -> None:
        self.processes = [ChildProcess("bots") for _ in range(workers)]
        self.on_thinking_time: Callable[[float], None] = lambda seconds: None
        """Called with the seconds that a bot took for a move."""
        self._losses: Counter[BotSeat] = Counter()

    async def next_move(self, seat: BotSeat, frames: list[bytes]) -> BotMove | None:
        """A bot's move by the new frames of its seat; raises `NobodyPlaysError` if nobody can make one."""
        for player in self._players(seat):
            # Who is new to the seat, or has lost its memory with its process, gets the table as it is now.
            shown = frames if player == seat and not self._losses[seat] else frames[-1:]
            try:
                return await self.call(player, next_move, shown)
            except ChildLostError:
                self._losses[player] += 1
            except Exception:
                log.exception("a bot has failed; the simplest plays for it", extra={"table": pseudonym(seat.table)})
        raise NobodyPlaysError

    async def call(self, seat: BotSeat, function: Callable[..., bytes | None], *arguments: Any) -> BotMove | None:
        """Call a function in the seat's process."""
        began = time.perf_counter()
        kind = (seat.game, seat.bot, seat.language)
        move = await self._process_of(seat).call(MOVE_LIMIT, kind, function, seat, *arguments)
        self.on_thinking_time(time.perf_counter() - began)
        return None if move is None else msgspec.json.decode(move, type=BotMove)

    def forget(self, seats: list[BotSeat]) -> None:
        """Forget some bots: their games are over, or nobody plays there."""
        for seat in seats:
            for player in (seat, _simplest(seat)):
                self._losses.pop(player, None)

    def close(self) -> None:
        """End all processes."""
        for process in self.processes:
            process.close()

    def _players(self, seat: BotSeat) -> Iterator[BotSeat]:
        """Who is asked, one after the other, while the one before fails."""
        if self._losses[seat] < MOST_LOSSES:
            yield seat
        if 0 < self._losses[seat] < MOST_LOSSES:
            yield seat
        if self._losses[_simplest(seat)] < MOST_LOSSES:
            yield _simplest(seat)

    def _process_of(self, seat: BotSeat) -> ChildProcess:
        """Always the same for a table, so that its bots keep their memory."""
        return self.processes[crc32(seat.table.encode()) % len(self.processes)]


def _simplest(seat: BotSeat) -> BotSeat:
    return seat._replace(bot=weakest_bot(seat.game))
