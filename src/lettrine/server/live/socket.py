"""A table's WebSocket: the client's messages become commands, and what happens at the table is sent to the client."""

import asyncio
import logging
from contextlib import suppress
from time import monotonic, perf_counter
from typing import Any, Literal

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from lettrine.core.game import Refusal
from lettrine.play import commands
from lettrine.play import table_events as te
from lettrine.play.chat import ChatCommand
from lettrine.play.plain_text import plain_text
from lettrine.play.table import Table
from lettrine.server.admission import DEVICE, KEY, TRY_AGAIN_LATER
from lettrine.server.identity import cookie
from lettrine.server.language import language_of
from lettrine.server.live.connections import BANNED, Connection, shown_digest
from lettrine.server.live.crowd import CROWDED, Visit
from lettrine.server.rate_limits import TokenBucket
from lettrine.server.service import Service
from lettrine.store.errors import UNAVAILABLE_CODES, StoreUnavailableError
from lettrine.store.log import pseudonym
from lettrine.texts import explain
from lettrine.wire import messages
from lettrine.wire.fields import NOT_TEXT, about_name, reason_of, unreadable_detail
from lettrine.words.cache import NotCompiled
from lettrine.words.offensive.names import has_offensive_word

log = logging.getLogger(__name__)

NO_TABLE = 4404
"""The code with which a socket is closed where there is no table."""
DISCONNECTED = (WebSocketDisconnect, OSError)
"""What is raised when the client disconnects, or does not read for too long."""
SEND_TIMEOUT = 5.0
"""Seconds that a client may take to read one message before the connection is dropped."""

MOST_EXCESS = 100
"""How many messages over the rate limit a client may send before it is disconnected."""
EXCESS_FORGIVEN = 0.1
"""How many of them each message within the limit makes up for."""
FAILURES = ("table_failed", "too_busy", *UNAVAILABLE_CODES)
"""Refusals for which the server is to blame."""

_encode = msgspec.json.Encoder().encode


