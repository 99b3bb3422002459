"""Which seats of a table are connected: to this process, and to the others that serve the same tables.

Every process tells the others which seats are connected to it, and asks them for theirs when it may have missed
messages. A process that has sent nothing for a while is taken for dead, and its connections with it.
"""

from collections import defaultdict
from collections.abc import Callable

HEARTBEAT_INTERVAL = 10.0
"""Seconds between two heartbeats."""
HEARTBEAT_TIMEOUT = 35.0
"""Seconds without a message after which another process is taken for dead."""
FORGET_AFTER = 7 * 24 * 3600.0
"""Seconds after which it no longer matters when somebody left."""

Seats = frozenset[int]


class Presence:
    """What this process knows of the connected seats. `send` reaches the other processes."""

    def __init__(self, send: Callable[[str], None], now: Callable[[], float]) -> None:
        self._send, self._now = send, now
        self.on_change: Callable[[str], None] = lambda table: None
        """Called with a table whose connected seats have changed."""
        self._local: dict[str, Seats] = {}
        self._remote: dict[str, dict[str, Seats]] = defaultdict(dict)
        """By process, then by table."""
        self._last_message: dict[str, float] = {}
        """By process, when it last sent something."""
        self._started = now()
        self._left: dict[tuple[str, int], float] = {}
        """By table and seat, when it was last disconnected."""

    def seats(self, table: str) -> Seats:
        """The connected seats of a table, in any process."""
        remote = (tables.get(table, ()) for tables in self._remote.values())
        return frozenset().union(self._local.get(table, ()), *remote)

    def seconds_away(self, table: str, seat: int) -> float:
        """For how many seconds a seat has been disconnected, as far as this process can know."""
        return self._now() - self._left.get((table, seat), self._started)

    def set_local(self, table: str, seats: Seats) -> None:
        """These seats are connected to this process now."""
        if seats != self._local.get(table, frozenset()):
            self._change(self._local, table, seats)
            self._send(_seats_message(table, seats))

    def receive(self, process: str, message: str) -> None:
        """Take a message of another process."""
        self._last_message[process] = self._now()
        match message.split(" "):
            case ["who"]:
                self._send_all()
            case ["here", table, seats]:
                self._change(self._remote[process], table, frozenset(map(int, filter(None, seats.split(",")))))

    def resync(self) -> None:
        """After missed messages: send everything, and ask the other processes to do the same."""
        self._send_all()
        self._send("who")

    def _send_all(self) -> None:
        for table, seats in self._local.items():
            self._send(_seats_message(table, seats))

    def heartbeat(self) -> None:
        """Send a heartbeat, and forget the processes that have sent none."""
        self._send("alive")
        now = self._now()
        for process in [process for process, at in self._last_message.items() if now - at > HEARTBEAT_TIMEOUT]:
            del self._last_message[process]
            tables = self._remote.pop(process, {})
            for table in list(tables):
                self._change(tables, table, frozenset())
        self._left = {where: at for where, at in self._left.items() if now - at < FORGET_AFTER}

    def _change(self, tables: dict[str, Seats], table: str, seats: Seats) -> None:
        for seat in tables.get(table, frozenset()) - seats:
            self._left[table, seat] = self._now()
        _set(tables, table, seats)
        self.on_change(table)


def _seats_message(table: str, seats: Seats) -> str:
    return f"here {table} {','.join(map(str, sorted(seats)))}"


def _set(tables: dict[str, Seats], table: str, seats: Seats) -> None:
    if seats:
        tables[table] = seats
    else:
        tables.pop(table, None)
