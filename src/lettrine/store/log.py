"""What a store is: for every table a log that only grows, its card, and the deadline it waits for.

`(table, seq)` is the key of a row and the table's lock: of two processes that append the same row, one is told True
and the other False. Action, events and cards are bytes to the store; it never looks inside.
"""

from hashlib import blake2b
from typing import Literal, Protocol

from msgspec import Struct

from lettrine.store.leaderboards import Leaderboards

Status = Literal["open", "playing", "over"]


class Row(Struct, frozen=True):
    """One line of a table's log: the action beside its events, so that a rule change can be checked against both."""

    table: str
    seq: int
    at: int
    """Milliseconds since the epoch."""
    action: bytes
    events: bytes


class Card(Struct, frozen=True):
    """What the lobby lists of a table, kept beside the log so that listing replays nothing."""

    table: str
    code: str
    """The short code people type; a table keeps the one it was created with."""
    public: bool
    status: Status
    at: int
    body: bytes


class Gap(ValueError):  # noqa: N818 - the name says what is wrong
    """An append ahead of its log: a mistake of the caller, unlike a taken row, which is a race that somebody lost."""

    def __init__(self, row: Row) -> None:
        super().__init__(f"table {row.table!r} has no row {row.seq - 1} that row {row.seq} could follow")


class Log(Protocol):
    """A store of tables. Every method may raise `StoreAway`; one call more may find it back."""

    @property
    def leaderboards(self) -> Leaderboards:
        """What is kept besides the tables."""

    async def create(self, card: Card, row: Row, *, due: int | None = None) -> bool:
        """A new table with its row 0, durable when this returns True; False if its id or its code is taken."""

    async def append(self, row: Row, *, due: int | None, card: Card | None = None, ended: bool = False) -> bool:
        """Add a row that follows the last one, durable when this returns True.

        False: that row is taken, and nothing has changed. `due` replaces the table's deadline, None removes it; `card`,
        if given, replaces its card but for the code; with `ended` the table then waits for its result to be entered
        on the boards. All of it is stored together or not at all.
        After `StoreAway` or a cancellation the row may be there or not: read before deciding anew.
        """

    async def read(self, table: str, after: int = -1) -> list[Row]:
        """The rows of a table behind `after`, in order. A table that does not exist has none."""

    async def card(self, table: str) -> Card | None:
        """The card of a table."""

    async def find(self, code: str) -> str | None:
        """The table with this short code."""

    async def listing(self, status: Status, limit: int) -> list[Card]:
        """The public tables of a status, the newest card first."""

    async def due(self, before: int, limit: int) -> list[tuple[str, int]]:
        """Tables whose deadline is at `before` or earlier, with it, the longest overdue first."""

    async def close(self) -> None:
        """Finish what was begun; what comes later is refused with `StoreAway`."""


def pseudonym(table: str) -> str:
    """What logs call a table: whoever has the database can find it by this, and nobody can come in by it."""
    return blake2b(table.encode(), digest_size=4, person=b"lettrine-mark").hexdigest()


def check_creation(card: Card, row: Row) -> None:
    """A log begins with row 0, and with a card whose names any database can hold."""
    if row.seq != 0:
        raise ValueError(f"a log begins with row 0, not {row.seq}")
    if not (storable(card.table) and storable(card.code)):
        raise ValueError(f"no database can hold the id {card.table!r} or the code {card.code!r}")
    check_together(row, card)


def storable(name: str) -> bool:
    """Whether a database can hold this text at all. People send such names too; they are nobody's."""
    return "\0" not in name and name == name.encode(errors="ignore").decode()


def check_together(row: Row, card: Card | None) -> None:
    """What one call stores must be of one table: the table is the lock."""
    if card is not None and card.table != row.table:
        raise ValueError(f"the card of {card.table!r} beside a row of {row.table!r}")
