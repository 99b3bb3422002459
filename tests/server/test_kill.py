"""Nothing that anybody was told is lost, and nobody is left waiting, however often the server is killed.

The usual run kills it five times. The long one, which takes some minutes and prints what it saw:

    LETTRINE_KILLS=100 .venv/bin/pytest -s tests/server/test_kill.py -k every_kill
"""

import asyncio
import os
import time
from contextlib import AsyncExitStack
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from lettrine.games.sonde.actions import Hide
from lettrine.store.log import Log
from lettrine.store.url import open_log
from tests.play.actions import act
from tests.server.kill_audit import Person, Seat, audit, begun, done, lapses, sitting, stored_messages, tables_on
from tests.server.server_process import PATIENCE, Server, running

pytestmark = pytest.mark.anyio

KILLS = int(os.environ.get("LETTRINE_KILLS", "5"))
PARTIES = [
    {"people": 4},
    {"people": 3, "edition": "1967"},
    {"people": 4, "edition": "1984"},
    {"people": 3, "clock": 1},
    {"people": 4, "clock": 1},
    {"people": 2, "bots": 1},
]
TABLES = 3 + KILLS // 2
"""That each party plays at, one after the other, when there is time."""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    return str(request.getfixturevalue("postgres_url"))


async def test_every_kill_leaves_what_was_acknowledged_and_nobody_stuck(tmp_path: Path, url: str) -> None:
    server, log, chance = Server(tmp_path, url), await open_log(url), Random()
    parties = [[await begun(log, **plan) for _ in range(TABLES)] for plan in PARTIES]
    people = [
        Person(server.port, seats, Random(chance.random()), 0.05 if "clock" in plan else 0.0)
        for plan, tables in zip(PARTIES, parties, strict=True)
        for seats in zip(*tables, strict=True)
    ]
    playing = [asyncio.create_task(person.play()) for person in people]
    begin = time.monotonic()
    try:
        for _ in range(KILLS):
            server.launch()
            if chance.random() < 0.9:  # else it is killed while it starts
                await server.ready()
            await asyncio.sleep(chance.random())
            server.kill()
        before = [await played(log, tables) for tables in parties]
        server.launch()
        await until_all_went_on(log, parties, before)
    finally:
        server.stop()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    async with asyncio.timeout(PATIENCE):
        while server.left_behind():  # bots' processes notice that their server is gone
            await asyncio.sleep(0.1)
    told = [each for person in people for each in person.told]
    shown = [each for person in people for each in person.shown]
    tables = [seats[0].table for party in parties for seats in party]
    rows = await audit(log, told, shown, tables)
    assert server.complaints() == []
    assert len(told) > 3 * KILLS  # however slow the machine is, there was something to lose each time
    late = sum([len(lapses(await log.read(table))) for table in tables])
    over = sum([(await tables_on(log).table(table)).status == "over" for table in tables])
    print(  # noqa: T201  # `make soak` shows it
        f"\n{url.partition(':')[0]}: {KILLS} kills in {time.monotonic() - begin:.0f} s: "
        f"{len(told)} acknowledged, {rows} rows, {late} lapses, "
        f"{over} games over, {sum(person.returns for person in people)} attempts to come back, "
        f"{len(shown)} last views compared"
    )
    await log.close()


async def played(log: Log, tables: list[list[Seat]]) -> int:
    return sum([len(await log.read(seats[0].table)) for seats in tables])


async def until_all_went_on(log: Log, parties: list[list[list[Seat]]], before: list[int]) -> None:
    """Every party makes several moves more, or has finished its last table."""
    async with asyncio.timeout(PATIENCE):
        for tables, had in zip(parties, before, strict=True):
            while await played(log, tables) < had + 5 and not await finished(log, tables):
                await asyncio.sleep(0.1)


async def finished(log: Log, tables: list[list[Seat]]) -> bool:
    last = await tables_on(log).table(tables[-1][0].table)
    return last is not None and last.status == "over"


async def hidden(log: Log, clock: int) -> str:
    """A table where the first turn has begun, and so the clock."""
    seats = await begun(log, 3, clock=clock, edition="1967")
    tables = tables_on(log)
    for seat in seats:
        await done(tables, seat.table, act(seat.seat, Hide("HOUSES")))
    return seats[0].table


async def test_a_restart_before_the_deadline_leaves_it_to_fire_once(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    log, server = await open_log(url), Server(tmp_path, url)
    async with running(server):
        table = await hidden(log, clock=8)
        [(_, due)] = await log.due(2**62, 10)
    async with running(server):
        assert time.time() * 1000 < due, "this machine is too slow for the test"
        assert lapses(await log.read(table)) == []
        await asyncio.sleep(due / 1000 - time.time() + 1.5)
        rows = await log.read(table)
    assert len(lapses(rows)) == 1
    assert 0 <= rows[-1].at - due < 1000
    await log.close()


async def test_a_deadline_that_passed_while_nobody_served_fires_once_and_the_clock_starts_anew(tmp_path: Path) -> None:
    """Two processes come back to it at the same time."""
    url = f"sqlite:///{tmp_path}/tables.db"
    log = await open_log(url)
    table = await hidden(log, clock=1)
    await asyncio.sleep(3.5)  # three times the time there was
    async with running(Server(tmp_path, url), Server(tmp_path, url)):
        await asyncio.sleep(2.5)
    times = lapses(await log.read(table))
    assert len(times) >= 2
    assert times[0] >= 3500
    assert all(later - earlier >= 1000 for earlier, later in pairwise(times))
    await audit(log, [], [], [table])
    await log.close()


WRITERS = 64
"""Sockets, half of them at each of two processes."""


async def test_64_writers_in_two_processes_leave_no_gap_and_no_double(tmp_path: Path, postgres_url: str) -> None:
    log = await open_log(postgres_url)
    seats = await begun(log, 4)
    tables = tables_on(log)
    for seat in seats:
        before = await done(tables, seat.table, act(seat.seat, Hide("HOUSES")))
    servers = [Server(tmp_path, postgres_url), Server(tmp_path, postgres_url)]
    async with running(*servers), AsyncExitStack() as open_:
        links = [
            await open_.enter_async_context(sitting(servers[number % 2].port, seats[number // 2 % 4]))
            for number in range(WRITERS)
        ]
        told = await asyncio.gather(*(write(link, number) for number, link in enumerate(links)))
    rows = await log.read(seats[0].table)
    assert len(rows) == before.seq + 1 + WRITERS // 2
    said = [text for _, text in await stored_messages(log, seats[0].table)]
    assert sorted(said) == sorted(what["text"] for what in told if what["type"] == "say")
    assert [entry.number for entry in await log.chat.read(seats[0].table)] == list(range(1, WRITERS // 2 + 1))
    await audit(log, [], [], [seats[0].table])
    await log.close()


async def write(link: ClientConnection, number: int) -> dict[str, Any]:
    """Chat or a wrong guess, in turn: both are always open. Says what was acknowledged."""
    of = (number // 2 + 1) % 4
    guess = {"type": "do", "action": {"do": "interrupt", "of": of, "sequence": "MOUSES"}}
    what = guess if number % 4 < 2 else {"type": "say", "text": f"number {number}"}
    await link.send(msgspec.json.encode({**what, "ref": number}).decode())
    async with asyncio.timeout(PATIENCE):
        async for data in link:
            message = msgspec.json.decode(data)
            if message.get("ref") == number:
                assert message["type"] == "done", message
                return what
    raise AssertionError("cut off")
