"""The players' side of the server's benchmark: as little Python as possible, so that the server is what is measured."""

import asyncio
import base64
import os
from collections import Counter
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

import msgspec
from tests.server.kill_audit import Seat, chosen

from lettrine.server.identity import COOKIE

BUSY = 64
"""Tables with a move under way when it goes flat out."""
CHANCE = Random(1)


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


class Welcome(msgspec.Struct):
    """The first message."""

    frame: msgspec.Raw


_welcome = msgspec.json.Decoder(Welcome).decode
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
    """A table of four: one move at a time, timed until all have been sent it."""

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
        if data.startswith(b'{"type":"welcome"'):
            self.raw[seat] = bytes(_welcome(data).frame)
        elif data.startswith(b'{"type":"frame"'):
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
