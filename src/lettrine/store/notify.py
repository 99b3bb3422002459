"""Telling other processes in passing that a table has changed, or who is there. Losing it does no harm: a log is a log.

One process needs nothing. Several on one PostgreSQL use its LISTEN and NOTIFY: nothing else to run, and that a table
has changed is told by the very commit that changed it.
"""

from collections.abc import Awaitable, Callable
from typing import Protocol

CHANNEL = "lettrine_tables"
CHANGED = "changed"
"""Begins the message that a table has more rows; its id follows."""
MISSED = "missed"
"""What a process hears after it could not hear for a while: it should look for itself."""

Heard = Callable[[str, str], Awaitable[None]]
"""Is told which process has said what."""


class Notifier(Protocol):
    """Carries short messages between processes."""

    def tell(self, message: str) -> None:
        """Let the others know, some time soon."""

    async def close(self) -> None:
        """Say and hear no more."""


class NoNotifier:
    """One process: nobody else to tell."""

    def tell(self, message: str) -> None:
        """Nobody hears it."""

    async def close(self) -> None:
        """There is nothing to close."""
