"""Executes commands at tables: decided by the rules, appended to the log, and only then published to listeners.

Any process may execute a command at any table. The log's key is the lock: a process that finds the next row taken reads
what the other one wrote and decides again. Tables in use are cached in memory; others are read from the log on demand.
"""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from itertools import islice
from typing import Any

import msgspec

from lettrine.core import chain, engine
from lettrine.core.game import Context, Game, Refusal
from lettrine.core.luck import Luck
from lettrine.games import GAMES, game_named, known_game
from lettrine.play import table_events as te
from lettrine.play.card import card_of, is_card_changed, turn_of
from lettrine.play.commands import Command, check_pack, lapse, rules_of, seating_of
from lettrine.play.loaded_table import Listener, LoadedTable
from lettrine.play.outcomes import Change, Outcome, Repeated
from lettrine.play.row_digests import (
    PublishedChain,
    digest_of,
    is_unchained,
    line_of,
    next_digest,
    published,
    with_row,
)
from lettrine.play.slices import Slices
from lettrine.play.table import Table, deadline, is_overdue, new_table
from lettrine.play.table_fold import fold
from lettrine.store.errors import StoreUnavailableError
from lettrine.store.log import Log, Row, SequenceGapError, pseudonym
from lettrine.words.cache import NotCompiled

log = logging.getLogger(__name__)

BATCH = 200
"""How many overdue tables are dealt with at a time: they share their commits."""
CLOCKS_DIFFER = 1_000
"""Milliseconds from which on a stored deadline is by another clock than ours: it is not relied on."""
RETRY_DELAY = 5_000
"""Milliseconds before a table whose duties could not lapse is tried again."""
MOST_TRIES = 100
"""How often a command is decided again before it is refused with `too_busy`."""

LoadLexicon = Callable[[str], Awaitable[Any]]
"""Returns the lexicon of a language, or raises `NotCompiled` while there is none."""


