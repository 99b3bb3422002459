"""Who is where, as the processes tell each other."""

from collections.abc import Callable

import pytest

from lettrine.server.live.presence import HEARTBEAT_TIMEOUT, Presence


class Processes:
    """Some processes that hear each other at once, and a clock."""

    def __init__(self, count: int) -> None:
        self.time = 0.0
        self.moved: list[tuple[int, str]] = []
        self.deaf: set[int] = set()
        self.all = [Presence(self._teller(number), lambda: self.time) for number in range(count)]
        for number, each in enumerate(self.all):
            each.on_change = lambda table, number=number: self.moved.append((number, table))

    def _teller(self, number: int) -> Callable[[str], None]:
        def tell(message: str) -> None:
            for other, each in enumerate(self.all):
                if other != number and number not in self.deaf:
                    each.receive(f"p{number}", message)

        return tell


@pytest.fixture
def processes() -> Processes:
    return Processes(3)


def at(processes: Processes, table: str = "t") -> list[set[int]]:
    return [set(each.seats(table)) for each in processes.all]


def test_everybody_knows_who_is_anywhere(processes: Processes):
    one, other, _ = processes.all
    one.set_local("t", frozenset({0, 2}))
    other.set_local("t", frozenset({1, 2}))
    other.set_local("u", frozenset({0}))
    assert at(processes) == [{0, 1, 2}] * 3
    one.set_local("t", frozenset({0}))
    assert at(processes) == [{0, 1, 2}] * 3
    other.set_local("t", frozenset())
    assert at(processes) == [{0}] * 3
    assert at(processes, "u") == [{0}] * 3


def test_a_process_that_comes_later_asks(processes: Processes):
    one, other, _ = processes.all
    processes.deaf = {0, 1, 2}
    one.set_local("t", frozenset({3}))
    processes.deaf = set()
    assert at(processes) == [{3}, set(), set()]
    other.resync()
    assert at(processes) == [{3}] * 3


def test_who_shows_a_table_is_told_when_something_has_changed_and_only_then(processes: Processes):
    one = processes.all[0]
    one.set_local("t", frozenset({1}))
    assert sorted(processes.moved) == [(0, "t"), (1, "t"), (2, "t")]
    one.set_local("t", frozenset({1}))
    assert len(processes.moved) == 3


def test_how_long_somebody_has_been_away_is_known_wherever_they_were(processes: Processes):
    one, other, _ = processes.all
    processes.time = 100.0
    one.set_local("t", frozenset({1}))
    processes.time = 130.0
    one.set_local("t", frozenset())
    processes.time = 150.0
    assert [each.seconds_away("t", 1) for each in processes.all] == [20.0] * 3
    assert other.seconds_away("t", 0) == 150.0


def test_a_process_that_gives_no_sign_of_life_is_gone_with_its_people(processes: Processes):
    one, other, third = processes.all
    one.set_local("t", frozenset({1}))
    other.set_local("t", frozenset({2}))
    processes.deaf = {0}
    for _ in range(5):
        processes.time += HEARTBEAT_TIMEOUT / 4
        other.heartbeat()
        third.heartbeat()
    assert third.seats("t") == {2}
    assert (2, "t") in processes.moved
    processes.deaf = set()
    one.resync()
    assert third.seats("t") == {1, 2}
