"""Boards, and the tables that wait to be entered there: the same in every store."""

import asyncio

import pytest
from msgspec.structs import replace

from lettrine.store.errors import StoreUnavailableError
from lettrine.store.leaderboards import LeaderboardRow
from lettrine.store.log import Log
from lettrine.store.url import open_log
from tests.store.child import child
from tests.store.rows import row, table

pytestmark = pytest.mark.anyio

ANY_BYTES = bytes(range(256))
TABLES = 12
"""That two processes enter at once."""


def place(name: str, version: int = 1, rank: float = 0.0, body: bytes = b"", board: str = "chess") -> LeaderboardRow:
    return LeaderboardRow(board, name, version, rank, body)


async def ended(log: Log, *names: str) -> None:
    """Tables that have come to their end, one after the other."""
    for at, name in enumerate(names):
        await table(log, name)
        assert await log.append(row(name, 1, at=at), due=None, ended=True)


async def test_a_store_without_results_has_nothing(log: Log) -> None:
    assert await log.leaderboards.waiting(10) == []
    assert not await log.leaderboards.is_waiting("a")
    assert not await log.leaderboards.is_waiting("\0\ud800")
    assert await log.leaderboards.result("a") is None
    assert await log.leaderboards.rows("chess", ["ada"]) == []
    assert await log.leaderboards.count_below("chess", 1.0) == (0, 0)


async def test_a_table_waits_from_the_row_that_ends_it_the_longest_first(log: Log) -> None:
    await ended(log, "b", "a")
    await table(log, "c", rows=3)
    assert await log.leaderboards.waiting(10) == ["b", "a"]
    assert await log.leaderboards.waiting(1) == ["b"]
    assert [await log.leaderboards.is_waiting(name) for name in "abc"] == [True, True, False]
    assert await log.append(row("b", 2, at=9), due=None)
    assert await log.append(row("b", 3, at=9), due=None, ended=True)
    assert await log.leaderboards.waiting(10) == ["b", "a"]


async def test_a_row_that_is_taken_ends_nothing(log: Log) -> None:
    await table(log, "a", rows=2)
    assert not await log.append(row("a", 1), due=None, ended=True)
    assert await log.leaderboards.waiting(10) == []


async def test_a_result_is_entered_once(log: Log) -> None:
    await ended(log, "a")
    assert await log.leaderboards.enter("a", ANY_BYTES, [place("ada", body=ANY_BYTES)]) == "entered"
    assert await log.leaderboards.enter("a", b"again", [place("ada", 2)]) == "gone"
    assert await log.leaderboards.enter("nobody", b"", [place("ada", 2)]) == "gone"
    assert await log.leaderboards.waiting(10) == []
    assert await log.leaderboards.result("a") == ANY_BYTES
    assert await log.leaderboards.result("nobody") is None
    assert await log.leaderboards.rows("chess", ["ada", "ben"]) == [place("ada", body=ANY_BYTES)]


async def test_a_table_whose_result_is_entered_does_not_wait_again(log: Log) -> None:
    await ended(log, "a")
    assert await log.leaderboards.enter("a", b"result", []) == "entered"
    assert await log.append(row("a", 2), due=None, ended=True)
    assert await log.leaderboards.waiting(10) == []
    assert await log.leaderboards.enter("a", b"other", []) == "gone"
    assert await log.leaderboards.result("a") == b"result"


async def test_a_result_may_change_no_place(log: Log) -> None:
    await ended(log, "a")
    assert await log.leaderboards.enter("a", b"", []) == "entered"
    assert await log.leaderboards.result("a") == b""


@pytest.mark.parametrize("late", [place("ben", 1), place("ben", 3), place("cleo", 2)])
async def test_where_one_place_has_changed_nothing_is_written(log: Log, late: LeaderboardRow) -> None:
    await ended(log, "a", "b")
    assert await log.leaderboards.enter("a", b"", [place("ada"), place("ben")]) == "entered"
    assert await log.leaderboards.enter("b", b"late", [place("ada", 2, 5.0), late]) == "stale"
    assert await log.leaderboards.rows("chess", ["ada", "ben", "cleo"]) == [place("ada"), place("ben")]
    assert await log.leaderboards.waiting(10) == ["b"]
    assert await log.leaderboards.result("b") is None
    again = [place("ada", 2, 5.0), place("ben", 2)]
    assert await log.leaderboards.enter("b", b"", again) == "entered"
    assert await log.leaderboards.rows("chess", ["ben", "ada"]) == again[::-1]


