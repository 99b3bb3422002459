"""By what somebody is known: their name, their devices and passkeys, links that lead to them, and who they were."""

from collections.abc import AsyncIterator
from typing import Any

from lettrine.people.people import People
from lettrine.people.tokens import public_id
from lettrine.server.personal.holding import Who
from lettrine.store.people import PeopleStore


class Themselves:
    """Somebody's own row and their keys. It comes last: by them all else is found."""

    name = "keys"
    tables = ("people", "devices", "passkeys", "links", "challenges", "moves")

    def __init__(self, people: People, store: PeopleStore) -> None:
        self._people, self._store = people, store

    async def export(self, who: Who) -> AsyncIterator[Any]:
        """All of it but the keys themselves, which say nothing."""
        row = await self._store.person(who.id)
        if row is not None:
            yield {"name": row.name, "at": row.at, "seen": row.seen}
        for device in await self._store.devices(who.id):
            yield {"device": device.name, "id": public_id(device.key), "at": device.at, "seen": device.seen}
        for passkey in await self._store.passkeys(who.id):
            about = {"host": passkey.host, "at": passkey.at, "used": passkey.used}
            yield {"passkey": passkey.name, "id": public_id(passkey.id), **about}
        for link in await self._store.links(who.id):
            yield {"link_for": link.name, "until": link.until}
        for move in await self._store.former(who.id, MOST_FORMER):
            yield {"formerly": public_id(move.was), "at": move.at}

    async def move(self, was: str, becomes: str) -> bool:
        """There is nothing left to take along: whoever becomes somebody else has joined them with their last key."""
        return True

    async def forget(self, who: Who) -> None:
        """Delete it all. Their connections are closed, and their cookies are nobody's: they are given new ones."""
        await self._people.forget(who.id, who.keys)


MOST_FORMER = 1_000
"""How many people are told whom somebody has been."""
