"""Chat beside the logs: numbered, bounded, and the same in every store."""

import asyncio

import pytest

from lettrine.store.chat import Bounds, ChatEntry, Receipt
from lettrine.store.errors import StoreUnavailableError
from lettrine.store.log import Log
from lettrine.store.url import open_log
from tests.store.rows import row, table

pytestmark = pytest.mark.anyio

ANY_BYTES = bytes(range(256))
MANY = Bounds(100, 100)


def entry(number: int, author: str = "ada", channel: str = "table", name: str = "a", body: bytes = b"") -> ChatEntry:
    return ChatEntry(name, number, 1000 + number, channel, author, body)


async def numbers(log: Log, name: str = "a") -> list[int]:
    return [each.number for each in await log.chat.read(name)]


async def test_a_table_without_chat_has_nothing(log: Log) -> None:
    await table(log, "a")
    for name in ("a", "nobody", "\0\ud800"):
        assert await log.chat.read(name) == []
        assert await log.chat.read_old(name, 10) == []
    assert await log.chat.newest(["a", "nobody", "\0\ud800", "'\""]) == {}


async def test_what_is_added_is_read_in_order_and_is_no_row_of_the_log(log: Log) -> None:
    await table(log, "a", rows=2)
    added = [entry(1, body=ANY_BYTES), entry(2, "ben", "team 0"), entry(3)]
    for each in added:
        assert await log.chat.add(each, MANY)
    assert await log.chat.read("a") == added
    assert await log.chat.read("a", 1) == added[1:]
    assert await log.chat.read("a", 3) == []
    assert await log.read("a") == [row("a", 0), row("a", 1)]
    assert await log.append(row("a", 2), due=None)


async def test_only_the_next_number_is_taken_at_a_table_that_exists(log: Log) -> None:
    await table(log, "a")
    assert not await log.chat.add(entry(2), MANY)
    assert await log.chat.add(entry(1), MANY)
    assert not await log.chat.add(entry(1, "ben"), MANY)
    assert not await log.chat.add(entry(1, name="nobody"), MANY)
    assert await log.chat.read("a") == [entry(1)]
    assert await log.chat.read("nobody") == []


async def test_a_channel_keeps_its_newest_entries_and_numbers_go_on(log: Log) -> None:
    await table(log, "a")
    for number in range(1, 8):
        assert await log.chat.add(entry(number, author=f"author-{number}"), Bounds(3, 3))
    assert await numbers(log) == [5, 6, 7]
    assert await log.chat.newest(["a"]) == {"a": 7}


async def test_one_author_pushes_out_their_own_entries_first(log: Log) -> None:
    await table(log, "a")
    bounds = Bounds(4, 2)
    assert await log.chat.add(entry(1, "ben"), bounds)
    for number in range(2, 9):
        assert await log.chat.add(entry(number), bounds)
    assert await numbers(log) == [1, 7, 8]


async def test_a_channel_takes_nothing_from_another_nor_from_another_table(log: Log) -> None:
    await table(log, "a")
    await table(log, "b")
    assert await log.chat.add(entry(1), Bounds(1, 1))
    assert await log.chat.add(entry(1, name="b"), Bounds(1, 1))
    for number in range(2, 5):
        assert await log.chat.add(entry(number, channel="team 0"), Bounds(1, 1))
    assert await numbers(log) == [1, 4]
    assert await numbers(log, "b") == [1]
    assert await log.chat.newest(["b", "a", "nobody"]) == {"a": 4, "b": 1}


async def test_of_many_who_add_the_same_number_one_succeeds(log: Log) -> None:
    await table(log, "a")
    done = await asyncio.gather(*(log.chat.add(entry(1, f"author-{each}"), MANY) for each in range(20)))
    assert sorted(done) == [False] * 19 + [True]
    assert await log.chat.read("a") == [entry(1, f"author-{done.index(True)}")]


async def test_receipts_outlast_the_entries_they_came_with(log: Log) -> None:
    await table(log, "a")
    assert not await log.chat.has_receipt("a", "ada", ANY_BYTES)
    assert await log.chat.add(entry(1), Bounds(1, 1), Receipt("seated", ANY_BYTES, MANY))
    assert await log.chat.add(entry(2, "ben"), Bounds(1, 1))
    assert await numbers(log) == [2]
    assert await log.chat.has_receipt("a", "ada", ANY_BYTES)
    others = [("a", "ben", ANY_BYTES), ("a", "ada", b"x"), ("b", "ada", ANY_BYTES), ("\0\ud800", "ada", ANY_BYTES)]
    assert [await log.chat.has_receipt(*other) for other in others] == [False] * 4


async def test_an_entry_that_is_not_added_has_no_receipt(log: Log) -> None:
    await table(log, "a")
    assert not await log.chat.add(entry(2), MANY, Receipt("seated", b"m", MANY))
    assert not await log.chat.has_receipt("a", "ada", b"m")


async def test_receipts_have_bounds_of_their_own_in_each_channel(log: Log) -> None:
    await table(log, "a")
    sent = [("ada", "seated"), ("ben", "watchers"), ("ben", "watchers"), ("eve", "watchers"), ("ben", "watchers")]
    for number, (author, channel) in enumerate([*sent, ("eve", "watchers")], 1):
        receipt = Receipt(channel, b"%d" % number, Bounds(3, 2))
        assert await log.chat.add(entry(number, author), MANY, receipt)
    known = [await log.chat.has_receipt("a", author, b"%d" % number) for number, (author, _) in enumerate(sent, 1)]
    assert known == [True, False, False, True, True]


@pytest.mark.parametrize(("number", "bounds"), [(0, MANY), (1, Bounds(0, 1)), (1, Bounds(1, 0))])
async def test_what_cannot_be_meant_is_a_mistake(log: Log, number: int, bounds: Bounds) -> None:
    await table(log, "a")
    with pytest.raises(ValueError, match=r"numbered|keeps"):
        await log.chat.add(entry(number), bounds)
    with pytest.raises(ValueError, match=r"numbered|keeps"):
        await log.chat.add(entry(number), MANY, Receipt("seated", b"m", bounds))


async def test_chat_is_there_after_opening_again(lasting_url: str) -> None:
    log = await open_log(lasting_url)
    await table(log, "a")
    assert await log.chat.add(entry(1), MANY)
    await log.close()
    log = await open_log(lasting_url)
    assert await log.chat.read("a") == [entry(1)]
    assert await log.chat.add(entry(2), MANY)
    await log.close()


async def test_a_closed_store_has_no_chat(url: str) -> None:
    log = await open_log(url)
    await table(log, "a")
    await log.close()
    calls = (
        log.chat.add(entry(1), MANY),
        log.chat.has_receipt("a", "ada", b"m"),
        log.chat.read("a"),
        log.chat.newest(["a"]),
        log.chat.read_old("a", 1),
    )
    for call in calls:
        with pytest.raises(StoreUnavailableError, match="closed"):
            await call
