"""Notifications between server processes: a table or its chat has changed, or who is connected.

They may be lost: the store decides.

One process needs none. Several on one PostgreSQL use its LISTEN and NOTIFY: there is nothing else to run, and the
commit that changes a table sends the notification.
"""

from typing import Protocol

CHANNEL = "lettrine_tables"
CHANGED = "changed"
"""The first word of the message that a table has new rows; its id follows."""
CHATTED = "chatted"
"""The first word of the message that a table has new chat entries; its id follows."""
ERASED = "erased"
"""The first word of the message that a table was deleted; its id follows."""
KEYED = "keyed"
"""The first word of the message that a device is somebody else's, or nobody's; its key follows."""
BEAT = "beat"
"""The first word of the message by which every process shows each second that it is there."""


class Receiver(Protocol):
    """What a process does with what it hears. Nothing here may block: it is called while others wait to be heard."""

    def receive(self, process: str, message: str) -> None:
        """Take a message of another process."""

    def miss(self) -> None:
        """Messages may have been missed, and from now on are heard: the log has to be read, and the others asked."""

    def lose(self, seconds: float) -> None:
        """Nothing is heard any more, and for so many seconds already nothing may have been."""


class Notifier(Protocol):
    """Carries short messages between processes."""

    def send(self, message: str) -> None:
        """Send a message to all other processes soon."""

    async def confirm(self) -> bool:
        """Whether everything that others sent before this call has been heard: ask, and wait for the answer."""

    async def close(self) -> None:
        """Send what waits, within a limit, and stop."""


class NoNotifier:
    """For a single process: there is no other to notify."""

    def send(self, message: str) -> None:
        """Do nothing: nobody listens."""

    async def confirm(self) -> bool:
        """There is nobody to miss."""
        return True

    async def close(self) -> None:
        """Do nothing."""
