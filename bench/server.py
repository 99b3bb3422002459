"""Tables of four socket players on a real server, next to a bare room of four and to a bare store, in the same run.

Players and server share the machine: with two cores, one is the server's and one is the players'. A move is timed from
sending it until the last of the four seats has its frame, the commit to the disk included. "paced" is the load that a
house of that size would have, "flat out" keeps 64 tables busy at any moment.

    python -m bench.server             ten seconds, 500 tables, on SQLite and on a PostgreSQL of our own
    python -m bench.server 20 2500     twenty seconds, 2,500 tables
    LETTRINE_BENCH_PG=postgresql://…   use an empty database there instead
"""

import asyncio
import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Any, NamedTuple

import msgspec
import uvloop
from bench.players import BUSY, CHANCE, Course
from bench.store import tables as bare_tables
from tests.server.kill_audit import Seat, begun, chosen, tables_on
from tests.server.server_process import Port, Server, answers
from tests.store.postgres.server import database, running

from lettrine.core.game import Refusal
from lettrine.play import commands
from lettrine.store.url import open_log

RATE = 500
"""Moves a second that the paced load asks for, all tables together."""
COLD = 300
AIMS = "aims: 2,500 tables of four, 500 moves/s with p99 ≤ 60 ms, ≤ 30 KiB a connection, a cold table in ≤ 20 ms"


class Seen(NamedTuple):
    """What one load showed."""

    moves: float
    p50: float
    p99: float
    cpu: float
    """Microseconds of the server's a move."""
    busy: float
    """Of one core, what the server used."""
    players: float
    """The same for the players."""


class Memory(NamedTuple):
    """In KiB."""

    connection: float
    table: float


async def watched(pid: int, course: Course, load: Awaitable[None]) -> Seen:
    """Let a load run."""
    course.times, course.acknowledged = [], 0
    begin, cpu, own = perf_counter(), cpu_of(pid), cpu_of(os.getpid())
    await load
    took, used, own = perf_counter() - begin, cpu_of(pid) - cpu, cpu_of(os.getpid()) - own
    cuts = quantiles(course.times, n=100)
    moves = len(course.times)
    return Seen(moves / took, 1000 * cuts[49], 1000 * cuts[98], 1e6 * used / moves, used / took, own / took)


def cpu_of(pid: int) -> float:
    """Seconds that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> float:
    """KiB in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1024


async def measured(pid: int, port: int, course: Course, seconds: float) -> tuple[dict[str, Seen], Memory]:
    """All that a server shows with these tables."""
    empty, count = memory_of(pid), len(course.fours)
    await course.connect(port, slice(0, 1))
    one = memory_of(pid)
    await course.connect(port, slice(1, 4))
    connection = (memory_of(pid) - one) / (3 * count)
    seen = {"paced": await watched(pid, course, course.paced(seconds, RATE))}
    seen["flat out"] = await watched(pid, course, course.flat_out(seconds))
    for link in (link for four in course.fours for link in four.links):
        assert not link.lost
        link.transport.abort()
    return seen, Memory(connection, (one - empty) / count - connection)


async def lettrine(url: str, folder: Path, seconds: float, count: int) -> tuple[dict[str, Seen], Memory, Course]:
    """The server itself."""
    log = await open_log(url)
    tables: list[list[Seat]] = []
    for start in range(0, count, 250):
        tables += await asyncio.gather(*(begun(log, 4) for _ in range(start, min(start + 250, count))))
    await log.close()
    server, course = Server(folder, url), Course(tables)
    server.launch()
    try:
        await server.ready()
        seen, memory = await measured(server.pid, server.port, course, seconds)
    finally:
        server.kill()
    return seen, memory, course


async def room(seconds: float, count: int, size: int) -> tuple[dict[str, Seen], Memory]:
    """A bare room of four on the same server software: what one says, all four get, as large as our frames."""
    kept = Port()
    port = kept.number
    process = subprocess.Popen([sys.executable, "-m", "bench.server", "room", str(port), str(size)])
    try:
        while not answers(port):
            await asyncio.sleep(0.05)
        tables = [[Seat(f"{number}", seat, "-") for seat in range(4)] for number in range(count)]
        return await measured(process.pid, port, Course(tables), seconds)
    finally:
        process.kill()
        process.wait()


