"""How many durable events a second a store takes, next to bare INSERTs with a COMMIT each, in the same run.

Every table appends its next row when the last one is durable, as a table with players does. The stores and the bare
loops take turns; each figure is the median over the rounds. CPU is this process's: what PostgreSQL's own processes use
comes on top.

    python -m bench.store          three rounds of two seconds
    python -m bench.store 10 5     ten rounds of five seconds
"""

import asyncio
import sqlite3
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import NamedTuple
from uuid import uuid4

import asyncpg
from tests.store.postgres.server import database, running

from lettrine.store.log import Card, Log, Row
from lettrine.store.url import open_log

ACTION, EVENTS = b"a" * 80, b"e" * 600
SALT, DIGEST = b"s" * 32, b"d" * 32
TABLES = (1, 64, 256)
COLD = 300
"""Rows of a table that is read back whole."""


class Rate(NamedTuple):
    """What one turn has shown."""

    events: float
    cpu: float
    """Microseconds an event."""


Turn = Callable[[float], Awaitable[Rate]]


async def measured(seconds: float, go: Callable[[float], Awaitable[int]]) -> Rate:
    """Let `go` work until a moment; it says how much it did."""
    begin, cpu = perf_counter(), process_time()
    done = await go(begin + seconds)
    return Rate(done / (perf_counter() - begin), 1e6 * (process_time() - cpu) / done)


def tables(log: Log, count: int, clock: bool = False, turns: bool = False) -> Turn:
    """So many tables on a store, each with a deadline that moves with every row if there is a clock, and with turns."""

    async def turn(seconds: float) -> Rate:
        names = [uuid4().hex for _ in range(count)]
        await asyncio.gather(*(begun(log, name) for name in names))
        return await measured(seconds, lambda end: _all(log, names, end, clock, turns))

    return turn


async def begun(log: Log, name: str) -> None:
    """A new table."""
    assert await log.create(Card(name, name, True, "open", 0, b"{}"), Row(name, 0, 0, ACTION, EVENTS))


async def _all(log: Log, names: list[str], end: float, clock: bool, turns: bool) -> int:
    return sum(await asyncio.gather(*(_one(log, name, end, clock, turns) for name in names)))


async def _one(log: Log, name: str, end: float, clock: bool, turns: bool) -> int:
    seq = 0
    while perf_counter() < end:
        seq += 1
        row = Row(name, seq, seq, ACTION, EVENTS, DIGEST)
        turn = 1 << seq // 2 % 4 if turns and seq % 2 else None
        assert await log.append(row, due=seq if clock else None, salt=SALT, turn=turn)
    return seq


def bare_sqlite(path: Path) -> Turn:
    """Plain sqlite3, a commit a row, on the same disk with the same promise."""
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("CREATE TABLE bare (id TEXT, seq INTEGER, at INTEGER, action BLOB, events BLOB, PRIMARY KEY (id, seq))")

    async def go(end: float) -> int:
        name, seq = uuid4().hex, 0
        while perf_counter() < end:
            seq += 1
            db.execute("INSERT INTO bare VALUES (?, ?, ?, ?, ?)", (name, seq, seq, ACTION, EVENTS))
        return seq

    return lambda seconds: measured(seconds, go)


async def bare_postgres(url: str) -> Turn:
    """Plain asyncpg, a commit a row, on the same server."""
    db = await asyncpg.connect(url)
    await db.execute("CREATE TABLE bare (id text, seq int, at int, action bytea, events bytea, PRIMARY KEY (id, seq))")
    insert = await db.prepare("INSERT INTO bare VALUES ($1, $2, $3, $4, $5)")

    async def go(end: float) -> int:
        name, seq = uuid4().hex, 0
        while perf_counter() < end:
            seq += 1
            await insert.fetch(name, seq, seq, ACTION, EVENTS)
        return seq

    return lambda seconds: measured(seconds, go)


async def cold(log: Log) -> float:
    """Milliseconds to read a whole table."""
    name = uuid4().hex
    await begun(log, name)
    for seq in range(1, COLD):
        assert await log.append(Row(name, seq, seq, ACTION, EVENTS, DIGEST), due=None, salt=SALT)
    begin = perf_counter()
    assert len(await log.read(name)) == COLD
    return 1000 * (perf_counter() - begin)


async def compare(folder: Path, url: str, rounds: int, seconds: float) -> None:
    """Have all take turns, and print what they showed."""
    logs = {"sqlite": await open_log(f"sqlite:///{folder}/log.db"), "postgresql": await open_log(url)}
    turns = {"sqlite, bare": bare_sqlite(folder / "bare.db"), "postgresql, bare": await bare_postgres(url)}
    for name, log in logs.items():
        turns |= {f"{name}, {count} tables": tables(log, count) for count in TABLES}
        turns[f"{name}, {TABLES[-1]} tables with turns"] = tables(log, TABLES[-1], turns=True)
        turns[f"{name}, {TABLES[-1]} tables with clocks"] = tables(log, TABLES[-1], clock=True)
    shown = [{name: await turn(seconds) for name, turn in turns.items()} for _ in range(rounds)]
    print(report(shown))
    for name, log in logs.items():
        print(f"{name}: a cold table of {COLD} rows is read in {await cold(log):.1f} ms")
        await log.close()


def report(shown: list[dict[str, Rate]]) -> str:
    """One line each, with the ratio to the bare loop on the same database."""
    lines = [f"{'':<34}{'events/s':>10}{'× bare':>8}{'CPU µs an event':>17}"]
    for name in shown[0]:
        kind = name.partition(",")[0]
        rate = median(turn[name].events for turn in shown)
        ratio = median(turn[name].events / turn[f"{kind}, bare"].events for turn in shown)
        cpu = median(turn[name].cpu for turn in shown)
        lines.append(f"{name:<34}{rate:>10,.0f}{ratio:>8.1f}{cpu:>17.0f}")
    return "\n".join(lines)


def main(rounds: int = 3, seconds: float = 2.0) -> None:
    """Measure with a server and a file of our own, which are gone afterwards."""
    with tempfile.TemporaryDirectory() as folder, running() as server, database(server) as url:
        asyncio.run(compare(Path(folder), url, rounds, seconds))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
