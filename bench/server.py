"""Tables of four socket players on a real server, next to a bare room of four and to a bare store, in the same run.

Players and server share the machine: with two cores, one is the server's and one is the players'. A move is timed from
sending it until the last of the four seats has its frame, the commit to the disk included. "paced" is the load that a
house of that size would have, "flat out" keeps 64 tables busy at any moment.

    python -m bench.server             ten seconds, 500 tables, on SQLite and on a PostgreSQL of our own
    python -m bench.server 20 2500     twenty seconds, 2,500 tables
    LETTRINE_BENCH_PG=postgresql://…   use an empty database there instead
"""

import asyncio
import base64
import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter
from typing import Any, NamedTuple

import msgspec
import uvloop
from bench.store import tables as bare_tables
from tests.server.kill import Seat, Server, answers, begun, chosen, free_port, tables_on
from tests.store.postgres_server import database, running

from lettrine.core.game import Refusal
from lettrine.play import requests
from lettrine.server.keys import COOKIE
from lettrine.store.open import open_log

RATE = 500
"""Moves a second that the paced load asks for, all tables together."""
BUSY = 64
"""Tables with a move under way when it goes flat out."""
COLD = 300
AIMS = "aims: 2,500 tables of four, 500 moves/s with p99 ≤ 60 ms, ≤ 30 KiB a connection, a cold table in ≤ 20 ms"
CHANCE = Random(1)


# The players' side: as little Python as possible, so that the server is what is measured -------------------------


class Open(msgspec.Struct):
    """A decision, as far as a player needs it."""

    id: str
    kind: str
    seats: list[int]
    duty: bool
    offers: list[dict[str, list[Any]]] = []


class View(msgspec.Struct):
    """A view, as far as a player needs it."""

    open: list[Open] = []
    over: bool = False


class Seq(msgspec.Struct):
    """A frame's number."""

    seq: int


class Sight(msgspec.Struct):
    """A frame."""

    view: View


_seq = msgspec.json.Decoder(Seq).decode
_sight = msgspec.json.Decoder(Sight).decode


class Link(asyncio.Protocol):
    """A WebSocket client that knows text and ping."""

    def __init__(self, path: str, cookie: str, heard: Callable[[bytes], None], extra: str = "") -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {COOKIE}={cookie}\r\n{extra}\r\n"
        )
        self._heard, self._open, self._data = heard, False, b""
        self.lost = False

    def connection_made(self, transport: Any) -> None:
        """Ask for the upgrade."""
        self.transport = transport
        transport.write(self._hello.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        """Remember that it was."""
        self.lost = True

    def data_received(self, data: bytes) -> None:
        """Take frame after frame."""
        data = self._data + data
        if not self._open:
            head, mark, data = data.partition(b"\r\n\r\n")
            if not mark:
                self._data = head
                return
            assert b" 101 " in head, head
            self._open = True
        place = 0
        while (end := self._one(data, place)) is not None:
            place = end
        self._data = data[place:]

    def _one(self, data: bytes, place: int) -> int | None:
        if len(data) < place + 2:
            return None
        size, body = data[place + 1], place + 2
        if size > 125:
            body += 2 if size == 126 else 8
            size = int.from_bytes(data[place + 2 : body])
        if len(data) < body + size or len(data) < body:
            return None
        kind = data[place] & 15
        if kind == 1:
            self._heard(data[body : body + size])
        elif kind == 9:
            self._write(0x8A, data[body : body + size])
        return body + size

    def send(self, text: bytes) -> None:
        """Send a text; the mask is zeros, which is as good as any here."""
        self._write(0x81, text)

    def _write(self, kind: int, body: bytes) -> None:
        size = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2)
        self.transport.write(bytes([kind]) + size + bytes(4) + body)


