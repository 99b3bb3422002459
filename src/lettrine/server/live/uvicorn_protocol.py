"""uvicorn's WebSocket protocol, with an answer to unreadable handshakes, a limit for control frames, and a timeout."""

from asyncio import TimerHandle
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from lettrine.server.rate_limits import TokenBucket

UNREADABLE = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
CLOSE_TIMEOUT = 5.0
"""Seconds that a client has to read the last messages."""
READ_TIMEOUT = 30.0
"""Seconds that a client of HTTP has to read what waits for it, some 50 kB; then it is disconnected."""
CONTROL_BURST, CONTROL_RATE = 60, 5
"""How many pings, pongs and pieces of messages a client may send: browsers send but answers to pings, others a ping now
and then. The application never sees them, so its own limit does not count them."""
POLICY_VIOLATION = 1008


class UvicornSocket(WebSocketsSansIOProtocol):
    """A socket that always ends."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._control_frames = TokenBucket(CONTROL_BURST, CONTROL_RATE, self.loop.time)

    def handle_ping(self) -> None:
        """Answer a ping, unless there are too many."""
        if self._may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take an answer to a ping of ours, or one to none."""
        if self._may_go_on():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take a piece of a message; even empty ones cost time and memory."""
        if self._may_go_on():
            super().handle_cont(event)

    def _may_go_on(self) -> bool:
        """Count a frame; the socket of a client that sends too many is closed."""
        if self.close_sent or self._control_frames.take():
            return not self.close_sent
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY_VIOLATION})
        self.close_sent = True
        self.conn.send_close(POLICY_VIOLATION, "too_fast")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()
        return False

    def data_received(self, data: bytes) -> None:
        """Answer a handshake with too long a line: uvicorn would neither answer nor close it."""
        super().data_received(data)
        if not self.handshake_initiated and self.conn.handshake_exc is not None:
            self.handshake_complete = self.close_sent = True
            self.transport.write(UNREADABLE)
            self.transport.close()

    async def run_asgi(self) -> None:
        """Abort the connection after a while: closing waits until everything is sent, which may be never."""
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(CLOSE_TIMEOUT, self._abort)

    def _abort(self) -> None:
        self.transport.abort()
        self.loop.call_later(1.0, self._break_cycles)

    def _break_cycles(self) -> None:
        """Let reference counting free the parts of this object, which refer to each other."""
        self.conn.parser.close()
        self.scope.clear()  # type: ignore[attr-defined]  # a TypedDict has no clear(), the dict that it is has
        vars(self).clear()


class UvicornHttp(H11Protocol):
    """An HTTP connection whose client has to read what it has asked for."""

    _stalled: TimerHandle | None = None

    def pause_writing(self) -> None:
        """The client does not read as fast as we write: it has a while to go on."""
        super().pause_writing()
        self._stalled = self.loop.call_later(READ_TIMEOUT, self.transport.abort)

    def resume_writing(self) -> None:
        """The client has read something."""
        super().resume_writing()
        self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        """There is nobody left to wait for."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _stop_waiting(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None
