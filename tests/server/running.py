"""A real server in a process of its own, and a client that speaks its socket."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SECRET = "a secret that only the tests know"
PATIENCE = 20.0
"""Seconds after which something that should have happened has not."""
COOKIE = "lettrine"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`lettrine serve` on a free port, with its log in a folder, so that it can be started again after it is gone."""

    def __init__(self, folder: Path, store: str | None = None, port: int | None = None, **environment: str) -> None:
        self.port = port or free_port()
        self.store = store or f"sqlite:///{folder / 'tables.db'}"
        self.output = folder / f"server-{self.port}.log"
        self.environment = environment
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        own = {"LETTRINE_BOT_PACE": "0", "LETTRINE_SECRET": SECRET, "LETTRINE_STORE": self.store}
        command = [sys.executable, "-m", "lettrine", "serve", "--port", str(self.port)]
        with self.output.open("ab") as output:
            self.process = subprocess.Popen(
                command, env={**os.environ, **own, **self.environment}, stdout=output, stderr=subprocess.STDOUT
            )
        self._wait_until_it_answers()

    def stop(self) -> int:
        """Ask it to stop, and wait until it has: its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        """`kill -9`: it gets no chance to say or to keep anything more."""
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
            self.process.wait(PATIENCE)

    def restart(self) -> None:
        """Kill it and start it again, on the same port and the same log."""
        self.kill()
        self.start()

    def said(self) -> str:
        """All it has printed."""
        return self.output.read_text(errors="replace")

    def _wait_until_it_answers(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self.process is not None
            assert self.process.poll() is None, self.said()
            with suppress(httpx.TransportError):
                if httpx.get(f"{self.url}/health", timeout=1).status_code == 200:
                    return
            time.sleep(0.05)
        raise AssertionError(f"the server does not answer:\n{self.said()}")


class Person:
    """Somebody with a cookie of their own, who can ask the server and sit at a table's socket."""

    def __init__(self, server: Server, cookie: str | None = None) -> None:
        self.server, self.cookie = server, cookie

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask over HTTP; the answer must be a good one. A cookie that comes with it is kept."""
        cookies = {COOKIE: self.cookie} if self.cookie else {}
        async with httpx.AsyncClient(base_url=self.server.url, cookies=cookies, timeout=PATIENCE) as client:
            answer = await client.request(method, path, json=body)
        assert answer.is_success, answer.text
        self.cookie = answer.cookies.get(COOKIE, self.cookie)
        return answer.json()

    async def open(self, plan: dict[str, Any], name: str = "Ada") -> str:
        """Open a table and sit down in its first seat; the table's id."""
        return str((await self.ask("POST", "/api/tables", {"plan": plan, "name": name}))["id"])

    async def sit(self, table: str, seat: int, name: str) -> Any:
        return await self.ask("POST", f"/api/tables/{table}/seats/{seat}", {"name": name})

    async def connect(self, table: str, **options: Any) -> "Client":
        """Come to a table's socket, with all that is heard from now on kept."""
        headers = {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        address = f"ws://127.0.0.1:{self.server.port}/tables/{table}/socket"
        wire = await connect(address, additional_headers=headers, compression=None, **options)
        return Client(wire)


class Client:
    """One end of a table's socket: everything heard is kept, and answers are found by their `ref`."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.heard: list[dict[str, Any]] = []
        self.ref = 0
        self._news = asyncio.Condition()
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        with suppress(ConnectionClosed):
            async for message in self.wire:
                async with self._news:
                    self.heard.append(json.loads(message))
                    self._news.notify_all()
        async with self._news:
            self._news.notify_all()

    @property
    def gone(self) -> bool:
        """Whether the connection has ended."""
        return self._listening.done() or self.wire.close_code is not None

    async def until(self, wanted: Callable[[dict[str, Any]], bool], after: int = 0) -> dict[str, Any]:
        """The first message of this kind after so many, as soon as it has come; ConnectionError if it cannot."""

        def found() -> dict[str, Any] | None:
            return next((message for message in self.heard[after:] if wanted(message)), None)

        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(lambda: found() is not None or self.gone)
        message = found()
        if message is None:
            raise ConnectionError("the connection has ended")
        return message

    async def until_type(self, kind: str, after: int = 0) -> dict[str, Any]:
        return await self.until(lambda message: message["type"] == kind, after)

    async def say(self, text: str, room: str = "table") -> dict[str, Any]:
        return await self.ask({"type": "say", "text": text, "room": room})

    async def ping(self) -> dict[str, Any]:
        return await self.ask({"type": "ping"})

    async def do(self, action: dict[str, Any], decision: str | None = None) -> dict[str, Any]:
        """Do something in the game; `done` or `refused`."""
        quoted = {} if decision is None else {"decision": decision}
        return await self.ask({"type": "do", "action": action, **quoted})

    async def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a message, and wait for the answer to it."""
        self.ref += 1
        ref = self.ref
        await self.wire.send(json.dumps({**message, "ref": ref}))
        answers = ("done", "refused", "pong")
        return await self.until(lambda heard: heard["type"] in answers and heard.get("ref", 0) == ref)

    @property
    def view(self) -> dict[str, Any]:
        """The game as it looks by the newest frame."""
        return dict(next(message["view"] for message in reversed(self.heard) if message["type"] == "frame"))

    async def close(self) -> None:
        await self.wire.close()
        await self._listening


@asynccontextmanager
async def listening(app: Any) -> AsyncIterator[int]:
    """The application behind a real port, with so little room to send that a slow reader is soon felt."""
    with socket.socket() as bound:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        bound.bind(("127.0.0.1", 0))
        server = uvicorn.Server(uvicorn.Config(app, lifespan="off", ws="websockets-sansio", log_config=None))
        serving = asyncio.create_task(server.serve([bound]))
        yield bound.getsockname()[1]
        server.should_exit = True
        await serving


async def never_reading(port: int, path: str) -> socket.socket:
    """Somebody who asks for a socket and then never reads from it."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(deaf, ("127.0.0.1", port))
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    await loop.sock_sendall(
        deaf, f"GET {path} HTTP/1.1\r\nHost: house\r\n{upgrade}Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    return deaf
