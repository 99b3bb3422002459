"""What all servers on one database share, and a write that only shows whether writing is possible.

Names are texts to the store, values are bytes; it never looks inside.
"""

from typing import Protocol

PROBE = "probe"
"""The name whose value a probe writes."""


class Installation(Protocol):
    """Facts about a database. Every method may raise `StoreUnavailableError`; a later call may succeed."""

    async def fact(self, name: str) -> bytes | None:
        """The value of a name."""

    async def agree(self, name: str, value: bytes) -> bytes:
        """The value of a name, durable when this returns: this one, unless another process was first."""

    async def replace(self, name: str, was: bytes, value: bytes) -> bytes:
        """The value of a name that has one, durable when this returns: this one, if it was what is given until now."""

    async def probe(self) -> None:
        """Store something that nobody reads, durably: raises what an append now would raise."""
