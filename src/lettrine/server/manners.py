"""Who hears nothing of whom, and who may not take part: as this process knows it.

The store has a number that goes up with every block and every ban (`store/manners.py`). It is read every two seconds,
and when another process says that it has changed something; then the bans are read anew, and the blocks of everybody
who is connected here. While the store is away, what was known last goes on.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime

from lettrine.core.game import Refusal
from lettrine.store.errors import StoreError
from lettrine.store.manners import Ban, MannersStore
from lettrine.store.people_scripts import left_of

log = logging.getLogger(__name__)

INTERVAL = 2.0
"""Seconds between two looks at the store."""
CHANGED = "manners"
"""The message to the other processes that a block or a ban has been made or ended."""

NOBODY: frozenset[str] = frozenset()


class Manners:
    """The bans, and the blocks of those who are connected here. `wall` is the wall clock's time, in milliseconds."""

    def __init__(self, store: MannersStore, send: Callable[[str], None], wall: Callable[[], int]) -> None:
        self._store, self._send, self._wall = store, send, wall
        self._version = -1
        self._bans: dict[str, Ban] = {}
        self._blocked: dict[str, frozenset[str]] = {}
        """Of those who are followed; who is missing has blocked nobody."""
        self._followed: Counter[str] = Counter()
        self._wake = asyncio.Event()
        self._reading = asyncio.Lock()
        self.on_bans: Callable[[], None] = lambda: None
        """Called when the bans may be others than before."""
        self.on_blocks: Callable[[str], None] = lambda person: None
        """Called with a person who is followed and has blocked others than before."""

    # Bans ------------------------------------------------------------------------------------------------------

    def ban_of(self, person: str | None) -> Ban | None:
        """The ban of a person that is in force now: under a digest, once everything about them was deleted."""
        bans = [] if person is None else [self._bans.get(each) for each in (person, left_of(person))]
        return next((ban for ban in bans if ban is not None and ban.holds(self._wall())), None)

    async def refusal(self, person: str) -> Refusal | None:
        """That a person is banned, as the store has it at this moment."""
        await self.refresh()
        ban = self.ban_of(person)
        return None if ban is None else banned(ban)

    # Blocks ----------------------------------------------------------------------------------------------------

    async def follow(self, person: str) -> None:
        """Know whom a person has blocked from now on, until `unfollow`."""
        self._followed[person] += 1
        if self._followed[person] == 1:
            async with self._reading:
                self._blocked |= await self._store.blocked([person])

    def unfollow(self, person: str) -> None:
        """End one `follow`."""
        self._followed[person] -= 1
        if self._followed[person] <= 0:
            del self._followed[person]
            self._blocked.pop(person, None)

    def blocked(self, person: str) -> frozenset[str]:
        """Whom somebody who is followed has blocked."""
        return self._blocked.get(person, NOBODY)

    async def blocked_by(self, person: str | None) -> frozenset[str]:
        """Whom a person has blocked, as the store has it."""
        return NOBODY if person is None else (await self._store.blocked([person])).get(person, NOBODY)

    # Changes ---------------------------------------------------------------------------------------------------

    async def tell(self) -> None:
        """A block or a ban was changed here: let it take effect at once, and in the other processes."""
        self._send(CHANGED)
        await self.refresh()

    def wake(self) -> None:
        """Another process may have changed something."""
        self._wake.set()

    async def run(self) -> None:
        """Read what is new until cancelled."""
        while True:
            self._wake.clear()
            try:
                await self.refresh()
            except StoreError as error:  # which the store logs once; here it comes with every tick
                log.debug("blocks and bans wait", extra={"code": error.code})
            with suppress(TimeoutError):
                async with asyncio.timeout(INTERVAL):
                    await self._wake.wait()

    async def refresh(self) -> None:
        """Read bans and blocks anew, if any has changed."""
        async with self._reading:
            version = await self._store.version()
            if version == self._version:
                return
            bans = {ban.person: ban for ban in await self._store.bans()}
            followed = list(self._followed)
            blocked = dict(await self._store.blocked(followed)) if followed else {}
            self._version = version
            self._take(bans, {person: blocked.get(person, NOBODY) for person in followed})

    def _take(self, bans: dict[str, Ban], blocked: dict[str, frozenset[str]]) -> None:
        changed = [person for person, others in blocked.items() if others != self.blocked(person)]
        self._bans = bans
        self._blocked |= {person: others for person, others in blocked.items() if person in self._followed}
        self.on_bans()
        for person in changed:
            self.on_blocks(person)


def banned(ban: Ban) -> Refusal:
    """The refusal of somebody who is banned: until when, and why, in the operator's words."""
    return Refusal("banned", {"until": shown_until(ban.until), "reason": ban.reason, "given": int(bool(ban.reason))})


def shown_until(until: int | None) -> str:
    """When a ban ends, for a sentence: by the wall clock, in UTC; `none` for good."""
    return "none" if until is None else moment(until)


def moment(milliseconds: int) -> str:
    """A moment by the wall clock, for people."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
