"""Processes that share a store, and processes that are killed."""

from urllib.parse import urlsplit

import pytest

from lettrine.store.url import open_log
from tests.store.child import child
from tests.store.rows import row, table

pytestmark = pytest.mark.anyio

WRITERS = 32
"""In each of two processes."""
ROWS = 3
"""That each writer adds."""
TABLES = 40
"""That a process writes to when it is killed."""
KILLS = {"sqlite": 10, "postgresql": 3}


async def test_64_writers_in_two_processes_leave_no_gap_and_no_double(lasting_url: str) -> None:
    log = await open_log(lasting_url)
    await table(log, "a")
    acknowledged = _contended(lasting_url)
    assert len(acknowledged) == 2 * WRITERS * ROWS
    rows = await log.read("a", after=0)
    assert [(each.seq, each.action.decode()) for each in rows] == sorted(acknowledged)
    assert [each.seq for each in rows] == list(range(1, len(acknowledged) + 1))
    assert await log.due(10**6, 10) == [("a", len(acknowledged))]
    await log.close()


def _contended(url: str) -> list[tuple[int, str]]:
    """What two processes that write to one table have been told is stored."""
    processes = [child("contend", url, "a", name, WRITERS, ROWS) for name in ("left", "right")]
    for process in processes:
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        process.stdin.write("go\n")
        process.stdin.flush()
    said = [line for process in processes for line in process.communicate(timeout=300)[0].splitlines()]
    assert [process.returncode for process in processes] == [0, 0]
    return [(int(seq), action) for seq, action in map(str.split, said)]


async def test_what_was_acknowledged_survives_a_kill(lasting_url: str) -> None:
    acknowledged: dict[str, int] = {}
    for turn in range(KILLS[urlsplit(lasting_url).scheme]):
        acknowledged |= _killed_under_load(lasting_url, f"process-{turn}", lines=300 + 171 * turn)
        log = await open_log(lasting_url)
        for name, seq in acknowledged.items():
            rows = await log.read(name)
            assert [each.seq for each in rows] == list(range(len(rows)))
            assert len(rows) > seq
            assert rows[seq] == row(name, seq, str(seq).encode() * 50)
        late = dict(await log.due(10**6, 10**6))
        assert all(late[name] >= seq for name, seq in acknowledged.items())
        await log.close()


def _killed_under_load(url: str, name: str, lines: int) -> dict[str, int]:
    """The last row of each table that a process was told is stored, before it was killed in the middle of more."""
    with child("load", url, name, TABLES) as process:
        assert process.stdout.readline() == "ready\n"
        said = [process.stdout.readline() for _ in range(lines)]
        process.kill()
        said += [line for line in process.stdout if line.endswith("\n")]
    told = [line.split() for line in said]
    assert len({table for table, _ in told}) == TABLES
    return {table: int(seq) for table, seq in told}
