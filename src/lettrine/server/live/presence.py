"""Who is at which table: in this process, and in the others that serve the same tables.

Every process tells the others which seats of a table are connected to it, and asks when it first gets to see a
table. A process that has not been heard of for a while is gone, and its people with it.
"""

from collections import defaultdict
from collections.abc import Callable

BEAT = 10.0
"""Seconds between two signs of life."""
REMEMBERED = 7 * 24 * 3600.0
"""Seconds after which it no longer matters when somebody went."""
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
        self._began = now()
        self._left: dict[tuple[str, int], float] = {}
        """When somebody was last seen to go."""

    def at(self, table: str) -> Seats:
        """The seats of a table whose players are connected, wherever that is."""
        return frozenset().union(self._ours.get(table, ()), *(seats.get(table, ()) for seats in self._theirs.values()))

    def absent(self, table: str, seat: int) -> float:
        """For how many seconds somebody has been away, as far as this process can know."""
        return self._now() - self._left.get((table, seat), self._began)

    def here(self, table: str, seats: Seats) -> None:
        """These seats are connected to this process now."""
        if seats != self._ours.get(table, frozenset()):
            self._change(self._ours, table, seats)
            self._tell(_here(table, seats))

    def heard(self, who: str, message: str) -> None:
        """Another process has told or asked something."""
        self._heard[who] = self._now()
        match message.split(" "):
            case ["who"]:
                self._tell_all()
            case ["here", table, seats]:
                self._change(self._theirs[who], table, frozenset(map(int, filter(None, seats.split(",")))))

    def again(self) -> None:
        """Nobody may have heard us for a while, nor we them: tell everything, and ask the others to."""
        self._tell_all()
        self._tell("who")

    def _tell_all(self) -> None:
        for table, seats in self._ours.items():
            self._tell(_here(table, seats))

    def beat(self) -> None:
        """Give a sign of life, and forget the processes that have given none."""
        self._tell("alive")
        now = self._now()
        for who in [who for who, at in self._heard.items() if now - at > SILENT]:
            del self._heard[who]
            theirs = self._theirs.pop(who, {})
            for table in list(theirs):
                self._change(theirs, table, frozenset())
        self._left = {where: at for where, at in self._left.items() if now - at < REMEMBERED}

    def _change(self, tables: dict[str, Seats], table: str, seats: Seats) -> None:
        for seat in tables.get(table, frozenset()) - seats:
            self._left[table, seat] = self._now()
        _set(tables, table, seats)
        self.moved(table)


def _here(table: str, seats: Seats) -> str:
    return f"here {table} {','.join(map(str, sorted(seats)))}"


def _set(tables: dict[str, Seats], table: str, seats: Seats) -> None:
    if seats:
        tables[table] = seats
    else:
        tables.pop(table, None)
