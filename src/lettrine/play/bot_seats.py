"""Bots at tables: each is sent the frames of its seat, runs in another process, and acts like any other player.

A bot is asked when there is something new for its seat, and acts at the moment that `bot_moments` appoints.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

import msgspec

from lettrine.bots.common.bot import Stuck
from lettrine.bots.registry import bots_of
from lettrine.child_process import ChildLostError
from lettrine.core.frames import encoded, fingerprint, frame
from lettrine.core.game import Refusal
from lettrine.play import commands
from lettrine.play import table_events as te
from lettrine.play.bot_calls import BotCalls, NobodyPlaysError
from lettrine.play.bot_moments import Moments
from lettrine.play.bot_process import BotMove, BotSeat, suggested_move, suggesting_bot
from lettrine.play.pace import Pauses
from lettrine.play.table import Table
from lettrine.play.tables import Tables
from lettrine.store.errors import UNAVAILABLE_CODES, StoreError
from lettrine.store.log import pseudonym
from lettrine.supervision import cancel, supervise

log = logging.getLogger(__name__)

TEMPORARY = ("too_busy", *UNAVAILABLE_CODES)
"""Refusals that do not depend on the action: a bot tries again."""
RETRY_DELAY = 1.0
"""Seconds before it does."""
RETRY_LATER = 30.0
"""Seconds that grow up to this before the bots of a table that fail again and again are asked again."""
MOST_FRAMES = 200
"""How many frames are queued for a bot; the newest shows everything."""
MOST_TABLES = 10_000
"""At how many tables bots are remembered to wait for somebody."""


class PlannedMove(NamedTuple):
    """A bot's move, how the game looked to the bot, and since when."""

    seat: BotSeat
    move: BotMove
    looks: bytes
    told: float

    @property
    def command(self) -> commands.Command:
        """The command that makes this move at the table."""
        return commands.act_as_bot(
            self.seat.seat, self.seat.bot, self.looks, bytes(self.move.action), self.move.decision
        )


