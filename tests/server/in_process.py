"""The real application in this process: asked over ASGI, with sockets that are two queues."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from litestar import Litestar

from lettrine.server.app import build
from lettrine.server.identity import COOKIE
from lettrine.server.service import Service
from lettrine.server.settings import Settings

PLAN = {
    "game": "sonde",
    "edition": "1976",
    "language": "en",
    "seats": 3,
    "options": {"cards": "off"},
    "lexicon": "none",
}
WORDS = ("HOUSE", "SILOS", "PLANET", "RIVERS")
ASK = {"do": "ask", "of": 1, "letter": "S"}
MANY = 1e9
PATIENCE = 60.0
"""Seconds after which what should have come has not: also on a machine that has much else to do."""


class Socket:
    """A client at the other end of a table's socket."""

    def __init__(self, app: Litestar, path: str, cookie: str | None, headers: dict[str, str]) -> None:
        told = {**headers, **({"cookie": f"{COOKIE}={cookie}"} if cookie else {})}
        path, _, query = path.partition("?")
        self._scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode("latin-1")) for name, value in told.items()],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
            "subprotocols": [],
            "extensions": {},
            "state": {},
        }
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._out: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.ensure_future(self._carry(app))
        self.sent: list[str] = []
        """Every message as it came, byte for byte."""
        self.view: dict[str, Any] = {}
        """The game as it looks by the newest frame."""
        self.ref = 0
        self.closed: int | None = None
        self.accepted: dict[bytes, bytes] = {}
        """The headers that the socket was accepted with."""

    def come_from(self, address: str) -> None:
        """Be at another address; to be said before anything is heard."""
        self._scope["client"] = (address, 1)

    async def _carry(self, app: Litestar) -> None:
        await app(self._scope, self._in.get, self._out.put)

    async def hear(self) -> dict[str, Any]:
        """The next message; {} once the connection has ended."""
        async with asyncio.timeout(PATIENCE):
            event = await self._out.get()
        if event["type"] == "websocket.close":
            self.closed = event["code"]
            return {}
        if event["type"] == "websocket.accept":
            self.accepted = dict(event.get("headers", ()))
            return await self.hear()
        self.sent.append(event["text"])
        heard = json.loads(event["text"])
        assert isinstance(heard, dict)
        frame = heard if heard["type"] == "frame" else heard.get("frame")
        if frame is not None:
            self.view = frame["view"]
        return heard

    async def all(self) -> list[dict[str, Any]]:
        """Everything that has come, up to an answer to a ping sent now."""
        self.ref += 1
        self.put(text=json.dumps({"type": "ping", "ref": self.ref}))
        heard = [await self.hear()]
        while heard[-1] and heard[-1] != {"type": "pong", "ref": self.ref}:
            heard.append(await self.hear())
        return heard[:-1]

    async def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a message, and wait for the answer to it; frames that come first are passed over."""
        self.ref += 1
        self.put(text=json.dumps({**message, "ref": self.ref}))
        return await self.answer()

    async def answer(self) -> dict[str, Any]:
        heard = await self.hear()
        while heard and heard["type"] not in ("done", "refused", "pong"):
            heard = await self.hear()
        return heard

    async def do(self, action: dict[str, Any], decision: str | None = None) -> dict[str, Any]:
        return await self.ask({"type": "do", "action": action, **({"decision": decision} if decision else {})})

    def put(self, text: str | None = None, data: bytes | None = None) -> None:
        """Send something as it stands."""
        self._in.put_nowait({"type": "websocket.receive", "text": text, "bytes": data})

    async def close(self) -> None:
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task

    async def ended(self) -> None:
        """Wait until the application is done with this connection."""
        async with asyncio.timeout(PATIENCE):
            await self._task


class InProcess:
    """A house, and people who come to it."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        self._sockets: list[Socket] = []

    @property
    def service(self) -> Service:
        service: Service = self.app.state.service
        return service

    def person(self, cookie: str | None = None, **headers: str) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(self.app)
        cookies = {COOKIE: cookie} if cookie else {}
        return httpx.AsyncClient(transport=transport, base_url="http://house", cookies=cookies, headers=headers)

    def people(self, count: int) -> list[httpx.AsyncClient]:
        """So many people with a cookie each."""
        return [self.person(self.service.identities.issue().cookie) for _ in range(count)]

    async def metrics(self) -> str:
        """What the operator reads, on the machine itself."""
        answer = await self.person(host="127.0.0.1").get("/metrics")
        assert answer.status_code == 200, answer.text
        return answer.text

    async def open(self, people: list[httpx.AsyncClient], **plan: Any) -> str:
        """A table at which all these people sit."""
        fields = {**PLAN, "seats": len(people), **plan}
        made = await people[0].post("/api/tables", json={"plan": fields, "name": "P0"})
        assert made.status_code == 201, made.text
        table = str(made.json()["id"])
        for seat, person in enumerate(people[1:], 1):
            sat = await person.post(f"/api/tables/{table}/seats/{seat}", json={"name": f"P{seat}"})
            assert sat.status_code == 201, sat.text
        return table

    async def begun(self, people: list[httpx.AsyncClient], **plan: Any) -> str:
        """A table at which the game has begun."""
        table = await self.open(people, **plan)
        sockets = await self.agree(table, people)
        started = await people[0].post(f"/api/tables/{table}/start")
        assert started.status_code == 201, started.text
        for socket in sockets:
            self._sockets.remove(socket)
            await socket.close()
        return table

    async def agree(self, table: str, people: list[httpx.AsyncClient]) -> list[Socket]:
        """All these people agree to a rated game, if it is to be one; returns the sockets that connect them for it."""
        sockets = []
        for person in people:
            seen = (await person.get(f"/api/tables/{table}")).json()
            if seen.get("rated"):
                sockets.append(await self.connect(table, person))
                await sockets[-1].hear()
                agreed = await person.post(f"/api/tables/{table}/ready", json={"agreement": seen["agreement"]})
                assert agreed.status_code == 201, agreed.text
        return sockets

    async def connect(
        self, table: str, person: httpx.AsyncClient | None = None, query: str = "", **headers: str
    ) -> Socket:
        cookie = person.cookies.get(COOKIE) if person else None
        socket = Socket(self.app, f"/tables/{table}/socket{query}", cookie, headers)
        self._sockets.append(socket)
        return socket

    async def leave(self) -> None:
        """Close every socket that is still open."""
        await asyncio.gather(*(socket.close() for socket in self._sockets), return_exceptions=True)


