"""Chat, apart from the log: the newest entries of every table, in channels that are bounded.

`(table, number)` is the key of an entry and the chat's lock: of two processes that add the same number, one gets True
and the other False. Names of channels and authors are texts to the store, bodies are bytes; it never looks inside.
"""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from msgspec import Struct


class ChatEntry(Struct, frozen=True):
    """Something in a channel of a table's chat."""

    table: str
    number: int
    """Counts the entries of a table, all channels together, from 1."""
    at: int
    """Milliseconds since the epoch."""
    channel: str
    author: str
    body: bytes


class Bounds(NamedTuple):
    """How many entries a channel keeps: in all, and of one author. Older ones are deleted when another is added."""

    channel: int
    author: int


class Receipt(NamedTuple):
    """That a message of the entry's author is done: what they call it, in a channel of receipts with its own bounds."""

    channel: str
    message: bytes
    bounds: Bounds


class ChatStore(Protocol):
    """The chats of all tables. Every method may raise `StoreUnavailableError`; a later call may succeed."""

    async def add(self, entry: ChatEntry, bounds: Bounds, receipt: Receipt | None = None) -> bool:
        """Add an entry with the next number, durable when this returns True, and delete what is over the bounds.

        The receipt is added with it, or neither is.

        False: the number is not the next one, or there is no such table, and nothing has changed.
        """

    async def read(self, table: str, after: int = 0) -> list[ChatEntry]:
        """The entries of a table after number `after` that are still kept, in order."""

    async def has_receipt(self, table: str, author: str, message: bytes) -> bool:
        """Whether a receipt of this author's message is kept."""

    async def newest(self, tables: Sequence[str]) -> dict[str, int]:
        """The newest number of each of these tables; one that has no entries is missing."""

    async def authors(self, after: str, limit: int) -> list[tuple[str, str]]:
        """Everybody who is named in a chat, or has receipts there, with the table: of so many tables after this one."""

    async def forget(self, table: str, author: str) -> None:
        """Delete all that an author has said at a table, and their receipts. Their entry must not be the newest one."""

    async def read_old(self, table: str, limit: int) -> list[bytes]:
        """The events of those rows of a table's log that `Log.read` leaves out, the newest `limit`, in order."""


def check_entry(entry: ChatEntry, bounds: Bounds, receipt: Receipt | None) -> None:
    """Check that what is added is kept: the newest number has to be there for the next one to follow."""
    if entry.number < 1:
        raise ValueError(f"entries are numbered from 1, not {entry.number}")
    if min(bounds) < 1 or (receipt is not None and min(receipt.bounds) < 1):
        raise ValueError("a channel keeps at least the newest entry")
