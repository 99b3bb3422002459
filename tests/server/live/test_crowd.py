"""How many sockets may be open: strangers are counted by their network, and who has a seat comes first."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from lettrine.server.live.crowd import Crowd, Visit
from lettrine.server.networks import SITE_FACTOR

HERE, THERE = "192.0.2.1", "192.0.2.2"
ADA = ("table", "ada")


class Link:
    """A connection, as far as the crowd knows it."""

    def __init__(self, seat: int | None = None) -> None:
        self.seat, self.open = seat, True

    def close_with(self, bye: Any) -> None:
        self.open, self.why = False, bye.why


def connected(crowd: Crowd, address: str, seat: tuple[str, str] | None) -> Link | None:
    visit = crowd.enter(address, seat)
    if visit is None:
        return None
    link = Link(None if seat is None else 0)
    visit.connection = link  # type: ignore[assignment]  # it is used like one
    return link


def test_so_many_strangers_come_in_from_each_network():
    crowd = Crowd(2, 1)
    first, *others = [crowd.enter(HERE, None) for _ in range(3)]
    assert [visit is None for visit in others] == [False, True]
    assert crowd.enter(THERE, None)
    assert first
    crowd.leave(first)
    assert [crowd.enter(HERE, None) is None for _ in range(2)] == [False, True]


def test_a_site_has_room_for_some_networks_and_not_for_each_of_65536():
    crowd = Crowd(2, 1)
    visits = [crowd.enter(f"2001:db8:1:{network:x}::1", None) for network in range(200)]
    assert sum(visit is not None for visit in visits) == 2 * SITE_FACTOR


def test_who_has_a_seat_comes_in_however_many_strangers_are_there():
    crowd = Crowd(2, 8)
    for _ in range(5):
        connected(crowd, HERE, None)
    seated = [connected(crowd, HERE, ("table", str(person))) for person in range(50)]
    assert None not in seated
    assert connected(crowd, HERE, None) is None


def test_people_with_a_seat_take_no_room_from_strangers_and_neither_does_who_sits_down_later():
    crowd = Crowd(2, 8)
    for person in range(5):
        connected(crowd, HERE, ("table", str(person)))
    one, two = (connected(crowd, HERE, None) for _ in range(2))
    assert one
    assert two
    assert connected(crowd, HERE, None) is None
    one.seat = 3
    assert connected(crowd, HERE, None)
    assert connected(crowd, HERE, None) is None


def test_a_seat_has_a_few_sockets_and_the_newest_stay():
    crowd = Crowd(1, 2)
    links = [connected(crowd, HERE, ADA) for _ in range(4)]
    assert [link and link.open for link in links] == [False, False, True, True]
    assert links[0]
    assert links[0].why == "crowded"


@given(st.lists(st.tuples(st.sampled_from([HERE, THERE]), st.sampled_from([None, ADA]), st.booleans())))
def test_nobody_who_is_gone_is_remembered(moves: list[tuple[str, tuple[str, str] | None, bool]]):
    crowd, visits = Crowd(2, 2), list[Visit]()
    for address, seat, comes in moves:
        if comes and (visit := crowd.enter(address, seat)):
            visits.append(visit)
        elif not comes and visits:
            crowd.leave(visits.pop(0))
    for visit in visits:
        crowd.leave(visit)
    assert not crowd._by_network
    assert not crowd._by_seat
