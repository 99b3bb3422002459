"""The application behind a real port: everything goes over TCP, through the server that people use."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

import httpx
import uvicorn
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from lettrine.server.identity import COOKIE
from lettrine.server.run import uvicorn_config
from lettrine.server.settings import Settings
from tests.server.in_process import InProcess, Socket, in_process


class FarSocket(Socket):
    """A client at the other end of a real socket."""

    def __init__(self, address: str, cookie: str | None, app: Litestar, headers: dict[str, str]) -> None:
        self._address = address
        self._headers = {**headers, **({"Cookie": f"{COOKIE}={cookie}"} if cookie else {})}
        super().__init__(app, "", cookie, {})

    async def _carry(self, app: Litestar) -> None:
        await self._in.get()  # the wish to connect
        async with connect(self._address, additional_headers=self._headers, compression=None, proxy=None) as link:
            self.link = link
            saying = asyncio.create_task(self._say(link))
            with suppress(ConnectionClosed):
                async for text in link:
                    await self._out.put({"type": "websocket.send", "text": text})
            saying.cancel()
        await self._out.put({"type": "websocket.close", "code": link.close_code})

    async def _say(self, link: ClientConnection) -> None:
        while (event := await self._in.get())["type"] == "websocket.receive":
            await link.send(event["text"] or event["bytes"])
        await link.close()


class Outside(InProcess):
    """A house in this process that is reached over TCP alone."""

    def __init__(self, app: Litestar, port: int) -> None:
        super().__init__(app)
        self._port = port
        self._people: list[httpx.AsyncClient] = []

    def person(self, cookie: str | None = None, **headers: str) -> httpx.AsyncClient:
        cookies = {COOKIE: cookie} if cookie else {}
        here = f"http://127.0.0.1:{self._port}"
        # Without certificates, which are long to load and never looked at.
        made = httpx.AsyncClient(base_url=here, cookies=cookies, headers={"host": "house", **headers}, verify=False)
        self._people.append(made)
        return made

    async def leave(self) -> None:
        await super().leave()
        for person in self._people:
            await person.aclose()

    async def connect(
        self, table: str, person: httpx.AsyncClient | None = None, query: str = "", **headers: str
    ) -> Socket:
        cookie = person.cookies.get(COOKIE) if person else None
        made = FarSocket(f"ws://127.0.0.1:{self._port}/tables/{table}/socket{query}", cookie, self.app, headers)
        self._sockets.append(made)
        return made


@asynccontextmanager
async def listening(app: Any, settings: Settings, room: int | None = None) -> AsyncIterator[int]:
    """The application behind a real port, set up as `lettrine serve` does; with little room to send, if asked for."""
    # By its protocol asyncio knows a socket of TCP, and has it send at once: without, each answer waits 40 ms (Nagle).
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP) as bound:
        if room is not None:
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, room)
        bound.bind(("127.0.0.1", 0))
        made = uvicorn_config(app, settings)
        made.lifespan, made.loop, made.date_header = "off", "none", False
        server = uvicorn.Server(made)
        serving = asyncio.create_task(server.serve([bound]))
        while not server.started:
            await asyncio.sleep(0.005)
        yield bound.getsockname()[1]
        server.should_exit = True
        await serving


@asynccontextmanager
async def outside(**settings: Any) -> AsyncIterator[InProcess]:
    """A house to be reached over TCP."""
    async with AsyncExitStack() as stack:
        within = await stack.enter_async_context(in_process(**settings))
        port = await stack.enter_async_context(listening(within.app, within.service.settings))
        without = Outside(within.app, port)
        stack.push_async_callback(without.leave)
        yield without


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
