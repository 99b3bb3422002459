"""A store that forgets everything when the process ends: for tests, and for a table nobody needs to keep."""

from collections.abc import Callable, Sequence

import msgspec

from lettrine.store.errors import StoreAway
from lettrine.store.leaderboards import Entry, Place, check_places
from lettrine.store.log import Card, Gap, Row, Status, check_creation, check_together


class MemoryLog:
    """The log in plain dictionaries. It is the model the real stores are compared with, so it stays this simple."""

    def __init__(self) -> None:
        self._rows: dict[str, list[Row]] = {}
        self._cards: dict[str, Card] = {}
        self._tables: dict[str, str] = {}
        self._due: dict[str, int] = {}
        self._closed = False
        self.leaderboards = MemoryLeaderboards(self.check_open)

    async def create(self, card: Card, row: Row, *, due: int | None = None) -> bool:
        """A new table with its row 0."""
        self.check_open()
        check_creation(card, row)
        if card.table in self._cards or card.code in self._tables:
            return False
        self._cards[card.table] = card
        self._tables[card.code] = card.table
        self._rows[card.table] = [row]
        self._set_due(card.table, due)
        return True

    async def append(self, row: Row, *, due: int | None, card: Card | None = None, ended: bool = False) -> bool:
        """Add a row that follows the last one."""
        self.check_open()
        check_together(row, card)
        rows = self._rows.get(row.table, [])
        if 0 <= row.seq < len(rows):
            return False
        if row.seq != len(rows) or not rows:
            raise Gap(row)
        rows.append(row)
        self._set_due(row.table, due)
        if card is not None:
            self._cards[row.table] = msgspec.structs.replace(card, code=self._cards[row.table].code)
        if ended:
            self.leaderboards.wait(row.table, row.at)
        return True

    async def read(self, table: str, after: int = -1) -> list[Row]:
        """The rows behind `after`."""
        self.check_open()
        return self._rows.get(table, [])[max(after + 1, 0) :]

    async def card(self, table: str) -> Card | None:
        """The card of a table."""
        self.check_open()
        return self._cards.get(table)

    async def find(self, code: str) -> str | None:
        """The table with this short code."""
        self.check_open()
        return self._tables.get(code)

    async def listing(self, status: Status, limit: int) -> list[Card]:
        """The public tables of a status, the newest card first."""
        self.check_open()
        found = [card for card in self._cards.values() if card.public and card.status == status]
        return sorted(found, key=lambda card: (-card.at, card.table))[:limit]

    async def due(self, before: int, limit: int) -> list[tuple[str, int]]:
        """Tables whose deadline has passed."""
        self.check_open()
        found = [(table, due) for table, due in self._due.items() if due <= before]
        return sorted(found, key=lambda late: (late[1], late[0]))[:limit]

    async def close(self) -> None:
        """Take nothing more."""
        self._closed = True

    def check_open(self) -> None:
        """Refuse whoever comes after the end."""
        if self._closed:
            raise StoreAway("the store is closed")

    def _set_due(self, table: str, due: int | None) -> None:
        if due is None:
            self._due.pop(table, None)
        else:
            self._due[table] = due


class MemoryLeaderboards:
    """Boards in plain dictionaries; `check` refuses whoever comes after the end."""

    def __init__(self, check: Callable[[], None]) -> None:
        self._check = check
        self._waiting: dict[str, int] = {}
        self._results: dict[str, bytes] = {}
        self._places: dict[tuple[str, str], Place] = {}

    def wait(self, table: str, at: int) -> None:
        """From now on the table waits for its result to be entered, unless it is already."""
        if table not in self._results:
            self._waiting.setdefault(table, at)

    async def waiting(self, limit: int) -> list[str]:
        """Tables whose result is to be entered."""
        self._check()
        return sorted(self._waiting, key=lambda table: (self._waiting[table], table))[:limit]

    async def waits(self, table: str) -> bool:
        """Whether a table is one of them."""
        self._check()
        return table in self._waiting

    async def enter(self, table: str, result: bytes, places: Sequence[Place]) -> Entry:
        """Keep a table's result and write these places."""
        self._check()
        ordered = check_places(places)
        if table not in self._waiting:
            return "gone"
        if any(self._version(place) != place.version - 1 for place in ordered):
            return "stale"
        del self._waiting[table]
        self._results[table] = result
        self._places |= {(place.board, place.name): place for place in ordered}
        return "entered"

    async def result(self, table: str) -> bytes | None:
        """What was entered for a table."""
        self._check()
        return self._results.get(table)

    async def places(self, board: str, names: Sequence[str]) -> list[Place]:
        """Where these names stand."""
        self._check()
        return [self._places[board, name] for name in names if (board, name) in self._places]

    async def below(self, board: str, rank: float) -> tuple[int, int]:
        """How many names stand lower, and how many there are."""
        self._check()
        there = [place for place in self._places.values() if place.board == board]
        return sum(place.rank < rank for place in there), len(there)

    def _version(self, place: Place) -> int:
        there = self._places.get((place.board, place.name))
        return 0 if there is None else there.version
