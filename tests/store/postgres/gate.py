"""A gate between a server and PostgreSQL: it lets everything through, holds it back, swallows it, or cuts it off."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

BLOCK = 65536
PATIENCE = 60.0
SERVER_NOTICES = 11.0
"""Seconds until a server ends a connection whose other end is gone, by the keepalives that we set there. Through the
Unix socket behind the gate there are none, so the gate does it; who never got so far is the server's business."""


class Passage:
    """One connection through the gate."""

    def __init__(self, gate: "Gate", near: asyncio.StreamWriter) -> None:
        self.gate, self.near = gate, near
        self.far: asyncio.StreamWriter | None = None
        self.lost = False
        """Something of it was swallowed: nothing more comes through, however long anybody waits."""

    async def carry(self, reader: asyncio.StreamReader) -> None:
        with suppress(OSError):
            far_reader, self.far = await asyncio.open_unix_connection(self.gate.to)
            await asyncio.gather(self._pump(reader, self.far), self._pump(far_reader, self.near))

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(BLOCK):
            await asyncio.sleep(self.gate.delay)
            await self.gate.thawed.wait()
            self.lost = self.lost or self.gate.swallows
            if not self.lost:
                writer.write(data)
                await writer.drain()
        if not self.lost:  # whoever hangs up is not heard either
            self.cut()

    def cut(self) -> None:
        self.cut_far()
        self.near.transport.abort()

    def cut_far(self) -> None:
        if self.far is not None:
            self.far.transport.abort()


class Gate:
    """Listens on a port of this machine, and carries every connection on to a server's Unix socket."""

    def __init__(self, url: str) -> None:
        """`url` is that of a database on a Unix socket; `self.url` leads to the same through the gate."""
        parts = urlsplit(url)
        self.to = str(Path(parse_qs(parts.query)["host"][0]) / ".s.PGSQL.5432")
        self._database = parts.path
        self.delay = 0.0
        self.swallows = False
        self.thawed = asyncio.Event()
        self.thawed.set()
        self.passages: set[Passage] = set()
        self.let_in = 0
        """How many connections there have been."""

    @property
    def url(self) -> str:
        port = self._server.sockets[0].getsockname()[1]
        return f"postgresql://postgres@127.0.0.1:{port}{self._database}?sslmode=disable"

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._let_in, "127.0.0.1", 0)

    async def close(self) -> None:
        self._server.close()
        self.thaw()
        self.cut()
        async with asyncio.timeout(PATIENCE):
            while self.passages:
                await asyncio.sleep(0.005)

    def cut(self) -> None:
        """Cut all connections; new ones are let in."""
        for each in self.passages:
            each.cut()

    def freeze(self) -> None:
        """Hold everything back until the thaw; nothing is lost."""
        self.thawed.clear()

    def thaw(self) -> None:
        self.thawed.set()

    def half_open(self) -> None:
        """Let everybody in, and swallow whatever comes from either side."""
        self.swallows = True
        for each in self.passages:
            each.lost = True
            asyncio.get_running_loop().call_later(SERVER_NOTICES, each.cut_far)

    def mend(self) -> None:
        """Let new connections through again. Those that were half-open stay so for ever, without a sign."""
        self.swallows = False

    async def _let_in(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.let_in += 1
        passage = Passage(self, writer)
        self.passages.add(passage)
        try:
            await passage.carry(reader)
        finally:
            self.passages.discard(passage)
            passage.cut()


@asynccontextmanager
async def gate(url: str) -> AsyncIterator[Gate]:
    """A gate to a database, open until the end."""
    made = Gate(url)
    await made.open()
    try:
        yield made
    finally:
        await made.close()
