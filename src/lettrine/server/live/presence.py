"""Which seats of a table are connected: to this process, and to the others that serve the same tables.

Every process tells the others which seats are connected to it, and asks them for theirs when it may have missed
messages. What is not known is not absence: while this process hears nobody, and a moment after it hears again, nobody
counts as away, and a process that has only fallen silent keeps its people until it must have let them go itself
(`LEASE`). So how long somebody has been away is measured by a clock that stands still meanwhile.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator

TICK_INTERVAL = 1.0
"""Seconds between two calls of `Presence.tick`."""
SETTLING = 2.0
"""Seconds after which the others have answered, if they hear us at all."""
SILENT_AFTER = 3.0
"""Seconds without a message after which bots do not wait for another process any more."""
LEASE = 30.0
"""Seconds without a link after which a process closes its connections: it can do nothing for its people."""
DEAD_AFTER = 45.0
"""Seconds without a message after which nobody can be connected to another process: longer than its lease."""
FORGET_AFTER = 7 * 24 * 3600.0
"""Seconds after which it no longer matters when somebody left."""
LONGEST_MESSAGE = 4000
"""Characters; PostgreSQL takes 8000 bytes."""

Seats = frozenset[int]
WATCHER = -1
"""Stands among the connected seats for those who sit nowhere."""


class Stopwatch:
    """Counts the seconds during which it was known who is connected."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now, self._total, self._since = now, 0.0, now()
        self.running = True

    def start(self) -> None:
        """Go on, if it stands."""
        if not self.running:
            self.running, self._since = True, self._now()

    def stop(self, seconds_ago: float) -> None:
        """Stand still, since some time ago already."""
        if self.running:
            self._total += max(0.0, self._now() - seconds_ago - self._since)
            self.running = False

    def read(self) -> float:
        """The seconds so far."""
        return self._total + (self._now() - self._since if self.running else 0.0)


class OtherProcess:
    """What is known of another process."""

    def __init__(self) -> None:
        self.tables: dict[str, Seats] = {}
        self.unlisted: set[str] = set()
        """While it lists its tables: those it has not mentioned yet."""
        self.silent_for = 0.0
        """Seconds, as far as we would have heard it."""
        self.silent = False


