"""A proxy between a browser and the server, whose connections can be cut; and how the page tells of that."""

import socket
from contextlib import suppress
from threading import Thread

from playwright.sync_api import expect

from tests.page.common.people import Person
from tests.server.server_process import Port

LOST = "The connection is lost. It will come back by itself, and you will miss nothing."
NOISE = ("net::ERR", "WebSocket connection to", "when fetching the script")
"""What a browser itself says of a connection that fails."""


class Proxy:
    """Carries every connection to a port on to the server's, until it is cut."""

    def __init__(self, to: int) -> None:
        self._port, self._to = Port(), to
        self.port = self._port.number
        self._ends: list[socket.socket] = []
        self.mend()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def mend(self) -> None:
        self._door = socket.create_server(("127.0.0.1", self.port))
        Thread(target=self._let_in, args=(self._door,), daemon=True).start()

    def cut(self) -> None:
        _hang_up(self._door)
        while self._ends:
            _hang_up(self._ends.pop())

    def _let_in(self, door: socket.socket) -> None:
        with suppress(OSError):
            while True:
                near, _ = door.accept()
                far = socket.create_connection(("127.0.0.1", self._to))
                self._ends += (near, far)
                for one, other in ((near, far), (far, near)):
                    Thread(target=_carry, args=(one, other), daemon=True).start()


def _carry(one: socket.socket, other: socket.socket) -> None:
    with suppress(OSError):
        while data := one.recv(65536):
            other.sendall(data)
    _hang_up(one)
    _hang_up(other)


def _hang_up(end: socket.socket) -> None:
    with suppress(OSError):  # whoever waits at it wakes up
        end.shutdown(socket.SHUT_RDWR)
    end.close()


def lost(*people: Person) -> None:
    for person in people:
        expect(person.page.get_by_role("status").filter(has_text=LOST)).to_be_visible()


def back(*people: Person) -> None:
    for person in people:
        expect(person.page.get_by_text(LOST)).not_to_be_visible()
