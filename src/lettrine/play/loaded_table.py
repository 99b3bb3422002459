"""A table in the memory of this process."""

import asyncio
from collections.abc import Callable
from typing import Any

from lettrine.play.table import Table

Listener = Callable[[Table, Any], None]
"""Called with a table after an event, and with the event. It must not block."""


class LoadedTable:
    """A table in memory, with the lock for its commands and its listeners."""

    __slots__ = ("listeners", "lock", "read_at", "table", "uncertain", "written_here")

    def __init__(self, table: Table, read_at: int) -> None:
        self.table = table
        self.read_at = read_at
        """Up to when, by our clock, it is known that the log has nothing else: what is read later is newer."""
        self.uncertain = False
        """An append has failed: its row may be in the log or not, so the log is read before the next decision."""
        self.written_here = False
        """Whether the newest row was written by this process."""
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
