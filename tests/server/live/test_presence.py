"""Who is where, as the processes tell each other; and what is not known is not absence."""

from collections.abc import Callable

import pytest

from lettrine.server.live.presence import (
    DEAD_AFTER,
    LONGEST_MESSAGE,
    SETTLING,
    SILENT_AFTER,
    TICK_INTERVAL,
    WATCHER,
    Presence,
)


class Processes:
    """Some processes that hear each other at once, and a clock. Those that are mute are not heard."""

    def __init__(self, count: int) -> None:
        self.time = 0.0
        self.moved: list[tuple[int, str]] = []
        self.mute: set[int] = set()
        self.said: list[str] = []
        self.all = [Presence(self._teller(number), lambda: self.time, f"p{number}") for number in range(count)]
        for number, each in enumerate(self.all):
            each.on_change = lambda table, number=number: self.moved.append((number, table))

    def _teller(self, number: int) -> Callable[[str], None]:
        def tell(message: str) -> None:
            self.said.append(message)
            for other, each in enumerate(self.all):
                if other != number and not self.mute & {number, other}:
                    each.receive(f"p{number}", message)

        return tell

    def pass_(self, seconds: float) -> None:
        """Time passes, second by second; everybody who is not mute is heard each second."""
        until = self.time + seconds
        while self.time < until:
            self.time = min(until, self.time + TICK_INTERVAL)
            for number, each in enumerate(self.all):
                self._teller(number)("beat 1")
                each.tick()

    def lose(self, number: int, seconds: float = 0.0) -> None:
        self.mute.add(number)
        self.all[number].lose(seconds)

    def find(self, number: int) -> None:
        self.mute.discard(number)
        self.all[number].resync()


@pytest.fixture
def processes() -> Processes:
    made = Processes(3)
    for each in made.all:
        each.resync()
    made.pass_(SETTLING)
    return made


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


def test_a_process_that_comes_later_asks_and_until_it_was_answered_it_knows_nothing(processes: Processes):
    one, other, _ = processes.all
    processes.lose(1)
    one.set_local("t", frozenset({3}))
    assert at(processes) == [{3}, set(), {3}]
    assert not other.known
    processes.find(1)
    assert at(processes) == [{3}] * 3
    assert not other.known
    processes.pass_(SETTLING)
    assert other.known


def test_who_left_while_nobody_heard_is_gone_after_the_next_list(processes: Processes):
    one, other, _ = processes.all
    one.set_local("t", frozenset({0, 1}))
    one.set_local("u", frozenset({0}))
    processes.lose(1)
    one.set_local("t", frozenset({0}))
    one.set_local("u", frozenset())
    assert other.seats("u") == {0}
    processes.find(1)
    assert (other.seats("t"), other.seats("u")) == ({0}, set())


def test_a_long_list_is_sent_in_messages_that_fit(processes: Processes):
    one, other, _ = processes.all
    processes.lose(0)
    tables = [f"table-{number}" for number in range(1000)]
    for table in tables:
        one.set_local(table, frozenset({0, WATCHER}))
    processes.said.clear()
    processes.find(0)
    assert all(other.seats(table) == {0, WATCHER} for table in tables)
    assert max(map(len, processes.said)) < LONGEST_MESSAGE + 100
    assert len(processes.said) < 100


def test_who_shows_a_table_is_told_when_something_has_changed_and_only_then(processes: Processes):
    one = processes.all[0]
    one.set_local("t", frozenset({1}))
    assert sorted(processes.moved) == [(0, "t"), (1, "t"), (2, "t")]
    one.set_local("t", frozenset({1}))
    one.resync()
    assert len(processes.moved) == 3


def test_how_long_somebody_has_been_away_is_known_wherever_they_were(processes: Processes):
    one, other, _ = processes.all
    processes.pass_(100)
    one.set_local("t", frozenset({1}))
    processes.pass_(30)
    one.set_local("t", frozenset())
    processes.pass_(20)
    assert [each.seconds_away("t", 1) for each in processes.all] == [20.0] * 3
    assert other.seconds_away("t", 0) == 150.0


