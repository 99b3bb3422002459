"""The store for people: their devices and passkeys, links by which a device joins, and whose games are moving where.

A person's id is the key of their first cookie, and a device without a row is its own person. A device is named by the
key of its cookie, a link and a challenge by a digest: nothing in here proves to anybody who somebody is.
"""

from typing import Any, Literal, NamedTuple

from msgspec import Struct

from lettrine.store import people_scripts as scripts
from lettrine.store.people_scripts import left_of
from lettrine.store.scripts import Database

JoinOutcome = Literal["joined", "stale", "full"]
"""Of a device that joins somebody: done; something has changed since it was looked at; there are as many already."""

PERSON = "SELECT id, name, at, seen, settings FROM lettrine.people WHERE id = $1"
PASSKEY = "SELECT id, person, host, public_key, count, name, at, used FROM lettrine.passkeys WHERE id = $1"
PASSKEYS = """
SELECT id, person, host, public_key, count, name, at, used FROM lettrine.passkeys WHERE person = $1 ORDER BY at, id
"""
DEVICE = "SELECT key, person, name, at, seen FROM lettrine.devices WHERE key IN ($1, $2)"
DEVICES = """
SELECT key, person, name, at, seen FROM lettrine.devices WHERE person = $1 AND renewed IS NULL ORDER BY at, key
"""
CHANGED = "SELECT key FROM lettrine.devices WHERE changed >= $1 ORDER BY changed LIMIT $2"
LINK = "SELECT token, maker, person, until, claimer, name FROM lettrine.links WHERE token = $1 AND until > $2"
LINKS_OF = """
SELECT token, maker, person, until, claimer, name FROM lettrine.links WHERE person = $1 ORDER BY until, token
"""
MOVES = "SELECT was, becomes, at FROM lettrine.moves WHERE done = 0 ORDER BY at, was LIMIT $1"
FORMER = "SELECT was, becomes, at FROM lettrine.moves WHERE becomes = $1 ORDER BY at DESC, was LIMIT $2"
BECOMES = "SELECT becomes FROM lettrine.moves WHERE was = $1"


class PersonRow(Struct, frozen=True):
    """A person. Times are in milliseconds since the epoch."""

    id: str
    name: str
    at: int
    seen: int
    settings: str = "{}"


class Device(Struct, frozen=True):
    """A device, by the key of its cookie; without a person it is signed out."""

    key: str
    person: str | None
    name: str
    at: int
    seen: int


class Passkey(Struct, frozen=True):
    """A passkey: its public half. `host` is the name that it was made for, and good for."""

    id: str
    person: str
    host: str
    public_key: bytes
    count: int
    name: str
    at: int
    used: int


class Link(Struct, frozen=True):
    """A link by which one device joins the person of the device that made it. `name` is that of who claims it."""

    token: str
    """A digest of what is in the link."""
    maker: str
    person: str
    until: int
    claimer: str | None = None
    name: str = ""


class Challenge(NamedTuple):
    """What a device is to sign, once, and what for."""

    digest: str
    device: str
    purpose: str
    until: int


class Move(NamedTuple):
    """Whose games are being taken along to whom."""

    was: str
    becomes: str
    at: int


class Joining(NamedTuple):
    """A device of one person that joins another: by a link or by a passkey, which has to be there still."""

    device: str
    cookie: str
    """The key that it has from then on, which may be another one."""
    name: str
    was: str
    becomes: str
    link: str | None
    passkey: str | None
    at: int
    most: int
    """How many devices a person may have."""


class Joined(NamedTuple):
    """What came of it, and whether the games of who it was move along."""

    outcome: JoinOutcome
    moved: bool = False


