"""One-time links: a device makes one, another claims it, both are shown the same letters, and the first one confirms.

Whoever has the link may claim it, once. It takes effect only when whoever made it has compared the letters and agrees.
"""

from collections.abc import Awaitable, Callable
from typing import Literal, NamedTuple

from lettrine.core.game import Refusal
from lettrine.people.joining import Arrival, Consequences, Joiner, Me
from lettrine.people.tokens import check_letters, digest, new_token
from lettrine.play.tables import Tables
from lettrine.store.people import Link, PeopleStore

LIFETIME = 300
"""Seconds for which a link is good."""
NO_LINK = Refusal("no_such_link")
"""The one answer to whoever has no part in a link, whether or not there is one."""

Side = Literal["maker", "claimer", "guest"]
Person = Callable[[str], Awaitable[str | None]]
"""The person of a device, as the store has it."""


class Shown(NamedTuple):
    """A link as one side may see it."""

    side: Side
    claimed: bool
    check: str
    """Letters to compare, once it is claimed."""
    name: str
    """What the person on the other side is called."""
    device: str
    """What the device is called that wants to join."""
    seconds: int
    consequences: Consequences


class Links:
    """Makes links and follows them to their end."""

    def __init__(self, store: PeopleStore, tables: Tables, joiner: Joiner, person: Person) -> None:
        self._store, self._tables, self._joiner, self._person = store, tables, joiner, person

    async def make(self, me: Me, device: str) -> str:
        """A new link of this device, instead of its last one: the secret that goes into its address."""
        token, now = new_token(), self._tables.now()
        await self._joiner.know(me, device=device)
        await self._store.add_link(Link(digest(token), me.device, me.person, now + 1000 * LIFETIME), now)
        return token

    async def look(self, token: str, me: Me) -> Shown | Refusal:
        """A link as whoever asks may see it: who made it, who claimed it, and while nobody has, who may."""
        now = self._tables.now()
        link = await self._store.link(digest(token), now)
        side = None if link is None else _side(link, me)
        if link is None or side is None:
            return NO_LINK
        seconds = (link.until - now) // 1000
        check = "" if link.claimer is None else check_letters(link.token, link.claimer)
        claimed = link.claimer is not None
        if side == "maker":
            return Shown(side, claimed, check, "", link.name, seconds, Consequences(False, ()))
        means = await self._joiner.consequences(me, link.person)
        return Shown(side, claimed, check, await self._joiner.name(link.person), link.name, seconds, means)

    async def claim(self, token: str, me: Me, device: str) -> Shown | Refusal:
        """Claim a link, which is to agree to what it means; saying so twice changes nothing."""
        now = self._tables.now()
        link = await self._store.link(digest(token), now)
        if link is None or _side(link, me) not in ("guest", "claimer"):
            return NO_LINK
        objection = await self._joiner.objection(me, link.person)
        if objection is not None:
            return objection
        await self._store.claim_link(link.token, me.device, device, now)
        return await self.look(token, me)

    async def confirm(self, token: str, me: Me) -> Arrival | Refusal:
        """Let the device in that has claimed a link: for whoever made it, from the same device."""
        link = await self._store.link(digest(token), self._tables.now())
        if link is None or link.claimer is None or _side(link, me) != "maker":
            return NO_LINK
        claimer = await self._person(link.claimer)
        if claimer is None:
            return NO_LINK
        arrival = await self._joiner.join(
            Me(link.claimer, claimer), me.person, link.name, cookie=link.claimer, link=link.token
        )
        if not isinstance(arrival, Refusal):
            await self._store.drop_link(link.token)
        return arrival

    async def cancel(self, token: str, me: Me) -> None:
        """End a link, from either side; nobody else can, and nobody is told whether there was one."""
        link = await self._store.link(digest(token), self._tables.now())
        if link is not None and _side(link, me) in ("maker", "claimer"):
            await self._store.drop_link(link.token)


def _side(link: Link, me: Me) -> Side | None:
    if link.maker == me.device:
        return "maker" if link.person == me.person else None
    if link.claimer is None:
        return "guest"
    return "claimer" if link.claimer == me.device else None
