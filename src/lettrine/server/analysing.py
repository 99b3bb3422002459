"""Games that are over, analysed in a process of their own: it takes a second, and no table is to wait for it."""

import asyncio
import logging
from collections import OrderedDict
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

import msgspec

from lettrine.analysis.analysers import ANALYSERS
from lettrine.core.game import Refusal
from lettrine.core.match import Entry
from lettrine.core.record import Header
from lettrine.games import game_named
from lettrine.play import happenings as h
from lettrine.play.hands import end_with_server
from lettrine.play.table import Table, header
from lettrine.store.log import Log, Row, mark
from lettrine.words.cache import lexicon

log = logging.getLogger(__name__)

MOST = 200
"""How many analyses are kept: about 40 kB each."""

Told = tuple[int, int | None, bytes]
"""A step of a game: its time, who acted, and its events as JSON."""


def analysed(header: Header, told: list[Told]) -> bytes:
    """Runs in a process of its own: the analysis of a game, as JSON."""
    game = game_named(header.game)
    assert game is not None
    events = msgspec.json.Decoder(tuple[game.events, ...])  # type: ignore[name-defined]  # known when it runs
    steps = [Entry(at, seat, None, events.decode(raw)) for at, seat, raw in told]
    words = lexicon(header.language)
    return msgspec.json.encode(ANALYSERS[game.name](steps, header.seats, words, free=header.lexicon == "none"))


class Analyses:
    """What was found out about games, each worked out once while it is remembered."""

    def __init__(self) -> None:
        self._worker: Executor | None = None
        self._kept: OrderedDict[tuple[str, int], asyncio.Task[bytes]] = OrderedDict()

    async def of(self, table: Table, store: Log) -> bytes | Refusal:
        """The analysis of a table's game. S32: a word may be checked after the end, and then it is made anew."""
        key = table.id, table.moves
        if key not in self._kept:
            self._kept[key] = asyncio.create_task(self._made(table, store))
        self._kept.move_to_end(key)
        while len(self._kept) > MOST:
            self._kept.popitem(last=False)
        try:
            return await asyncio.shield(self._kept[key])
        except BrokenProcessPool:
            self._kept.pop(key, None)
            return Refusal("too_busy")
        except Exception:
            log.exception("a game could not be analysed", extra={"table": mark(table.id)})
            self._kept.pop(key, None)
            return Refusal("table_failed")

    def close(self) -> None:
        """Let nothing more be worked out."""
        for task in self._kept.values():
            task.cancel()
        if self._worker is not None:
            self._worker.shutdown(wait=False, cancel_futures=True)

    async def _made(self, table: Table, store: Log) -> bytes:
        steps = list(filter(None, map(_step, await store.read(table.id))))
        told, process = header(table), self._process()
        try:
            return await asyncio.get_running_loop().run_in_executor(process, analysed, told, steps)
        except BrokenProcessPool:
            if self._worker is process:  # many may notice that it has died; the first has another take over
                self._worker = None
            raise

    def _process(self) -> Executor:
        """Begun with the first game that somebody wants to see through."""
        if self._worker is None:
            context = get_context("forkserver")
            self._worker = ProcessPoolExecutor(1, mp_context=context, initializer=end_with_server)
        return self._worker


def _step(row: Row) -> Told | None:
    """A row of the log as a step of the game, if it was one."""
    happened = h.read(row.events)
    if isinstance(happened, h.Began):
        return 0, None, bytes(happened.events)
    return (happened.at, happened.seat, bytes(happened.events)) if isinstance(happened, h.Played) else None
