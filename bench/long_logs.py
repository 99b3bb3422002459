"""How long a table with much chat or a long game takes to open, and how long the event loop is held meanwhile.

The event loop is held for as long as one of its turns lasts: that is what everybody else waits. It is told twice: in
CPU time of the loop's thread, the longest turn of all, and by the clock, the median of each run's longest turn, which
depends on what else the machine does. A table is opened as by the first person who connects after a restart; the time
is the median of the runs.

    python -m bench.long_logs            on SQLite and on a PostgreSQL of our own
"""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from time import perf_counter, thread_time
from typing import Any

from tests.server.in_process import InProcess, in_process, seated
from tests.server.kill_audit import begun
from tests.server.long_game import long_game
from tests.store.old_database import write_old_table
from tests.store.postgres.server import database, running

from lettrine.play import table_events as te
from lettrine.server.jobs.garbage import collect_garbage
from lettrine.store.log import Row
from lettrine.store.memory import MemoryLog

DAY = 100_000
"""Messages in an old log: more than half a day at the default rate."""
LONG = 2000
"""Steps of a long game."""
TODAY = 2000
"""Messages said now; what a day of them leaves behind is the same."""
BEFORE_CHAT = 3
"""The last version of a database in which chat was in the log."""
TURNS = 9
TEXT = "x" * 500


class Hold:
    """The longest turn of the event loop, in milliseconds of the clock and of CPU time."""

    def __init__(self) -> None:
        self.clock = self.cpu = 0.0

    async def watch(self) -> None:
        """Look at both clocks once a turn."""
        clock, cpu = perf_counter(), thread_time()
        while True:
            await asyncio.sleep(0)
            self.clock = max(self.clock, 1000 * (perf_counter() - clock))
            self.cpu = max(self.cpu, 1000 * (thread_time() - cpu))
            clock, cpu = perf_counter(), thread_time()


async def timed(name: str, prepare: Callable[[], None], do: Callable[[], Awaitable[Any]]) -> None:
    """Do something several times, and print how long it took and how long it held the loop."""
    holds, times = [], []
    for _ in range(TURNS):
        prepare()
        holds.append(Hold())
        watching = asyncio.create_task(holds[-1].watch())
        await asyncio.sleep(0.01)
        begin = perf_counter()
        await do()
        times.append(1000 * (perf_counter() - begin))
        watching.cancel()
    cpu, clock = max(hold.cpu for hold in holds), median(hold.clock for hold in holds)
    print(f"{name:<58}{median(times):>9.1f} ms, held {cpu:>7.1f} ms CPU, {clock:>7.1f} ms by the clock", flush=True)


def forget(app: InProcess) -> None:
    """Nothing is in memory."""
    app.service.tables._loaded.clear()


async def open_table(app: InProcess, table: str) -> None:
    """Connect, and leave again."""
    connection = await app.service.connect(table, "somebody")
    assert connection is not None
    app.service.connections.disconnect(table, connection)


async def old_chat(url: str, kind: str) -> None:
    """An old table at which a game has just begun, with a day of chat in its log as an earlier version wrote it."""
    log = MemoryLog()
    table = (await begun(log, 3))[0].table
    rows, card = await log.read(table), await log.card(table)
    assert card is not None
    said = te.encode(te.Said(0, "P0", TEXT, voice="0123456789ab"))
    rows += [Row(table, len(rows) + number, 0, b"", said) for number in range(DAY)]
    await write_old_table(url, BEFORE_CHAT, card, rows)
    begin = perf_counter()
    async with in_process(store=url) as app:
        print(f"{kind}: the server starts on it for the first time in {1000 * (perf_counter() - begin):.0f} ms")
        name = f"{kind}: open a table with {DAY:,} messages in its log"
        await timed(name, lambda: forget(app), lambda: open_table(app, table))


async def new_chat(url: str, kind: str) -> None:
    """A table where much is said now."""
    async with in_process(store=url) as app:
        table, _, (ada, *_) = await seated(app)
        for _ in range(TODAY):
            await ada.ask({"type": "say", "text": TEXT})
        await ada.close()
        name = f"{kind}: open a table where {TODAY:,} messages were said"
        await timed(name, lambda: forget(app), lambda: open_table(app, table))


async def long(url: str, kind: str) -> None:
    """A long game that is over."""
    async with in_process(store=url) as app:
        table = await long_game(app, LONG)
        person = app.person()
        await asyncio.sleep(1)  # until it is rated
        await timed(f"{kind}: open a game of {LONG:,} steps", lambda: forget(app), lambda: open_table(app, table))
        for path in ("record", "replay", "replay?seat=1"):
            get = f"/api/tables/{table}/{path}"
            await timed(f"{kind}: /{path} of it", lambda: None, lambda get=get: person.get(get))


async def measure(urls: dict[str, list[str]]) -> None:
    """All of it on each store, with garbage collected as a server has it."""
    collecting = asyncio.create_task(collect_garbage())
    for kind, (first, second, third) in urls.items():
        await old_chat(first, kind)
        await new_chat(second, kind)
        await long(third, kind)
    collecting.cancel()


def main() -> None:
    """Measure with a server and files of our own, which are gone afterwards."""
    with tempfile.TemporaryDirectory() as name, running() as server:
        folder = Path(name)
        with database(server) as one, database(server) as two, database(server) as three:
            files = [f"sqlite:///{folder / each}.db" for each in ("old", "new", "long")]
            asyncio.run(measure({"sqlite": files, "postgresql": [one, two, three]}))


if __name__ == "__main__":
    main()
