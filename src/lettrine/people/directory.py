"""Which person a device is. A device without a row is its own person, one that was signed out is nobody.

What was looked up counts for a few seconds; a change in this process counts at once, and one in another process as soon
as that has told of it. Were that lost, the store is asked every few seconds which devices have changed.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import NamedTuple

from lettrine.store.errors import StoreError, StoreUnavailableError
from lettrine.store.people import Device, PeopleStore
from lettrine.store.people_scripts import left_of

log = logging.getLogger(__name__)

LIFETIME = 5.0
"""Seconds for which what was looked up counts."""
MOST_REMEMBERED = 20_000
"""Of how many devices it is remembered; the least recently used is dropped first."""
LOOK_INTERVAL = 2.0
"""Seconds between two looks at which devices have changed."""
OVERLAP = 60_000
"""Milliseconds that a look goes back: a change is stored a moment after its time was taken."""
MOST_CHANGED = 10_000
"""How many changed devices are looked at together."""
SEEN_INTERVAL = 3_600_000
"""Milliseconds after which it is stored anew when a device was seen."""

OnChange = Callable[[str, str | None], None]
"""Called with a device and the person that it is now."""


class Looked(NamedTuple):
    """What was looked up, and until when it counts."""

    person: str | None
    until: float


class Directory:
    """Devices and their people."""

    def __init__(self, store: PeopleStore, wall: Callable[[], int], monotonic: Callable[[], float]) -> None:
        self._store, self._wall, self._now = store, wall, monotonic
        self.on_change: OnChange = lambda device, person: None
        self._looked: OrderedDict[str, Looked] = OrderedDict()
        self._changes = 0
        """How often something has changed: what was looked up before that is not remembered after it."""
        self._changed: set[str] = set()
        """Devices of which others have told that they have changed."""
        self._news = asyncio.Event()

    async def person(self, keys: Sequence[str]) -> str | None:
        """The person of a device, by the fingerprints of its cookie, the newest first; None if it is signed out.

        While the store is away, what was known last counts.
        """
        looked = self._looked.get(keys[0])
        if looked is not None and self._now() < looked.until:
            self._looked.move_to_end(keys[0])
            return looked.person
        try:
            return await self._look_up(keys)
        except StoreUnavailableError:
            if looked is None:
                raise
            return looked.person

    async def person_now(self, device: str) -> str | None:
        """The person of a device as the store has it: a device that was just signed out must not do everything."""
        return await self._look_up((device,))

    async def _look_up(self, keys: Sequence[str]) -> str | None:
        changes, device = self._changes, keys[0]
        row = next((row for row in [await self._store.device(key) for key in keys] if row is not None), None)
        person = keys[-1] if row is None else row.person
        if person is not None and len(keys) > 1 and (row is None or row.key != device):
            now = self._wall()
            await self._store.renew_device(Device(device, person, "", now, now), keys[-1] if row is None else row.key)
        if row is not None:
            await self._note_seen(row)
        if changes == self._changes:
            self._remember(device, person)
        return person

    async def _note_seen(self, row: Device) -> None:
        now = self._wall()
        if row.person is not None and now - row.seen > SEEN_INTERVAL:
            with suppress(StoreError):  # it is no reason to turn anybody away
                await self._store.touch(row.key, row.person, now)

    def _remember(self, device: str, person: str | None) -> None:
        self._looked[device] = Looked(person, self._now() + LIFETIME)
        self._looked.move_to_end(device)
        if len(self._looked) > MOST_REMEMBERED:
            self._looked.popitem(last=False)

    async def settle(self, device: str) -> None:
        """A device has changed: from now on it is who the store says."""
        self._changes += 1
        self._looked.pop(device, None)
        self.on_change(device, await self._look_up((device,)))

    def note(self, device: str) -> None:
        """Another process has changed a device."""
        if len(self._changed) < MOST_CHANGED:  # the others are found by the next look
            self._changed.add(device)
        self._looked.pop(device, None)
        self._changes += 1
        self._news.set()

    async def follow(self, devices: Callable[[], Iterable[str]]) -> None:
        """Settle devices that others have changed, and those of these that have changed unheard, until cancelled."""
        since = self._wall() - OVERLAP
        while True:
            self._news.clear()
            began = self._wall()
            told, self._changed = self._changed, set()
            try:
                changed = set(await self._store.changed_devices(since, MOST_CHANGED))
                for device in told | {each for each in devices() if changed & {each, left_of(each)}}:
                    await self.settle(device)
                since = began - OVERLAP
            except StoreUnavailableError as error:
                self._changed |= told
                log.debug("devices wait", extra={"code": error.code})
            await _pause(self._news, LOOK_INTERVAL)


async def _pause(news: asyncio.Event, seconds: float) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await news.wait()