@pytest.mark.parametrize("wrong", [[place("ada"), place("ada")], [place("ada", 0)]])
async def test_what_cannot_be_meant_is_a_mistake(log: Log, wrong: list[LeaderboardRow]) -> None:
    await ended(log, "a")
    with pytest.raises(ValueError, match=r"once|version"):
        await log.leaderboards.enter("a", b"", wrong)
    assert await log.leaderboards.waiting(10) == ["a"]


async def test_a_board_is_in_order_and_apart_from_others(log: Log) -> None:
    await ended(log, "a")
    there = [place("ada", rank=1.5), place("ben", rank=-2.0), place("cleo", rank=1.5), place("dan", rank=7.0)]
    await log.leaderboards.enter("a", b"", [*there, replace(there[0], board="go", rank=99.0)])
    assert await log.leaderboards.rows("chess", ["dan", "ben"]) == [there[3], there[1]]
    assert [each.rank for each in await log.leaderboards.rows("go", ["ada", "ben"])] == [99.0]
    assert await log.leaderboards.count_below("chess", 1.5) == (1, 4)
    assert await log.leaderboards.count_below("chess", 8.0) == (4, 4)
    assert await log.leaderboards.count_below("go", 1.5) == (0, 1)


@pytest.mark.parametrize("name", ["", "no\0body", "\ud800", "'; DROP TABLE results --"])
async def test_whatever_people_type_has_no_result(log: Log, name: str) -> None:
    assert await log.leaderboards.result(name) is None


async def test_of_many_who_enter_a_result_one_succeeds(log: Log) -> None:
    await ended(log, "a")
    calls = [log.leaderboards.enter("a", str(number).encode(), [place("ada")]) for number in range(20)]
    done = await asyncio.gather(*calls)
    assert sorted(done) == ["entered"] + ["gone"] * 19
    assert await log.leaderboards.result("a") == str(done.index("entered")).encode()


async def test_those_who_change_the_same_place_at_once_lose_nothing(log: Log) -> None:
    names = [f"table-{number}" for number in range(20)]
    await ended(log, *names)
    calls = [log.leaderboards.enter(name, b"", [place("ada"), place(name)]) for name in names]
    done = await asyncio.gather(*calls)
    assert sorted(done) == ["entered"] + ["stale"] * 19
    assert await log.leaderboards.count_below("chess", 1.0) == (2, 2)
    assert len(await log.leaderboards.waiting(100)) == 19


async def test_what_is_entered_is_there_after_opening_again(lasting_url: str) -> None:
    log = await open_log(lasting_url)
    await ended(log, "a", "b")
    assert await log.leaderboards.enter("a", b"result", [place("ada", rank=3.25)]) == "entered"
    await log.close()
    log = await open_log(lasting_url)
    assert await log.leaderboards.waiting(10) == ["b"]
    assert await log.leaderboards.result("a") == b"result"
    assert await log.leaderboards.rows("chess", ["ada"]) == [place("ada", rank=3.25)]
    await log.close()


async def test_a_closed_store_has_no_boards(url: str) -> None:
    log = await open_log(url)
    await ended(log, "a")
    await log.close()
    tables = (
        log.leaderboards.waiting(1),
        log.leaderboards.is_waiting("a"),
        log.leaderboards.enter("a", b"", []),
        log.leaderboards.result("a"),
    )
    for call in (*tables, log.leaderboards.rows("chess", ["ada"]), log.leaderboards.count_below("chess", 0.0)):
        with pytest.raises(StoreUnavailableError, match="closed"):
            await call


async def test_two_processes_enter_everything_once(lasting_url: str) -> None:
    log = await open_log(lasting_url)
    names = [f"table-{number}" for number in range(TABLES)]
    await ended(log, *names)
    processes = [child("enter", lasting_url, *names) for _ in range(2)]
    for process in processes:
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        process.stdin.write("go\n")
        process.stdin.flush()
    said = [line for process in processes for line in process.communicate(timeout=60)[0].splitlines()]
    assert sorted(said) == sorted(names)
    assert await log.leaderboards.waiting(10) == []
    (ada,) = await log.leaderboards.rows("chess", ["ada"])
    assert (ada.version, ada.rank) == (TABLES, TABLES)
    await log.close()
