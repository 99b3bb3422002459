"""File descriptors: as many as the system gives, some kept back, and that they run out is told."""

import resource
from pathlib import Path

import httpx
import pytest

from lettrine.server import descriptors
from lettrine.server.descriptors import INTERVAL, Descriptors, Scarcity, count_open
from tests.server.clients import Person
from tests.server.in_process import InProcess
from tests.server.server_process import Server

PLAN = {"game": "tug", "edition": "standard", "language": "fr", "seats": 12}


class Files:
    """A process with so many descriptors open, and a clock."""

    def __init__(self) -> None:
        self.open, self.time, self.counted = 10, 0.0, 0

    def count(self) -> int:
        self.counted += 1
        return self.open

    def now(self) -> float:
        return self.time


def test_they_are_counted_now_and_then_and_what_was_let_in_since_is_added():
    files = Files()
    found = Descriptors(400, files.count, files.now)
    for _ in range(7):
        found.take()
    for _ in range(2):
        found.give_back()
    assert (found.left(), files.counted) == (385, 1)
    files.time, files.open = INTERVAL, 12
    assert (found.left(), files.counted) == (388, 2)


@pytest.mark.parametrize(
    ("left", "scarcity"),
    [(100, Scarcity.NONE), (99, Scarcity.STRANGERS), (49, Scarcity.SPARES), (24, Scarcity.EVERYBODY)],
)
def test_who_stands_back_depends_on_how_many_are_left(left: int, scarcity: Scarcity):
    files = Files()
    files.open = 400 - left
    assert Descriptors(400, files.count, files.now).scarcity() is scarcity


def test_that_they_run_out_is_told_once_and_that_there_are_enough_again(caplog: pytest.LogCaptureFixture):
    caplog.set_level("INFO", "lettrine")
    files, times = Files(), list[int]()
    found = Descriptors(400, files.count, files.now)
    found.on_scarce = lambda: times.append(1)
    for files.open in (310, 320, 290, 310, 100, 310):
        files.time += INTERVAL
        found.left()
    events = ["file descriptors are running out", "there are enough file descriptors again"]
    assert [record.message for record in caplog.records] == [*events, events[0]]
    assert len(times) == 2


def test_a_process_counts_its_own(tmp_path: Path):
    before = count_open()
    with (tmp_path / "one").open("w"), (tmp_path / "two").open("w"):
        assert count_open() == before + 2


def test_the_limit_is_raised_as_far_as_it_may_be(monkeypatch: pytest.MonkeyPatch):
    limits = list[tuple[int, int]]()
    monkeypatch.setattr(resource, "setrlimit", lambda _, pair: limits.append(pair))
    for pair in ((1024, 4096), (4096, 4096), (256, resource.RLIM_INFINITY), (1024, 1 << 30)):
        monkeypatch.setattr(resource, "getrlimit", lambda _, pair=pair: pair)
        descriptors.raise_limit()
    most = descriptors.MOST
    assert limits == [(4096, 4096), (most, resource.RLIM_INFINITY), (most, 1 << 30)]


@pytest.mark.anyio
async def test_the_operator_sees_how_many_are_left(app: InProcess):
    told = await app.metrics()
    assert "lettrine_descriptors_left " in told
    assert "lettrine_descriptors_scarce_total 0.0" in told


@pytest.mark.anyio
async def test_one_address_cannot_take_all_descriptors(tmp_path: Path, all_lexicons: None):
    """The table is full of people of one address, each with as many sockets as they may have."""
    server = Server(tmp_path, store="memory:")
    server.program = "tests.server.few_descriptors"
    server.start()
    try:
        people, sockets = [Person(server)], []
        table = await people[0].open(PLAN, "P0")
        for seat in range(1, 12):
            people.append(Person(server))
            await people[-1].sit(table, seat, f"P{seat}")
        for _ in range(8):
            sockets += [await person.connect(table) for person in people]
        async with httpx.AsyncClient(base_url=server.url, verify=False) as neighbour:
            assert (await neighbour.get("/api/games")).status_code == 200
            opened = await neighbour.post("/api/tables", json={"plan": PLAN, "name": "Ada"})
            assert opened.status_code == 201
            ada = Person(server, opened.cookies["lettrine"])
            socket = await ada.connect(opened.json()["id"])
            assert socket.heard[0]["type"] == "welcome"
            assert "lettrine_descriptors_scarce_total 0.0" not in (await neighbour.get("/metrics")).text
        for each in (*sockets, socket):
            await each.close()
    finally:
        server.kill()
    assert "file descriptors are running out" in server.said()
