"""A table's WebSocket: what a client says goes to the table, what the table tells goes to the client."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from lettrine.core.game import Refusal
from lettrine.play import requests
from lettrine.play.tables import Tables
from lettrine.server import wire
from lettrine.server.house import House
from lettrine.server.keys import COOKIE
from lettrine.server.limits import Bucket
from lettrine.server.rooms import Connection
from lettrine.server.speech import language_of
from lettrine.texts import explain

log = logging.getLogger(__name__)

NO_TABLE = 4404
ENDED = 1013
STUCK = 5.0
"""Seconds that a client may take to read one message before the connection is dropped."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode


@websocket("/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Sit at a table, or watch it: the seat is whichever the cookie proves."""
    house: House = socket.app.state.house
    key = house.keys.fingerprint(socket.cookies.get(COOKIE))
    await socket.accept()
    connection = await house.enter(table, key)
    if connection is None:
        await socket.close(code=NO_TABLE, reason="no_such_table")
        return
    talk = Conversation(house, table, connection, language_of(socket))
    listening, sending = asyncio.create_task(talk.listen(socket)), asyncio.create_task(_send(socket, connection))
    try:
        await asyncio.wait((listening, sending), return_when=asyncio.FIRST_COMPLETED)
    finally:
        house.rooms.leave(table, connection)
        sending.cancel()
        async with talk.hearing:  # what has begun is finished, and told to the others
            listening.cancel()
        for failed in await asyncio.gather(listening, sending, return_exceptions=True):
            if isinstance(failed, Exception):
                log.error("a connection failed", exc_info=failed)


async def _send(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    """Send what waits, in order; the goodbye is the last. Who takes nothing for a while is let go without one."""
    with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        while (message := await connection.outbox.get()) is not None:
            async with asyncio.timeout(STUCK):
                await socket.send_text(message.decode())
        await socket.close(code=ENDED)


class Conversation:
    """One client's side of a socket."""

    def __init__(self, house: House, table: str, connection: Connection, language: str) -> None:
        self.tables: Tables = house.tables
        self.table, self.connection, self.language = table, connection, language
        settings = house.settings
        self.hearing = asyncio.Lock()
        """Held while a message is being dealt with."""
        self._bucket = Bucket(settings.message_burst, settings.message_rate, time.monotonic)

    async def listen(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Take message after message until the client goes."""
        with suppress(WebSocketDisconnect):
            while True:
                data = await socket.receive_data(mode="text")
                if not self._bucket.take():
                    self._answer(self._refused(None, Refusal("too_fast")))
                    await asyncio.sleep(0.1)  # who floods us is read no faster than this
                    continue
                async with self.hearing:
                    self._answer(await self._hear(data))

    async def _hear(self, data: str | bytes) -> wire.ToClient:
        if len(data) > wire.LARGEST:
            return self._refused(None, Refusal("unreadable", {"reason": "too long"}))
        try:
            message = wire.heard(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            return self._refused(None, Refusal("unreadable", {"reason": str(error)[:200]}))
        if isinstance(message, wire.Ping):
            return wire.Pong(message.ref)
        return await self._take(message)

    async def _take(self, message: wire.Do | wire.Say) -> wire.ToClient:
        seat = self.connection.seat
        if seat is None:
            return self._refused(message.ref, Refusal("not_seated"))
        request = await self._request(seat, message)
        done = request if isinstance(request, Refusal) else await self.tables.do(self.table, request)
        if isinstance(done, Refusal):
            return self._refused(message.ref, done)
        return wire.Done(message.ref, done.seq)

    async def _request(self, seat: int, message: wire.Do | wire.Say) -> requests.Request | Refusal:
        table = await self.tables.table(self.table)
        assert table is not None
        if isinstance(message, wire.Say):
            sitter = table.sitters[seat]
            return requests.say(seat, sitter.name if sitter else "–", message.text, message.room)
        try:
            action = msgspec.json.decode(message.action, type=table.game.actions)
            unknown = _decode(message.action).keys() - {"do", *action.__struct_fields__}
        except (msgspec.DecodeError, RecursionError) as error:
            return Refusal("unreadable", {"reason": str(error)[:200]})
        if unknown:
            return Refusal("unreadable", {"reason": f"unknown field {min(unknown)[:40]}"})
        return requests.act(seat, action, message.decision)

    def _refused(self, ref: int | None, refusal: Refusal) -> wire.Refused:
        told = explain(self.language, refusal.code, refusal.detail)
        return wire.Refused(refusal.code, told, ref, refusal.detail)

    def _answer(self, message: wire.ToClient) -> None:
        self.connection.send(_encode(message))
