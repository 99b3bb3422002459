"""Whatever happens to the file under an open store: nothing is acknowledged that is not in the file at its path."""

import json
import os
import shutil
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from lettrine.store.chat import Bounds, ChatEntry
from lettrine.store.errors import StoreDamagedError, StoreReadOnlyError, StoreUnavailableError
from lettrine.store.log import Row
from lettrine.store.sqlite.log import SqliteLog
from tests.store.child import child
from tests.store.rows import card, row, table

pytestmark = pytest.mark.anyio

Deed = Callable[[Path], None]
ATTEMPTS = 20


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """In a folder of its own, which a test may move or lock."""
    return tmp_path / "house" / "tables.db"


async def opened(path: Path) -> SqliteLog:
    """A store whose file has everything that was written: nothing of it is only in the write-ahead log."""
    log = await SqliteLog.open(path)
    await table(log, "a", rows=3)
    log._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return log


async def acknowledged(log: SqliteLog, first: int = 3) -> list[str]:
    """What a store says to appends, to a new table, to chat and to a probe: "done", or a code."""
    calls = [
        *(lambda seq=seq: log.append(row("a", seq), due=None) for seq in range(first, first + ATTEMPTS)),
        lambda: log.create(card("b"), row("b", 0)),
        lambda: log.chat.add(ChatEntry("a", 1, 1, "table", "ada", b"hello"), Bounds(5, 5)),
        lambda: log.leaderboards.enter("a", b"", []),
        log.installation.probe,
    ]
    return [await outcome(call) for call in calls]


async def outcome(call: Callable) -> str:
    try:
        await call()
    except StoreUnavailableError as away:
        return away.code
    return "done"


async def rows_at(path: Path) -> list[Row]:
    """What the file at a path has, for whoever opens it now."""
    log = await SqliteLog.open(path)
    try:
        return await log.read("a")
    finally:
        await log.close()


def delete(path: Path) -> None:
    path.unlink()


def delete_all(path: Path) -> None:
    for companion in ("", "-wal", "-shm"):
        path.with_name(path.name + companion).unlink()


def delete_log(path: Path) -> None:
    path.with_name(path.name + "-wal").unlink()


def delete_index(path: Path) -> None:
    path.with_name(path.name + "-shm").unlink()


def replace_by_a_copy(path: Path) -> None:
    shutil.copy(path, path.with_name("copy.db"))
    path.with_name("copy.db").replace(path)


def replace_by_nothing(path: Path) -> None:
    path.with_name("empty").touch()
    path.with_name("empty").replace(path)


def move_the_folder(path: Path) -> None:
    path.parent.rename(path.parent.with_name("elsewhere"))


GONE = [delete, delete_all, delete_log, delete_index, replace_by_a_copy, replace_by_nothing, move_the_folder]


@pytest.mark.parametrize("deed", GONE)
async def test_a_file_that_is_deleted_or_replaced_takes_nothing(path: Path, deed: Deed) -> None:
    log = await opened(path)
    deed(path)
    assert set(await acknowledged(log)) == {"store_gone"}
    assert log.condition.trouble == "store_gone"
    with pytest.raises(StoreUnavailableError):
        await log.read("a")
    await log.close()


