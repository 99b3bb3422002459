"""Saved packs on the PostgreSQL server of a log."""

from lettrine.store.log import storable
from lettrine.store.packs import Added, SavedPack, outcome
from lettrine.store.postgres.readers import Readers

# Of several at once a few more than that may be stored: the bounds are there for room, not for counting.
ADD = """
INSERT INTO lettrine.packs (id, owner, at, public, body)
SELECT $1::text, $2::text, $3::bigint, $4::boolean, $5::bytea
WHERE (SELECT count(*) FROM lettrine.packs WHERE owner = $2) < $6 AND (SELECT count(*) FROM lettrine.packs) < $7
ON CONFLICT DO NOTHING RETURNING id
"""
OWNED = "SELECT count(*) FROM lettrine.packs WHERE owner = $1"
READ = "SELECT id, owner, at, public, body FROM lettrine.packs WHERE id = $1"
OF_OWNER = "SELECT id, owner, at, public, body FROM lettrine.packs WHERE owner = $1 ORDER BY id"
CHANGE_OWNER = "UPDATE lettrine.packs SET owner = $2 WHERE owner = $1"
DELETE = "DELETE FROM lettrine.packs WHERE id = $1 AND owner = $2 RETURNING id"


class PostgresPacks:
    """Packs on a server."""

    def __init__(self, readers: Readers) -> None:
        self._query = readers.query

    async def add(self, pack: SavedPack, of_owner: int, of_all: int) -> Added:
        """Store a new pack, within the bounds."""
        added = await self._query(ADD, pack.id, pack.owner, pack.at, pack.public, pack.body, of_owner, of_all)
        ((owned,),) = await self._query(OWNED, pack.owner)
        return outcome(bool(added), owned, of_owner)

    async def read(self, pack: str) -> SavedPack | None:
        """The pack of this id."""
        found = await self._query(READ, pack) if storable(pack) else ()
        return SavedPack(*found[0]) if found else None

    async def of_owner(self, owner: str) -> list[SavedPack]:
        """All packs of an owner."""
        return [SavedPack(*found) for found in await self._query(OF_OWNER, owner)]

    async def change_owner(self, owner: str, to: str) -> None:
        """Give the packs of one owner to another."""
        await self._query(CHANGE_OWNER, owner, to)

    async def delete(self, pack: str, owner: str) -> bool:
        """Delete an owner's pack."""
        return storable(pack) and bool(await self._query(DELETE, pack, owner))
