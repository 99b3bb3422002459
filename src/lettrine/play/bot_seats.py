"""Bots at tables: each is sent the frames of its seat, runs in another process, and acts like any other player."""

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple
from zlib import crc32

import msgspec

from lettrine.bots.common.bot import Stuck
from lettrine.bots.registry import bots_of
from lettrine.core.frames import encoded, frame
from lettrine.core.game import Refusal
from lettrine.play import commands
from lettrine.play import table_events as te
from lettrine.play.bot_process import BotMove, BotSeat, next_move, start_bot_process, suggested_move, weakest_bot
from lettrine.play.table import Table
from lettrine.play.tables import Tables
from lettrine.store.log import pseudonym

log = logging.getLogger(__name__)

TEMPORARY = ("store_away", "too_busy")
"""Refusals that do not depend on the action: a bot tries again."""
RETRY_DELAY = 1.0
"""Seconds before it does."""
MOST_FRAMES = 200
"""How many frames are queued for a bot; the newest shows everything."""


class PlannedMove(NamedTuple):
    """A bot's move, and how many moves of the game the bot had seen."""

    seat: BotSeat
    move: BotMove
    seen: int

    @property
    def command(self) -> commands.Command:
        """The command that makes this move at the table."""
        return commands.act_as_bot(
            self.seat.seat, self.seat.bot, self.seen, bytes(self.move.action), self.move.decision
        )


