"""All parts of the room, put together once for a server."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress

from lettrine.people.directory import Directory
from lettrine.people.joining import Joiner, Me
from lettrine.people.links import Links
from lettrine.people.moves import Belonging, Moves, take
from lettrine.people.passkeys import Passkeys
from lettrine.people.tokens import public_id
from lettrine.play.tables import Tables
from lettrine.store.errors import StoreError
from lettrine.store.log import Log
from lettrine.store.people import Device, Passkey, PersonRow


class People:
    """Devices, passkeys and links of people in one store. `tell` tells other processes of a device that has changed."""

    def __init__(
        self,
        store: Log,
        tables: Tables,
        boards: Sequence[str],
        belongings: Sequence[Belonging],
        monotonic: Callable[[], float],
        tell: Callable[[str], None],
    ) -> None:
        self._store, self._tables, self._tell = store.people, tables, tell
        self.directory = Directory(store.people, tables.now, monotonic)
        self.moves = Moves(store, tables, belongings)
        self.joiner = Joiner(store, tables, self.moves, boards)
        self.joiner.on_change = self._changed
        self.links = Links(store.people, tables, self.joiner, self.directory.person_now)
        self.passkeys = Passkeys(store.people, tables, self.joiner)

    async def _changed(self, device: str) -> None:
        await self.directory.settle(device)
        self._tell(device)

    async def person(self, person: str) -> PersonRow | None:
        """The row of a person."""
        return await self._store.person(person)

    async def meet(self, person: str, name: str) -> None:
        """Somebody has sat down under a name: the first such name is theirs until they say another."""
        now = self._tables.now()
        with suppress(StoreError):  # they sit; that their name is not stored is no reason to say they do not
            await self._store.know(PersonRow(person, name, now, now))

    async def settle_seats(self, table: str) -> None:
        """Have nobody sit at a table as who they were: they may have sat down while they became somebody else."""
        found = await self._tables.fresh_table(table)
        for sitter in () if found is None else found.sitters:
            becomes = None if sitter is None or sitter.key is None else await self._store.becomes(sitter.key)
            if sitter is not None and sitter.key is not None and becomes is not None:
                await take(self._tables, table, sitter.key, becomes)

    async def rename(self, me: Me, name: str) -> None:
        """Call a person something else from now on."""
        await self.joiner.know(me)
        found = await self._store.person(me.person)
        now = self._tables.now()
        await self._store.put_person(
            PersonRow(me.person, name, found.at if found else now, now, found.settings if found else "{}")
        )

    async def devices(self, me: Me) -> list[Device]:
        """A person's devices; the one that asks may have no row yet."""
        found = await self._store.devices(me.person)
        now = self._tables.now()
        here = () if any(each.key == me.device for each in found) else (Device(me.device, me.person, "", now, now),)
        return [*found, *here]

    async def list_passkeys(self, me: Me) -> list[Passkey]:
        """A person's passkeys."""
        return await self._store.passkeys(me.person)

    async def name_device(self, me: Me, device: str, name: str) -> bool:
        """Name a device by its public id."""
        found = await self._find_device(me, device)
        if found is not None and found.key == me.device:
            await self.joiner.know(me)
        return found is not None and await self._store.name_device(found.key, me.person, name)

    async def sign_out(self, me: Me, device: str) -> bool:
        """Sign a device out by its public id: its connections are closed."""
        found = await self._find_device(me, device)
        done = found is not None and await self._store.sign_out(found.key, me.person, self._tables.now())
        if found is not None and done:
            await self._changed(found.key)
        return done

    async def forget(self, person: str, keys: Iterable[str]) -> None:
        """Delete all by which a person is known by these keys: connections of theirs are closed."""
        await self._store.forget(person, self._tables.now())
        for key in keys:
            await self._changed(key)

    async def name_passkey(self, me: Me, passkey: str, name: str) -> bool:
        """Name a passkey by its public id."""
        found = await self._find_passkey(me, passkey)
        return found is not None and await self._store.name_passkey(found.id, me.person, name)

    async def delete_passkey(self, me: Me, passkey: str) -> bool:
        """Delete a passkey by its public id."""
        found = await self._find_passkey(me, passkey)
        return found is not None and await self._store.delete_passkey(found.id, me.person)

    async def _find_device(self, me: Me, device: str) -> Device | None:
        return next((each for each in await self.devices(me) if public_id(each.key) == device), None)

    async def _find_passkey(self, me: Me, passkey: str) -> Passkey | None:
        return next((each for each in await self._store.passkeys(me.person) if public_id(each.id) == passkey), None)
