"""A store that forgets everything when the process ends: for tests, and for a table nobody needs to keep."""

import msgspec

from lettrine.store.errors import StoreAway
from lettrine.store.log import Card, Gap, Row, Status, check_creation, check_together


class MemoryLog:
    """The log in plain dictionaries. It is the model the real stores are compared with, so it stays this simple."""

    def __init__(self) -> None:
        self._rows: dict[str, list[Row]] = {}
        self._cards: dict[str, Card] = {}
        self._tables: dict[str, str] = {}
        self._due: dict[str, int] = {}
        self._closed = False

    async def create(self, card: Card, row: Row, *, due: int | None = None) -> bool:
        """A new table with its row 0."""
        self._check_open()
        check_creation(card, row)
        if card.table in self._cards or card.code in self._tables:
            return False
        self._cards[card.table] = card
        self._tables[card.code] = card.table
        self._rows[card.table] = [row]
        self._set_due(card.table, due)
        return True

    async def append(self, row: Row, *, due: int | None, card: Card | None = None) -> bool:
        """Add a row that follows the last one."""
        self._check_open()
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
        return True

    async def read(self, table: str, after: int = -1) -> list[Row]:
        """The rows behind `after`."""
        self._check_open()
        return self._rows.get(table, [])[max(after + 1, 0) :]

    async def card(self, table: str) -> Card | None:
        """The card of a table."""
        self._check_open()
        return self._cards.get(table)

    async def find(self, code: str) -> str | None:
        """The table with this short code."""
        self._check_open()
        return self._tables.get(code)

    async def listing(self, status: Status, limit: int) -> list[Card]:
        """The public tables of a status, the newest card first."""
        self._check_open()
        found = [card for card in self._cards.values() if card.public and card.status == status]
        return sorted(found, key=lambda card: (-card.at, card.table))[:limit]

    async def due(self, before: int, limit: int) -> list[tuple[str, int]]:
        """Tables whose deadline has passed."""
        self._check_open()
        found = [(table, due) for table, due in self._due.items() if due <= before]
        return sorted(found, key=lambda late: (late[1], late[0]))[:limit]

    async def close(self) -> None:
        """Take nothing more."""
        self._closed = True

    def _check_open(self) -> None:
        if self._closed:
            raise StoreAway("the store is closed")

    def _set_due(self, table: str, due: int | None) -> None:
        if due is None:
            self._due.pop(table, None)
        else:
            self._due[table] = due
