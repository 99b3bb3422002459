"""uvicorn's WebSocket protocol, with an answer to unreadable handshakes and a timeout for closing."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

UNREADABLE = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
CLOSE_TIMEOUT = 5.0
"""Seconds that a client has to read the last messages."""


class UvicornSocket(WebSocketsSansIOProtocol):
    """A socket that always ends."""

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
