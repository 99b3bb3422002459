"""Saved packs in the SQLite file of a log: written by its one writer, read by its readers."""

import sqlite3
from functools import partial

from lettrine.store.log import storable
from lettrine.store.packs import Added, SavedPack, outcome
from lettrine.store.sqlite.file import Job
from lettrine.store.sqlite.readers import Readers
from lettrine.store.writer import Writer

ADD = """
INSERT INTO packs (id, owner, at, public, body) SELECT ?1, ?2, ?3, ?4, ?5
WHERE (SELECT count(*) FROM packs WHERE owner = ?2) < ?6 AND (SELECT count(*) FROM packs) < ?7
ON CONFLICT DO NOTHING
"""
OWNED = "SELECT count(*) FROM packs WHERE owner = ?"
READ = "SELECT id, owner, at, public, body FROM packs WHERE id = ?"
OF_OWNER = "SELECT id, owner, at, public, body FROM packs WHERE owner = ? ORDER BY id"
CHANGE_OWNER = "UPDATE packs SET owner = ? WHERE owner = ?"
DELETE = "DELETE FROM packs WHERE id = ? AND owner = ?"


class SqlitePacks:
    """Packs in a file."""

    def __init__(self, writer: Writer[Job, bool | None], readers: Readers) -> None:
        self._writer, self._readers = writer, readers

    async def add(self, pack: SavedPack, of_owner: int, of_all: int) -> Added:
        """Store a new pack, within the bounds."""
        values = (pack.id, pack.owner, pack.at, pack.public, pack.body, of_owner, of_all)
        added = await self._writer.do(f"pack {pack.id}", partial(_run, ADD, values))
        ((owned,),) = await self._readers.query(OWNED, pack.owner)
        return outcome(bool(added), owned, of_owner)

    async def read(self, pack: str) -> SavedPack | None:
        """The pack of this id."""
        found = await self._readers.query(READ, pack) if storable(pack) else ()
        return next((SavedPack(key, owner, at, bool(public), body) for key, owner, at, public, body in found), None)

    async def of_owner(self, owner: str) -> list[SavedPack]:
        """All packs of an owner."""
        return [
            SavedPack(key, owner, at, bool(public), body)
            for key, owner, at, public, body in await self._readers.query(OF_OWNER, owner)
        ]

    async def change_owner(self, owner: str, to: str) -> None:
        """Give the packs of one owner to another."""
        await self._writer.do(f"packs of {owner}", partial(_run, CHANGE_OWNER, (to, owner)))

    async def delete(self, pack: str, owner: str) -> bool:
        """Delete an owner's pack."""
        if not storable(pack):
            return False
        return bool(await self._writer.do(f"pack {pack}", partial(_run, DELETE, (pack, owner))))


def _run(statement: str, values: tuple[str | int | bytes, ...], db: sqlite3.Connection) -> bool:
    return db.execute(statement, values).rowcount > 0
