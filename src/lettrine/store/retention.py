"""The interface of the store for deleting what need not be kept any more.

A table is deleted in steps, so that no other write waits for long: first what makes it a table, its first row, its card
in the lobby and all beside its log; then the rest of the log, a few hundred rows at a time; at last the card. A log
without its first row is no table (`Log.read`); if a process ends halfway, the next one goes on.
"""

from typing import NamedTuple, Protocol

from lettrine.store.history import Status

ROWS = 500
"""How many rows of a log are deleted at a time."""


class Place(NamedTuple):
    """A place in the order in which tables were left alone."""

    at: int = -1
    table: str = ""


class IdleTable(NamedTuple):
    """A table, where it stands in that order, and its newest row."""

    place: Place
    seq: int
    """-1: nothing of its log is left."""
    at: int
    """When that row was written."""


class RetentionStore(Protocol):
    """Deletes. Every method may raise `StoreUnavailableError`; a later call may succeed."""

    async def idle(self, status: Status, before: int, after: Place, limit: int) -> list[IdleTable]:
        """Tables of a status whose card has not changed since `before`, in order, after a place."""

    async def nobodys(self, before: int, after: Place, limit: int) -> list[IdleTable]:
        """The same, of those that are over and at which nobody sits who is known."""

    async def unseen(self, before: int, limit: int) -> list[str]:
        """People who were not here since then, whose tables have not changed, and who are not being deleted."""

    async def erase(self, table: str, seq: int) -> bool:
        """Delete a table, unless this is not the number of its newest row any more: then False."""

    async def ended_chats(self, before: int, after: Place, limit: int) -> list[Place]:
        """Tables that were over by then and have a chat, in which nobody has said anything since, in order."""

    async def erase_chat(self, table: str, before: int) -> bool:
        """Delete the chat of a table, unless somebody has said something since."""

    async def erase_reports(self, before: int, limit: int) -> int:
        """Delete reports that were made before this; how many there were."""

    async def erase_bans(self, before: int) -> int:
        """Delete bans that were over before this; how many there were."""