def serve_room(port: int, size: int) -> None:
    """Run such rooms."""
    import uvicorn

    rooms: dict[str, list[Any]] = {}
    seqs: Counter[str] = Counter()
    view = {"open": [{"id": "x", "kind": "ask", "seats": [0], "duty": True, "offers": [{"of": [1], "letter": ["A"]}]}]}
    padding = "x" * (size - 150)

    def said(path: str) -> dict[str, str]:
        message = {"type": "frame", "seq": seqs[path], "events": padding, "view": view}
        return {"type": "websocket.send", "text": msgspec.json.encode(message).decode()}

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        path = scope["path"]
        await receive()
        await send({"type": "websocket.accept"})
        rooms.setdefault(path, []).append(send)
        await send(said(path))
        while (await receive())["type"] == "websocket.receive":
            seqs[path] += 1
            for each in rooms[path]:
                await each(said(path))

    uvicorn.run(
        app,
        port=port,
        loop="uvloop",
        ws="websockets-sansio",
        ws_ping_interval=20,
        ws_ping_timeout=20,
        lifespan="off",
        log_level="error",
    )


async def cold(url: str) -> float:
    """Milliseconds until a table of 300 rows that nobody has in memory is back."""
    log = await open_log(url)
    seats = await begun(log, 4)
    tables, name = tables_on(log), seats[0].table
    table = await tables.table(name)
    assert table is not None
    while table.seq < COLD - 1:
        assert table.step is not None
        duty = next((d for d in table.step.open if d.duty), None)
        if duty is not None:
            seat = duty.seats[0]
            view = msgspec.json.decode(msgspec.json.encode(table.game.view(table.step.state, seat)))
            action = chosen(next(d for d in view["open"] if d["id"] == duty.id), CHANCE)
            request = commands.act(seat, msgspec.json.encode(action), duty.id)
        else:  # it was a short game: the rest is what people change around it
            request = commands.set_pace(table.sitters[0].key or "", "slow" if table.pace == "fast" else "fast")
        after = await tables.do(name, request)
        assert not isinstance(after, Refusal), after
        table = after
    times = []
    for _ in range(9):
        begin = perf_counter()
        await tables_on(log).table(name)
        times.append(1000 * (perf_counter() - begin))
    await log.close()
    return median(times)


async def compare(url: str, folder: Path, seconds: float, count: int) -> None:
    """One store, everything beside it, and a table of figures."""
    kind = url.partition(":")[0]
    print(f"\n{kind}, {count:,} tables of four, {4 * count:,} connections")
    seen, memory, course = await lettrine(url, folder, seconds, count)
    size = course.bytes // course.frames
    bare, bare_memory = await room(seconds, count, size)
    log = await open_log(url)
    append = await bare_tables(log, min(count, BUSY))(seconds / 2)
    await log.close()
    print(f"{'':<26}{'moves/s':>9}{'p50 ms':>9}{'p99 ms':>9}{'CPU µs/move':>13}{'server':>9}{'players':>9}")
    rows = {f"lettrine, {name}": each for name, each in seen.items()}
    rows |= {f"bare room, {name}": each for name, each in bare.items()}
    for name, s in rows.items():
        print(f"{name:<26}{s.moves:>9,.0f}{s.p50:>9.1f}{s.p99:>9.1f}{s.cpu:>13,.0f}{s.busy:>9.0%}{s.players:>9.0%}")
    print(f"{f'bare append, {min(count, BUSY)} tables':<26}{append.events:>9,.0f}{'':>18}{append.cpu:>13,.0f}")
    print(f"a connection {memory.connection:.1f} KiB (bare room {bare_memory.connection:.1f})", end=", ")
    print(f"a hot table {memory.table:.1f} KiB")
    print(f"a frame {size:,} bytes; a cold table of {COLD} rows is back in {await cold(url):.1f} ms")
    if course.refused:
        print(f"refused: {dict(course.refused)}")
    print(f"flat out, what limits it: {limit(seen['flat out'], append.events)}")


def limit(seen: Seen, appends: float) -> str:
    """Whatever was used up first."""
    if seen.busy > 0.9:
        return "the server's core"
    if seen.players > 0.9:
        return "the players' core, not the server"
    return "the store" if seen.moves > 0.7 * appends else "waiting: for commits, or for a core that others use"


@contextmanager
def postgres() -> Iterator[str]:
    """The database we are given, or one of our own."""
    given = os.environ.get("LETTRINE_BENCH_PG")
    if given:
        yield given
        return
    with running() as server, database(server) as url:
        yield url


def main(seconds: float = 10.0, count: int = 500) -> None:
    """Measure on both stores."""
    print(AIMS)
    with tempfile.TemporaryDirectory() as folder, postgres() as url:
        for store in (f"sqlite:///{folder}/log.db", url):
            uvloop.run(compare(store, Path(folder), seconds, count))


if __name__ == "__main__":
    if sys.argv[1:2] == ["room"]:
        serve_room(*map(int, sys.argv[2:]))
    else:
        main(*map(int, sys.argv[1:]))
