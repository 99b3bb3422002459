"""How many sockets may be open: strangers are counted by their network, and who has a seat comes first."""

from itertools import count
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from lettrine.server.descriptors import Descriptors
from lettrine.server.live.crowd import SEATED_FACTOR, Crowd, Visit
from lettrine.server.networks import HOME_FACTOR, SITE_FACTOR

HERE, THERE = "192.0.2.1", "192.0.2.2"
ADA = ("table", "ada")


class Link:
    """A connection, as far as the crowd knows it."""

    def __init__(self, seat: int | None = None) -> None:
        self.seat, self.open = seat, True

    def close_with(self, bye: Any) -> None:
        self.open, self.why = False, bye.why


class Files:
    """File descriptors, of which so many are open."""

    def __init__(self, limit: int = 10_000) -> None:
        self.open = 0
        self.measured = Descriptors(limit, lambda: self.open, count().__next__)


def crowd_of(per_network: int, per_seat: int, files: Files | None = None) -> Crowd:
    return Crowd(per_network, per_seat, (files or Files()).measured)


def enter(crowd: Crowd, address: str, seat: tuple[str, str] | None = None) -> Visit | None:
    """Somebody in this seat, or a stranger."""
    return crowd.enter(address, seat or ("table", "nobody"), seat is not None)


def connected(crowd: Crowd, address: str, seat: tuple[str, str] | None = None, person: str = "nobody") -> Link | None:
    visit = crowd.enter(address, seat or ("table", person), seat is not None)
    if visit is None:
        return None
    link = Link(None if seat is None else 0)
    visit.connection = link  # type: ignore[assignment]  # it is used like one
    return link


def are_open(links: list[Link | None]) -> list[bool]:
    return [link is not None and link.open for link in links]


def test_so_many_strangers_come_in_from_each_network():
    crowd = crowd_of(2, 1)
    first, *others = [enter(crowd, HERE) for _ in range(3)]
    assert [visit is None for visit in others] == [False, True]
    assert enter(crowd, THERE)
    assert first
    crowd.leave(first)
    assert [enter(crowd, HERE) is None for _ in range(2)] == [False, True]


def test_a_site_has_room_for_some_networks_and_not_for_each_of_65536():
    crowd = crowd_of(2, 1)
    visits = [enter(crowd, f"2001:db8:1:{network:x}::1") for network in range(0, 65536, 64)]
    assert sum(visit is not None for visit in visits) == 2 * SITE_FACTOR


def test_a_subscriber_leaves_room_for_their_neighbours_of_the_same_site():
    crowd = crowd_of(2, 1)
    visits = [enter(crowd, f"2001:db8:1:12{network:02x}::1") for network in range(256)]
    assert sum(visit is not None for visit in visits) == 2 * HOME_FACTOR
    assert enter(crowd, "2001:db8:1:1301::1")


def test_who_has_a_seat_comes_in_however_many_strangers_are_there():
    crowd = crowd_of(20, 8)
    for _ in range(50):
        connected(crowd, HERE)
    seated = [connected(crowd, HERE, ("table", str(person))) for person in range(50)]
    assert all(are_open(seated))
    assert connected(crowd, HERE) is None


def test_people_with_a_seat_take_no_room_from_strangers_and_neither_does_who_sits_down_later():
    crowd = crowd_of(2, 8)
    for person in range(5):
        connected(crowd, HERE, ("table", str(person)))
    one, two = (connected(crowd, HERE) for _ in range(2))
    assert one
    assert two
    assert connected(crowd, HERE) is None
    one.seat = 3
    assert connected(crowd, HERE)
    assert connected(crowd, HERE) is None


def test_a_seat_has_a_few_sockets_and_the_newest_stay():
    crowd = crowd_of(1, 2)
    links = [connected(crowd, HERE, ADA) for _ in range(4)]
    assert are_open(links) == [False, False, True, True]
    assert links[0]
    assert links[0].why == "crowded"


def test_sockets_that_were_open_before_somebody_sat_down_count_for_their_seat():
    crowd = crowd_of(10, 2)
    before = [connected(crowd, HERE, person="ada") for _ in range(6)]
    for link in before:
        assert link
        link.seat = 0
    newest = connected(crowd, HERE, ADA)
    assert are_open([*before, newest]) == [False] * 5 + [True, True]


def test_who_sits_down_with_all_their_sockets_does_not_make_room_for_as_many_again_and_again():
    crowd = crowd_of(10, 8)
    links = list[Link]()
    for person in range(100):
        came = [connected(crowd, HERE, person=str(person)) for _ in range(10)]
        links += [link for link in came if link is not None]
        for link in links:
            link.seat = 0
    assert len(links) <= 10 * (SEATED_FACTOR + 1)


def test_a_network_has_so_many_sockets_in_all_and_spare_ones_go_first():
    crowd = crowd_of(2, 8)
    alone = connected(crowd, HERE, ("table", "ada"))
    ben = [connected(crowd, HERE, ("table", "ben")) for _ in range(4)]
    cy = [connected(crowd, HERE, ("table", "cy")) for _ in range(2 * SEATED_FACTOR - 5)]
    assert all(are_open([alone, *ben, *cy]))
    assert all(are_open([connected(crowd, HERE, ("table", f"new {number}")) for number in range(2)]))
    assert are_open([alone, *ben, *cy]) == [True, False, True, True, True, False, True, True, True, True]
    assert all(are_open([connected(crowd, THERE, ("table", str(person))) for person in range(9)]))


def test_nobody_loses_their_only_socket_to_somebody_else_but_who_comes_again_gets_in():
    crowd = crowd_of(1, 8)
    links = [connected(crowd, HERE, ("table", str(person))) for person in range(SEATED_FACTOR)]
    assert connected(crowd, HERE, ADA) is None
    assert all(are_open(links))
    again = connected(crowd, HERE, ("table", "0"))
    assert are_open([*links, again]) == [False] + [True] * SEATED_FACTOR


def test_when_descriptors_run_out_strangers_are_refused_first_and_then_spare_sockets_are_closed():
    files = Files(limit=400)
    crowd, reserve = crowd_of(100, 8, files), files.measured.reserve
    ada, *spare = [connected(crowd, HERE, ADA) for _ in range(3)]
    files.open = 400 - reserve + 1
    assert connected(crowd, THERE) is None
    assert connected(crowd, THERE, ("table", "ben"))
    assert all(are_open([ada, *spare]))
    files.open = 400 - reserve // 2 + 1
    assert all(are_open([connected(crowd, THERE, ("table", str(person))) for person in range(2)]))
    assert are_open([ada, *spare]) == [False, False, True]
    assert connected(crowd, THERE, ("table", "dee")) is None  # nobody has a spare one any more
    files.open = 399
    assert connected(crowd, HERE, ADA) is None
    files.open = 0
    assert connected(crowd, THERE)
    assert connected(crowd, HERE, ADA)


@given(st.lists(st.tuples(st.sampled_from([HERE, THERE]), st.sampled_from([None, ADA]), st.booleans())))
def test_nobody_who_is_gone_is_remembered(moves: list[tuple[str, tuple[str, str] | None, bool]]):
    crowd, visits = crowd_of(2, 2), list[Visit]()
    for address, seat, comes in moves:
        if comes and (visit := enter(crowd, address, seat)):
            visits.append(visit)
        elif not comes and visits:
            crowd.leave(visits.pop(0))
    for visit in visits:
        crowd.leave(visit)
    assert not crowd._by_network
    assert not crowd._by_place
