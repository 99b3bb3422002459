"""People at a real server: over HTTP, and at a table's socket."""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.server_process import PATIENCE

COOKIE = "lettrine"


class Reachable(Protocol):
    """A server, as far as a client has to know it."""

    @property
    def url(self) -> str: ...

    @property
    def port(self) -> int: ...


class Person:
    """Somebody with a cookie of their own, who can ask the server and sit at a table's socket."""

    def __init__(self, server: Reachable, cookie: str | None = None) -> None:
        self.server, self.cookie = server, cookie

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask over HTTP; the answer must be a good one. A cookie that comes with it is kept."""
        cookies = {COOKIE: self.cookie} if self.cookie else {}
        # Without certificates, which are long to load and never looked at.
        options = {"base_url": self.server.url, "cookies": cookies, "timeout": PATIENCE, "verify": False}
        async with httpx.AsyncClient(**options) as client:
            answer = await client.request(method, path, json=body)
        assert answer.is_success, answer.text
        self.cookie = answer.cookies.get(COOKIE, self.cookie)
        return answer.json()

    async def status(self, method: str, path: str, body: Any = None) -> int:
        """Ask over HTTP, and be told only how it ended."""
        cookies = {COOKIE: self.cookie} if self.cookie else {}
        options = {"base_url": self.server.url, "cookies": cookies, "timeout": PATIENCE, "verify": False}
        async with httpx.AsyncClient(**options) as client:
            return (await client.request(method, path, json=body)).status_code

    async def open(self, plan: dict[str, Any], name: str = "Ada") -> str:
        """Open a table and sit down in its first seat; the table's id."""
        return str((await self.ask("POST", "/api/tables", {"plan": plan, "name": name}))["id"])

    async def sit(self, table: str, seat: int, name: str) -> Any:
        return await self.ask("POST", f"/api/tables/{table}/seats/{seat}", {"name": name})

    async def connect(self, table: str, **options: Any) -> "Client":
        """Come to a table's socket and be welcomed, if there is one: what happens after that is told step by step."""
        headers = {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        address = f"ws://127.0.0.1:{self.server.port}/tables/{table}/socket"
        wire = await connect(address, additional_headers=headers, compression=None, **options)
        client = Client(wire)
        with suppress(ConnectionError):
            await client.until_type("welcome")
        return client


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
            raise ConnectionError(f"the connection has ended after {self.heard[-1:]}")
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
        return dict(self.frame["view"])

    @property
    def frame(self) -> dict[str, Any]:
        """The newest frame; the first comes with the welcome."""
        frames = (message if message["type"] == "frame" else message.get("frame") for message in reversed(self.heard))
        return dict(next(filter(None, frames)))

    async def close(self) -> None:
        await self.wire.close()
        await self._listening