@websocket("/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Play at a table, or watch it: the cookie proves the seat."""
    service: Service = socket.app.state.service
    key, device = await _accept(socket, service)
    visit = None
    if service.manners.ban_of(key) is not None:
        service.metrics.record_disconnect("banned")
        await _end(socket, BANNED)
        return
    try:
        seated = await _is_seated(service, table, key)
        visit = service.crowd.enter(_address(socket), (table, key), seated)
        await (
            _refuse_crowded(socket, service) if visit is None else _serve(socket, service, table, (key, device), visit)
        )
    except DISCONNECTED:
        pass
    except NotCompiled:
        await _end(socket, messages.Bye("preparing", 2.0))
    except Exception:
        log.exception("a connection failed", extra={"table": pseudonym(table)})
        await _end(socket, messages.Bye("closing", 2.0))
    finally:
        if visit is not None:
            service.crowd.leave(visit)


async def _is_seated(service: Service, table: str, key: str) -> bool:
    found = await service.tables.table(table)
    return found is not None and found.seat_of(key) is not None


def _address(socket: WebSocket[Any, Any, Any]) -> str:
    return socket.client.host if socket.client else ""


async def _accept(socket: WebSocket[Any, Any, Any], service: Service) -> tuple[str, str]:
    """Accept the socket and return who it is, and their device. A new client gets a cookie, to be recognised by."""
    state = socket.scope["state"]
    if state[KEY] is not None:
        await socket.accept()
        return state[KEY], state[DEVICE]
    secure = service.is_secure(socket.scope)
    new = service.identities.issue(secure)
    given = cookie(new.cookie, secure)
    await socket.accept(headers={"Set-Cookie": given.to_header(header="")})
    return new.key, new.key


async def _end(socket: WebSocket[Any, Any, Any], last: messages.Bye) -> None:
    with suppress(*DISCONNECTED, RuntimeError):
        await socket.send_text(_encode(last).decode())
        await socket.close(code=TRY_AGAIN_LATER)


async def _refuse_crowded(socket: WebSocket[Any, Any, Any], service: Service) -> None:
    service.metrics.record_disconnect("crowded")
    await _end(socket, CROWDED)


async def _serve(
    socket: WebSocket[Any, Any, Any], service: Service, table: str, who: tuple[str, str], visit: Visit
) -> None:
    visit.connection = connection = await service.connect(table, *who)
    if connection is None:
        await socket.close(code=NO_TABLE, reason="no_such_table")
        return
    if service.manners.ban_of(connection.key) is not None:  # since just now
        connection.close_with(BANNED)
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
        is_open = True
        while is_open:
            await connection.wait_for_messages()
            is_open = connection.open  # a last message is sent, also to whom we have closed before that
            await _send_waiting(socket, connection)
        await socket.close(code=TRY_AGAIN_LATER)


async def _send_waiting(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    for message in connection.take_messages():
        async with asyncio.timeout(SEND_TIMEOUT):
            await socket.send_text(message.decode())


ForTable = messages.Do | messages.SetPace
"""The messages that change something at the table."""
ForChat = messages.Say | messages.Mute
"""Those that change its chat."""


class SocketSession:
    """Handles the messages of one client."""

    def __init__(self, service: Service, table: str, connection: Connection, language: str, address: str) -> None:
        self.tables, self.chats, self.metrics = service.tables, service.chats, service.metrics
        self._reactions = service.reactions
        self._end_pause = service.bot_seats.pauses.end
        self._chat_limiter, self._address = service.chat_limiter, address
        self.table, self.connection, self.language = table, connection, language
        self._settings = settings = service.settings
        self.handling = asyncio.Lock()
        """Held while a message is being handled."""
        self._excess = 0.0
        """How many recent messages were over the rate limit."""
        self._manners, self._voice_known = service.store.manners, False
        self._bucket = TokenBucket(settings.message_burst, settings.message_rate, monotonic)

    async def receive_all(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Handle one message after the other until the client disconnects."""
        with suppress(WebSocketDisconnect):
            while True:
                data = await _receive(socket)
                if not self._bucket.take():
                    await self._slow_down(_ref_of(data))
                    continue
                self._excess = max(0.0, self._excess - EXCESS_FORGIVEN)
                async with self.handling:
                    began = perf_counter()
                    reply = await self._handle(data)
                    self._send(reply)
                    self.metrics.record_message(_outcome(reply), perf_counter() - began)

    async def _slow_down(self, ref: int | None) -> None:
        """Refuse a message over the rate limit, and read on only after a pause; disconnect after too many."""
        self._excess += 1
        if self._excess > MOST_EXCESS:
            self.connection.close_with(messages.Bye("too_fast", 10.0))
        self._send(self._refused(ref, Refusal("too_fast")))
        await asyncio.sleep(0.1)

    async def _handle(self, data: str | bytes) -> messages.ToClient:
        if _size(data) > messages.MOST_BYTES:
            return self._refused(None, Refusal("unreadable", {"reason": "too long"}))
        if isinstance(data, bytes):
            return self._refused(None, Refusal("unreadable", {"reason": NOT_TEXT}))
        try:
            message = messages.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            reason = reason_of(str(error), data.encode(errors="surrogatepass"))
            return self._refused(None, Refusal("unreadable", unreadable_detail(reason)))
        if isinstance(message, messages.Ping):
            return messages.Pong(message.ref)
        if isinstance(message, messages.Hurry):
            return await self._hurry(message)
        if isinstance(message, messages.React):
            return await self._react(message)
        sent = te.Sent(self.connection.participant.speaker, message.id) if message.id else None
        done = await self._execute(message, sent)
        if isinstance(done, Refusal):
            return self._refused(message.ref, _with_field(message, done))
        return messages.Done(message.ref, shown_digest(_digest_for(message, sent, done)))

    async def _hurry(self, message: messages.Hurry) -> messages.ToClient:
        """End the pause of the bots. Nobody may do so while others are still reading."""
        table = await self.tables.fresh_table(self.table)
        if table is None or not table.is_alone(self.connection.key):
            return self._refused(message.ref, Refusal("not_alone"))
        if message.decision is None or table.is_open(message.decision):
            self._end_pause(self.table)
        return messages.Done(message.ref, shown_digest(table.public_digest))

    async def _react(self, message: messages.React) -> messages.ToClient:
        """Show the table a sign, which is stored nowhere."""
        table = await self.tables.fresh_table(self.table)
        if table is None:
            return self._refused(message.ref, Refusal("no_such_table"))
        refused = self._reactions.react(table, table.seat_of(self.connection.key), message.sign)
        if refused is not None:
            return self._refused(message.ref, refused)
        return messages.Done(message.ref, shown_digest(table.public_digest))

    async def _execute(self, message: ForTable | ForChat, sent: te.Sent | None) -> Table | Refusal:
        """A message with an id that was done before is answered in the same way, and nothing happens."""
        if isinstance(message, messages.Say | messages.Mute):
            return await self._execute_in_chat(message, sent)
        table = self.tables.loaded_table(self.table)
        if sent and table and table.receipt(sent) is not None:  # before limits are asked: nothing will happen
            return table
        if isinstance(message, messages.Do) and self.connection.seat is None:
            # They may have sat down at another process just now.
            await self.tables.fresh_table(self.table)
        command = self._command(message)
        if isinstance(command, Refusal):
            return command
        return await self.tables.do(self.table, commands.once(sent, command))

    async def _execute_in_chat(self, message: ForChat, sent: te.Sent | None) -> Table | Refusal:
        table = self.tables.loaded_table(self.table)
        if sent and table and await self.chats.is_done(self.table, sent):  # before limits are asked, as above
            return table
        command = self._chat_command(message)
        if isinstance(command, Refusal):
            return command
        if isinstance(message, messages.Say):
            await self._remember_voice()
        return await self.chats.do(self.table, command, sent)

    async def _remember_voice(self) -> None:
        """Others can block or report whoever talks, also when they have gone: once for each connection."""
        who = self.connection.participant
        if not self._voice_known:
            with suppress(StoreUnavailableError):
                await self._manners.add_voice(self.table, who.speaker, self.connection.key)
                self._voice_known = True

    def _command(self, message: ForTable) -> commands.Command | Refusal:
        key, seat = self.connection.key, self.connection.seat
        if isinstance(message, messages.SetPace):  # it is no move, and takes a row of the log
            return commands.set_pace(key, message.pace) if self._may_chat() else Refusal("too_fast")
        return Refusal("not_seated") if seat is None else commands.act(seat, bytes(message.action), message.decision)

    def _chat_command(self, message: ForChat) -> ChatCommand | Refusal:
        key = self.connection.key
        if not self._may_chat():
            return Refusal("too_fast")
        if isinstance(message, messages.Mute):
            return commands.mute(key, message.voice, message.on)
        return self._objection(message) or commands.say(key, message.text, message.room, message.name)

    def _may_chat(self) -> bool:
        """An address is limited, whoever is there; and so is a person, wherever they are."""
        return all(map(self._chat_limiter.allow, (self._address, self.connection.key)))

    def _objection(self, message: messages.Say) -> Refusal | None:
        """What the house has against a message, or against the name of a watcher who sends it."""
        settings = self._settings
        if settings.offensive_names == "refused" and has_offensive_word(message.name or ""):
            return Refusal("offensive_name")
        refused = settings.offensive_chat == "refused" and has_offensive_word(plain_text(message.text))
        return Refusal("offensive_message") if refused else None

    def _refused(self, ref: int | None, refusal: Refusal) -> messages.Refused:
        sentence = explain(self.language, refusal.code, refusal.detail)
        return messages.Refused(refusal.code, sentence, ref, refusal.detail)

    def _send(self, message: messages.ToClient) -> None:
        self.connection.send(_encode(message))


def _with_field(message: ForTable | ForChat, refusal: Refusal) -> Refusal:
    """A refusal that names the field of the message that is wrong."""
    if isinstance(message, messages.Do) and refusal.code == "unreadable":
        return Refusal(refusal.code, unreadable_detail(str(refusal.detail["reason"]), within="action"))
    return about_name(refusal) if isinstance(message, messages.Say) else refusal


def _digest_for(message: ForTable | ForChat, sent: te.Sent | None, table: Table) -> bytes | None:
    """The digest for whoever has sent this: of the row that their action has just written, or else the public one.

    The newest of all would change with what others do in secret, and whoever chats or repeats a message would see it.
    """
    acted = isinstance(message, messages.Do) and (sent is None or table.receipt(sent) == table.seq)
    return table.digest if acted else table.public_digest


def _outcome(reply: messages.ToClient) -> Literal["done", "refused", "failed"]:
    if not isinstance(reply, messages.Refused):
        return "done"
    return "failed" if reply.code in FAILURES else "refused"


async def _receive(socket: WebSocket[Any, Any, Any]) -> str | bytes:
    """The next message as it was sent: whoever sends a binary frame is to be told so."""
    event: Any = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="disconnect event", code=event["code"])
    text: str | None = event.get("text")
    return event.get("bytes") or b"" if text is None else text


def _size(data: str | bytes) -> int:
    """The size of a message as it was received, in bytes."""
    return len(data.encode(errors="surrogatepass") if isinstance(data, str) else data)


class _Numbered(msgspec.Struct):
    """What is read of a message over the limit: whoever sent it is to know which of theirs it was."""

    ref: int | None = None


def _ref_of(data: str | bytes) -> int | None:
    if _size(data) <= messages.MOST_BYTES:
        with suppress(msgspec.DecodeError, UnicodeError, RecursionError):
            return msgspec.json.decode(data, type=_Numbered).ref
    return None
