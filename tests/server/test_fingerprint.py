"""Servers on one database have one secret: whoever comes with another does not start, and the others go on."""

import asyncio
from pathlib import Path

import pytest

from lettrine.server.fingerprint import FACT, WrongSecretError, check_secret, fingerprint, matches
from lettrine.store import migrations
from lettrine.store.url import open_log
from tests.server.in_process import in_process
from tests.server.server_process import Server

pytestmark = pytest.mark.anyio

ONE, OTHER = b"one secret of ours", b"another one of ours"


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return request.getfixturevalue("postgres_url") if request.param == "postgres" else f"sqlite:///{tmp_path}/tables.db"


async def starts(store: str, secret: bytes) -> bool:
    started = False
    try:
        async with in_process(store=store, secret=secret):
            started = True
    except* WrongSecretError:  # the framework raises a group of one
        assert not started
    return started


async def test_a_server_with_another_secret_does_not_start_beside_one_that_runs_or_after_it(store: str):
    async with in_process(store=store, secret=ONE) as app:
        assert not await starts(store, OTHER)
        assert await starts(store, ONE)
        await app.open(app.people(2))
    assert not await starts(store, OTHER)
    assert await starts(store, ONE)


async def test_a_database_from_before_takes_the_secret_of_the_first_server(store: str, monkeypatch: pytest.MonkeyPatch):
    real = migrations.migrations
    monkeypatch.setattr(migrations, "migrations", lambda dialect: real(dialect)[:4])
    await (await open_log(store)).close()
    monkeypatch.undo()
    assert await starts(store, ONE)
    assert not await starts(store, OTHER)


async def test_of_several_that_start_first_at_once_one_secret_wins(store: str):
    logs = [await open_log(store) for _ in range(6)]
    checks = [check_secret(OTHER if number % 2 else ONE, log.installation) for number, log in enumerate(logs)]
    done = await asyncio.gather(*checks, return_exceptions=True)
    assert [type(each) for each in done[::2]] != [type(each) for each in done[1::2]]
    assert {type(each) for each in done} == {type(None), WrongSecretError}
    assert len({type(each) for each in done[::2]}) == len({type(each) for each in done[1::2]}) == 1
    for log in logs:
        await log.close()


async def test_the_fingerprint_does_not_tell_the_secret(store: str):
    assert await starts(store, ONE)
    log = await open_log(store)
    stored = await log.installation.fact(FACT)
    await log.close()
    assert stored is not None
    assert ONE not in stored
    assert matches(stored, ONE)
    assert not matches(stored, OTHER)
    assert fingerprint(ONE, b"salt") != fingerprint(ONE, b"pepper")


async def test_a_fingerprint_of_a_later_kind_is_not_ours():
    assert not matches(b"other 1 2 3 00 00", ONE)


async def test_a_store_in_memory_is_nobody_elses(monkeypatch: pytest.MonkeyPatch):
    assert await starts("memory:", ONE)
    assert await starts("memory:", OTHER)


SENTENCES = {"en": "the same secret (--secret", "fr": "le même secret (--secret", "de": "demselben Geheimnis (--secret"}


@pytest.mark.parametrize("language", SENTENCES)
async def test_the_operator_is_told_what_to_do_in_their_language(tmp_path: Path, language: str):
    store = f"sqlite:///{tmp_path}/tables.db"
    assert await starts(store, ONE)
    server = Server(tmp_path, store, SECRET=OTHER.decode(), INTERFACE=language)
    server.launch()
    try:
        assert await asyncio.to_thread(server.wait) == 2
    finally:
        server.kill()
    *_, last = server.said().splitlines()
    assert last.startswith("lettrine: wrong_secret: ")
    assert SENTENCES[language] in last
    assert [each["code"] for each in server.complaints() if "code" in each] == ["wrong_secret"]
    assert ONE.decode() not in server.said()
    assert OTHER.decode() not in server.said()


async def test_a_malformed_file_is_told_and_the_server_does_not_start(tmp_path: Path):
    async with in_process(store=f"sqlite:///{tmp_path}/tables.db", secret=ONE) as app:
        for _ in range(30):
            await app.open(app.people(2))
    path = tmp_path / "tables.db"
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // 8192 * 4096)
        file.write(b"\x99" * 8192)
    server = Server(tmp_path, SECRET=ONE.decode(), INTERFACE="de")
    server.launch()
    try:
        assert await asyncio.to_thread(server.wait) == 2
    finally:
        server.kill()
    assert server.said().splitlines()[-1].startswith("lettrine: store_damaged: Die Datenbank ist beschädigt")