class Presence:
    """What this process knows of the connected seats. `send` reaches the other processes; `process` is its own name."""

    def __init__(self, send: Callable[[str], None], now: Callable[[], float], process: str = "") -> None:
        self._send, self._now, self._process = send, now, process
        self.on_change: Callable[[str], None] = lambda table: None
        """Called with a table whose connected seats have changed, or the process whose bots play there."""
        self._local: dict[str, Seats] = {}
        self._others: dict[str, OtherProcess] = defaultdict(OtherProcess)
        self._known = Stopwatch(now)
        self._settled_at: float | None = None
        """When the others will have answered; None if nobody was asked."""
        self._lost_at: float | None = None
        """Since when there is no link."""
        self._last_tick = now()
        self._left: dict[tuple[str, int], float] = {}
        """By table and seat, when it was last disconnected, by the stopwatch."""

    @property
    def known(self) -> bool:
        """Whether this process knows who is connected to the others."""
        return self._known.running

    @property
    def cut_off(self) -> bool:
        """Whether this process has had no link for so long that the others may take it for dead."""
        return self._lost_at is not None and self._now() - self._lost_at > LEASE

    def seats(self, table: str) -> Seats:
        """The connected seats of a table, in any process."""
        remote = (other.tables.get(table, ()) for other in self._others.values())
        return frozenset().union(self._local.get(table, ()), *remote)

    def seconds_away(self, table: str, seat: int) -> float:
        """For how many seconds a seat has been known to be disconnected."""
        return max(0.0, self._known.read() - self._left.get((table, seat), 0.0))

    def host(self, table: str) -> str | None:
        """The process in which the bots of a table think: one to which somebody is connected who sits there.

        None if there is no such process. All processes that hear each other agree on it.
        """
        heard = {name: other.tables for name, other in self._others.items() if not other.silent}
        seated = [name for name, tables in ((self._process, self._local), *heard.items()) if _sits(tables.get(table))]
        return min(seated, default=None)

    def hosts_bots(self, table: str) -> bool | None:
        """Whether the bots of a table think in this process; None if it does not matter to anybody where they do.

        While it is not known who is connected elsewhere they do wherever somebody sits: the log takes one move of two.
        """
        if not self.known:
            return True if _sits(self._local.get(table)) else None
        host = self.host(table)
        return None if host is None else host == self._process

    # What happens here -----------------------------------------------------------------------------------------

    def set_local(self, table: str, seats: Seats) -> None:
        """These seats are connected to this process now."""
        if seats != self._local.get(table, frozenset()):
            self._change(self._local, table, seats)
            self._send(f"here {_entry(table, seats)}")

    def lose(self, seconds: float) -> None:
        """The link is lost, and for so many seconds nothing may have been heard."""
        self._known.stop(seconds)
        self._settled_at = None
        if self._lost_at is None:
            self._lost_at = self._now() - seconds

    def resync(self) -> None:
        """After missed messages: send everything, and ask the other processes to do the same."""
        self._known.stop(0.0)
        self._lost_at, self._settled_at = None, self._now() + SETTLING
        self._send_all()
        self._send("who")

    def leave(self) -> None:
        """Tell the others that this process ends, and that nobody is connected to it any more."""
        self._send("gone")

    def tick(self) -> None:
        """Called about once a second: notice what has not happened."""
        now = self._now()
        # A process that stood still has not heard the others, but it is not they who were silent.
        passed, self._last_tick = min(now - self._last_tick, 2 * TICK_INTERVAL), now
        if self._settled_at is not None and now >= self._settled_at:
            self._settled_at = None
            self._known.start()
        if self._lost_at is None:
            for process in list(self._others):
                self._grow_silent(process, passed)
        oldest = self._known.read() - FORGET_AFTER
        self._left = {where: at for where, at in self._left.items() if at > oldest}

    # What others say -------------------------------------------------------------------------------------------

    def receive(self, process: str, message: str) -> None:
        """Take a message of another process. A process of which we know nothing is asked."""
        if process not in self._others and message not in ("list", "gone"):
            self.resync()
        other = self._others[process]
        self._hear(other)
        match message.split(" "):
            case ["who"]:
                self._send_all()
            case ["list"]:
                other.unlisted = set(other.tables)
            case ["here", *entries]:
                for table, seats in map(_read_entry, entries):
                    other.unlisted.discard(table)
                    self._change(other.tables, table, seats)
            case ["listed"]:
                self._clear(other, other.unlisted)
            case ["gone"]:
                self._forget(process)

    def _hear(self, other: OtherProcess) -> None:
        other.silent_for = 0.0
        if other.silent:
            other.silent = False
            self._notice(other.tables)

    def _grow_silent(self, process: str, seconds: float) -> None:
        other = self._others[process]
        other.silent_for += seconds
        if other.silent_for > DEAD_AFTER:
            self._forget(process)
        elif other.silent_for > SILENT_AFTER and not other.silent:
            other.silent = True
            self._notice(other.tables)

    def _forget(self, process: str) -> None:
        other = self._others.pop(process)
        self._clear(other, other.tables)

    def _clear(self, other: OtherProcess, tables: Iterable[str]) -> None:
        for table in list(tables):
            self._change(other.tables, table, frozenset())

    def _notice(self, tables: Iterable[str]) -> None:
        for table in list(tables):
            self.on_change(table)

    def _send_all(self) -> None:
        """Everything, so that the others can drop what is not in it."""
        self._send("list")
        for message in _messages(_entry(table, seats) for table, seats in self._local.items()):
            self._send(f"here {message}")
        self._send("listed")

    def _change(self, tables: dict[str, Seats], table: str, seats: Seats) -> None:
        before = tables.get(table, frozenset())
        if seats == before:
            return
        for seat in before - seats:
            self._left[table, seat] = self._known.read()
        if seats:
            tables[table] = seats
        else:
            del tables[table]
        self.on_change(table)


def _sits(seats: Seats | None) -> bool:
    """Whether somebody is among them who does not only watch."""
    return bool(seats and seats - {WATCHER})


def _entry(table: str, seats: Seats) -> str:
    return f"{table}:{','.join(map(str, sorted(seats)))}"


def _read_entry(entry: str) -> tuple[str, Seats]:
    table, _, seats = entry.rpartition(":")
    return table, frozenset(map(int, filter(None, seats.split(","))))


def _messages(entries: Iterable[str]) -> Iterator[str]:
    """Entries, put together into messages that are not too long."""
    message = ""
    for entry in entries:
        if message and len(message) + len(entry) >= LONGEST_MESSAGE:
            yield message
            message = ""
        message = f"{message} {entry}".strip()
    if message:
        yield message
