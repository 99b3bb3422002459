"""Blocks, reports and bans, in every store."""

from typing import Any

import pytest
from msgspec.structs import replace

from lettrine.store.history import Presence
from lettrine.store.log import Log
from lettrine.store.manners import Ban, Block, Report, ReportBounds, ReportPlace
from lettrine.store.url import open_log
from tests.store.rows import card, row, table

pytestmark = pytest.mark.anyio

MANY = ReportBounds(99, 99)


def block(person: str, blocked: str, at: int = 1) -> Block:
    return Block(f"{person}-{blocked}", person, blocked, blocked.title(), at)


def report(name: str, reporter: str = "ada", person: str = "eve", where: str = "t", at: int = 1) -> Report:
    return Report(name, where, 7, reporter, person, at, "spam", b'{"x":1}')


async def test_a_block_is_there_until_it_is_ended(log: Log) -> None:
    assert await log.manners.block(block("ada", "eve"), 9) == "added"
    assert await log.manners.block(block("ada", "ben", at=2), 9) == "added"
    assert [each.blocked for each in await log.manners.blocks("ada")] == ["ben", "eve"]
    assert await log.manners.blocked(["ada", "eve"]) == {"ada": frozenset({"ben", "eve"})}
    assert not await log.manners.unblock("eve", "ada-eve")
    assert await log.manners.unblock("ada", "ada-eve")
    assert not await log.manners.unblock("ada", "ada-eve")
    assert await log.manners.unblock_person("ada", "ben")
    assert await log.manners.blocks("ada") == []


async def test_nobody_is_blocked_twice_and_nobody_blocks_too_many(log: Log) -> None:
    assert await log.manners.block(block("ada", "eve"), 2) == "added"
    again = replace(block("ada", "eve"), id="another")
    assert await log.manners.block(again, 2) == "already"
    assert await log.manners.block(block("ada", "ben"), 2) == "added"
    assert await log.manners.block(block("ada", "zoe"), 2) == "full"
    assert await log.manners.block(block("ben", "zoe"), 2) == "added"


async def test_every_change_of_blocks_and_bans_is_noticed(log: Log) -> None:
    changes: list[Any] = [
        log.manners.block(block("ada", "eve"), 9),
        log.manners.unblock("ada", "ada-eve"),
        log.manners.ban(Ban("eve", 1, None, "")),
        log.manners.unban("eve"),
        log.manners.forget("eve", {}),
    ]
    for change in changes:
        before = await log.manners.version()
        await change
        assert await log.manners.version() > before


async def test_a_voice_is_known_at_its_table_alone(log: Log) -> None:
    await table(log, "t")
    await log.manners.add_voice("t", "v", "eve")
    await log.manners.add_voice("nowhere", "v", "eve")
    assert await log.manners.speaker("t", "v") == "eve"
    assert [await log.manners.speaker(*place) for place in (("t", "w"), ("nowhere", "v"), ("\0", "\0"))] == [None] * 3


async def test_a_report_is_open_until_it_is_closed(log: Log) -> None:
    assert await log.manners.report(report("one"), MANY) == "added"
    assert await log.manners.report(report("two"), MANY) == "already"
    assert await log.manners.report(report("three", where="u", at=0), MANY) == "added"
    assert await log.manners.reports("open", 9) == [report("three", where="u", at=0), report("one")]
    assert await log.manners.reported("t")
    assert await log.manners.close_report("one", 5, "talked to her")
    assert not await log.manners.close_report("none", 5, "")
    assert not await log.manners.reported("t")
    assert await log.manners.find_report("one") == replace(
        report("one"), state="closed", closed=5, note="talked to her"
    )
    assert [each.id for each in await log.manners.reports("closed", 9)] == ["one"]
    assert [each.id for each in await log.manners.reports(None, 1)] == ["three"]
    assert [each.id for each in await log.manners.reports(None, 9, ReportPlace(0, "three"))] == ["one"]
    assert await log.manners.report(report("two", at=9), MANY) == "added"
    assert [each.id for each in await log.manners.reports_by("ada")] == ["three", "one", "two"]


async def test_so_many_reports_are_open_of_one_and_of_all(log: Log) -> None:
    bounds = ReportBounds(2, 3)
    outcomes = [await log.manners.report(report(name, person=name), bounds) for name in "abc"]
    assert outcomes == ["added", "added", "full"]
    assert await log.manners.report(report("d", "ben"), bounds) == "added"
    assert await log.manners.report(report("e", "zoe"), bounds) == "full"


async def test_a_ban_is_replaced_and_ended(log: Log) -> None:
    await log.manners.ban(Ban("eve", 1, 100, "spam"))
    await log.manners.ban(Ban("ben", 2, None, "threats"))
    await log.manners.ban(Ban("eve", 3, 200, "again"))
    assert await log.manners.bans() == [Ban("eve", 3, 200, "again"), Ban("ben", 2, None, "threats")]
    assert await log.manners.unban("ben")
    assert not await log.manners.unban("ben")