@asynccontextmanager
async def in_process(**settings: Any) -> AsyncIterator[InProcess]:
    """The application with its store in memory; how often somebody may ask is not limited unless a test says so."""
    bursts = (
        "http_burst",
        "page_burst",
        "socket_burst",
        "message_burst",
        "table_burst",
        "talk_burst",
        "practice_burst",
        "code_burst",
    )
    often = {**dict.fromkeys(bursts, MANY), "public_tables_per_address": 1000, "public_seats_per_address": 1000}
    free = {**often, "bot_pace": 0.0, "away_after": 0.0}
    app = build(Settings(**{"store": "memory:", "secret": b"x" * 32, **free, **settings}))
    async with app.lifespan():
        within = InProcess(app)
        try:
            yield within
        finally:
            await within.leave()


async def hidden(sockets: list[Socket], words: tuple[str, ...] = WORDS) -> None:
    """Everybody hides a word."""
    for socket, word in zip(sockets, words, strict=False):
        done = await socket.do({"do": "hide", "word": word})
        assert done["type"] == "done", done


async def seated(app: InProcess, seats: int = 3) -> tuple[str, list[Any], list[Socket]]:
    """A table where everybody has hidden a word and seat 0 is to ask."""
    people = app.people(seats)
    table = await app.begun(people)
    sockets = [await app.connect(table, person) for person in people]
    await hidden(sockets)
    for socket in sockets:
        await socket.all()
    return table, people, sockets


def refused(answer: dict[str, Any], code: str) -> None:
    assert (answer["type"], answer["code"]) == ("refused", code), answer
    assert answer["message"]