class PeopleStore:
    """People in a database. Every method may raise `StoreUnavailableError`; a later call may succeed."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # People ----------------------------------------------------------------------------------------------------

    async def person(self, person: str) -> PersonRow | None:
        """The row of a person, if they have one."""
        found = await self._database.query(PERSON, person)
        return PersonRow(*found[0]) if found else None

    async def seen(self) -> dict[str, int]:
        """When each person who has a row was seen: for a store in memory, whose index is no table."""
        return dict(await self._database.query("SELECT id, seen FROM lettrine.people"))

    async def know(self, row: PersonRow) -> None:
        """Store a person who has no row yet; of others, only when they were seen."""
        await self._database.run(lambda: scripts.know(row.id, row.name, row.at, row.settings))

    async def put_person(self, row: PersonRow) -> None:
        """Store a person as they are now."""
        await self._database.run(lambda: scripts.put_person(row.id, row.name, row.at, row.seen, row.settings))

    # Devices ---------------------------------------------------------------------------------------------------

    async def device(self, key: str) -> Device | None:
        """The row of a device, if it has one, or what is left of it."""
        found = await self._database.query(DEVICE, key, left_of(key))
        return Device(*found[0]) if found else None

    async def devices(self, person: str) -> list[Device]:
        """A person's devices that have a row, the oldest first."""
        return [Device(*found) for found in await self._database.query(DEVICES, person)]

    async def changed_devices(self, since: int, limit: int) -> list[str]:
        """The keys of devices that have become somebody else's, or nobody's, since this time."""
        return [key for (key,) in await self._database.query(CHANGED, since, limit)]

    async def add_device(self, device: Device) -> None:
        """Store a device that is its own person, or was before there were rows, unless it has a row already."""
        await self._database.run(lambda: scripts.add_device(_values(device)))

    async def renew_device(self, device: Device, former: str) -> None:
        """Store a device under the key of its newly signed cookie, beside its former key, which goes on being known."""
        await self._database.run(lambda: scripts.renew_device(_values(device), former))

    async def touch(self, key: str, person: str, at: int) -> None:
        """Note when a device and its person were seen."""
        await self._database.run(lambda: scripts.touch(key, person, at))

    async def name_device(self, key: str, person: str, name: str) -> bool:
        """Name a device of a person; False if it is none of theirs."""
        return await self._database.run(lambda: scripts.name_device(key, person, name))

    async def sign_out(self, key: str, person: str, at: int) -> bool:
        """Make a device nobody's, with its links and challenges; False if it is none of this person's."""
        return await self._database.run(lambda: scripts.sign_out(key, person, at))

    async def join(self, joining: Joining) -> Joined:
        """Make a device somebody else's; with its person's games, where it was the only way to be that person."""
        outcome, moved = await self._database.run(lambda: scripts.join(joining))
        return Joined(outcome, moved)

    # Passkeys --------------------------------------------------------------------------------------------------

    async def passkey(self, key: str) -> Passkey | None:
        """The passkey of this id."""
        found = await self._database.query(PASSKEY, key)
        return _passkey(found[0]) if found else None

    async def passkeys(self, person: str) -> list[Passkey]:
        """A person's passkeys, the oldest first."""
        return [_passkey(found) for found in await self._database.query(PASSKEYS, person)]

    async def add_passkey(self, passkey: Passkey, most: int) -> bool:
        """Store a passkey; False if its id is taken, or its person has as many already."""
        return await self._database.run(lambda: scripts.add_passkey(_values(passkey), passkey.person, most))

    async def use_passkey(self, key: str, count: int, at: int) -> bool:
        """Note that a passkey was used; False if it has counted as far already: then it is a copy, or a replay."""
        return await self._database.run(lambda: scripts.use_passkey(key, count, at))

    async def name_passkey(self, key: str, person: str, name: str) -> bool:
        """Name a passkey of a person; False if it is none of theirs."""
        return await self._database.run(lambda: scripts.name_passkey(key, person, name))

    async def delete_passkey(self, key: str, person: str) -> bool:
        """Delete a passkey of a person; False if it is none of theirs."""
        return await self._database.run(lambda: scripts.delete_passkey(key, person))

    # Links and challenges --------------------------------------------------------------------------------------

    async def add_link(self, link: Link, now: int) -> None:
        """Store a link, instead of others that the same device has made."""
        await self._database.run(lambda: scripts.add_link(link.token, link.maker, link.person, link.until, now))

    async def link(self, token: str, now: int) -> Link | None:
        """A link that is good still."""
        found = await self._database.query(LINK, token, now)
        return Link(*found[0]) if found else None

    async def claim_link(self, token: str, claimer: str, name: str, now: int) -> bool:
        """Claim a link for a device; False if it is not good any more, or another was first."""
        return await self._database.run(lambda: scripts.claim_link(token, claimer, name, now))

    async def drop_link(self, token: str) -> None:
        """Delete a link."""
        await self._database.run(lambda: scripts.drop_link(token))

    async def add_challenge(self, challenge: Challenge, now: int) -> None:
        """Store a challenge, instead of others of the same device for the same purpose."""
        await self._database.run(lambda: scripts.add_challenge(challenge, now))

    async def take_challenge(self, challenge: Challenge) -> bool:
        """Use a challenge up; False if there is none such whose time (`until`) has not come. It is used once only."""
        return await self._database.run(lambda: scripts.take_challenge(challenge))

    # Moves -----------------------------------------------------------------------------------------------------

    async def moves(self, limit: int) -> list[Move]:
        """Whose games are moving, the longest first."""
        return [Move(*found) for found in await self._database.query(MOVES, limit)]

    async def end_move(self, was: str) -> None:
        """Everything has been taken along; it stays known who it was."""
        await self._database.run(lambda: scripts.end_move(was))

    async def move_again(self, was: str) -> None:
        """Take along what has come up since, if this is who somebody was."""
        if await self.becomes(was) is not None:
            await self._database.run(lambda: scripts.move_again(was))

    async def becomes(self, person: str) -> str | None:
        """Whom somebody has become, if they are another person now."""
        found = await self._database.query(BECOMES, person)
        return found[0][0] if found else None

    async def former(self, person: str, limit: int) -> list[Move]:
        """Who somebody was before, the last first."""
        return [Move(*found) for found in await self._database.query(FORMER, person, limit)]

    async def keys(self, person: str) -> list[str]:
        """All keys by which a person is or was known: their id, those of their devices, and who they were."""
        found = await self._database.query(scripts.KEYS, person)
        return [person, *sorted(key for (key,) in found if key != person)]

    async def links(self, person: str) -> list[Link]:
        """Links that lead to a person, good or not."""
        return [Link(*found) for found in await self._database.query(LINKS_OF, person)]

    async def forget(self, person: str, at: int) -> None:
        """Delete everything of a person: their keys prove nothing any more, and their cookies are nobody's."""
        await self._database.run(lambda: scripts.forget(person, at))


def _values(row: Device | Passkey) -> tuple[Any, ...]:
    """The fields of a row, in the order of its columns."""
    return tuple(getattr(row, field) for field in row.__struct_fields__)


def _passkey(found: tuple[Any, ...]) -> Passkey:
    key, person, host, public_key, *others = found
    return Passkey(key, person, host, bytes(public_key), *others)
