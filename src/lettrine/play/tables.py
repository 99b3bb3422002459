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
from lettrine.core.game import Context, Game, Refusal, Seating
from lettrine.core.luck import Luck
from lettrine.games import GAMES, game_named, known_game
from lettrine.play import table_events as te
from lettrine.play.commands import Change, Command, Outcome, lapse, rules_of
from lettrine.play.table import Table, deadline, fold, new_table
from lettrine.store.errors import StoreUnavailableError
from lettrine.store.log import Card, Log, Row, pseudonym

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


class Loaded:
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

    def __init__(self, store: Log, words: Words, now: Callable[[], int], most_loaded: int = 10_000) -> None:
        self.store, self.words, self.now, self.most_loaded = store, words, now, most_loaded
        self._loaded: OrderedDict[str, Loaded] = OrderedDict()
        self._stuck: dict[str, int] = {}
        """Tables whose deadlines could not be met, and when to try again."""
        self.listeners: list[Listener] = []
        """Told of everything that happens to any table in memory here."""

    async def open(self, table: str, plan: te.Plan, code: str) -> Table | Refusal:
        """Set up a table, if what is planned can be played; `code_taken` asks for another id and code."""
        game = game_named(plan.game)
        if game is None:
            return Refusal("unknown_game", {"game": plan.game[:40], "games": [game.name for game in GAMES]})
        rules = rules_of(plan, game)
        if isinstance(rules, Refusal):
            return rules
        event = te.Opened(plan, code)
        trial = engine.start(game, rules, Seating(plan.seats, plan.language, words=plan.words), Context(Luck(0), None))
        if isinstance(trial, Refusal):
            return trial
        fresh = new_table(table, event, game, await self._words(plan, game))
        row = Row(table, 0, self.now(), b"", te.written(event))
        if not await self.store.create(card_of(fresh, row.at), row):
            return Refusal("code_taken")
        self._keep(fresh)
        return fresh

    async def table(self, table: str) -> Table | None:
        """A table as it is now, read from the log if nobody here has it in memory."""
        loaded = await self._warm(table)
        return None if loaded is None else loaded.table

    async def do(self, table: str, command: Command) -> Table | Refusal:
        """Decide, append, tell. What is returned without a refusal is durable."""
        loaded = await self._warm(table)
        if loaded is None:
            return Refusal("no_such_table")
        async with loaded.lock:
            try:
                await self._let_time_pass(loaded)
                return await self._take(loaded, command)
            except StoreUnavailableError as away:
                return Refusal(away.code)

    async def catch_up(self, table: str) -> None:
        """Read what other processes have written to a table that is in memory here."""
        loaded = self._loaded.get(table)
        if loaded is not None:
            async with loaded.lock:
                await self._read_on(loaded)

    async def catch_up_all(self) -> None:
        """Nobody told us what happened for a while: forget the tables that nobody uses, and read on at the others."""
        for table, loaded in list(self._loaded.items()):
            if not loaded.listeners and not loaded.lock.locked():
                del self._loaded[table]
                continue
            try:
                await self.catch_up(table)
            except Exception:  # one table that cannot be read is not to keep the others from it
                log.exception("a table could not be caught up with", extra={"table": pseudonym(table)})

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
            log.exception("a table's deadline could not be met", extra={"table": pseudonym(table)})
            met = False
        if not met:
            self._stuck[table] = self.now() + LATER
        return met

    async def _caught_up_with_time(self, table: str) -> bool:
        loaded = await self._warm(table)
        if loaded is None:
            return False
        async with loaded.lock:
            moves = loaded.table.moves
            await self._let_time_pass(loaded)
            return loaded.table.moves > moves

    def listen(self, table: str, listener: Listener) -> Table | None:
        """Be told of everything that happens from now on to a table that is in memory: here is how it is."""
        loaded = self._loaded.get(table)
        if loaded is None:
            return None
        loaded.listeners.add(listener)
        return loaded.table

    def in_memory(self, table: str) -> Table | None:
        """A table as it is now, if it is in memory here."""
        loaded = self._loaded.get(table)
        return None if loaded is None else loaded.table

    def loaded(self) -> int:
        """How many tables are in memory."""
        return len(self._loaded)

    def unlisten(self, table: str, listener: Listener) -> None:
        """Be told no more."""
        loaded = self._loaded.get(table)
        if loaded is not None:
            loaded.listeners.discard(listener)

    # Taking a request ------------------------------------------------------------------------------------------

    async def _take(self, loaded: Loaded, command: Command) -> Table | Refusal:
        for _ in range(TRIES):
            if loaded.doubtful:
                await self._read_on(loaded)
            outcome = self._decided(loaded.table, command)
            if isinstance(outcome, Refusal):
                return outcome
            if await self._append(loaded, outcome):
                return loaded.table
            await self._read_on(loaded)
        return Refusal("too_busy")

    def _decided(self, table: Table, command: Command) -> Outcome:
        """A table whose rules fail is refused and left as it is; it is no other table's concern."""
        try:
            return command(table, self.now())
        except Exception:
            log.exception("a table could not decide a request", extra={"table": pseudonym(table.id)})
            return Refusal("table_failed")

    async def _append(self, loaded: Loaded, change: Change) -> bool:
        wall = self.now()
        before, seq = loaded.table, loaded.table.seq + 1
        after = msgspec.structs.replace(fold(before, change.event, wall, change.step), seq=seq)
        row = Row(before.id, seq, wall, change.action, te.written(change.event))
        due = deadline(after)
        card = card_of(after, wall) if _shows(before) != _shows(after) else None
        ended = after.final and not before.final
        loaded.doubtful = True
        stored = await self.store.append(row, due=None if due is None else after.began + due, card=card, ended=ended)
        loaded.doubtful = False
        if stored:
            self._settle(loaded, after, change.event)
        return stored

    async def _let_time_pass(self, loaded: Loaded) -> None:
        """A deadline that has passed by now has passed, whether or not a timer has fired."""
        due = deadline(loaded.table)
        while due is not None and due <= self.now() - loaded.table.began:
            if isinstance(await self._take(loaded, lapse()), Refusal):
                return
            due = deadline(loaded.table)

    # Memory and log --------------------------------------------------------------------------------------------

    async def _warm(self, table: str) -> Loaded | None:
        loaded = self._loaded.get(table)
        if loaded is not None:
            self._loaded.move_to_end(table)
            return loaded
        rows = await self.store.read(table)
        if not rows:
            return None
        read = await self._rebuilt(rows)
        return self._loaded.get(table) or self._keep(read)

    async def _rebuilt(self, rows: list[Row]) -> Table:
        event = te.read(rows[0].events)
        game = known_game(event.plan.game)
        table = new_table(rows[0].table, event, game, await self._words(event.plan, game))
        for row in rows[1:]:
            table = _with(table, row)
        return table

    async def _read_on(self, loaded: Loaded) -> None:
        for row in await self.store.read(loaded.table.id, loaded.table.seq):
            self._settle(loaded, _with(loaded.table, row), te.read(row.events))
        loaded.doubtful = False

    def _settle(self, loaded: Loaded, table: Table, event: Any) -> None:
        loaded.table = table
        for listener in (*self.listeners, *loaded.listeners):
            try:
                listener(table, event)
            except Exception:  # what one cannot show, the others can
                log.exception("a table could not be told", extra={"table": pseudonym(table.id)})

    def _keep(self, table: Table) -> Loaded:
        loaded = self._loaded[table.id] = Loaded(table)
        spare = max(0, len(self._loaded) - self.most_loaded)
        for old, idle in list(islice(self._loaded.items(), spare)):
            if idle.listeners or idle.lock.locked():
                self._loaded.move_to_end(old)
            else:
                del self._loaded[old]
        return loaded

    async def _words(self, plan: te.Plan, game: Game[Any, Any, Any]) -> Any:
        if plan.lexicon == "none":
            return None
        words = await self.words(plan.language)
        if game.prepare is not None:
            await asyncio.to_thread(game.prepare, words)
        return words


def _with(table: Table, row: Row) -> Table:
    return msgspec.structs.replace(fold(table, te.read(row.events), row.at), seq=row.seq)


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
