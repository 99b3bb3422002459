"""How a database comes to its present form, from nothing and from every form it has had."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from lettrine.store import migrations
from lettrine.store.errors import StoreError, StoreTooNewError
from lettrine.store.migrations import Migration
from lettrine.store.url import open_log
from tests.store.child import child
from tests.store.old_database import write_old_table
from tests.store.rows import card, row, table

DIALECTS = {"sqlite": "sqlite", "postgresql": "postgres"}
VERSIONS = [step.version for step in migrations.migrations("sqlite")]


def dialect(url: str) -> str:
    return DIALECTS[url.partition(":")[0]]


@pytest.fixture
def until(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Has this program know only the steps up to a version, and such as are added to them."""
    real = migrations.migrations

    def known(version: int, *more: str) -> None:
        added = tuple(Migration(version + number, "added", sql) for number, sql in enumerate(more, 1))
        monkeypatch.setattr(migrations, "migrations", lambda dialect: real(dialect)[:version] + added)

    return known


async def history(url: str) -> list[tuple[int, str]]:
    """What the database says has been done to it."""
    if dialect(url) == "sqlite":
        db = sqlite3.connect(url.removeprefix("sqlite:///"))
        found = db.execute("SELECT version, name FROM migrations ORDER BY version").fetchall()
        db.close()
        return found
    link = await asyncpg.connect(url)
    rows = await link.fetch("SELECT version, name FROM lettrine.migrations ORDER BY version")
    await link.close()
    return [tuple(each) for each in rows]


async def reopened(url: str) -> None:
    await (await open_log(url)).close()


@pytest.mark.parametrize("each", DIALECTS.values())
def test_the_steps_are_numbered_from_1_and_the_same_in_each_dialect(each: str) -> None:
    steps = migrations.migrations(each)
    assert [step.version for step in steps] == list(range(1, len(steps) + 1))
    assert [step.name for step in steps] == [step.name for step in migrations.migrations("sqlite")]


@pytest.mark.anyio
@pytest.mark.parametrize("version", [0, *VERSIONS])
async def test_a_database_of_any_age_comes_up_to_date(lasting_url: str, version: int, until: Any) -> None:
    if version:
        until(version)
        await reopened(lasting_url)
        until(len(VERSIONS))
    log = await open_log(lasting_url)
    await table(log, "a", rows=2, due=3)
    assert await log.read("a") == [row("a", 0), row("a", 1)]
    assert await log.due(3, 1) == [("a", 3)]
    await log.close()
    steps = migrations.migrations(dialect(lasting_url))
    assert await history(lasting_url) == [(step.version, step.name) for step in steps]


@pytest.mark.anyio
async def test_a_step_is_applied_once_and_keeps_what_is_there(lasting_url: str, until: Any) -> None:
    log = await open_log(lasting_url)
    await table(log, "a", rows=3)
    await log.close()
    prefix = "" if dialect(lasting_url) == "sqlite" else "lettrine."
    until(len(VERSIONS), f"CREATE TABLE {prefix}more (id INTEGER);\n", f"ALTER TABLE {prefix}more ADD x INTEGER;\n")
    await reopened(lasting_url)
    log = await open_log(lasting_url)
    assert len(await log.read("a")) == 3
    await log.close()
    assert [version for version, _ in await history(lasting_url)] == [*VERSIONS, VERSIONS[-1] + 1, VERSIONS[-1] + 2]


@pytest.mark.anyio
async def test_time_goes_on_from_the_newest_row_of_a_database_that_had_no_mark(lasting_url: str) -> None:
    await write_old_table(lasting_url, 6, card("a"), [row("a", 0)])
    log = await open_log(lasting_url)
    assert (await log.clock.read()).mark == (1000, 1000)
    await log.close()


@pytest.mark.anyio
async def test_old_cards_say_whether_a_seat_is_free(lasting_url: str) -> None:
    bodies = [
        b'{"game":"sonde","seats":["Ada",null]}',
        b'{"game":"sonde","seats":[null,"null"]}',
        b'{"game":"sonde","seats":["Zo\xc3\xab",null,"Ben"]}',
        b'{"game":"sonde","seats":["Ada","Ben"]}',
        b'{"game":"sonde","seats":["null","Zo\xc3\xab"]}',
    ]
    for number, body in enumerate(bodies):
        await write_old_table(lasting_url, 7, card(f"{number}", body=body), [row(f"{number}", 0)])
    log = await open_log(lasting_url)
    assert [found.table for found in await log.listing("open", 10)] == ["0", "1", "2"]
    await log.close()


@pytest.mark.anyio
async def test_a_step_that_fails_leaves_nothing_behind(lasting_url: str, until: Any) -> None:
    prefix = "" if dialect(lasting_url) == "sqlite" else "lettrine."
    until(len(VERSIONS), f"CREATE TABLE {prefix}half (id INTEGER);\nSELECT nonsense;\n")
    with pytest.raises(StoreError):
        await open_log(lasting_url)
    until(len(VERSIONS), f"CREATE TABLE {prefix}half (id INTEGER);\n")
    await reopened(lasting_url)
    assert len(await history(lasting_url)) == len(VERSIONS) + 1


@pytest.mark.anyio
async def test_a_database_from_the_future_is_refused(lasting_url: str, until: Any) -> None:
    await reopened(lasting_url)
    until(1)
    with pytest.raises(StoreTooNewError) as refused:
        await open_log(lasting_url)
    assert (refused.value.code, refused.value.found, refused.value.known) == ("store_too_new", len(VERSIONS), 1)
    assert len(await history(lasting_url)) == len(VERSIONS)


def test_processes_that_start_at_once_do_not_disturb_each_other(lasting_url: str) -> None:
    processes = [child("open", lasting_url) for _ in range(4)]
    for process in processes:
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        process.stdin.write("go\n")
        process.stdin.flush()
    assert [process.communicate(timeout=60)[0] for process in processes] == ["opened\n"] * 4
    assert len(asyncio.run(history(lasting_url))) == len(VERSIONS)


def test_the_files_are_in_the_package() -> None:
    folder = Path(migrations.__file__).parent
    assert {path.parent.name for path in folder.rglob("*.sql")} == set(DIALECTS.values())
