"""Notifications between server processes: a table has changed, or who is connected. They may be lost: the log decides.

One process needs none. Several on one PostgreSQL use its LISTEN and NOTIFY: there is nothing else to run, and the
commit that changes a table sends the notification.
"""

from collections.abc import Awaitable, Callable
from typing import Protocol

CHANNEL = "lettrine_tables"
CHANGED = "changed"
"""The first word of the message that a table has new rows; its id follows."""
MISSED = "missed"
"""The message a process gets after it may have missed others: it has to read the log."""

Receiver = Callable[[str, str], Awaitable[None]]
"""Called with the name of the process that has sent a message, and the message."""


class Notifier(Protocol):
    """Carries short messages between processes."""

    def send(self, message: str) -> None:
        """Send a message to all other processes soon."""

    async def close(self) -> None:
        """Stop sending and receiving."""


class NoNotifier:
    """For a single process: there is no other to notify."""

    def send(self, message: str) -> None:
        """Do nothing: nobody listens."""

    async def close(self) -> None:
        """Do nothing."""