async def test_where_the_path_is_a_link_it_must_lead_to_the_same_file(path: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.db"
    link.symlink_to(path)
    path.parent.mkdir()
    log = await opened(link)
    assert await log.append(row("a", 3), due=None)
    shutil.copy(path, tmp_path / "copy.db")
    link.unlink()
    link.symlink_to(tmp_path / "copy.db")
    assert set(await acknowledged(log, first=4)) == {"store_gone"}
    await log.close()


@pytest.mark.parametrize("deed", [delete, delete_log, delete_index, replace_by_nothing])
async def test_a_file_that_goes_during_a_commit_was_not_written(path: Path, deed: Deed) -> None:
    """And what cannot be relied on is not read either: otherwise asking again would tell that it is there."""
    log = await opened(path)

    def write_and_lose(db: sqlite3.Connection) -> bool:
        db.execute("INSERT INTO log (table_id, seq, at, action, events) VALUES ('a', 3, 1, x'', x'')")
        deed(path)
        return True

    for call in (lambda: log._writer.do("a", write_and_lose), lambda: log.read("a", after=2)):
        assert await outcome(call) == "store_gone"
    await log.close()


async def test_a_file_that_is_put_back_goes_on(path: Path, tmp_path: Path) -> None:
    log = await opened(path)
    path.rename(tmp_path / "aside.db")
    assert set(await acknowledged(log)) == {"store_gone"}
    (tmp_path / "aside.db").rename(path)
    assert set(await acknowledged(log)) == {"done"}
    assert log.condition.trouble == ""
    await log.close()
    assert len(await rows_at(path)) == 3 + ATTEMPTS


@pytest.mark.parametrize("which", ["file", "folder"])
async def test_what_was_made_read_only_takes_nothing_until_it_is_writable_again(path: Path, which: str) -> None:
    log = await opened(path)
    locked = path if which == "file" else path.parent
    mode = locked.stat().st_mode
    locked.chmod(0o444 if which == "file" else 0o555)
    assert set(await acknowledged(log)) == {"store_read_only"}
    assert len(await log.read("a")) == 3
    locked.chmod(mode)
    assert set(await acknowledged(log)) == {"done"}
    await log.close()
    assert len(await rows_at(path)) == 3 + ATTEMPTS


async def test_a_connection_that_may_not_write_takes_nothing(path: Path) -> None:
    """As on a file system that is read-only now."""
    log = await opened(path)
    log._db.execute("PRAGMA query_only = ON")
    assert set(await acknowledged(log)) == {"store_read_only"}
    log._db.execute("PRAGMA query_only = OFF")
    assert set(await acknowledged(log)) == {"done"}
    await log.close()


def overwrite(path: Path) -> None:
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.write(os.urandom(size))


def overwrite_all_but_the_header(path: Path) -> None:
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(os.urandom(size - 4096))


def truncate(path: Path) -> None:
    os.truncate(path, 0)


@pytest.mark.parametrize("deed", [overwrite, overwrite_all_but_the_header, truncate])
async def test_a_file_that_is_overwritten_takes_nothing_any_more(path: Path, deed: Deed) -> None:
    log = await opened(path)
    deed(path)
    assert set(await acknowledged(log)) == {"store_damaged"}
    assert await outcome(lambda: log.read("a")) == "store_damaged"
    await log.close()


async def test_damage_that_a_reader_meets_stops_the_writer(path: Path) -> None:
    log = await opened(path)
    for seq in range(3, 40):
        await log.append(row("a", seq, bytes(3000)), due=None)
    log._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    (page,) = log._db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'cards_listed'").fetchone()
    with path.open("r+b") as file:
        file.seek(4096 * (page - 1))
        file.write(os.urandom(4096))
    assert await outcome(lambda: log.listing("open", 5)) == "store_damaged"
    assert set(await acknowledged(log, first=40)) == {"store_damaged"}
    await log.close()


@pytest.mark.parametrize("part", [0.2, 0.5, 0.8])
async def test_a_malformed_file_is_not_opened_and_left_alone(path: Path, part: float) -> None:
    log = await opened(path)
    for number in range(200):
        await table(log, f"table-{number}", rows=2)
    await log.close()
    with path.open("r+b") as file:
        file.seek(4096 * int(part * path.stat().st_size / 4096))
        file.write(os.urandom(4096))
    before = path.read_bytes()
    with pytest.raises(StoreDamagedError) as refused:
        await SqliteLog.open(path)
    assert refused.value.code == "store_damaged"
    assert path.read_bytes() == before


async def test_a_file_that_may_not_be_written_is_not_opened(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await (await opened(path)).close()
    real = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda path, **how: real(f"file:{path}?mode=ro", uri=True, **how))
    with pytest.raises(StoreReadOnlyError):
        await SqliteLog.open(path)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits another process")
async def test_without_room_nothing_is_acknowledged_and_with_room_it_goes_on(path: Path) -> None:
    """A process that the system lets write no larger files, as on a full disk."""
    import resource

    log = await opened(path)
    await log.close()
    with child("fill", f"sqlite:///{path}", "a", 3) as process:
        assert process.stdout.readline() == "ready\n"
        limit = max(file.stat().st_size for file in path.parent.iterdir())
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (limit + 20_000, resource.RLIM_INFINITY))
        said = _told_to_go_on(process)
        assert said["codes"] in (["store_full"], ["store_failing"], ["store_failing", "store_full"])
        assert said["trouble"] in said["codes"]
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        again = _told_to_go_on(process)
        assert (again["codes"], again["trouble"]) == ([], "")
        process.kill()
    assert len(await rows_at(path)) == again["next"]


def _told_to_go_on(process: object) -> dict:
    process.stdin.write("go\n")
    process.stdin.flush()
    return json.loads(process.stdout.readline())