def test_only_the_time_during_which_absence_was_known_counts(processes: Processes):
    one, other, _ = processes.all
    one.set_local("t", frozenset({1}))
    one.set_local("t", frozenset())
    processes.pass_(10)
    processes.lose(1, seconds=3.0)  # noticed late: three seconds ago they may have come back elsewhere
    assert other.seconds_away("t", 1) == 7.0
    processes.pass_(100)
    assert other.seconds_away("t", 1) == 7.0
    processes.find(1)
    processes.pass_(SETTLING)
    assert other.seconds_away("t", 1) == 7.0
    processes.pass_(5)
    assert other.seconds_away("t", 1) == 12.0


def test_a_process_that_has_only_fallen_silent_keeps_its_people(processes: Processes):
    one, _, third = processes.all
    one.set_local("t", frozenset({1}))
    processes.lose(0)
    processes.pass_(DEAD_AFTER - 5)
    assert third.seats("t") == {1}
    processes.find(0)
    processes.pass_(DEAD_AFTER)
    assert third.seats("t") == {1}


def test_a_process_is_taken_for_dead_only_after_it_has_let_its_people_go(processes: Processes):
    one, _, third = processes.all
    one.set_local("t", frozenset({1}))
    processes.lose(0)
    while third.seats("t"):
        processes.pass_(1)
    assert one.cut_off
    assert third.seconds_away("t", 1) == 0.0  # from now on it is known
    processes.find(0)
    assert not one.cut_off
    assert third.seats("t") == {1}


def test_a_process_that_stood_still_does_not_take_the_others_for_dead(processes: Processes):
    one, other, _ = processes.all
    one.set_local("t", frozenset({1}))
    processes.time += 10 * DEAD_AFTER
    other.tick()
    assert other.seats("t") == {1}


def test_a_process_that_comes_back_from_the_dead_is_asked_before_anybody_counts_as_away(processes: Processes):
    one, _, third = processes.all
    one.set_local("t", frozenset({1}))
    processes.mute.add(0)  # it hears and says nothing, and does not know it
    processes.pass_(DEAD_AFTER + 1)
    assert third.seats("t") == set()
    processes.mute.clear()
    third.receive("p0", "beat 7")
    assert not third.known
    assert third.seats("t") == {1}


def test_a_process_that_says_goodbye_is_gone_at_once(processes: Processes):
    one, _, third = processes.all
    one.set_local("t", frozenset({1}))
    one.leave()
    assert third.seats("t") == set()


def test_bots_think_in_one_process_where_somebody_sits(processes: Processes):
    one, other, third = processes.all
    assert [each.hosts_bots("t") for each in processes.all] == [None] * 3
    third.set_local("t", frozenset({WATCHER}))
    assert [each.hosts_bots("t") for each in processes.all] == [None] * 3
    other.set_local("t", frozenset({1}))
    assert [each.hosts_bots("t") for each in processes.all] == [False, True, False]
    one.set_local("t", frozenset({0}))
    assert [each.hosts_bots("t") for each in processes.all] == [True, False, False]


def test_another_takes_over_from_one_that_falls_silent(processes: Processes):
    one, other, third = processes.all
    one.set_local("t", frozenset({0}))
    other.set_local("t", frozenset({1}))
    processes.mute.add(0)
    processes.moved.clear()
    processes.pass_(SILENT_AFTER + 1)
    assert [each.hosts_bots("t") for each in (other, third)] == [True, False]
    assert (1, "t") in processes.moved
    processes.mute.clear()
    processes.moved.clear()
    processes.pass_(1)
    assert [each.hosts_bots("t") for each in processes.all] == [True, False, False]
    assert (1, "t") in processes.moved


def test_while_nobody_is_heard_bots_think_wherever_somebody_sits(processes: Processes):
    one, other, _ = processes.all
    one.set_local("t", frozenset({0}))
    other.set_local("t", frozenset({1}))
    processes.lose(1)
    assert [each.hosts_bots("t") for each in processes.all] == [True, True, False]
