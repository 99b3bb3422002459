"""How many sockets may be open: so many from each network, and so many for each seat.

Who has a seat comes first: strangers from the same network, behind one NAT, take no room from them.
"""

from collections import defaultdict

from lettrine.server.live.connections import Connection
from lettrine.server.networks import Network, networks_of
from lettrine.wire import messages

CROWDED = messages.Bye("crowded", 30.0)


class Visit:
    """A socket while it is open, from before its connection to the table is made."""

    __slots__ = ("connection", "networks", "seat")

    def __init__(self, networks: tuple[Network, ...], seat: tuple[str, str] | None) -> None:
        self.networks, self.seat = networks, seat
        """`seat`: the table and the person's key, for somebody who sits there."""
        self.connection: Connection | None = None

    @property
    def is_stranger(self) -> bool:
        """Whether it is somebody without a seat; a connection knows whether they have taken one meanwhile."""
        return self.seat is None if self.connection is None else self.connection.seat is None


class Crowd:
    """The open sockets of this process."""

    def __init__(self, per_network: int, per_seat: int) -> None:
        self._per_network, self._per_seat = per_network, per_seat
        self._by_network: defaultdict[str, set[Visit]] = defaultdict(set)
        self._by_seat: defaultdict[tuple[str, str], list[Visit]] = defaultdict(list)

    def enter(self, address: str, seat: tuple[str, str] | None) -> Visit | None:
        """One more socket; None for a stranger whose network has too many of them."""
        visit = Visit(networks_of(address), seat)
        if seat is None and not all(map(self._has_room, visit.networks)):
            return None
        for network in visit.networks:
            self._by_network[network.name].add(visit)
        if seat is not None:
            self._make_room(self._by_seat[seat])
            self._by_seat[seat].append(visit)
        return visit

    def leave(self, visit: Visit) -> None:
        """A socket has ended."""
        for network in visit.networks:
            self._by_network[network.name].discard(visit)
            if not self._by_network[network.name]:
                del self._by_network[network.name]
        if visit.seat is not None and visit in self._by_seat[visit.seat]:
            self._by_seat[visit.seat].remove(visit)
        if visit.seat is not None and not self._by_seat[visit.seat]:
            del self._by_seat[visit.seat]

    def _has_room(self, network: Network) -> bool:
        strangers = sum(visit.is_stranger for visit in self._by_network.get(network.name, ()))
        return strangers < self._per_network * network.factor

    def _make_room(self, visits: list[Visit]) -> None:
        """Let go of a seat's oldest socket: it may be one that was cut off, and the newest is where somebody looks."""
        open_visits = [visit for visit in visits if visit.connection is not None and visit.connection.open]
        if len(open_visits) >= self._per_seat and open_visits[0].connection is not None:
            open_visits[0].connection.close_with(CROWDED)
