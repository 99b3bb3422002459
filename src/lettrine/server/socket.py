"""A table's WebSocket: what a client says goes to the table, what the table tells goes to the client."""

import asyncio
import logging
from contextlib import suppress
from functools import partial
from time import monotonic, perf_counter
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from lettrine.core.game import Refusal
from lettrine.play import commands
from lettrine.server import wire
from lettrine.server.house import House
from lettrine.server.keys import COOKIE, cookie
from lettrine.server.limits import Bucket
from lettrine.server.rooms import Connection
from lettrine.server.speech import language_of
from lettrine.store.log import pseudonym
from lettrine.texts import explain

log = logging.getLogger(__name__)

NO_TABLE = 4404
STRANGER = 4403
ENDED = 1013
GONE = (WebSocketDisconnect, OSError)
"""What it looks like when somebody goes in the middle of something, or takes nothing for too long."""
STUCK = 5.0
"""Seconds that a client may take to read one message before the connection is dropped."""

FLOOD = 100
"""How many messages too many somebody may send before they are let go."""
FORGIVEN = 0.1
"""How many of them each message makes good that is not too many."""
FAILURES = ("table_failed", "store_away", "too_busy")
"""Refusals that are ours to answer for."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode


@websocket("/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Sit at a table, or watch it: the seat is whichever the cookie proves."""
    house: House = socket.app.state.house
    if not _from_our_page(socket):
        await socket.close(code=STRANGER, reason="another_site")
        return
    key = await _accepted(socket, house)
    who = socket.client.host if socket.client else ""
    if not house.crowd.enter(who):
        await _turned_away(socket, house)
        return
    try:
        await _seated(socket, house, table, key)
    except GONE:
        pass
    except Exception:
        log.exception("a connection failed", extra={"table": pseudonym(table)})
        with suppress(*GONE, RuntimeError):
            await socket.send_text(_encode(wire.Bye("closing", 2.0)).decode())
            await socket.close(code=ENDED)
    finally:
        house.crowd.leave(who)


