"""What each network holds of the lobby: public tables that have not begun, and seats at them.

Both are free and wait for others, so whoever holds many keeps others from playing. It is known in memory alone: no
address is ever stored.
"""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from lettrine.server.networks import Network, networks_of
from lettrine.server.rate_limits import MOST_NETWORKS

LIFETIME = 24 * 3600.0
"""Seconds after which something is not counted any more: a table that nobody came to is below newer ones by then."""


class Held(NamedTuple):
    """A table, and the key of the person who has opened it, or sits there."""

    table: str
    key: str


class Holdings:
    """What the people of each network hold; `is_held` says whether they still do."""

    def __init__(self, most: int, is_held: Callable[[Held], Awaitable[bool]], now: Callable[[], float]) -> None:
        self.most, self._is_held, self._now = most, is_held, now
        self._held: OrderedDict[str, dict[Held, float]] = OrderedDict()

    async def has_room(self, address: str) -> bool:
        """Whether the networks of an address may hold one more."""
        return all([await self._has_room(network) for network in networks_of(address)])

    def add(self, address: str, held: Held) -> None:
        """Somebody holds this from now on."""
        for network in networks_of(address):
            self._held.setdefault(network.name, {})[held] = self._now()
            self._held.move_to_end(network.name)
        while len(self._held) > MOST_NETWORKS:
            self._held.popitem(last=False)

    async def _has_room(self, network: Network) -> bool:
        """Only where there seem to be too many is each looked at."""
        most = self.most * network.factor
        held = self._held.get(network.name, {})
        if len(held) < most:
            return True
        for each, since in list(held.items()):
            if self._now() - since > LIFETIME or not await self._is_held(each):
                held.pop(each, None)
        return len(held) < most
