"""Bots at tables: each sees the frames of its seat, thinks in another process, and acts like anybody else."""

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
from lettrine.play.bot_process import Place, Thought, consult, propose, simplest, thinker
from lettrine.play.table import Table
from lettrine.play.tables import Tables
from lettrine.store.log import pseudonym

log = logging.getLogger(__name__)

PASSING = ("store_away", "too_busy")
"""Refusals that say nothing about the action: a bot tries again, as a person would."""
AGAIN = 1.0
"""Seconds before it does."""
MOST_UNSEEN = 200
"""How many frames are kept for a bot that is not asked; the newest says all there is to see."""


class Ready(NamedTuple):
    """A bot that has made up its mind, and how far the game was that it had seen."""

    place: Place
    thought: Thought
    seen: int

    @property
    def command(self) -> commands.Command:
        """What it asks of the table."""
        action = bytes(self.thought.action)
        return commands.act_as_bot(self.place.seat, self.place.bot, self.seen, action, self.thought.decision)


class BotSeats:
    """All bots of this process's tables. `pace` seconds pass before a bot acts, so that people can follow.

    What takes a person a while to find takes a bot as long, by its own estimate; with no pace, nothing takes any time.
    """

    def __init__(self, tables: Tables, workers: int = 1, pace: float = 0.0) -> None:
        self.tables, self.pace = tables, pace
        self.thought: Callable[[float], None] = lambda seconds: None
        """Told how long a bot has thought."""
        self._workers: list[Executor] = [thinker() for _ in range(workers)]
        self._unseen: dict[Place, list[bytes]] = {}
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._stirred: set[str] = set()
        self._moves: dict[str, int] = {}
        """By table, how far its game was when its bots were last sent something."""
        self._pondering: dict[Place, tuple[bytes, float]] = {}
        """What a bot takes its time over, and since when."""
        self._alarms: dict[Place, asyncio.TimerHandle] = {}
        self._reminding: set[asyncio.Task[None]] = set()
        tables.listeners.append(self._heard)

    async def wake(self, table: str) -> None:
        """Ask the bots at a table that has been quiet: since a restart, nothing may have happened that they heard."""
        found = await self.tables.table(table)
        if found is not None:
            self._heard(found, None)

    async def suggest(self, table: Table, seat: int, decision: str | None = None) -> Thought | Refusal:
        """What the simplest bot would do about a duty of somebody's seat, by that seat's view; else about the first."""
        if table.step is None:
            return Refusal("not_begun")
        duties = [each.id for each in table.step.open if each.duty and seat in each.seats]
        due = next((each for each in duties if decision in (None, each)), None)
        if due is None:
            return Refusal("nothing_to_do")
        plan = table.plan
        if not bots_of(plan.game):
            return Refusal("nothing_to_do")
        place = Place(table.id, seat, plan.game, simplest(plan.game), plan.language)
        sent = encoded(frame(table.game, table.step.state, (), seat))
        worker = self._worker_of(place)
        try:
            return await self._called(worker, propose, place, sent, due) or Refusal("nothing_to_do")
        except Stuck as stuck:
            return Refusal(stuck.code)
        except BrokenProcessPool:
            return Refusal("too_busy")

    async def close(self) -> None:
        """Stop thinking."""
        for alarm in self._alarms.values():
            alarm.cancel()
        for task in self._thinking.values():
            task.cancel()
        await asyncio.gather(*self._thinking.values(), return_exceptions=True)
        for worker in self._workers:
            worker.shutdown(wait=False, cancel_futures=True)

    def _heard(self, table: Table, event: Any) -> None:
        """Keep what each bot was sent until it is asked, and see that it is asked."""
        sitting = places(table)
        if table.step is None or table.final or not sitting:  # S32: words are checked and scores accepted after the end
            for place in sitting:
                self._forget(place)
            self._moves.pop(table.id, None)
            return
        events = table.step.events if isinstance(event, te.Began | te.Played) else ()
        for place in sitting:
            sent = encoded(frame(table.game, table.step.state, events, place.seat))
            unseen = self._unseen.setdefault(place, [])
            unseen.append(sent)
            del unseen[:-MOST_UNSEEN]
            self._moves[table.id] = table.moves
        self._stirred.add(table.id)
        if table.id not in self._thinking:
            self._thinking[table.id] = asyncio.create_task(self._think(table.id))

    async def _think(self, table: str) -> None:
        """Ask the bots in turn for as long as something has happened since they were asked last."""
        try:
            while table in self._stirred:
                self._stirred.discard(table)
                found = await self.tables.table(table)
                if found is not None:
                    await self._ask_all(found)
        except Exception:
            log.exception("the bots of a table have stopped", extra={"table": pseudonym(table)})
        finally:
            del self._thinking[table]

    def _forget(self, place: Place) -> None:
        self._unseen.pop(place, None)
        self._pondering.pop(place, None)
        alarm = self._alarms.pop(place, None)
        if alarm is not None:
            alarm.cancel()

    def _ponders(self, place: Place, thought: Thought) -> bool:
        """Whether it is too early for a person to have found this; then the bot is asked again when it is time."""
        action, since = self._pondering.get(place, (b"", 0.0))
        now = time.monotonic()
        if action != bytes(thought.action):
            since = now
            self._pondering[place] = bytes(thought.action), now
        left = since + thought.pause - now
        if not self.pace or left <= 0:
            return False
        if place in self._alarms:
            self._alarms[place].cancel()
        self._alarms[place] = asyncio.get_running_loop().call_later(left, self._remind, place.table)
        return True

    def _remind(self, table: str) -> None:
        task = asyncio.create_task(self.wake(table))
        self._reminding.add(task)
        task.add_done_callback(self._reminding.discard)

    async def _ask_all(self, table: Table) -> None:
        """Ask everybody, and let one of them act: who may speak at any moment (S27, G10) before who has to go on."""
        ready = [each for place in places(table) if (each := await self._made_up(place)) is not None]
        if ready:
            await asyncio.sleep(self.pace)
        for each in sorted(ready, key=lambda each: _is_duty(table, each.thought.decision)):
            done = await self.tables.do(table.id, each.command)
            if not isinstance(done, Refusal):
                return  # the table has changed: everybody is asked anew
            if done.code in PASSING:
                await asyncio.sleep(AGAIN)
                await self.wake(table.id)
                return

    async def _made_up(self, place: Place) -> "Ready | None":
        """What a bot does now, unless it lets everything be or takes its time."""
        seen = self._moves.get(place.table, 0)
        thought = await self._ask(place)
        return None if thought is None or self._ponders(place, thought) else Ready(place, thought, seen)

    async def _ask(self, place: Place) -> Thought | None:
        sent = self._unseen.pop(place, None)
        if not sent:
            return None
        worker = self._worker_of(place)
        try:
            return await self._consulted(worker, place, sent)
        except BrokenProcessPool:
            self._unseen.setdefault(place, []).insert(0, sent[-1])
            self._stirred.add(place.table)
            return None
        except Exception:
            log.exception("a bot has failed; the simplest plays for it", extra={"table": pseudonym(place.table)})
            return await self._consulted(worker, place._replace(bot=simplest(place.game)), sent[-1:])

    async def _consulted(self, worker: int, place: Place, sent: list[bytes]) -> Thought | None:
        return await self._called(worker, consult, place, sent)

    async def _called(self, worker: int, function: Callable[..., bytes | None], *given: Any) -> Thought | None:
        began = time.perf_counter()
        process = self._workers[worker]
        try:
            wire = await asyncio.get_running_loop().run_in_executor(process, function, *given)
        except BrokenProcessPool:
            self._replace(worker, process)
            raise
        self.thought(time.perf_counter() - began)
        return None if wire is None else msgspec.json.decode(wire, type=Thought)

    def _worker_of(self, place: Place) -> int:
        """Always the same for a table, so that its bots remember."""
        return crc32(place.table.encode()) % len(self._workers)

    def _replace(self, worker: int, died: Executor) -> None:
        """Many may notice that a process has died; the first has another take over."""
        if self._workers[worker] is died:
            log.warning("a process of bots has died; another takes over")
            self._workers[worker] = thinker()


def _is_duty(table: Table, decision: str) -> bool:
    return table.step is not None and any(each.duty for each in table.step.open if each.id == decision)


def places(table: Table) -> list[Place]:
    """The seats of a table that are in a bot's hands."""
    plan = table.plan
    return [
        Place(table.id, seat, plan.game, sitter.bot, plan.language)
        for seat, sitter in enumerate(table.sitters)
        if sitter is not None and sitter.bot is not None
    ]
