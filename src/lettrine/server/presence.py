"""Who is at which table: in this process, and in the others that serve the same tables.

Every process tells the others which seats of a table are connected to it, and asks when it first gets to see a
table. A process that has not been heard of for a while is gone, and its people with it.
"""

from collections import defaultdict
from collections.abc import Callable

BEAT = 10.0
"""Seconds between two signs of life."""
SILENT = 35.0
"""Seconds after which a process that gives none is taken for gone."""

Seats = frozenset[int]


class Presence:
    """What this process knows of who is where. `tell` reaches the other processes."""

    def __init__(self, tell: Callable[[str], None], now: Callable[[], float]) -> None:
        self._tell, self._now = tell, now
        self.moved: Callable[[str], None] = lambda table: None
        """Told of every table at which somebody has come or gone."""
        self._ours: dict[str, Seats] = {}
        self._theirs: dict[str, dict[str, Seats]] = defaultdict(dict)
        self._heard: dict[str, float] = {}

    def at(self, table: str) -> Seats:
        """The seats of a table whose players are connected, wherever that is."""
        return frozenset().union(self._ours.get(table, ()), *(seats.get(table, ()) for seats in self._theirs.values()))

    def ask(self, table: str) -> None:
        """Ask the others who is at a table."""
        self._tell(f"who {table}")

    def here(self, table: str, seats: Seats) -> None:
        """These seats are connected to this process now."""
        if seats != self._ours.get(table, frozenset()):
            _set(self._ours, table, seats)
            self._tell(_here(table, seats))
            self.moved(table)

    def heard(self, who: str, message: str) -> None:
        """Another process has told or asked something."""
        self._heard[who] = self._now()
        match message.split(" "):
            case ["who", table] if table in self._ours:
                self._tell(_here(table, self._ours[table]))
            case ["here", table, seats]:
                _set(self._theirs[who], table, frozenset(map(int, filter(None, seats.split(",")))))
                self.moved(table)

    def again(self) -> None:
        """Nobody may have heard us for a while, nor we them: tell and ask everything once more."""
        for table, seats in self._ours.items():
            self._tell(_here(table, seats))
            self.ask(table)

    def beat(self) -> None:
        """Give a sign of life, and forget the processes that have given none."""
        self._tell("alive")
        for who in [who for who, at in self._heard.items() if self._now() - at > SILENT]:
            del self._heard[who]
            for table in self._theirs.pop(who, {}):
                self.moved(table)


def _here(table: str, seats: Seats) -> str:
    return f"here {table} {','.join(map(str, sorted(seats)))}"


def _set(tables: dict[str, Seats], table: str, seats: Seats) -> None:
    if seats:
        tables[table] = seats
    else:
        tables.pop(table, None)
