"""The interface of the store for packs that somebody has saved: lists of words or categories, each behind a link.

Whoever has the id may read a pack; nothing lists them. What is in one is bytes to the store.
"""

from typing import Literal, Protocol

from msgspec import Struct

Added = Literal["added", "owner_full", "full"]


class SavedPack(Struct, frozen=True):
    """A pack as it is stored. `owner` is the fingerprint of a cookie."""

    id: str
    owner: str
    at: int
    """Milliseconds since the epoch."""
    public: bool
    """Whether its owner agrees that public tables play with it."""
    body: bytes


class PackStore(Protocol):
    """Saved packs. Every method may raise `StoreUnavailableError`; a later call may succeed."""

    async def add(self, pack: SavedPack, of_owner: int, of_all: int) -> Added:
        """Store a new pack, unless there are as many already: of this owner, or of all together."""

    async def read(self, pack: str) -> SavedPack | None:
        """The pack of this id."""

    async def of_owner(self, owner: str) -> list[SavedPack]:
        """All packs of an owner, by their ids."""

    async def change_owner(self, owner: str, to: str) -> None:
        """Give the packs of one owner to another."""

    async def delete(self, pack: str, owner: str) -> bool:
        """Delete a pack, if it is this owner's; False if there is none."""


def outcome(added: bool, owned: int, of_owner: int) -> Added:
    """What came of adding a pack, by how many its owner has."""
    if added:
        return "added"
    return "owner_full" if owned >= of_owner else "full"