class Tables:
    """All tables, whichever process they were opened in."""

    def __init__(
        self, store: Log, load_lexicon: LoadLexicon, now: Callable[[], int], most_loaded: int = 10_000
    ) -> None:
        self.store, self.load_lexicon, self.now, self.most_loaded = store, load_lexicon, now, most_loaded
        self.slices = Slices()
        """For whatever takes as long as a table's log is."""
        self._loaded: OrderedDict[str, LoadedTable] = OrderedDict()
        self._retry_at: dict[str, int] = {}
        """Tables whose duties could not lapse, and when to try again."""
        self._by_other_clocks: set[str] = set()
        """Tables in memory whose stored deadline is by another clock than ours."""
        self.listeners: list[Listener] = []
        """Called with every event of any table in memory here."""

    async def open(self, table: str, plan: te.Plan, code: str, kept: tuple[te.Kept, ...] = ()) -> Table | Refusal:
        """Open a table, if its plan can be played; after `code_taken` the caller tries another id and code."""
        game = game_named(plan.game)
        if game is None:
            return Refusal("unknown_game", {"game": plan.game[:40], "games": [game.name for game in GAMES]})
        rules = rules_of(plan, game)
        if isinstance(rules, Refusal):
            return rules
        misfit = check_pack(plan, game, rules)
        if misfit is not None:
            return misfit
        event = te.Opened(plan, code, kept)
        trial = engine.start(game, rules, seating_of(plan), Context(Luck(0), None))
        if isinstance(trial, Refusal):
            return trial
        if plan.words is not None and game.dealt(trial.state) is not None:  # whoever opens the table would know them
            return Refusal("words_dealt")
        fresh = new_table(table, event, game, await self._lexicon(plan, game))
        row = Row(table, 0, self.now(), b"", te.encode(event))
        if not await self.store.create(card_of(fresh, row.at), row):
            return Refusal("code_taken")
        self._add(fresh, row.at)
        return fresh

    async def table(self, table: str) -> Table | None:
        """A table as it is now, read from the log if it is not in memory here."""
        loaded = await self._load(table)
        return None if loaded is None else loaded.table

    async def do(self, table: str, command: Command) -> Table | Refusal:
        """Execute a command; the table that is returned is durable."""
        loaded = await self._load(table)
        if loaded is None:
            return Refusal("no_such_table")
        async with loaded.lock:
            try:
                await self._lapse_duties(loaded)
                return await self._execute(loaded, command)
            except StoreUnavailableError as away:
                return Refusal(away.code)
            except SequenceGapError:  # another process has deleted it meanwhile
                self.drop(table)
                return Refusal("no_such_table")

    async def erase(self, table: str, seq: int) -> bool:
        """Delete a table that nobody uses here, unless there is a newer row than this; whether it is deleted."""
        loaded = self._loaded.get(table)
        if loaded is not None and (loaded.listeners or loaded.lock.locked()):
            return False
        erased = await self.store.retention.erase(table, seq)
        if erased:
            self.drop(table)
        return erased

    def drop(self, table: str) -> None:
        """Have a table no longer in memory that was deleted."""
        self._loaded.pop(table, None)

    async def catch_up(self, table: str) -> None:
        """Read what other processes have written to a table that is in memory here."""
        loaded = self._loaded.get(table)
        if loaded is not None:
            async with loaded.lock:
                await self._read_new_rows(loaded)

    async def fresh_table(self, table: str) -> Table | None:
        """A table as the log has it, whatever another process wrote a moment ago; while the log is away, as it is here.

        What is refused before there is a command must not be refused because this process has not heard of something.
        """
        loaded = self._loaded.get(table)
        if loaded is None:
            return await self.table(table)
        with suppress(StoreUnavailableError):
            await self.catch_up(table)
            if not loaded.listeners and not await self.store.newest([table]):  # another process has deleted it
                self.drop(table)
                return None
        return loaded.table

    def followed(self) -> dict[str, int]:
        """The tables in memory that somebody listens to, with the number of their newest row here."""
        return {table: loaded.table.seq for table, loaded in self._loaded.items() if loaded.listeners}

    def drop_unused(self) -> None:
        """After missed notifications: drop the tables that nobody uses."""
        for table, loaded in list(self._loaded.items()):
            if not loaded.listeners and not loaded.lock.locked():
                del self._loaded[table]

    def written_here(self, table: str) -> bool:
        """Whether the newest row of a table was written by this process."""
        loaded = self._loaded.get(table)
        return loaded is not None and loaded.written_here

    async def lapse_overdue(self) -> int:
        """Let overdue duties lapse, each once, whichever process is first; returns at how many tables they did."""
        now = self.now()
        self._retry_at = {table: until for table, until in self._retry_at.items() if until > now}
        overdue = {table for table, _ in await self.store.due(now, BATCH + len(self._retry_at))}
        overdue |= self._overdue_by_our_clock(now)
        lapsed = await asyncio.gather(*(self._lapse_table(table) for table in sorted(overdue - self._retry_at.keys())))
        return sum(lapsed)

    def _overdue_by_our_clock(self, now: int) -> set[str]:
        """Of the tables whose stored deadline is by another clock, those whose time is up by ours."""
        self._by_other_clocks &= self._loaded.keys()
        return {table for table in self._by_other_clocks if is_overdue(self._loaded[table].table, now)}

    async def _lapse_table(self, table: str) -> bool:
        """Let one table's duties lapse. A table where that fails must not stop the clocks of the others."""
        try:
            lapsed = await self._lapse_if_due(table)
        except (NotCompiled, StoreUnavailableError):  # nobody can play there now, and the store says so itself
            lapsed = False
        except Exception:
            log.exception("a table's deadline could not be met", extra={"table": pseudonym(table)})
            lapsed = False
        if not lapsed:
            self._retry_at[table] = self.now() + RETRY_DELAY
        return lapsed

    async def _lapse_if_due(self, table: str) -> bool:
        loaded = await self._load(table)
        if loaded is None:
            return False
        async with loaded.lock:
            moves = loaded.table.moves
            await self._lapse_duties(loaded)
            return loaded.table.moves > moves

    def add_listener(self, table: str, listener: Listener) -> Table | None:
        """Have a listener called with every event of a table that is in memory; returns the table as it is now."""
        loaded = self._loaded.get(table)
        if loaded is None:
            return None
        loaded.listeners.add(listener)
        return loaded.table

    def loaded_table(self, table: str) -> Table | None:
        """A table as it is now, if it is in memory here."""
        loaded = self._loaded.get(table)
        return None if loaded is None else loaded.table

    def loaded_count(self) -> int:
        """How many tables are in memory."""
        return len(self._loaded)

    def remove_listener(self, table: str, listener: Listener) -> None:
        """End what `add_listener` began."""
        loaded = self._loaded.get(table)
        if loaded is not None:
            loaded.listeners.discard(listener)

    # Executing a command ---------------------------------------------------------------------------------------

    async def _execute(self, loaded: LoadedTable, command: Command) -> Table | Refusal:
        """Decide and append. Nothing is refused before the log was read: another process may have made it possible."""
        has_read = False
        for _ in range(MOST_TRIES):
            if loaded.uncertain:
                await self._read_new_rows(loaded)
                has_read = True
            now = self.now()
            outcome = self._decide(loaded.table, command, now)
            if isinstance(outcome, Change):
                if await self._append(loaded, outcome, now):
                    return loaded.table
                await self._read_new_rows(loaded)
                has_read = True
            elif isinstance(outcome, Repeated):
                return loaded.table
            elif has_read or not await self._read_new_rows(loaded):
                return outcome
            else:
                has_read = True
        return Refusal("too_busy")

    def _decide(self, table: Table, command: Command, now: int) -> Outcome:
        """Decide a command. A table whose rules raise refuses it and stays as it is; other tables are not affected."""
        try:
            return command(table, now)
        except Exception:
            log.exception("a table could not decide a request", extra={"table": pseudonym(table.id)})
            return Refusal("table_failed")

    async def _append(self, loaded: LoadedTable, change: Change, now: int) -> bool:
        """Append what was decided at this time: the row's own time and the game's belong together."""
        before, seq = loaded.table, loaded.table.seq + 1
        folded = fold(before, change.event, now, change.step)
        line, salt = line_of(folded, change.event, change.action), secrets.token_bytes(chain.SIZE)
        digest = None if line is None else next_digest(before, line, salt)
        after = with_row(folded, seq, digest)
        row = Row(before.id, seq, now, change.action, te.encode(change.event), digest)
        due = deadline(after)
        card = card_of(after, now) if is_card_changed(before, after) else None
        ended = after.final and not before.final
        turn = turn_of(after)
        loaded.uncertain = True
        stored = await self.store.append(
            row,
            due=None if due is None else after.zero + due,
            card=card,
            ended=ended,
            salt=None if digest is None else salt,
            turn=None if turn == turn_of(before) else turn,
        )
        loaded.uncertain = False
        if stored:
            loaded.written_here, loaded.read_at = True, now
            self._by_other_clocks.discard(before.id)
            self._publish(loaded, after, change.event)
        return stored

    async def _lapse_duties(self, loaded: LoadedTable) -> None:
        """Let the duties lapse whose deadline has passed by now, whether or not `lapse_overdue` has seen it."""
        while is_overdue(loaded.table, self.now()):
            if isinstance(await self._execute(loaded, lapse()), Refusal):
                return

    # Memory and log --------------------------------------------------------------------------------------------

    async def _load(self, table: str) -> LoadedTable | None:
        loaded = self._loaded.get(table)
        if loaded is not None:
            self._loaded.move_to_end(table)
            return loaded
        asked_at = self.now()
        rows = await self.store.read(table)
        if not rows:
            return None
        read = await self._rebuild(rows)
        return self._loaded.get(table) or self._add(self._by_our_clock(read, read.zero), asked_at)

    async def _rebuild(self, rows: list[Row]) -> Table:
        event = te.decode(rows[0].events)
        game = known_game(event.plan.game)
        table = new_table(rows[0].table, event, game, await self._lexicon(event.plan, game))
        secret = await self._mending_secret(table.id, rows)
        folded = await self.slices.run(_folded(table, rows[1:], secret), newest=1)
        return folded[0] if folded else table

    async def _read_new_rows(self, loaded: LoadedTable) -> bool:
        """Read what other processes have written, and return whether there was anything."""
        asked_at = self.now()
        rows = await self.store.read(loaded.table.id, loaded.table.seq)
        loaded.written_here = loaded.written_here and not rows
        secret = await self._mending_secret(loaded.table.id, rows)
        await self.slices.run(self._publish_rows(loaded, rows, secret), newest=0)
        loaded.uncertain, loaded.read_at = False, asked_at
        return bool(rows)

    async def _mending_secret(self, table: str, rows: Sequence[Row]) -> bytes | None:
        """The secret by which those of these rows are chained that were written without a digest, if there are any."""
        if not is_unchained(rows):
            return None
        return await self.store.mend(table, secrets.token_bytes(chain.SIZE))

    async def published_chain(self, table: Table, rows: Sequence[Row]) -> PublishedChain:
        """The chain of a game that is over, whose rows up to this table's newest these are."""
        secret = await self._mending_secret(table.id, rows)
        return published(table, rows, await self.store.salts(table.id), secret)

    def _publish_rows(self, loaded: LoadedTable, rows: Sequence[Row], secret: bytes | None) -> Iterator[None]:
        """A row at each step."""
        for row in rows:
            event = te.decode(row.events)
            before, after = loaded.table, _after(loaded.table, row, event, secret)
            # We know when the game's time was 0: how others count is their business. A game that others have begun
            # was begun after we looked last.
            zero = max(after.zero, loaded.read_at) if before.step is None else before.zero
            self._publish(loaded, self._by_our_clock(after, zero), event)
            yield

    def _by_our_clock(self, table: Table, zero: int) -> Table:
        """A table that others have written, or we before a restart, with the game's time by our clock.

        Theirs may be ahead of ours, or ours may have been set back: nobody waits until ours has come as far.
        """
        if table.step is None:
            return table
        ours = min(zero, self.now() - table.at)
        if abs(ours - table.zero) > CLOCKS_DIFFER:
            self._by_other_clocks.add(table.id)
        return msgspec.structs.replace(table, zero=ours)

    def _publish(self, loaded: LoadedTable, table: Table, event: Any) -> None:
        loaded.table = table
        for listener in (*self.listeners, *loaded.listeners):
            try:
                listener(table, event)
            except Exception:  # one listener that fails must not affect the others
                log.exception("a table could not be told", extra={"table": pseudonym(table.id)})

    def _add(self, table: Table, read_at: int) -> LoadedTable:
        loaded = self._loaded[table.id] = LoadedTable(table, read_at)
        spare = max(0, len(self._loaded) - self.most_loaded)
        for old, idle in list(islice(self._loaded.items(), spare)):
            if idle.listeners or idle.lock.locked():
                self._loaded.move_to_end(old)
            else:
                del self._loaded[old]
        return loaded

    async def _lexicon(self, plan: te.Plan, game: Game[Any, Any, Any]) -> Any:
        """The table's dictionary: the language's lexicon, or none, and the words that the table brings itself."""
        words = None if plan.lexicon == "none" else await self.load_lexicon(plan.language)
        if words is not None and game.prepare is not None:
            await asyncio.to_thread(game.prepare, words)
        if plan.pack is None:
            return words
        return await asyncio.to_thread(game.dictionary, words, plan.language, plan.pack)


def _folded(table: Table, rows: Sequence[Row], secret: bytes | None) -> Iterator[Table]:
    """The table after each of these rows."""
    for row in rows:
        table = _after(table, row, te.decode(row.events), secret)
        yield table


def _after(before: Table, row: Row, event: te.TableEvent, secret: bytes | None) -> Table:
    after = fold(before, event, row.at)
    return with_row(after, row.seq, digest_of(after, before, row, event, secret))
