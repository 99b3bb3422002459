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
from lettrine.server.identity import COOKIE, cookie
from lettrine.server.language import language_of
from lettrine.server.limits import Bucket
from lettrine.server.live.connections import Connection
from lettrine.server.service import Service
from lettrine.store.log import pseudonym
from lettrine.texts import explain
from lettrine.wire import messages

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


@websocket("/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Sit at a table, or watch it: the seat is whichever the cookie proves."""
    service: Service = socket.app.state.service
    if not _from_our_page(socket):
        await socket.close(code=STRANGER, reason="another_site")
        return
    key = await _accepted(socket, service)
    who = socket.client.host if socket.client else ""
    if not service.crowd.enter(who):
        await _turned_away(socket, service)
        return
    try:
        await _seated(socket, service, table, key)
    except GONE:
        pass
    except Exception:
        log.exception("a connection failed", extra={"table": pseudonym(table)})
        with suppress(*GONE, RuntimeError):
            await socket.send_text(_encode(messages.Bye("closing", 2.0)).decode())
            await socket.close(code=ENDED)
    finally:
        service.crowd.leave(who)


def _from_our_page(socket: WebSocket[Any, Any, Any]) -> bool:
    """Browsers say which page opens a socket; one of another site would play in our visitors' name."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


async def _accepted(socket: WebSocket[Any, Any, Any], service: Service) -> str:
    """Who comes. Somebody new gets a cookie, by which they can be told from others when they speak or sit down."""
    key = service.identities.fingerprint(socket.cookies.get(COOKIE))
    if key is not None:
        await socket.accept()
        return key
    fresh = service.identities.fresh()
    await socket.accept(headers={"Set-Cookie": cookie(fresh, service.settings.secure).to_header(header="")})
    return service.identities.known(fresh)


async def _turned_away(socket: WebSocket[Any, Any, Any], service: Service) -> None:
    service.meters.let_go("crowded")
    await socket.send_text(_encode(messages.Bye("crowded", 30.0)).decode())
    await socket.close(code=ENDED)


async def _seated(socket: WebSocket[Any, Any, Any], service: Service, table: str, key: str) -> None:
    connection = await service.enter(table, key)
    if connection is None:
        await socket.close(code=NO_TABLE, reason="no_such_table")
        return
    who = socket.client.host if socket.client else ""
    talk = Conversation(service, table, connection, language_of(socket), who)
    listening = asyncio.create_task(talk.listen(socket))
    listening.add_done_callback(lambda _: connection.hang_up())
    try:
        await _send(socket, connection)
    finally:
        service.connections.leave(table, connection)
        async with talk.hearing:  # what has begun is finished, and told to the others
            listening.cancel()
        if connection.why is not None:
            service.meters.let_go(connection.why)
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

    def __init__(self, service: Service, table: str, connection: Connection, language: str, address: str) -> None:
        self.tables, self.meters = service.tables, service.meters
        self._may_talk = partial(service.talking.take, address)
        self.table, self.connection, self.language = table, connection, language
        settings = service.settings
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
            self.connection.end(messages.Bye("too_fast", 10.0))
        self._answer(self._refused(None, Refusal("too_fast")))
        await asyncio.sleep(0.1)

    async def _hear(self, data: str | bytes) -> messages.ToClient:
        if _size(data) > messages.LARGEST:
            return self._refused(None, Refusal("unreadable", {"reason": "too long"}))
        try:
            message = messages.heard(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            return self._refused(None, Refusal("unreadable", {"reason": str(error)[:200]}))
        if isinstance(message, messages.Ping):
            return messages.Pong(message.ref)
        return await self._take(message)

    async def _take(self, message: messages.Do | messages.Say | messages.Mute) -> messages.ToClient:
        request = self._request(message)
        done = request if isinstance(request, Refusal) else await self.tables.do(self.table, request)
        if isinstance(done, Refusal):
            return self._refused(message.ref, done)
        return messages.Done(message.ref, done.seq)

    def _request(self, message: messages.Do | messages.Say | messages.Mute) -> commands.Command | Refusal:
        key, seat = self.connection.key, self.connection.seat
        if not isinstance(message, messages.Do) and not self._may_talk():
            return Refusal("too_fast")
        if isinstance(message, messages.Say):
            return commands.say(key, message.text, message.room, message.name)
        if isinstance(message, messages.Mute):
            return commands.mute(key, message.voice, message.on)
        return Refusal("not_seated") if seat is None else commands.act(seat, bytes(message.action), message.decision)

    def _refused(self, ref: int | None, refusal: Refusal) -> messages.Refused:
        told = explain(self.language, refusal.code, refusal.detail)
        return messages.Refused(refusal.code, told, ref, refusal.detail)

    def _answer(self, message: messages.ToClient) -> None:
        self.connection.send(_encode(message))


def _outcome(answer: messages.ToClient) -> Literal["done", "refused", "failed"]:
    if not isinstance(answer, messages.Refused):
        return "done"
    return "failed" if answer.code in FAILURES else "refused"


def _size(data: str | bytes) -> int:
    """In bytes, as it came."""
    return len(data.encode(errors="surrogatepass") if isinstance(data, str) else data)
