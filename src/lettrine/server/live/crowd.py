"""How many sockets may be open: so many from each network, so many for each seat, and as many as there are descriptors.

Who has a seat comes first: strangers from the same network, behind one NAT, take no room from them. Nobody who has a
seat loses their only socket for somebody else's.
"""

from collections import defaultdict
from collections.abc import Iterable
from typing import TypeVar

from lettrine.server.descriptors import Descriptors, Scarcity
from lettrine.server.live.connections import Connection
from lettrine.server.networks import Network, networks_of
from lettrine.wire import messages

CROWDED = messages.Bye("crowded", 30.0)
SEATED_FACTOR = 5
"""How many more sockets than strangers those with a seat may have in a network: seats are free."""

Place = tuple[str, str]
"""A table, and the key of a person who is there."""
Key = TypeVar("Key")


class Visit:
    """A socket while it is open, from before its connection to the table is made."""

    __slots__ = ("_seated", "connection", "networks", "place")

    def __init__(self, networks: tuple[Network, ...], place: Place, seated: bool) -> None:
        self.networks, self.place, self._seated = networks, place, seated
        self.connection: Connection | None = None

    @property
    def is_seated(self) -> bool:
        """Whether it is somebody with a seat; a connection knows whether they have taken one meanwhile."""
        return self._seated if self.connection is None else self.connection.seat is not None

    @property
    def is_open(self) -> bool:
        """Whether it is not being closed."""
        return self.connection is None or self.connection.open


class Crowd:
    """The open sockets of this process, the oldest first."""

    def __init__(self, per_network: int, per_seat: int, descriptors: Descriptors) -> None:
        self._per_network, self._per_seat, self._descriptors = per_network, per_seat, descriptors
        self._by_network: defaultdict[str, dict[Visit, None]] = defaultdict(dict)
        self._by_place: defaultdict[Place, dict[Visit, None]] = defaultdict(dict)

    def enter(self, address: str, place: Place, seated: bool) -> Visit | None:
        """One more socket; None if there is no room for it."""
        visit = Visit(networks_of(address), place, seated)
        self._add(visit)
        if not (self._make_room(visit) if seated else self._has_room(visit)):
            self._remove(visit)
            return None
        self._descriptors.take()
        return visit

    def leave(self, visit: Visit) -> None:
        """A socket has ended."""
        self._remove(visit)
        self._descriptors.give_back()

    def _remove(self, visit: Visit) -> None:
        for network in visit.networks:
            _drop(self._by_network, network.name, visit)
        _drop(self._by_place, visit.place, visit)

    def _add(self, visit: Visit) -> None:
        for network in visit.networks:
            self._by_network[network.name][visit] = None
        self._by_place[visit.place][visit] = None

    def _has_room(self, stranger: Visit) -> bool:
        """Whether a stranger may stay. People who sat down after they came count like others with a seat."""
        if self._descriptors.scarcity() > Scarcity.NONE:
            return False
        return not any(self._has_many_strangers(each) or self._has_many_seated(each) for each in stranger.networks)

    def _make_room(self, visit: Visit) -> bool:
        """Make room for somebody with a seat, by closing the oldest of their own sockets, or spare ones of others."""
        mine = [each for each in self._by_place[visit.place] if each.is_open]
        if len(mine) > self._per_seat:
            for oldest in mine[: -self._per_seat]:  # it may be cut off, and the newest is where somebody looks
                _close(oldest)
        elif not (all(map(self._make_room_in, visit.networks)) and self._make_room_anywhere()):
            return False
        return self._descriptors.scarcity() < Scarcity.EVERYBODY

    def _has_many_strangers(self, network: Network) -> bool:
        strangers = sum(not visit.is_seated for visit in self._by_network[network.name])
        return strangers > self._per_network * network.factor

    def _has_many_seated(self, network: Network) -> bool:
        seated = sum(visit.is_seated and visit.is_open for visit in self._by_network[network.name])
        return seated > self._per_network * network.factor * SEATED_FACTOR

    def _make_room_in(self, network: Network) -> bool:
        return not self._has_many_seated(network) or _close_spare(self._by_network[network.name])

    def _make_room_anywhere(self) -> bool:
        visits = (visit for visits in self._by_place.values() for visit in visits)
        return self._descriptors.scarcity() < Scarcity.SPARES or _close_spare(visits)


def _close_spare(visits: Iterable[Visit]) -> bool:
    """Close the oldest socket of the seat that has the most of these, if any has more than one."""
    by_place: defaultdict[Place, list[Visit]] = defaultdict(list)
    for visit in visits:
        if visit.is_seated and visit.is_open:
            by_place[visit.place].append(visit)
    most = max(by_place.values(), key=len, default=[])
    return len(most) > 1 and any(map(_close, most))


def _close(visit: Visit) -> bool:
    """Close a socket, unless its connection is still to be made."""
    if visit.connection is None:
        return False
    visit.connection.close_with(CROWDED)
    return True


def _drop(groups: dict[Key, dict[Visit, None]], key: Key, visit: Visit) -> None:
    groups[key].pop(visit, None)
    if not groups[key]:
        del groups[key]