class BotSeats:
    """All bots of this process's tables. Before a bot acts there is a pause, so that people can follow.

    A bot also waits as long as a person would need for the move, by its own estimate; with pace 0 it does not.
    """

    def __init__(self, tables: Tables, workers: int = 1, pace: float = 0.0) -> None:
        self.tables, self.pace, self.pauses = tables, pace, Pauses(pace)
        self.calls = BotCalls(workers)
        self.think_here: Callable[[Table], bool] = lambda table: True
        """Whether the bots of a table think in this process, and not in another that serves the same table."""
        self._thinking: set[str] = set()
        """Tables whose bots do."""
        self._frames: dict[BotSeat, list[bytes]] = {}
        """Frames that a bot has not been sent yet."""
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._changed: set[str] = set()
        """Tables at which something has happened since their bots were last asked."""
        self._seen: dict[BotSeat, tuple[bytes, float]] = {}
        """By bot: how the game looks by the newest frame for it, and when that was."""
        self._planned: dict[BotSeat, PlannedMove] = {}
        """The move that a bot is waiting to make."""
        self._given_up: set[BotSeat] = set()
        """Bots that could do nothing when they were asked last: their duties lapse."""
        self._moments = Moments(self.pauses)
        tables.listeners.append(self._on_event)

    async def wake(self, table: str) -> None:
        """Ask the bots at a table although nothing happens there, as after a restart of the server."""
        found = await self.tables.table(table)
        if found is not None:
            self._on_event(found, None)
            self._start(found)

    def reconsider(self, table: str) -> None:
        """The bots of a table may have to think in another process from now on, or in this one."""
        found = self.tables.loaded_table(table)
        if found is not None and self.think_here(found) != (table in self._thinking):
            self._on_event(found, None)

    async def suggest(self, table: Table, seat: int, decision: str | None = None) -> BotMove | Refusal:
        """What a weak bot would do about a duty of this seat, by the seat's view; else about the first duty."""
        if table.step is None:
            return Refusal("not_begun")
        duties = [each for each in table.step.open if each.duty and seat in each.seats]
        due = next((each for each in duties if decision in (None, each.id)), None)
        plan = table.plan
        if due is None or not bots_of(plan.game):
            return Refusal("nothing_to_do")
        bot_seat = BotSeat(table.id, seat, plan.game, suggesting_bot(plan.game, due.kind), plan.language, plan.pack)
        shown = encoded(frame(table.game, table.step.state, (), seat))
        try:
            return await self.calls.call(bot_seat, suggested_move, shown, due.id) or Refusal("nothing_to_do")
        except Stuck as stuck:
            return Refusal(stuck.code)
        except ChildLostError:
            return Refusal("too_busy")

    async def close(self) -> None:
        """Stop all bots."""
        await cancel(*self._tasks.values())
        self.calls.close()

    def _on_event(self, table: Table, event: Any) -> None:
        """Queue a frame for each bot that it shows something new, and see that these bots are asked."""
        seats = bot_seats(table)
        # S32: words are checked and scores accepted after the end.
        if table.step is None or table.final or not seats or not self.think_here(table):
            self._forget({table.id}, seats)
            self._thinking.discard(table.id)
            return
        self._thinking.add(table.id)
        if isinstance(event, te.Handed | te.Resigned):
            self._forget(set(), [seat for seat in self._seen if seat.table == table.id and seat not in seats])
        events = table.step.events if isinstance(event, te.Began | te.Played) else ()
        now = asyncio.get_running_loop().time()
        self._moments.note(table, events, now)
        news = [self._show(table, seat, events, now) for seat in seats]
        waits = not self._given_up.isdisjoint(seats)  # until the others have done what they have to, perhaps in secret
        if any(news) or waits or isinstance(event, te.Handed | te.Resigned | te.PaceSet):
            self._start(table)
        self._forget_idle()

    def _show(self, table: Table, seat: BotSeat, events: tuple[Any, ...], now: float) -> bool:
        """Queue a frame for a bot, if anything in it is new: what others do in secret is not to wake it."""
        shown = frame(table.game, table.game_step.state, events, seat.seat)
        looks = fingerprint(msgspec.json.encode(shown.view))
        if not shown.events and looks == self._seen.get(seat, (b"", 0.0))[0]:
            return False
        self._seen[seat] = looks, now
        self._planned.pop(seat, None)
        queue = self._frames.setdefault(seat, [])
        queue.append(encoded(shown))
        del queue[:-MOST_FRAMES]
        return True

    def _start(self, table: Table) -> None:
        """Have the bots of a table asked."""
        if table.step is None or table.final or not bot_seats(table):
            return
        self._changed.add(table.id)
        self.pauses.interrupt(table.id)
        if table.id not in self._tasks:
            self._tasks[table.id] = supervise("bots", partial(self._run, table.id), longest_delay=RETRY_LATER)

    async def _run(self, table: str) -> None:
        """Ask the bots of a table for as long as something has happened since they were asked last."""
        while table in self._changed:
            self._changed.discard(table)
            try:
                found = await self.tables.table(table)
                if found is not None:
                    await self._play(found)
            except Exception:
                await self._ask_again(table)
                raise
        del self._tasks[table]

    async def _ask_again(self, table: str) -> None:
        """After a failure the bots have to be asked anew: what they were shown may be lost."""
        self._changed.add(table)
        with suppress(StoreError):
            await self.wake(table)

    def _forget(self, tables: set[str], seats: list[BotSeat]) -> None:
        """Drop what is known of some tables and some bots."""
        self._moments.forget(tables, seats)
        self.calls.forget(seats)
        for seat in seats:
            self._given_up.discard(seat)
            self._frames.pop(seat, None)
            self._seen.pop(seat, None)
            self._planned.pop(seat, None)

    def _forget_idle(self) -> None:
        """Of too many tables, drop those at which nothing has happened for longest; `wake` has their bots go on."""
        if len(self._moments) > MOST_TABLES:
            idle = {table for table in self._moments.oldest(MOST_TABLES // 10) if table not in self._tasks}
            self._forget(idle, [seat for seat in self._seen if seat.table in idle])

    async def _play(self, table: Table) -> None:
        """Ask the bots that were told something, and let the first act; if something happens meanwhile, ask again."""
        seats = bot_seats(table)
        for seat in seats:
            await self._plan(seat)
        planned = [self._planned[seat] for seat in seats if seat in self._planned]
        if table.id in self._changed:
            return
        if not planned:
            await self._lapse(table, seats)
            return
        now = asyncio.get_running_loop().time()
        turns = [self._moments.turn(table, each.seat, each.move, each.told, now) for each in planned]
        first = turns.index(min(turns))
        if await self.pauses.wait(table.id, turns[first].moment) and table.id not in self._changed:
            await self._act(table, planned[first])

    async def _act(self, table: Table, planned: PlannedMove) -> None:
        """Make a move. What is refused for good is not tried again: the other bots go on."""
        self._changed.add(table.id)
        done = await self.tables.do(table.id, planned.command)
        if not isinstance(done, Refusal):
            return
        if done.code in TEMPORARY:
            await asyncio.sleep(RETRY_DELAY)
        elif self._planned.get(planned.seat) is planned:
            del self._planned[planned.seat]

    async def _lapse(self, table: Table, seats: list[BotSeat]) -> None:
        """Let duties lapse that wait for nobody but bots that can do nothing, at the moment when a bot would act."""
        given_up = {seat.seat: seat.bot for seat in seats if seat in self._given_up}
        duties = commands.hopeless_duties(table, given_up)
        if not duties:
            return
        now = asyncio.get_running_loop().time()
        turn = self._moments.turn(table, seats[0], BotMove(duties[0].id, msgspec.Raw()), now, now)
        if await self.pauses.wait(table.id, turn.moment) and table.id not in self._changed:
            done = await self.tables.do(table.id, commands.lapse_hopeless(given_up))
            if isinstance(done, Refusal) and done.code in TEMPORARY:
                await asyncio.sleep(RETRY_DELAY)
                self._changed.add(table.id)

    async def _plan(self, seat: BotSeat) -> None:
        """Have a bot decide by its queued frames, if there are any."""
        looks, told = self._seen.get(seat, (b"", 0.0))
        move = await self._ask(seat)
        if move is not None and self._seen.get(seat) == (looks, told):
            self._planned[seat] = PlannedMove(seat, move, looks, told)

    async def _ask(self, seat: BotSeat) -> BotMove | None:
        """A bot's move by its queued frames, if there are any and somebody can make one."""
        frames = self._frames.pop(seat, None)
        if not frames:
            return None
        self._given_up.discard(seat)
        try:
            return await self._next_move(seat, frames)
        except NobodyPlaysError:
            log.error("no bot can play; its duties lapse", extra={"table": pseudonym(seat.table)})
            self._given_up.add(seat)
            return None

    async def _next_move(self, seat: BotSeat, frames: list[bytes]) -> BotMove | None:
        return await self.calls.next_move(seat, frames)


def bot_seats(table: Table) -> list[BotSeat]:
    """The seats of a table that bots play."""
    plan = table.plan
    return [
        BotSeat(table.id, seat, plan.game, sitter.bot, plan.language, plan.pack)
        for seat, sitter in enumerate(table.sitters)
        if sitter is not None and sitter.bot is not None
    ]
