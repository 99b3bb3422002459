"""Which store a URL means."""

from pathlib import Path

import pytest

from lettrine.store.errors import StoreUnreadableError, UnknownStoreError
from lettrine.store.memory import MemoryLog
from lettrine.store.sqlite.log import SqliteLog
from lettrine.store.url import open_log

pytestmark = pytest.mark.anyio


async def test_memory() -> None:
    assert isinstance(await open_log("memory:"), MemoryLog)


async def test_four_slashes_are_an_absolute_path_and_three_a_file_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for url in (f"sqlite:///{tmp_path}/absolute.db", "sqlite:///here.db", "sqlite:///a%20b.db"):
        log = await open_log(url)
        assert isinstance(log, SqliteLog)
        await log.close()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a b.db", "absolute.db", "here.db"]


@pytest.mark.parametrize("url", ["sqlite:", "sqlite://", "sqlite:///", "sqlite://host/file.db"])
async def test_a_file_must_have_a_name(url: str) -> None:
    with pytest.raises(StoreUnreadableError, match="sqlite:///FILE"):
        await open_log(url)


@pytest.mark.parametrize("url", ["", "mysql://me:secret@host/x", "tables.db", "SQLite3"])
async def test_an_unknown_kind_is_refused_and_its_password_not_repeated(url: str) -> None:
    with pytest.raises(UnknownStoreError) as refused:
        await open_log(url)
    assert refused.value.code == "unknown_store"
    assert "secret" not in str(refused.value)
