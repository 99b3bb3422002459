"""`lettrine serve` in a process of its own, that can be stopped, killed and started again."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
import weakref
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

SECRET = "a secret that only the tests know"
PATIENCE = 60.0
"""Seconds after which something that should have happened has not."""


class Port:
    """A port of this machine that nobody else is given while this object lives; one's own server may listen on it.

    It is bound and not listened on: Linux then lets in whoever asks for this very port. Elsewhere it is only free now.
    """

    def __init__(self) -> None:
        held = socket.socket()
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        held.bind(("127.0.0.1", 0))
        self.number: int = held.getsockname()[1]
        release = weakref.finalize(self, held.close)
        if sys.platform != "linux":
            release()


class Server:
    """A server on a port of its own, with its log in a folder: started again, it has the same of both."""

    def __init__(self, folder: Path, store: str | None = None, **environment: str) -> None:
        self._port = Port()
        self.port = self._port.number
        self.store = store or f"sqlite:///{folder / 'tables.db'}"
        self.output = folder / f"server-{self.port}.log"
        self._mark = uuid4().hex
        self._environment = environment
        self.program = "lettrine"
        """The module that is run."""
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def launch(self) -> None:
        """Start it, and wait for nothing."""
        bursts = ("HTTP_BURST", "PAGE_BURST", "SOCKET_BURST", "CODE_BURST", "TABLE_BURST", "TALK_BURST")
        many = dict.fromkeys(("SOCKETS_PER_ADDRESS", *bursts), "1000000")
        own = {"SECRET": SECRET, "STORE": self.store, "BOT_PACE": "0", "AWAY_AFTER": "0", **many}
        settings = {
            f"LETTRINE_{name}": value for name, value in {**own, **self._environment, "MARK": self._mark}.items()
        }
        command = [sys.executable, "-m", self.program, "serve", "--port", str(self.port), "--log-format", "json"]
        with self.output.open("ab") as output:
            self._process = subprocess.Popen(
                command, env={**os.environ, **settings}, stdout=output, stderr=subprocess.STDOUT
            )

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self.launch()
        until = time.monotonic() + PATIENCE
        while not answers(self.port):
            assert self._process is not None
            assert self._process.poll() is None, self.said()
            assert time.monotonic() < until, self.said()
            time.sleep(0.02)

    async def ready(self) -> None:
        """Wait until it answers, while others go on."""
        async with asyncio.timeout(PATIENCE):
            while not answers(self.port):
                assert self._process is not None
                assert self._process.poll() is None, self.said()
                await asyncio.sleep(0.02)

    def stop(self) -> int:
        """Ask it to stop, as an operator does, and wait until it has: its exit code."""
        return self._end(signal.SIGTERM)

    def wait(self) -> int:
        """Wait until it has ended by itself: its exit code."""
        assert self._process is not None
        return self._process.wait(PATIENCE)

    def kill(self) -> None:
        """`kill -9`: it gets no chance to say or to keep anything more."""
        self._end(signal.SIGKILL)

    def said(self) -> str:
        """All it has printed."""
        return self.output.read_text(errors="replace")

    def complaints(self) -> list[dict[str, Any]]:
        """Whatever it has logged as an error."""
        lines = [json.loads(line) for line in self.said().splitlines() if line.startswith("{")]
        return [line for line in lines if line["level"] in ("error", "critical")]

    def left_behind(self) -> list[str]:
        """Processes it has started that are still there, by number."""
        return [file.parent.name for file in Path("/proc").glob("[0-9]*/environ") if self._mark in _environment(file)]

    def _end(self, how: signal.Signals) -> int:
        if self._process is None:
            return 0
        self._process.send_signal(how)
        code = self._process.wait(PATIENCE)
        self._process = None
        return code


@asynccontextmanager
async def running(*servers: Server) -> AsyncIterator[None]:
    """All of them, until the end, when they are killed."""
    try:
        for server in servers:
            server.launch()
        for server in servers:
            await server.ready()
        yield
    finally:
        for server in servers:
            server.kill()


def answers(port: int) -> bool:
    """Whether somebody listens there."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def _environment(file: Path) -> str:
    try:
        return file.read_text(errors="replace")
    except OSError:  # it has gone meanwhile, or is not ours
        return ""
