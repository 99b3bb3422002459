"""What uvicorn's sockets do for us besides: refuse a greeting that cannot be read, and let go of who takes nothing."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

UNREADABLE = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
LET_GO = 5.0
"""Seconds that the last words have to be taken."""


class UvicornSocket(WebSocketsSansIOProtocol):
    """A socket that ends when it should."""

    def data_received(self, data: bytes) -> None:
        """Without this, a greeting with too long a line would be neither answered nor ended, and stand in the way."""
        super().data_received(data)
        if not self.handshake_initiated and self.conn.handshake_exc is not None:
            self.handshake_complete = self.close_sent = True
            self.transport.write(UNREADABLE)
            self.transport.close()

    async def run_asgi(self) -> None:
        """Closing waits until everything is sent: to somebody who takes nothing, that would be for ever."""
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(LET_GO, self._abort)

    def _abort(self) -> None:
        self.transport.abort()
        self.loop.call_later(1.0, self._forget)

    def _forget(self) -> None:
        """Nothing uses this any more; but its parts hold each other, and would stay until somebody looks for cycles."""
        self.conn.parser.close()
        self.scope.clear()  # type: ignore[attr-defined]  # a typed dict, which is a dict all the same
        vars(self).clear()
