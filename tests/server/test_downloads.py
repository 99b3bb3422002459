"""Whole games are sent a few at a time, as they are read, and not to whoever does not read them."""

import asyncio
from typing import Any

import pytest

from lettrine.server import downloads
from lettrine.server.downloads import PER_NETWORK, Downloads
from lettrine.server.http import replay_api
from lettrine.server.live import uvicorn_protocol
from lettrine.server.live.uvicorn_protocol import UvicornHttp
from tests.server.http.answers import refused
from tests.server.in_process import InProcess, in_process
from tests.server.long_game import long_game

pytestmark = pytest.mark.anyio

PIECE = 100_000
"""More than a few frames or lines have."""


def test_a_network_has_so_many_at_once_and_leaves_room_for_others():
    room = Downloads()
    assert [room.enter("203.0.113.7") for _ in range(PER_NETWORK + 1)] == [True] * PER_NETWORK + [False]
    assert room.enter("203.0.113.8")
    room.leave("203.0.113.7")
    assert room.enter("203.0.113.7")


def test_all_networks_together_have_so_many(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(downloads, "MOST", 3)
    room = Downloads()
    assert [room.enter(f"203.0.113.{number}") for number in range(4)] == [True, True, True, False]


class Reader:
    """Reads a route of the application itself, piece by piece, or not at all."""

    def __init__(self, app: InProcess, path: str) -> None:
        self._app, self._path = app, path
        self.reads = asyncio.Event()
        self.pieces: list[bytes] = []
        self.status = 0
        self._gone = asyncio.Event()

    async def run(self) -> None:
        path, _, query = self._path.partition("?")
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": [(b"host", b"test")],
            "client": ("203.0.113.7", 1),
            "server": ("test", 80),
        }
        await self._app.app(scope, self._receive, self._send)

    def leave(self) -> None:
        self._gone.set()

    async def _receive(self) -> Any:
        await self._gone.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            return
        self.pieces.append(message["body"])
        await self.reads.wait()


@pytest.mark.parametrize("path", ["replay", "replay?seat=1", "record"])
async def test_nothing_is_made_before_it_is_read(all_lexicons: None, path: str):
    async with in_process() as app:
        table = await long_game(app, 400)
        reader = Reader(app, f"/api/tables/{table}/{path}")
        task = asyncio.create_task(reader.run())
        while not reader.pieces:
            await asyncio.sleep(0)
        for _ in range(100):
            await asyncio.sleep(0)
        assert len(reader.pieces) == 1, "there is nobody who reads"
        reader.reads.set()
        async with asyncio.timeout(30):
            while reader.pieces[-1]:
                await asyncio.sleep(0)
        reader.leave()
        await task
        assert max(map(len, reader.pieces)) < PIECE
        plain = await app.person().get(f"/api/tables/{table}/{path}")
        assert b"".join(reader.pieces) == plain.content


async def test_a_network_that_reads_nothing_is_refused_more_until_it_has_gone(all_lexicons: None):
    async with in_process() as app:
        table = await long_game(app, 20)
        readers = [Reader(app, f"/api/tables/{table}/replay") for _ in range(PER_NETWORK)]
        tasks = [asyncio.create_task(reader.run()) for reader in readers]
        while not all(reader.pieces for reader in readers):
            await asyncio.sleep(0)
        late = Reader(app, f"/api/tables/{table}/record")
        late.reads.set()
        await late.run()
        assert late.status == 503
        for reader in readers:
            reader.leave()
        await asyncio.gather(*tasks)
        again = Reader(app, f"/api/tables/{table}/record")
        again.reads.set()
        again.leave()
        await again.run()
        assert again.status == 200


async def test_a_game_that_is_too_long_to_replay_has_a_record(all_lexicons: None, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(replay_api, "MOST_REPLAYED", 50)
    async with in_process() as app:
        table = await long_game(app, 60)
        refused(await app.person().get(f"/api/tables/{table}/replay"), 422, "game_too_long")
        assert (await app.person().get(f"/api/tables/{table}/record")).status_code == 200


class Transport:
    """Notes that it was aborted."""

    def __init__(self) -> None:
        self.aborted = asyncio.Event()

    def abort(self) -> None:
        self.aborted.set()


class Flow:
    def pause_writing(self) -> None: ...

    def resume_writing(self) -> None: ...


def connection() -> Any:
    http: Any = UvicornHttp.__new__(UvicornHttp)
    http.loop, http.transport, http.flow = asyncio.get_running_loop(), Transport(), Flow()
    return http


async def test_a_client_that_does_not_read_is_disconnected(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(uvicorn_protocol, "READ_TIMEOUT", 0.01)
    http = connection()
    http.pause_writing()
    async with asyncio.timeout(30):
        await http.transport.aborted.wait()


async def test_one_that_goes_on_reading_is_not():
    http = connection()
    http.pause_writing()
    waiting = http._stalled
    http.resume_writing()
    assert waiting.cancelled()
    assert http._stalled is None
