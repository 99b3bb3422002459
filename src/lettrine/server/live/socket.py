"""A table's WebSocket: the client's messages become commands, and what happens at the table is sent to the client."""

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
from lettrine.server.identity import COOKIE, cookie
from lettrine.server.language import language_of
from lettrine.server.limits import TokenBucket
from lettrine.server.live.connections import Connection
from lettrine.server.service import Service
from lettrine.store.log import pseudonym
from lettrine.texts import explain
from lettrine.wire import messages

log = logging.getLogger(__name__)

NO_TABLE = 4404
WRONG_ORIGIN = 4403
TRY_AGAIN_LATER = 1013
"""Codes with which a socket is closed."""
DISCONNECTED = (WebSocketDisconnect, OSError)
"""What is raised when the client disconnects, or does not read for too long."""
SEND_TIMEOUT = 5.0
"""Seconds that a client may take to read one message before the connection is dropped."""

MOST_EXCESS = 100
"""How many messages over the rate limit a client may send before it is disconnected."""
EXCESS_FORGIVEN = 0.1
"""How many of them each message within the limit makes up for."""
FAILURES = ("table_failed", "store_away", "too_busy")
"""Refusals for which the server is to blame."""

_encode = msgspec.json.Encoder().encode


@websocket("/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Play at a table, or watch it: the cookie proves the seat."""
    service: Service = socket.app.state.service
    if not _is_same_origin(socket):
        await socket.close(code=WRONG_ORIGIN, reason="another_site")
        return
    key = await _accept(socket, service)
    address = _address(socket)
    if not service.connection_limiter.acquire(address):
        await _refuse_crowded(socket, service)
        return
    try:
        await _serve(socket, service, table, key)
    except DISCONNECTED:
        pass
    except Exception:
        log.exception("a connection failed", extra={"table": pseudonym(table)})
        with suppress(*DISCONNECTED, RuntimeError):
            await socket.send_text(_encode(messages.Bye("closing", 2.0)).decode())
            await socket.close(code=TRY_AGAIN_LATER)
    finally:
        service.connection_limiter.release(address)


def _is_same_origin(socket: WebSocket[Any, Any, Any]) -> bool:
    """Browsers say which page opens a socket; a page of another site could act in our visitors' name."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


def _address(socket: WebSocket[Any, Any, Any]) -> str:
    return socket.client.host if socket.client else ""


async def _accept(socket: WebSocket[Any, Any, Any], service: Service) -> str:
    """Accept the socket and return the client's key. A new client gets a cookie, to be recognised by."""
    key = service.identities.fingerprint(socket.cookies.get(COOKIE))
    if key is not None:
        await socket.accept()
        return key
    new = service.identities.issue()
    await socket.accept(headers={"Set-Cookie": cookie(new.cookie, service.settings.secure).to_header(header="")})
    return new.key


async def _refuse_crowded(socket: WebSocket[Any, Any, Any], service: Service) -> None:
    service.metrics.record_disconnect("crowded")
    await socket.send_text(_encode(messages.Bye("crowded", 30.0)).decode())
    await socket.close(code=TRY_AGAIN_LATER)


async def _serve(socket: WebSocket[Any, Any, Any], service: Service, table: str, key: str) -> None:
    connection = await service.connect(table, key)
    if connection is None:
        await socket.close(code=NO_TABLE, reason="no_such_table")
        return
    session = SocketSession(service, table, connection, language_of(socket), _address(socket))
    receiving = asyncio.create_task(session.receive_all(socket))
    receiving.add_done_callback(lambda _: connection.close())
    try:
        await _send_all(socket, connection)
    finally:
        service.connections.disconnect(table, connection)
        async with session.handling:  # a command under way is finished, and published to the others
            receiving.cancel()
        if connection.close_reason is not None:
            service.metrics.record_disconnect(connection.close_reason)
        for failed in await asyncio.gather(receiving, return_exceptions=True):
            if isinstance(failed, Exception):
                log.error("a connection failed", exc_info=failed)


async def _send_all(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    """Send messages until the connection is closed. A client that does not read is dropped without a last one."""
    with suppress(*DISCONNECTED, RuntimeError):
        while connection.open:
            await connection.wait_for_messages()
            await _send_waiting(socket, connection)
        await socket.close(code=TRY_AGAIN_LATER)


async def _send_waiting(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    for message in connection.take_messages():
        async with asyncio.timeout(SEND_TIMEOUT):
            await socket.send_text(message.decode())


class SocketSession:
    """Handles the messages of one client."""

    def __init__(self, service: Service, table: str, connection: Connection, language: str, address: str) -> None:
        self.tables, self.metrics = service.tables, service.metrics
        self._may_chat = partial(service.chat_limiter.allow, address)
        self.table, self.connection, self.language = table, connection, language
        settings = service.settings
        self.handling = asyncio.Lock()
        """Held while a message is being handled."""
        self._excess = 0.0
        """How many recent messages were over the rate limit."""
        self._bucket = TokenBucket(settings.message_burst, settings.message_rate, monotonic)

    async def receive_all(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Handle one message after the other until the client disconnects."""
        with suppress(WebSocketDisconnect):
            while True:
                data = await socket.receive_data(mode="text")
                if not self._bucket.take():
                    await self._slow_down()
                    continue
                self._excess = max(0.0, self._excess - EXCESS_FORGIVEN)
                async with self.handling:
                    began = perf_counter()
                    reply = await self._handle(data)
                    self._send(reply)
                    self.metrics.record_message(_outcome(reply), perf_counter() - began)

    async def _slow_down(self) -> None:
        """Refuse a message over the rate limit, and read on only after a pause; disconnect after too many."""
        self._excess += 1
        if self._excess > MOST_EXCESS:
            self.connection.close_with(messages.Bye("too_fast", 10.0))
        self._send(self._refused(None, Refusal("too_fast")))
        await asyncio.sleep(0.1)

    async def _handle(self, data: str | bytes) -> messages.ToClient:
        if _size(data) > messages.MOST_BYTES:
            return self._refused(None, Refusal("unreadable", {"reason": "too long"}))
        try:
            message = messages.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            return self._refused(None, Refusal("unreadable", {"reason": str(error)[:200]}))
        if isinstance(message, messages.Ping):
            return messages.Pong(message.ref)
        return await self._execute(message)

    async def _execute(self, message: messages.Do | messages.Say | messages.Mute) -> messages.ToClient:
        command = self._command(message)
        done = command if isinstance(command, Refusal) else await self.tables.do(self.table, command)
        if isinstance(done, Refusal):
            return self._refused(message.ref, done)
        return messages.Done(message.ref, done.seq)

    def _command(self, message: messages.Do | messages.Say | messages.Mute) -> commands.Command | Refusal:
        key, seat = self.connection.key, self.connection.seat
        if not isinstance(message, messages.Do) and not self._may_chat():
            return Refusal("too_fast")
        if isinstance(message, messages.Say):
            return commands.say(key, message.text, message.room, message.name)
        if isinstance(message, messages.Mute):
            return commands.mute(key, message.voice, message.on)
        return Refusal("not_seated") if seat is None else commands.act(seat, bytes(message.action), message.decision)

    def _refused(self, ref: int | None, refusal: Refusal) -> messages.Refused:
        sentence = explain(self.language, refusal.code, refusal.detail)
        return messages.Refused(refusal.code, sentence, ref, refusal.detail)

    def _send(self, message: messages.ToClient) -> None:
        self.connection.send(_encode(message))


def _outcome(reply: messages.ToClient) -> Literal["done", "refused", "failed"]:
    if not isinstance(reply, messages.Refused):
        return "done"
    return "failed" if reply.code in FAILURES else "refused"


def _size(data: str | bytes) -> int:
    """The size of a message as it was received, in bytes."""
    return len(data.encode(errors="surrogatepass") if isinstance(data, str) else data)
