"""What only a file can do: be no database, be another program's, be locked, be full."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from lettrine.store.errors import StoreUnavailableError, StoreUnreadableError
from lettrine.store.sqlite import file
from lettrine.store.sqlite.log import SqliteLog
from lettrine.store.url import open_log
from tests.store.rows import row, table

pytestmark = pytest.mark.anyio


async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear reader, " * 500)
    with pytest.raises(StoreUnreadableError, match="not a database") as refused:
        await SqliteLog.open(path)
    assert refused.value.code == "store_unreadable"
    assert path.read_text() == "Dear reader, " * 500


async def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(StoreUnreadableError):
        await SqliteLog.open(tmp_path)
    (tmp_path / "file").touch()
    with pytest.raises(StoreUnreadableError):
        await SqliteLog.open(tmp_path / "file" / "tables.db")


async def test_another_programs_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "bookmarks.db"
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE bookmarks (id INTEGER)")
    with pytest.raises(StoreUnreadableError, match="another program"):
        await SqliteLog.open(path)
    assert db.execute("SELECT name FROM sqlite_master").fetchall() == [("bookmarks",)]
    db.close()


async def test_folders_on_the_way_are_made(tmp_path: Path) -> None:
    log = await SqliteLog.open(tmp_path / "new" / "folder" / "tables.db")
    await log.close()
    assert (tmp_path / "new" / "folder" / "tables.db").exists()


async def test_commits_are_durable_and_readers_do_not_wait(tmp_path: Path) -> None:
    log = await SqliteLog.open(tmp_path / "tables.db")
    await log.close()
    db = file.connect(tmp_path / "tables.db")
    pragmas = {name: db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")}
    assert pragmas == {"journal_mode": "wal", "synchronous": 2}
    db.close()


async def test_while_another_process_holds_the_file_the_store_is_away_and_then_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file, "TIMEOUT", 0.05)
    log = await SqliteLog.open(tmp_path / "tables.db")
    names = [f"table-{number}" for number in range(10)]
    for name in names:
        await table(log, name)
    other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    appends = [log.append(row(name, 1), due=None) for name in names]
    done = await asyncio.gather(*appends, return_exceptions=True)
    assert {type(result) for result in done} == {StoreUnavailableError}
    with pytest.raises(StoreUnavailableError):
        await SqliteLog.open(tmp_path / "tables.db")
    assert await log.read("table-0") == [row("table-0", 0)]
    other.execute("ROLLBACK")
    other.close()
    assert all(await asyncio.gather(*(log.append(row(name, 1), due=None) for name in names)))
    await log.close()


async def test_when_the_disk_is_full_nothing_is_half_done_and_afterwards_it_goes_on(tmp_path: Path) -> None:
    log = await SqliteLog.open(tmp_path / "tables.db")
    await table(log, "a")
    (pages,) = log._db.execute("PRAGMA page_count").fetchone()
    log._db.execute(f"PRAGMA max_page_count = {pages + 1}")
    with pytest.raises(StoreUnavailableError, match="full"):
        await log.append(row("a", 1, bytes(100_000)), due=5)
    assert await log.read("a") == [row("a", 0)]
    assert await log.due(9, 1) == []
    log._db.execute("PRAGMA max_page_count = 1000000")
    assert await log.append(row("a", 1), due=5)
    await log.close()


async def test_an_old_sqlite_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 34, 1))
    with pytest.raises(StoreUnreadableError, match="too old"):
        await open_log(f"sqlite:///{tmp_path}/tables.db")
