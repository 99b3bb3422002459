"""Games that are over, analysed in the workshop."""

from collections.abc import Callable, Hashable
from typing import Any

import msgspec

from lettrine.analysis.registry import ANALYSERS
from lettrine.core.game import Game, Refusal
from lettrine.core.match import Entry
from lettrine.core.record import Header
from lettrine.games import game_named
from lettrine.play import table_events as te
from lettrine.play.table import Table, header
from lettrine.server.jobs.worker import Worker
from lettrine.store.log import Log, Row, pseudonym
from lettrine.words.cache import lexicon

Told = tuple[int, int | None, bytes]
"""A step of a game: its time, who acted, and its events as JSON."""
MOST_STEPS = 2000
"""No more of a game is looked into. Real ones have a few hundred; S29 and G12 let anybody name in vain without end."""


async def analysis_of(table: Table, store: Log, worker: Worker) -> bytes | Refusal:
    """The analysis of a table's game. S32: a word may be checked after the end, and then it is made anew."""
    return await worked_out(("analysis", table.id, table.moves), table, store, worker, analysed, header(table))


async def worked_out(
    key: Hashable, table: Table, store: Log, worker: Worker, function: Callable[..., bytes], *given: Any
) -> bytes | Refusal:
    """What a function makes of the steps of a table's game in the workshop, kept by this key."""
    if table.moves > MOST_STEPS:
        return Refusal("game_too_long", {"most": MOST_STEPS})

    async def job() -> bytes:
        return await worker.run(table.plan.language, function, await _steps_of(table, store), *given)

    return await worker.made(key, job, table=pseudonym(table.id))


async def _steps_of(table: Table, store: Log) -> list[Told]:
    """A table's game as it can be sent to another process."""
    return list(filter(None, map(_step, await store.read(table.id))))


def entries(game: Game[Any, Any, Any], told: list[Told]) -> list[Entry]:
    """The same, as a log that can be looked into."""
    events = msgspec.json.Decoder(tuple[game.events, ...])  # type: ignore[name-defined]  # known when it runs
    return [Entry(at, seat, None, events.decode(raw)) for at, seat, raw in told]


def analysed(told: list[Told], header: Header) -> bytes:
    """Runs in a process of its own: the analysis of a game, as JSON."""
    game, words = game_named(header.game), lexicon(header.language)
    assert game is not None
    analyse = ANALYSERS[game.name]
    return msgspec.json.encode(analyse(entries(game, told), header.seats, words, free=header.lexicon == "none"))


def _step(row: Row) -> Told | None:
    """A row of the log as a step of the game, if it was one."""
    happened = te.read(row.events)
    if isinstance(happened, te.Began):
        return 0, None, bytes(happened.events)
    return (happened.at, happened.seat, bytes(happened.events)) if isinstance(happened, te.Played) else None
