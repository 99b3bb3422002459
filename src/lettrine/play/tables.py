"""The one place where a request meets a table: decided by the rules, appended to the log, and only then told.

Any process may take any request for any table. The log's key is the lock: who finds the next row taken reads what the
other one wrote and decides anew. Tables in use are kept in memory; all others are read from the log when asked for.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from itertools import islice
from typing import Any

import msgspec

from lettrine.core import engine
from lettrine.core.game import Aid, Game, Refusal, Seating
from lettrine.core.luck import Luck
from lettrine.games import GAMES, game_named
from lettrine.play import happenings as h
from lettrine.play.requests import Change, Outcome, Request, lapse, rules_of
from lettrine.play.table import Table, deadline, fold, opened
from lettrine.store.errors import StoreAway
from lettrine.store.log import Card, Log, Row, mark

log = logging.getLogger(__name__)

AT_ONCE = 200
"""How many deadlines are met at a time: they share their commits."""
LATER = 5_000
"""Milliseconds before a deadline that could not be met is tried again."""
TRIES = 100
"""How often a request is decided anew before the table is called too busy."""

Listener = Callable[[Table, Any], None]
"""Is told of a table after something happened to it, and of what that was. It must not wait."""

Words = Callable[[str], Awaitable[Any]]
"""The lexicon of a language."""


class Hot:
    """A table in memory: one request at a time, and whoever listens."""

    __slots__ = ("doubtful", "listeners", "lock", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.doubtful = False
        """An append broke off: whether its row is in the log must be read before anything is decided."""
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()


class Tables:
    """All tables, whichever process they were opened in."""

    def __init__(self, store: Log, words: Words, now: Callable[[], int], most_hot: int = 10_000) -> None:
        self.store, self.words, self.now, self.most_hot = store, words, now, most_hot
        self._hot: OrderedDict[str, Hot] = OrderedDict()
        self._stuck: dict[str, int] = {}
        """Tables whose deadlines could not be met, and when to try again."""
        self.listeners: list[Listener] = []
        """Told of everything that happens to any table in memory here."""

    async def open(self, table: str, plan: h.Plan, code: str) -> Table | Refusal:
        """Set up a table, if what is planned can be played; `code_taken` asks for another id and code."""
        game = game_named(plan.game)
        if game is None:
            return Refusal("unknown_game", {"game": plan.game[:40], "games": [game.name for game in GAMES]})
        rules = rules_of(plan, game)
        if isinstance(rules, Refusal):
            return rules
        event = h.Opened(plan, code)
        trial = engine.start(game, rules, Seating(plan.seats, plan.language, words=plan.words), Aid(Luck(0), None))
        if isinstance(trial, Refusal):
            return trial
        fresh = opened(table, event, game, await self._words(plan, game))
        row = Row(table, 0, self.now(), b"", h.written(event))
        if not await self.store.create(card_of(fresh, row.at), row):
            return Refusal("code_taken")
        self._keep(fresh)
        return fresh

    async def table(self, table: str) -> Table | None:
        """A table as it is now, read from the log if nobody here has it in memory."""
        hot = await self._warm(table)
        return None if hot is None else hot.table

    async def do(self, table: str, request: Request) -> Table | Refusal:
        """Decide, append, tell. What is returned without a refusal is durable."""
        hot = await self._warm(table)
        if hot is None:
            return Refusal("no_such_table")
        async with hot.lock:
            try:
                await self._let_time_pass(hot)
                return await self._take(hot, request)
            except StoreAway as away:
                return Refusal(away.code)

    async def catch_up(self, table: str) -> None:
        """Read what other processes have written to a table that is in memory here."""
        hot = self._hot.get(table)
        if hot is not None:
            async with hot.lock:
                await self._read_on(hot)

    async def catch_up_all(self) -> None:
        """Nobody told us what happened for a while: forget the tables that nobody uses, and read on at the others."""
        for table, hot in list(self._hot.items()):
            if not hot.listeners and not hot.lock.locked():
                del self._hot[table]
                continue
            try:
                await self.catch_up(table)
            except Exception:  # one table that cannot be read is not to keep the others from it
                log.exception("a table could not be caught up with", extra={"table": mark(table)})

    async def fire(self) -> int:
        """Let overdue duties lapse, each once whichever process gets there first; says at how many tables they did."""
        now = self.now()
        self._stuck = {table: until for table, until in self._stuck.items() if until > now}
        overdue = await self.store.due(now, AT_ONCE + len(self._stuck))
        met = await asyncio.gather(*(self._meet(table) for table, _ in overdue if table not in self._stuck))
        return sum(met)

    async def _meet(self, table: str) -> bool:
        """Let one table's duties lapse. One where that cannot be done must not stop the clocks of the others."""
        try:
            met = await self._caught_up_with_time(table)
        except Exception:
            log.exception("a table's deadline could not be met", extra={"table": mark(table)})
            met = False
        if not met:
            self._stuck[table] = self.now() + LATER
        return met

    async def _caught_up_with_time(self, table: str) -> bool:
        hot = await self._warm(table)
        if hot is None:
            return False
        async with hot.lock:
            moves = hot.table.moves
            await self._let_time_pass(hot)
            return hot.table.moves > moves

    def listen(self, table: str, listener: Listener) -> Table | None:
        """Be told of everything that happens from now on to a table that is in memory: here is how it is."""
        hot = self._hot.get(table)
        if hot is None:
            return None
        hot.listeners.add(listener)
        return hot.table

    def in_memory(self, table: str) -> Table | None:
        """A table as it is now, if it is in memory here."""
        hot = self._hot.get(table)
        return None if hot is None else hot.table

    def hot(self) -> int:
        """How many tables are in memory."""
        return len(self._hot)

    def unlisten(self, table: str, listener: Listener) -> None:
        """Be told no more."""
        hot = self._hot.get(table)
        if hot is not None:
            hot.listeners.discard(listener)

    # Taking a request ------------------------------------------------------------------------------------------

    async def _take(self, hot: Hot, request: Request) -> Table | Refusal:
        for _ in range(TRIES):
            if hot.doubtful:
                await self._read_on(hot)
            outcome = self._decided(hot.table, request)
            if isinstance(outcome, Refusal):
                return outcome
            if await self._append(hot, outcome):
                return hot.table
            await self._read_on(hot)
        return Refusal("too_busy")

    def _decided(self, table: Table, request: Request) -> Outcome:
        """A table whose rules fail is refused and left as it is; it is no other table's concern."""
        try:
            return request(table, self.now())
        except Exception:
            log.exception("a table could not decide a request", extra={"table": mark(table.id)})
            return Refusal("table_failed")

    async def _append(self, hot: Hot, change: Change) -> bool:
        wall = self.now()
        before, seq = hot.table, hot.table.seq + 1
        after = msgspec.structs.replace(fold(before, change.happened, wall, change.step), seq=seq)
        row = Row(before.id, seq, wall, change.action, h.written(change.happened))
        due = deadline(after)
        card = card_of(after, wall) if _shows(before) != _shows(after) else None
        ended = after.final and not before.final
        hot.doubtful = True
        stored = await self.store.append(row, due=None if due is None else after.began + due, card=card, ended=ended)
        hot.doubtful = False
        if stored:
            self._settle(hot, after, change.happened)
        return stored

    async def _let_time_pass(self, hot: Hot) -> None:
        """A deadline that has passed by now has passed, whether or not a timer has fired."""
        due = deadline(hot.table)
        while due is not None and due <= self.now() - hot.table.began:
            if isinstance(await self._take(hot, lapse()), Refusal):
                return
            due = deadline(hot.table)

    # Memory and log --------------------------------------------------------------------------------------------

    async def _warm(self, table: str) -> Hot | None:
        hot = self._hot.get(table)
        if hot is not None:
            self._hot.move_to_end(table)
            return hot
        rows = await self.store.read(table)
        if not rows:
            return None
        read = await self._rebuilt(rows)
        return self._hot.get(table) or self._keep(read)

    async def _rebuilt(self, rows: list[Row]) -> Table:
        event = h.read(rows[0].events)
        game = game_named(event.plan.game)
        assert game is not None
        table = opened(rows[0].table, event, game, await self._words(event.plan, game))
        for row in rows[1:]:
            table = _with(table, row)
        return table

    async def _read_on(self, hot: Hot) -> None:
        for row in await self.store.read(hot.table.id, hot.table.seq):
            self._settle(hot, _with(hot.table, row), h.read(row.events))
        hot.doubtful = False

    def _settle(self, hot: Hot, table: Table, happened: Any) -> None:
        hot.table = table
        for listener in (*self.listeners, *hot.listeners):
            try:
                listener(table, happened)
            except Exception:  # what one cannot show, the others can
                log.exception("a table could not be told", extra={"table": mark(table.id)})

    def _keep(self, table: Table) -> Hot:
        hot = self._hot[table.id] = Hot(table)
        spare = max(0, len(self._hot) - self.most_hot)
        for old, idle in list(islice(self._hot.items(), spare)):
            if idle.listeners or idle.lock.locked():
                self._hot.move_to_end(old)
            else:
                del self._hot[old]
        return hot

    async def _words(self, plan: h.Plan, game: Game[Any, Any, Any]) -> Any:
        if plan.lexicon == "none":
            return None
        words = await self.words(plan.language)
        if game.prepare is not None:
            await asyncio.to_thread(game.prepare, words)
        return words


def _with(table: Table, row: Row) -> Table:
    return msgspec.structs.replace(fold(table, h.read(row.events), row.at), seq=row.seq)


def _shows(table: Table) -> tuple[Any, ...]:
    """What of a table is on its card."""
    return table.status, [None if sitter is None else sitter.name for sitter in table.sitters]


def card_of(table: Table, wall: int) -> Card:
    """What the lobby lists of a table: nothing that a passer-by could not see."""
    body = {
        "game": table.plan.game,
        "edition": table.plan.edition,
        "language": table.plan.language,
        "seats": [None if sitter is None else sitter.name for sitter in table.sitters],
    }
    return Card(table.id, table.code, table.plan.public, table.status, wall, msgspec.json.encode(body))
