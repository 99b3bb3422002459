"""The interface of a store: for every table an append-only log, its card in the lobby, and its next deadline.

`(table, seq)` is the key of a row and the table's lock: of two processes that append the same row, one gets True and
the other False. Actions, events and the bodies of cards are bytes to the store; it never looks inside.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Protocol

from msgspec import Struct

from lettrine.store.chat import ChatStore
from lettrine.store.clock import ClockStore
from lettrine.store.condition import Condition
from lettrine.store.history import HistoryStore, Presence, Status
from lettrine.store.installation import Installation
from lettrine.store.leaderboards import Leaderboards
from lettrine.store.manners import MannersStore
from lettrine.store.packs import PackStore
from lettrine.store.people import PeopleStore
from lettrine.store.retention import RetentionStore

CODE_LIFETIME = 24 * 3600 * 1000
"""Milliseconds that a short code still leads to its table after the game has begun. Whoever is late, or changes to
another device, comes on the same evening or the next day; later they have the link. The fewer codes lead somewhere, the
less there is to guess, and the more there are to give."""


class Row(Struct, frozen=True):
    """A row of a table's log: the action beside its events, so that a rule change can be checked against both."""

    table: str
    seq: int
    at: int
    """Milliseconds since the epoch."""
    action: bytes
    events: bytes
    digest: bytes | None = None
    """By which the row is a link of the table's chain (core/chain.py). A row that is no link has none, and so has one
    that an earlier version wrote."""


class Card(Struct, frozen=True):
    """What the lobby lists of a table, stored beside the log so that listing replays nothing."""

    table: str
    code: str
    """The short code people type. A table keeps the one it was created with until that is given to another table, which
    may be once it leads here no longer; then its own id stands here, which nobody can type as a code."""
    public: bool
    status: Status
    at: int
    body: bytes
    free: bool = True
    """Whether a seat is free."""
    people: tuple[Presence, ...] = ()
    """Of whom the table's log knows: they are put into the index of seats (store/history.py). A card that is read has
    none."""


class SequenceGapError(ValueError):
    """An append that would leave a gap: a mistake of the caller, unlike a taken row, which is a lost race."""

    def __init__(self, row: Row) -> None:
        super().__init__(f"table {row.table!r} has no row {row.seq - 1} that row {row.seq} could follow")


class Log(Protocol):
    """A store of tables. Every method may raise `StoreUnavailableError`; a later call may succeed."""

    @property
    def leaderboards(self) -> Leaderboards:
        """The leaderboards in the same store."""

    @property
    def chat(self) -> ChatStore:
        """The chats in the same store."""

    @property
    def clock(self) -> ClockStore:
        """The clock in the same store."""

    @property
    def installation(self) -> Installation:
        """What all processes on the same store share."""

    @property
    def packs(self) -> PackStore:
        """The packs that people have saved in the same store."""

    @property
    def manners(self) -> MannersStore:
        """Blocks, reports and bans in the same store."""

    @property
    def retention(self) -> RetentionStore:
        """What deletes what need not be kept in the same store."""

    @property
    def history(self) -> HistoryStore:
        """Who has played what in the same store."""

    @property
    def people(self) -> PeopleStore:
        """The people in the same store."""

    @property
    def condition(self) -> Condition:
        """Whether the store takes what is written."""

    @property
    def process(self) -> str:
        """The name of this process for the others that it hears on the same store; empty where there is no notifier."""

    async def create(self, card: Card, row: Row, *, due: int | None = None) -> bool:
        """A new table with its row 0, durable when this returns True; False if its id or its code is taken.

        A code is free again once the card that has it is not open and has not changed for `CODE_LIFETIME`.
        """

    async def append(
        self,
        row: Row,
        *,
        due: int | None,
        card: Card | None = None,
        ended: bool = False,
        salt: bytes | None = None,
        turn: int | None = None,
    ) -> bool:
        """Add a row that follows the last one, durable when this returns True.

        False: that row is taken, and nothing has changed. A digest is stored with its `salt` in the same row: where two
        processes have computed one each for the same row, one row is stored, so that a chain cannot fork.
        `due` replaces the table's deadline, None removes it; `card`, if given, replaces its card but for the code; with
        `ended` the table then waits for its result to be entered on the boards. `turn`, if given, replaces whose turn
        it is, a bit for each seat. A table whose game is over by its card, or has ended, waits to be indexed. All of it
        is stored together or not at all.
        After `StoreUnavailableError` or a cancellation the row may be stored or not: read before deciding again.
        """

    async def read(self, table: str, after: int = -1) -> list[Row]:
        """The rows of a table after number `after`, in order. A table that does not exist has none.

        Nor has one that is being deleted.
        Runs of old chat are left out: it was in the log before it had a store of its own (`ChatStore.read_old`).
        """

    async def salts(self, table: str) -> dict[int, bytes]:
        """The salts of a table's rows by their numbers. Apart from the rows, because they are secret until the end."""

    async def mend(self, table: str, secret: bytes) -> bytes:
        """The secret by which rows without a digest are chained: this one from now on, unless there is one already."""

    async def newest(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the newest row of each of these tables, in one query; a table that does not exist has none."""

    async def card(self, table: str) -> Card | None:
        """The card of a table."""

    async def find(self, code: str) -> str | None:
        """The table that has this short code, whether or not it still leads there."""

    async def listing(self, status: Status, limit: int) -> list[Card]:
        """The public tables of a status that have a free seat, the newest card first."""

    async def due(self, before: int, limit: int) -> list[tuple[str, int]]:
        """Tables whose deadline is at `before` or earlier, with it, the longest overdue first."""

    async def close(self) -> None:
        """Finish the calls under way; later ones raise `StoreUnavailableError`."""


def pseudonym(table: str) -> str:
    """The name of a table in log files: it identifies the table to whoever has the database, and gives no access."""
    return blake2b(table.encode(), digest_size=4, person=b"lettrine-mark").hexdigest()


def check_creation(card: Card, row: Row) -> None:
    """Check that a log begins with row 0, and with a card whose names any database can store."""
    if row.seq != 0:
        raise ValueError(f"a log begins with row 0, not {row.seq}")
    if not (storable(card.table) and storable(card.code)):
        raise ValueError(f"no database can hold the id {card.table!r} or the code {card.code!r}")
    check_together(row, card)


def storable(name: str) -> bool:
    """Whether every database can store this text. Clients send other names too; no table has them."""
    return "\0" not in name and name == name.encode(errors="ignore").decode()


def whole_log(rows: list[Row], after: int) -> list[Row]:
    """The rows that were read after a number; none of a log without its first row, which is being deleted.

    Nor the empty row that keeps others from adding to it meanwhile.
    """
    return [] if after < 0 and rows and rows[0].seq else [row for row in rows if row.events or row.action]


def check_together(row: Row, card: Card | None) -> None:
    """Check that what one call stores is of one table: the table is the lock."""
    if card is not None and card.table != row.table:
        raise ValueError(f"the card of {card.table!r} beside a row of {row.table!r}")
