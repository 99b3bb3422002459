"""What every store does, whatever it is made of."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from lettrine.store.errors import StoreUnavailableError
from lettrine.store.log import CODE_LIFETIME, Log, SequenceGapError
from lettrine.store.url import open_log
from tests.store.rows import card, row, table

pytestmark = pytest.mark.anyio

ANY_BYTES = bytes(range(256)) * 40


async def test_an_empty_store_has_nothing(log: Log) -> None:
    assert await log.read("a") == []
    assert await log.card("a") is None
    assert await log.find("code-a") is None
    assert await log.listing("open", 10) == []
    assert await log.due(2**62, 10) == []


async def test_what_is_appended_can_be_read(log: Log) -> None:
    rows = [row("a", 0), row("a", 1, ANY_BYTES, b""), row("a", 2, b"", ANY_BYTES, at=2**53)]
    assert await log.create(card("a", "CODE"), rows[0])
    for each in rows[1:]:
        assert await log.append(each, due=None)
    assert await log.read("a") == rows
    assert await log.read("a", after=0) == rows[1:]
    assert await log.read("a", after=2) == []
    assert await log.card("a") == card("a", "CODE")
    assert await log.find("CODE") == "a"


async def test_the_newest_rows_of_many_tables_are_found_at_once(log: Log) -> None:
    await table(log, "a")
    await table(log, "b", rows=3)
    await table(log, "é", rows=2)
    assert await log.newest(["a", "b", "nobody", "no\0body", "\ud800"]) == {"a": 0, "b": 2}
    assert await log.newest(["é"]) == {"é": 1}
    assert await log.newest([]) == {}


async def test_a_table_is_created_once(log: Log) -> None:
    assert await log.create(card("a", "CODE"), row("a", 0), due=5)
    assert not await log.create(card("a", "OTHER"), row("a", 0, b"late"), due=6)
    assert not await log.create(card("b", "CODE"), row("b", 0), due=7)
    assert await log.read("a") == [row("a", 0)]
    assert await log.read("b") == []
    assert await log.card("b") is None
    assert await log.find("OTHER") is None
    assert await log.due(10, 10) == [("a", 5)]


@pytest.mark.parametrize("status", ["playing", "over"])
async def test_a_code_that_has_expired_is_given_to_another_table(log: Log, status: Any) -> None:
    old = card("old", "CODE", status=status, at=1000)
    assert await log.create(old, row("old", 0))
    assert not await log.create(card("soon", "CODE", at=999 + CODE_LIFETIME), row("soon", 0))
    assert await log.create(card("new", "CODE", at=1000 + CODE_LIFETIME), row("new", 0))
    assert await log.find("CODE") == "new"
    assert await log.card("old") == replace(old, code="old")
    assert await log.read("old") == [row("old", 0)]
    changed = replace(old, status="over", at=2000 + CODE_LIFETIME)
    assert await log.append(row("old", 1), due=None, card=changed)
    assert await log.find("CODE") == "new"


async def test_the_code_of_an_open_table_does_not_expire_and_nobody_loses_one_in_vain(log: Log) -> None:
    assert await log.create(card("open", "OPEN", at=0), row("open", 0))
    assert await log.create(card("old", "OLD", status="over", at=0), row("old", 0))
    assert not await log.create(card("new", "OPEN", at=9 * CODE_LIFETIME), row("new", 0))
    assert not await log.create(card("open", "OLD", at=9 * CODE_LIFETIME), row("open", 0))
    assert await log.card("old") == card("old", "OLD", status="over", at=0)


async def test_a_log_begins_with_row_0_and_a_card_of_its_own(log: Log) -> None:
    with pytest.raises(ValueError, match="row 0"):
        await log.create(card("a"), row("a", 1))
    with pytest.raises(ValueError, match="beside"):
        await log.create(card("a"), row("b", 0))
    await table(log, "a")
    with pytest.raises(ValueError, match="beside"):
        await log.append(row("a", 1), due=None, card=card("b"))
    assert await log.read("a") == [row("a", 0)]


async def test_a_taken_row_changes_nothing(log: Log) -> None:
    await table(log, "a", rows=2, due=7)
    for seq in (0, 1):
        late = card("a", status="over", at=9)
        assert not await log.append(row("a", seq, b"late"), due=8, card=late)
        assert not await log.append(row("a", seq, b"late"), due=None)
    assert await log.read("a") == [row("a", 0), row("a", 1)]
    assert await log.due(10, 10) == [("a", 7)]
    assert await log.card("a") == card("a")


@pytest.mark.parametrize(("name", "seq"), [("a", 3), ("a", 100), ("a", -1), ("nobody", 0), ("nobody", 1)])
async def test_a_gap_is_a_mistake_and_changes_nothing(log: Log, name: str, seq: int) -> None:
    await table(log, "a", rows=2, due=7)
    with pytest.raises(SequenceGapError):
        await log.append(row(name, seq), due=8, card=card(name, status="over"))
    assert await log.read("a") == [row("a", 0), row("a", 1)]
    assert await log.read("nobody") == []
    assert await log.due(10, 10) == [("a", 7)]
    assert await log.card("a") == card("a")


async def test_a_row_brings_its_deadline(log: Log) -> None:
    await table(log, "a", due=30)
    await table(log, "b", due=20)
    await table(log, "c")
    assert await log.due(19, 10) == []
    assert await log.due(20, 10) == [("b", 20)]
    assert await log.due(99, 10) == [("b", 20), ("a", 30)]
    assert await log.due(99, 1) == [("b", 20)]
    assert await log.append(row("a", 1), due=10)
    assert await log.append(row("b", 1), due=None)
    assert await log.append(row("c", 1), due=10)
    assert await log.due(99, 10) == [("a", 10), ("c", 10)]


async def test_a_row_brings_its_card_but_the_code_stays(log: Log) -> None:
    await table(log, "a")
    changed = card("a", "OTHER", public=False, status="playing", at=5, body=ANY_BYTES)
    assert await log.append(row("a", 1), due=None, card=changed)
    assert await log.card("a") == replace(changed, code="code-a")
    assert await log.find("OTHER") is None
    assert await log.append(row("a", 2), due=None)
    assert await log.card("a") == replace(changed, code="code-a")


async def test_the_lobby_lists_tables_with_a_free_seat_however_many_newer_ones_are_full(log: Log) -> None:
    for each in (card("free"), *(card(f"full {number}", free=False, at=2000 + number) for number in range(9))):
        assert await log.create(each, row(each.table, 0))
    assert [found.table for found in await log.listing("open", 3)] == ["free"]
    assert await log.append(row("free", 1), due=None, card=card("free", free=False))
    assert await log.append(row("full 5", 1), due=None, card=card("full 5", free=True))
    assert [found.table for found in await log.listing("open", 3)] == ["full 5"]


async def test_the_lobby_lists_public_tables_the_newest_first(log: Log) -> None:
    cards = [card("old", at=1), card("b", at=3), card("a", at=3), card("B", at=3), card("new", at=4)]
    others = [card("hidden", public=False, at=9), card("on", status="playing", at=9)]
    for each in cards + others:
        assert await log.create(each, row(each.table, 0))
    assert [found.table for found in await log.listing("open", 10)] == ["new", "B", "a", "b", "old"]
    assert await log.listing("open", 1) == [cards[-1]]
    assert await log.listing("playing", 10) == [others[1]]
    assert await log.listing("over", 10) == []


@pytest.mark.parametrize("name", ["", "no\0body", "\ud800", "é\u202e🂡", "'; DROP TABLE log --"])
async def test_whatever_people_type_is_nobodys_name(log: Log, name: str) -> None:
    assert await log.find(name) is None
    assert await log.card(name) is None
    assert await log.read(name) == []


@pytest.mark.parametrize("name", ["no\0body", "\ud800"])
async def test_a_name_that_databases_cannot_hold_is_refused(log: Log, name: str) -> None:
    with pytest.raises(ValueError, match="no database"):
        await log.create(card(name), row(name, 0))
    with pytest.raises(ValueError, match="no database"):
        await log.create(card("a", name), row("a", 0))


async def test_of_many_who_append_the_same_row_one_succeeds(log: Log) -> None:
    await table(log, "a")
    actions = [str(writer).encode() for writer in range(50)]
    done = await asyncio.gather(*(log.append(row("a", 1, action), due=None) for action in actions))
    assert done.count(True) == 1
    assert await log.read("a", after=0) == [row("a", 1, actions[done.index(True)])]


async def test_many_tables_go_on_at_once(log: Log) -> None:
    names = [f"table-{number}" for number in range(100)]
    await asyncio.gather(*(table(log, name, rows=5, due=3) for name in names))
    for name in names:
        assert [found.seq for found in await log.read(name)] == [0, 1, 2, 3, 4]
    assert len(await log.due(3, 1000)) == 100


async def test_rows_handed_over_at_once_go_in_one_after_the_other(log: Log) -> None:
    await table(log, "a")
    rows = [row("a", seq) for seq in range(1, 20)]
    assert all(await asyncio.gather(*(log.append(each, due=each.seq) for each in rows)))
    assert await log.read("a", after=0) == rows
    assert await log.due(100, 10) == [("a", 19)]


async def test_someone_who_gives_up_does_not_disturb_the_others(log: Log) -> None:
    names = [f"table-{number}" for number in range(20)]
    for name in names:
        await table(log, name)
    tasks = [asyncio.create_task(log.append(row(name, 1), due=None)) for name in names]
    await asyncio.sleep(0)
    for task in tasks[::2]:
        task.cancel()
    assert await asyncio.gather(*tasks[1::2]) == [True] * 10
    for name in names[1::2]:
        assert await log.read(name) == [row(name, 0), row(name, 1)]


async def test_closing_finishes_what_was_begun_and_takes_nothing_more(lasting_url: str) -> None:
    log = await open_log(lasting_url)
    names = [f"table-{number}" for number in range(20)]
    for name in names:
        await table(log, name)
    begun = [asyncio.create_task(log.append(row(name, 1), due=None)) for name in names]
    await asyncio.sleep(0)
    await log.close()
    assert all(await asyncio.gather(*begun))
    log = await open_log(lasting_url)
    assert [len(await log.read(name)) for name in names] == [2] * 20
    await log.close()


async def test_a_closed_store_is_away(url: str) -> None:
    log = await open_log(url)
    await table(log, "a")
    await log.close()
    for call in (log.append(row("a", 1), due=None), log.create(card("b"), row("b", 0)), log.read("a"), log.due(1, 1)):
        with pytest.raises(StoreUnavailableError, match="closed"):
            await call


async def test_everything_is_there_after_opening_again(lasting_url: str) -> None:
    log = await open_log(lasting_url)
    await table(log, "a", rows=3, due=5)
    await log.close()
    log = await open_log(lasting_url)
    assert await log.read("a") == [row("a", seq) for seq in range(3)]
    assert await log.card("a") == card("a")
    assert await log.due(5, 10) == [("a", 5)]
    assert await log.append(row("a", 3), due=None)
    await log.close()


UNFIT = {
    "row": {"row": row("table-4", 1, action="not bytes"), "due": 5, "card": card("table-4", status="over")},
    "deadline": {"row": row("table-4", 1), "due": "not a time", "card": card("table-4", status="over")},
    "card": {"row": row("table-4", 1), "due": 5, "card": card("table-4", status="over", body="not bytes")},
}


@pytest.mark.parametrize("part", UNFIT)
async def test_what_cannot_be_stored_fails_alone_and_wholly(lasting_url: str, part: str) -> None:
    log = await open_log(lasting_url)
    names = [f"table-{number}" for number in range(9)]
    for name in names:
        await table(log, name)
    calls: list[dict[str, Any]] = [{"row": row(name, 1), "due": None} for name in names]
    calls[4] = UNFIT[part]
    done = await asyncio.gather(*(log.append(**call) for call in calls), return_exceptions=True)
    assert [result for result in done if result is not True] == [done[4]]
    assert isinstance(done[4], Exception)
    assert not isinstance(done[4], StoreUnavailableError)
    assert await log.read("table-4") == [row("table-4", 0)]
    assert await log.card("table-4") == card("table-4")
    assert await log.due(9, 9) == []
    await log.close()
