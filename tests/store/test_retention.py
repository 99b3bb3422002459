"""Deleting tables, chats, reports and bans: all of them that are old, a little at a time, and nothing else."""

import sys

import msgspec
import pytest

from lettrine.store.chat import Bounds, ChatEntry, Receipt
from lettrine.store.history import Presence
from lettrine.store.log import Log, SequenceGapError
from lettrine.store.manners import Ban, Report, ReportBounds
from lettrine.store.retention import ROWS, IdleTable, Place
from tests.store.rows import card, row, table

pytestmark = pytest.mark.anyio

KEPT = Bounds(99, 99)


async def old_table(log: Log, name: str, rows: int = 2, at: int = 1000, status: str = "open") -> None:
    """A table that was left alone at this time, with all that can be beside a log."""
    assert await log.create(card(name, at=at, status="open"), row(name, 0, at=at), due=5)
    for seq in range(1, rows):
        changed = card(name, at=at, status=status) if seq == rows - 1 else None
        assert await log.append(row(name, seq, at=at), due=5, card=changed, ended=changed is not None, salt=b"s")
    receipt = Receipt("seated", b"m", KEPT)
    assert await log.chat.add(ChatEntry(name, 1, at, "table", "voice", b"hello"), KEPT, receipt)
    await log.manners.add_voice(name, "voice", "eve")
    await log.mend(name, b"secret")


async def all_idle(log: Log, status: str, before: int, limit: int = 2) -> list[IdleTable]:
    """All that there are, a few at a time."""
    found: list[IdleTable] = []
    while page := await log.retention.idle(status, before, found[-1].place if found else Place(), limit):
        found += page
    return found


async def test_what_was_left_alone_is_found_in_order_and_once(log: Log) -> None:
    for number, name in enumerate("abcde"):
        await old_table(log, name, at=1000 + number // 2)
    await old_table(log, "over", status="over")
    found = await all_idle(log, "open", 1002)
    assert [each.place for each in found] == [Place(1000, "a"), Place(1000, "b"), Place(1001, "c"), Place(1001, "d")]
    assert {(each.seq, each.at) for each in found} == {(1, 1000), (1, 1001)}
    assert [each.place.table for each in await all_idle(log, "over", 9999)] == ["over"]
    assert await all_idle(log, "playing", 9999) == []


@pytest.mark.parametrize("rows", [1, 2, ROWS + 2])
async def test_of_a_table_that_is_deleted_nothing_is_left(log: Log, rows: int) -> None:
    await old_table(log, "a", rows)
    await old_table(log, "b")
    assert await log.retention.erase("a", rows - 1)
    assert await log.read("a") == []
    assert await log.card("a") is None
    assert await log.find("code-a") is None
    assert await log.newest(["a"]) == await log.chat.newest(["a"]) == {}
    assert await log.salts("a") == {}
    assert not await log.leaderboards.is_waiting("a")
    assert not await log.chat.has_receipt("a", "voice", b"m")
    assert await log.manners.speaker("a", "voice") is None
    assert [found for found, _ in await log.due(9, 9)] == ["b"]
    assert len(await log.read("b")) == 2
    assert await log.manners.speaker("b", "voice") == "eve"
    with pytest.raises(SequenceGapError):
        await log.append(row("a", rows), due=None)
    await table(log, "a")  # its name and its code are free


async def test_a_table_that_somebody_has_gone_on_with_is_not_deleted(log: Log) -> None:
    await old_table(log, "a")
    await log.append(row("a", 2), due=None)
    assert not await log.retention.erase("a", 1)
    assert not await log.retention.erase("nowhere", 1)
    assert len(await log.read("a")) == 3
    assert await log.chat.newest(["a"]) == {"a": 1}


async def test_a_deletion_that_was_interrupted_is_finished_by_the_next(
    url: str, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    if url == "memory:":
        pytest.skip("there it is one step")
    await old_table(log, "a", ROWS + 5)
    broken = "UPDATE nothing SET x = 1"
    monkeypatch.setattr(sys.modules[type(log.retention).__module__], "ROWS_OF", broken)
    with pytest.raises(Exception, match="nothing"):
        await log.retention.erase("a", ROWS + 4)
    monkeypatch.undo()
    assert await log.read("a") == []
    assert await log.find("code-a") is None
    (found,) = await log.retention.idle("open", 9999, Place(), 9)
    assert await log.retention.erase("a", found.seq)
    assert await log.card("a") is None


async def test_people_are_found_at_none_of_whose_tables_anything_has_changed(log: Log) -> None:
    for name, person, at in (("a", "ada", 1000), ("b", "ada", 2000), ("c", "ben", 1000), ("d", "eve", 1000)):
        seated = msgspec.structs.replace(card(name, at=at), people=(Presence(person, 0),))
        assert await log.create(seated, row(name, 0, at=at))
    assert await log.retention.unseen(1000, 9) == []
    assert await log.retention.unseen(1001, 9) == ["ben", "eve"]
    assert await log.retention.unseen(1001, 1) == ["ben"]
    await log.history.erase("ben", 1)
    assert await log.retention.unseen(2001, 9) == ["ada", "eve"]


async def test_finished_games_of_nobody_are_found(log: Log) -> None:
    for name, people in (("a", (Presence("ada", 0),)), ("b", ()), ("c", ())):
        over = msgspec.structs.replace(card(name, status="over"), people=people)
        assert await log.create(over, row(name, 0))
        assert await log.append(row(name, 1), due=None, card=over, ended=True)
    for name in "ab":
        assert await log.history.index(name, 1, (), 0, b"{}", b"")
    assert [idle.place.table for idle in await log.retention.nobodys(9999, Place(), 9)] == ["b"]
    await log.history.forget("ada", "a")
    assert [idle.place.table for idle in await log.retention.nobodys(9999, Place(), 9)] == ["a", "b"]


async def test_a_chat_is_deleted_once_nobody_has_said_anything_for_long(log: Log) -> None:
    await old_table(log, "a", status="over")
    await old_table(log, "open")
    assert [place.table for place in await log.retention.ended_chats(1001, Place(), 9)] == ["a"]
    assert await log.retention.ended_chats(1001, Place(1000, "a"), 9) == []
    assert await log.chat.add(ChatEntry("a", 2, 1005, "table", "voice", b"still here"), KEPT)
    assert await log.retention.ended_chats(1005, Place(), 9) == []
    assert not await log.retention.erase_chat("a", 1005)
    assert await log.retention.erase_chat("a", 1006)
    assert await log.chat.read("a") == []
    assert not await log.chat.has_receipt("a", "voice", b"m")
    assert await log.manners.speaker("a", "voice") is None
    assert await log.retention.ended_chats(9999, Place(), 9) == []
    assert len(await log.read("a")) == 2
    assert await log.chat.newest(["open"]) == {"open": 1}


async def test_old_reports_and_bans_that_are_over_go(log: Log) -> None:
    for at in range(4):
        report = Report(f"{at}", "t", 0, f"ada{at}", "eve", at, "spam", b"{}")
        assert await log.manners.report(report, ReportBounds(9, 9)) == "added"
    assert await log.retention.erase_reports(3, 2) == 2
    assert await log.retention.erase_reports(3, 2) == 1
    assert [each.id for each in await log.manners.reports(None, 9)] == ["3"]
    for name, until in (("a", 1), ("b", 2), ("c", None)):
        await log.manners.ban(Ban(name, 0, until, ""))
    assert await log.retention.erase_bans(2) == 1
    assert {each.person for each in await log.manners.bans()} == {"b", "c"}