class BotSeats:
    """All bots of this process's tables. `pace` seconds pass before a bot acts, so that people can follow.

    A bot also waits as long as a person would need for the move, by its own estimate; with pace 0 it never waits.
    """

    def __init__(self, tables: Tables, workers: int = 1, pace: float = 0.0) -> None:
        self.tables, self.pace = tables, pace
        self.on_thinking_time: Callable[[float], None] = lambda seconds: None
        """Called with the seconds that a bot took for a move."""
        self._processes: list[Executor] = [start_bot_process() for _ in range(workers)]
        self._frames: dict[BotSeat, list[bytes]] = {}
        """Frames that a bot has not been sent yet."""
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._changed: set[str] = set()
        """Tables at which something has happened since their bots were last asked."""
        self._moves: dict[str, int] = {}
        """By table, the number of moves at the newest queued frame."""
        self._pauses: dict[BotSeat, tuple[bytes, float]] = {}
        """The action that a bot is waiting to make, and since when."""
        self._timers: dict[BotSeat, asyncio.TimerHandle] = {}
        self._wake_tasks: set[asyncio.Task[None]] = set()
        tables.listeners.append(self._on_event)

    async def wake(self, table: str) -> None:
        """Ask the bots at a table although nothing happens there, as after a restart of the server."""
        found = await self.tables.table(table)
        if found is not None:
            self._on_event(found, None)

    async def suggest(self, table: Table, seat: int, decision: str | None = None) -> BotMove | Refusal:
        """What the weakest bot would do about a duty of this seat, by the seat's view; else about the first duty."""
        if table.step is None:
            return Refusal("not_begun")
        duties = [each.id for each in table.step.open if each.duty and seat in each.seats]
        due = next((each for each in duties if decision in (None, each)), None)
        plan = table.plan
        if due is None or not bots_of(plan.game):
            return Refusal("nothing_to_do")
        bot_seat = BotSeat(table.id, seat, plan.game, weakest_bot(plan.game), plan.language)
        shown = encoded(frame(table.game, table.step.state, (), seat))
        try:
            return await self._call(bot_seat, suggested_move, shown, due) or Refusal("nothing_to_do")
        except Stuck as stuck:
            return Refusal(stuck.code)
        except BrokenProcessPool:
            return Refusal("too_busy")

    async def close(self) -> None:
        """Stop all bots."""
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        for process in self._processes:
            process.shutdown(wait=False, cancel_futures=True)

    def _on_event(self, table: Table, event: Any) -> None:
        """Queue a frame for each bot, and see that the bots are asked."""
        seats = bot_seats(table)
        if table.step is None or table.final or not seats:  # S32: words are checked and scores accepted after the end
            for seat in seats:
                self._forget(seat)
            self._moves.pop(table.id, None)
            return
        events = table.step.events if isinstance(event, te.Began | te.Played) else ()
        for seat in seats:
            queue = self._frames.setdefault(seat, [])
            queue.append(encoded(frame(table.game, table.step.state, events, seat.seat)))
            del queue[:-MOST_FRAMES]
            self._moves[table.id] = table.moves
        self._changed.add(table.id)
        if table.id not in self._tasks:
            self._tasks[table.id] = asyncio.create_task(self._run(table.id))

    async def _run(self, table: str) -> None:
        """Ask the bots of a table for as long as something has happened since they were asked last."""
        try:
            while table in self._changed:
                self._changed.discard(table)
                found = await self.tables.table(table)
                if found is not None:
                    await self._play(found)
        except Exception:
            log.exception("the bots of a table have stopped", extra={"table": pseudonym(table)})
        finally:
            del self._tasks[table]

    def _forget(self, seat: BotSeat) -> None:
        self._frames.pop(seat, None)
        self._pauses.pop(seat, None)
        timer = self._timers.pop(seat, None)
        if timer is not None:
            timer.cancel()

    def _must_pause(self, seat: BotSeat, move: BotMove) -> bool:
        """Whether a person would not have found this move yet; then the bot is asked again when the pause is over."""
        action, since = self._pauses.get(seat, (b"", 0.0))
        now = time.monotonic()
        if action != bytes(move.action):
            since = now
            self._pauses[seat] = bytes(move.action), now
        left = since + move.pause - now
        if not self.pace or left <= 0:
            return False
        if seat in self._timers:
            self._timers[seat].cancel()
        self._timers[seat] = asyncio.get_running_loop().call_later(left, self._start_waking, seat.table)
        return True

    def _start_waking(self, table: str) -> None:
        task = asyncio.create_task(self.wake(table))
        self._wake_tasks.add(task)
        task.add_done_callback(self._wake_tasks.discard)

    async def _play(self, table: Table) -> None:
        """Ask every bot, and let one act: one that uses a right at any time (S27, G10) before one with a duty."""
        planned = [each for seat in bot_seats(table) if (each := await self._planned_move(seat)) is not None]
        if planned:
            await asyncio.sleep(self.pace)
        for each in sorted(planned, key=lambda each: _is_duty(table, each.move.decision)):
            done = await self.tables.do(table.id, each.command)
            if not isinstance(done, Refusal):
                return  # the table has changed: all bots are asked again
            if done.code in TEMPORARY:
                await asyncio.sleep(RETRY_DELAY)
                await self.wake(table.id)
                return

    async def _planned_move(self, seat: BotSeat) -> PlannedMove | None:
        """A bot's move; None if it makes none, or has to pause before it."""
        seen = self._moves.get(seat.table, 0)
        move = await self._ask(seat)
        return None if move is None or self._must_pause(seat, move) else PlannedMove(seat, move, seen)

    async def _ask(self, seat: BotSeat) -> BotMove | None:
        """A bot's move by its queued frames; if the bot fails, that of the weakest."""
        frames = self._frames.pop(seat, None)
        if not frames:
            return None
        try:
            return await self._next_move(seat, frames)
        except BrokenProcessPool:
            self._frames.setdefault(seat, []).insert(0, frames[-1])
            self._changed.add(seat.table)
            return None
        except Exception:
            log.exception("a bot has failed; the simplest plays for it", extra={"table": pseudonym(seat.table)})
            return await self._next_move(seat._replace(bot=weakest_bot(seat.game)), frames[-1:])

    async def _next_move(self, seat: BotSeat, frames: list[bytes]) -> BotMove | None:
        return await self._call(seat, next_move, frames)

    async def _call(self, seat: BotSeat, function: Callable[..., bytes | None], *arguments: Any) -> BotMove | None:
        """Call a function in the seat's process."""
        began = time.perf_counter()
        number = self._process_of(seat)
        process = self._processes[number]
        try:
            move = await asyncio.get_running_loop().run_in_executor(process, function, seat, *arguments)
        except BrokenProcessPool:
            self._replace(number, process)
            raise
        self.on_thinking_time(time.perf_counter() - began)
        return None if move is None else msgspec.json.decode(move, type=BotMove)

    def _process_of(self, seat: BotSeat) -> int:
        """Always the same for a table, so that its bots keep their memory."""
        return crc32(seat.table.encode()) % len(self._processes)

    def _replace(self, number: int, died: Executor) -> None:
        """Replace a process that has died; of several callers that notice, only the first does."""
        if self._processes[number] is died:
            log.warning("a process of bots has died; another takes over")
            self._processes[number] = start_bot_process()


def _is_duty(table: Table, decision: str) -> bool:
    return table.step is not None and any(each.duty for each in table.step.open if each.id == decision)


def bot_seats(table: Table) -> list[BotSeat]:
    """The seats of a table that bots play."""
    plan = table.plan
    return [
        BotSeat(table.id, seat, plan.game, sitter.bot, plan.language)
        for seat, sitter in enumerate(table.sitters)
        if sitter is not None and sitter.bot is not None
    ]
