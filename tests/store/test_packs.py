"""Saved packs: read by their id, deleted by their owner, and no more of them than there is room for."""

from pathlib import Path

import pytest

from lettrine.store.log import Log
from lettrine.store.packs import SavedPack
from lettrine.store.url import open_log

pytestmark = pytest.mark.anyio


def pack(name: str, owner: str = "ada", public: bool = False) -> SavedPack:
    return SavedPack(name, owner, 1_700_000_000_000, public, b"\0\xff" + name.encode())


@pytest.mark.parametrize("public", [False, True])
async def test_what_was_saved_is_read_by_its_id(log: Log, public: bool) -> None:
    assert await log.packs.read("one") is None
    assert await log.packs.add(pack("one", public=public), 9, 9) == "added"
    assert await log.packs.read("one") == pack("one", public=public)
    assert await log.packs.read("two") is None


async def test_an_id_that_is_taken_is_nobody_elses(log: Log) -> None:
    await log.packs.add(pack("one"), 9, 9)
    assert await log.packs.add(pack("one", "ben"), 9, 9) != "added"
    assert await log.packs.read("one") == pack("one")


async def test_only_its_owner_deletes_a_pack(log: Log) -> None:
    await log.packs.add(pack("one"), 9, 9)
    assert not await log.packs.delete("one", "ben")
    assert not await log.packs.delete("two", "ada")
    assert await log.packs.read("one") is not None
    assert await log.packs.delete("one", "ada")
    assert not await log.packs.delete("one", "ada")
    assert await log.packs.read("one") is None


async def test_there_are_so_many_of_one_owner_and_so_many_of_all(log: Log) -> None:
    assert [await log.packs.add(pack(name), 2, 3) for name in "abc"] == ["added", "added", "owner_full"]
    assert await log.packs.add(pack("d", "ben"), 2, 3) == "added"
    assert await log.packs.add(pack("e", "ben"), 2, 3) == "full"
    assert await log.packs.read("e") is None
    await log.packs.delete("a", "ada")
    assert await log.packs.add(pack("e", "ben"), 2, 3) == "added"


async def test_ids_that_no_database_can_hold_are_nobodys(log: Log) -> None:
    for strange in ("\0", "\ud800"):
        assert await log.packs.read(strange) is None
        assert not await log.packs.delete(strange, "ada")


async def test_packs_outlive_the_process(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'packs.db'}"
    first = await open_log(url)
    await first.packs.add(pack("one"), 9, 9)
    await first.close()
    again = await open_log(url)
    assert await again.packs.read("one") == pack("one")
    await again.close()