class Four:
    """A table of four: one move at a time, timed until all have heard of it."""

    def __init__(self, seats: list[Seat], course: "Course") -> None:
        self.seats, self.course = seats, course
        self.links: list[Link] = []
        self.raw: dict[int, bytes] = {}
        self.seq, self.sent, self.missing = -1, 0.0, 0
        self.over = False

    async def connect(self, port: int, some: slice) -> None:
        """Sit down."""
        loop = asyncio.get_running_loop()
        for seat in self.seats[some]:
            link = Link(f"/tables/{seat.table}/socket", seat.cookie, lambda data, n=seat.seat: self.hear(n, data))
            await loop.create_connection(lambda link=link: link, "127.0.0.1", port)
            self.links.append(link)
        while len(self.raw) < len(self.links):
            await asyncio.sleep(0.005)

    def hear(self, seat: int, data: bytes) -> None:
        """A message to one of the seats."""
        if data.startswith(b'{"type":"frame"'):
            self.raw[seat] = data
            self.course.bytes, self.course.frames = self.course.bytes + len(data), self.course.frames + 1
            seq = _seq(data).seq
            if self.missing and seq > self.seq:
                self.missing -= 1
                if not self.missing:
                    self.seq = seq
                    self.course.moved(self, perf_counter() - self.sent)
        elif data.startswith(b'{"type":"done"'):
            self.course.acknowledged += 1
        elif data.startswith(b'{"type":"refused"'):
            self.course.refused[msgspec.json.decode(data)["code"]] += 1
            self.missing = 0
            self.course.free(self)

    def move(self) -> bool:
        """Do what the table waits for, if the game is not over."""
        view = _sight(self.raw[0]).view
        duty = next((decision for decision in view.open if decision.duty), None)
        if duty is None or view.over:
            self.over = True
            return False
        seat = duty.seats[0]
        mine = next(d for d in _sight(self.raw[seat]).view.open if d.id == duty.id)
        action = chosen({"kind": mine.kind, "offers": mine.offers}, CHANCE)
        self.missing = len(self.links)
        self.seq = max(self.seq, _seq(self.raw[0]).seq)
        self.sent = perf_counter()
        self.links[seat].send(msgspec.json.encode({"type": "do", "ref": 1, "action": action, "decision": mine.id}))
        return True


class Course:
    """All tables of a run, and what was seen of them."""

    def __init__(self, tables: list[list[Seat]]) -> None:
        self.fours = [Four(seats, self) for seats in tables]
        self.times: list[float] = []
        self.acknowledged = self.bytes = self.frames = 0
        self.refused: Counter[str] = Counter()
        self.free: Callable[[Four], None] = lambda four: None

    def moved(self, four: Four, took: float) -> None:
        """A move has reached everybody."""
        self.times.append(took)
        self.free(four)

    async def connect(self, port: int, some: slice) -> None:
        """Everybody comes, a few at a time."""
        for start in range(0, len(self.fours), 50):
            await asyncio.gather(*(four.connect(port, some) for four in self.fours[start : start + 50]))

    async def flat_out(self, seconds: float) -> None:
        """Always so many tables with a move under way."""
        idle = list(self.fours)
        CHANCE.shuffle(idle)
        end = perf_counter() + seconds

        def go_on(four: Four | None = None) -> None:
            if four is not None:
                idle.insert(0, four)
            while perf_counter() < end and idle and not idle.pop().move():
                pass

        self.free = go_on
        for _ in range(BUSY):
            go_on()
        await asyncio.sleep(seconds)
        self.free = lambda four: None
        await self.settled()

    async def paced(self, seconds: float, rate: float) -> None:
        """So many moves a second, evenly spread over time and tables."""
        begin, number = perf_counter(), 0
        while (now := perf_counter()) < begin + seconds:
            while number < (now - begin) * rate:
                four = self.fours[number % len(self.fours)]
                number += 1
                if not four.missing and not four.over:
                    four.move()
            await asyncio.sleep(0.001)
        await self.settled()

    async def settled(self) -> None:
        """Wait for what is under way."""
        end = perf_counter() + 10
        while any(four.missing for four in self.fours) and perf_counter() < end:
            await asyncio.sleep(0.01)


# What is measured ------------------------------------------------------------------------------------------------


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
    server, course = Server(url, folder / "said"), Course(tables)
    server.start()
    try:
        await server.ready()
        seen, memory = await measured(server.pid, server.port, course, seconds)
    finally:
        server.kill()
    return seen, memory, course


async def room(seconds: float, count: int, size: int) -> tuple[dict[str, Seen], Memory]:
    """A bare room of four on the same server software: what one says, all four get, as large as our frames."""
    port = free_port()
    process = subprocess.Popen([sys.executable, "-m", "bench.server", "room", str(port), str(size)])
    try:
        while not await answers(port):
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
            request = requests.act(seat, msgspec.convert(action, table.game.actions), duty.id)
        else:  # it was a short game: the rest is talk
            request = requests.say(0, "P0", "well played")
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
