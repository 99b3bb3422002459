"""Jobs over the log of a table's game: read from the store, run in the worker process."""

from collections.abc import Callable, Hashable
from typing import Any

from lettrine.core.game import Refusal
from lettrine.play.table import Table
from lettrine.server.jobs.worker import Worker
from lettrine.store.log import Log, pseudonym

MOST_STEPS = 2000
"""Longer games are refused. Real ones have a few hundred steps; S29 and G12 allow wrong namings without end."""


async def run_on_game(
    table: Table, store: Log, worker: Worker, key: Hashable, function: Callable[..., bytes], *arguments: Any
) -> bytes | Refusal:
    """What a function makes of the rows of a table's log in the worker process; its result is cached by this key."""
    if table.moves > MOST_STEPS:
        return Refusal("game_too_long", {"most": MOST_STEPS})

    async def job() -> bytes:
        return await worker.run(table.plan.language, function, await store.read(table.id), *arguments)

    return await worker.result_of(key, job, table=pseudonym(table.id))