def _from_our_page(socket: WebSocket[Any, Any, Any]) -> bool:
    """Browsers say which page opens a socket; one of another site would play in our visitors' name."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


async def _accepted(socket: WebSocket[Any, Any, Any], house: House) -> str:
    """Who comes. Somebody new gets a cookie, by which they can be told from others when they speak or sit down."""
    key = house.keys.fingerprint(socket.cookies.get(COOKIE))
    if key is not None:
        await socket.accept()
        return key
    fresh = house.keys.fresh()
    await socket.accept(headers={"Set-Cookie": cookie(fresh, house.settings.secure).to_header(header="")})
    return house.keys.known(fresh)


async def _turned_away(socket: WebSocket[Any, Any, Any], house: House) -> None:
    house.meters.let_go("crowded")
    await socket.send_text(_encode(wire.Bye("crowded", 30.0)).decode())
    await socket.close(code=ENDED)


async def _seated(socket: WebSocket[Any, Any, Any], house: House, table: str, key: str) -> None:
    connection = await house.enter(table, key)
    if connection is None:
        await socket.close(code=NO_TABLE, reason="no_such_table")
        return
    who = socket.client.host if socket.client else ""
    talk = Conversation(house, table, connection, language_of(socket), who)
    listening = asyncio.create_task(talk.listen(socket))
    listening.add_done_callback(lambda _: connection.hang_up())
    try:
        await _send(socket, connection)
    finally:
        house.rooms.leave(table, connection)
        async with talk.hearing:  # what has begun is finished, and told to the others
            listening.cancel()
        if connection.why is not None:
            house.meters.let_go(connection.why)
        for failed in await asyncio.gather(listening, return_exceptions=True):
            if isinstance(failed, Exception):
                log.error("a connection failed", exc_info=failed)


async def _send(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    """Send what waits, in order; the goodbye is the last. Who takes nothing for a while is let go without one."""
    with suppress(*GONE, RuntimeError):
        while connection.open:
            await connection.stirred()
            await _send_waiting(socket, connection)
        await socket.close(code=ENDED)


async def _send_waiting(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    for message in connection.take():
        async with asyncio.timeout(STUCK):
            await socket.send_text(message.decode())


class Conversation:
    """One client's side of a socket."""

    def __init__(self, house: House, table: str, connection: Connection, language: str, address: str) -> None:
        self.tables, self.meters = house.tables, house.meters
        self._may_talk = partial(house.talking.take, address)
        self.table, self.connection, self.language = table, connection, language
        settings = house.settings
        self.hearing = asyncio.Lock()
        """Held while a message is being dealt with."""
        self._flood = 0.0
        """How many messages were too many, of late."""
        self._bucket = Bucket(settings.message_burst, settings.message_rate, monotonic)

    async def listen(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Take message after message until the client goes."""
        with suppress(WebSocketDisconnect):
            while True:
                data = await socket.receive_data(mode="text")
                if not self._bucket.take():
                    await self._slow_down()
                    continue
                self._flood = max(0.0, self._flood - FORGIVEN)
                async with self.hearing:
                    began = perf_counter()
                    answer = await self._hear(data)
                    self._answer(answer)
                    self.meters.acted(_outcome(answer), perf_counter() - began)

    async def _slow_down(self) -> None:
        """Who floods us is read no faster than this, and not for ever."""
        self._flood += 1
        if self._flood > FLOOD:
            self.connection.end(wire.Bye("too_fast", 10.0))
        self._answer(self._refused(None, Refusal("too_fast")))
        await asyncio.sleep(0.1)

    async def _hear(self, data: str | bytes) -> wire.ToClient:
        if _size(data) > wire.LARGEST:
            return self._refused(None, Refusal("unreadable", {"reason": "too long"}))
        try:
            message = wire.heard(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            return self._refused(None, Refusal("unreadable", {"reason": str(error)[:200]}))
        if isinstance(message, wire.Ping):
            return wire.Pong(message.ref)
        return await self._take(message)

    async def _take(self, message: wire.Do | wire.Say | wire.Mute) -> wire.ToClient:
        request = await self._request(message)
        done = request if isinstance(request, Refusal) else await self.tables.do(self.table, request)
        if isinstance(done, Refusal):
            return self._refused(message.ref, done)
        return wire.Done(message.ref, done.seq)

    async def _request(self, message: wire.Do | wire.Say | wire.Mute) -> commands.Command | Refusal:
        key, seat = self.connection.key, self.connection.seat
        if not isinstance(message, wire.Do) and not self._may_talk():
            return Refusal("too_fast")
        if isinstance(message, wire.Say):
            return commands.say(key, message.text, message.room, message.name)
        if isinstance(message, wire.Mute):
            return commands.mute(key, message.voice, message.on)
        return Refusal("not_seated") if seat is None else await self._action(seat, message)

    async def _action(self, seat: int, message: wire.Do) -> commands.Command | Refusal:
        table = await self.tables.table(self.table)
        assert table is not None
        try:
            action = msgspec.json.decode(message.action, type=table.game.actions)
            unknown = _decode(message.action).keys() - {"do", *action.__struct_fields__}
        except (msgspec.DecodeError, RecursionError) as error:
            return Refusal("unreadable", {"reason": str(error)[:200]})
        if unknown:
            return Refusal("unreadable", {"reason": f"unknown field {min(unknown)[:40]}"})
        return commands.act(seat, action, message.decision)

    def _refused(self, ref: int | None, refusal: Refusal) -> wire.Refused:
        told = explain(self.language, refusal.code, refusal.detail)
        return wire.Refused(refusal.code, told, ref, refusal.detail)

    def _answer(self, message: wire.ToClient) -> None:
        self.connection.send(_encode(message))


def _outcome(answer: wire.ToClient) -> Literal["done", "refused", "failed"]:
    if not isinstance(answer, wire.Refused):
        return "done"
    return "failed" if answer.code in FAILURES else "refused"


def _size(data: str | bytes) -> int:
    """In bytes, as it came."""
    return len(data.encode(errors="surrogatepass") if isinstance(data, str) else data)