async def test_of_somebody_who_is_deleted_nothing_is_left(log: Log) -> None:
    await table(log, "t")
    await log.manners.add_voice("t", "v", "eve")
    for pair in (("ada", "eve"), ("eve", "ada"), ("ada", "ben")):
        await log.manners.block(block(*pair), 9)
    await log.manners.ban(Ban("eve", 1, None, ""))
    await log.manners.report(report("about"), MANY)
    await log.manners.report(report("by", "eve", "ben"), MANY)
    await log.manners.report(report("too", "zoe", "ben"), MANY)
    await log.manners.forget("eve", {"by": b"{}", "too": b"without her", "about": b"gone"})
    assert await log.manners.speaker("t", "v") is None
    assert [each.blocked for each in await log.manners.blocks("ada")] == ["ben"]
    assert await log.manners.blocks("eve") == await log.manners.bans() == []
    kept = {each.id: each for each in await log.manners.reports(None, 9)}
    assert kept == {
        "by": replace(report("by", "", "ben"), body=b"{}"),
        "too": replace(report("too", "zoe", "ben"), body=b"without her"),
    }


async def test_people_are_found_by_a_name_at_their_newest_tables(log: Log) -> None:
    for name, at, body in (
        ("a", 1, b'{"seats":["Ada"]}'),
        ("b", 3, b'{"seats":["Ben"]}'),
        ("c", 2, b'{"seats":["ada"]}'),
    ):
        seated = replace(card(name, at=at, body=body), people=(Presence(f"who-{name}", 0),))
        assert await log.create(seated, row(name, 0, at=at))
    assert await log.manners.people_named("", 9) == ["who-b", "who-c", "who-a"]
    assert await log.manners.people_named("ADA", 9) == ["who-c", "who-a"]
    assert await log.manners.people_named("ada", 1) == ["who-c"]
    assert await log.manners.people_named("zoe", 9) == await log.manners.people_named("\0", 9) == []


async def test_all_of_it_outlives_the_process(lasting_url: str) -> None:
    first = await open_log(lasting_url)
    await first.manners.block(block("ada", "eve"), 9)
    await first.manners.ban(Ban("eve", 1, None, "spam"))
    await first.manners.report(report("one"), MANY)
    await first.close()
    again = await open_log(lasting_url)
    assert await again.manners.blocks("ada") == [block("ada", "eve")]
    assert await again.manners.bans() == [Ban("eve", 1, None, "spam")]
    assert await again.manners.reports("open", 9) == [report("one")]
    await again.close()


async def test_all_of_somebodys_goes_to_whom_they_have_become(log: Log) -> None:
    for each in (
        block("ada", "eve"),
        block("zoe", "ada"),
        block("bea", "zoe"),
        block("ada", "bea"),
        block("ben", "ada"),
    ):
        assert await log.manners.block(each, 9) == "added"
    assert await log.manners.block(block("ben", "bea"), 9) == "added"
    await table(log, "t")
    await log.manners.add_voice("t", "v", "ada")
    reports = [report("one", "ada"), report("two", "ben", "ada"), report("three", "bea", "ada"), report("four", "bea")]
    for each in [*reports, report("five", "ben", "bea")]:
        assert await log.manners.report(each, MANY) == "added"
    await log.manners.move("ada", "bea")
    blocked = await log.manners.blocked(["ada", "bea", "zoe", "ben"])
    assert blocked == {"bea": {"eve", "zoe"}, "zoe": {"bea"}, "ben": {"bea"}}
    assert await log.manners.speaker("t", "v") == "bea"
    found = {each.id: (each.reporter, each.person) for each in await log.manners.reports("open", 9)}
    assert found == {
        "one": ("", "eve"),
        "two": ("", "bea"),
        "three": ("", "bea"),
        "four": ("bea", "eve"),
        "five": ("ben", "bea"),
    }


@pytest.mark.parametrize(("was", "is_now", "then"), [(9, 5, 9), (5, 9, 9), (None, 5, None), (5, None, None)])
async def test_nobody_sheds_a_ban_by_becoming_somebody_else(
    log: Log, was: int | None, is_now: int | None, then: int | None
) -> None:
    await log.manners.ban(Ban("ada", 1, was, "spam"))
    before = await log.manners.version()
    await log.manners.move("ada", "ben")
    assert await log.manners.bans() == [Ban("ben", 1, was, "spam")]
    assert await log.manners.version() > before
    await log.manners.ban(Ban("eve", 1, is_now, "spam"))
    await log.manners.move("ben", "eve")
    assert await log.manners.bans() == [Ban("eve", 1, then, "spam")]
