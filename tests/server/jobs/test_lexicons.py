"""Words that are not there yet: they are built in the background, and nothing else waits for them."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from lettrine.server.jobs import lexicons as lexicons_job
from lettrine.server.jobs.lexicons import MOST_TRIES, Lexicons
from lettrine.server.metrics import Metrics
from lettrine.words import cache
from lettrine.words.build.reading import Progress, Reading
from lettrine.words.build.sources import Reader
from lettrine.words.flags import Flag
from tests.server.http.answers import refused
from tests.server.in_process import PLAN, InProcess, in_process

pytestmark = pytest.mark.anyio


@pytest.fixture
def empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A cache without any lexicon, and a tiny recipe for each of three languages, however many there are."""

    def readings(read: Reader, progress: Progress) -> Iterator[Reading]:
        yield Reading("chat", Flag.NOUN)

    monkeypatch.setenv("LETTRINE_CACHE", str(tmp_path))
    monkeypatch.setattr(cache, "import_module", lambda name: SimpleNamespace(SOURCES=(), readings=readings))
    monkeypatch.setattr(cache, "_opened", {})
    monkeypatch.setattr(lexicons_job, "LANGUAGES", ("fr", "en", "de"))
    monkeypatch.delenv("LETTRINE_INTERFACE", raising=False)
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    yield
    cache._recipe_hash.cache_clear()


class Builder:
    """Builds when it is told to; the first so many times it fails."""

    def __init__(self, failures: int = 0) -> None:
        self.order: list[str] = []
        self.go = asyncio.Semaphore(0)
        self.failures = failures

    async def __call__(self, language: str) -> bool:
        self.order.append(language)
        await self.go.acquire()
        if self.failures:
            self.failures -= 1
            return False
        await asyncio.to_thread(cache.lexicon, language)
        return True

    async def begun(self, count: int) -> None:
        async with asyncio.timeout(60):
            while len(self.order) < count:
                await asyncio.sleep(0)


@pytest.fixture
async def builder(empty: None, monkeypatch: pytest.MonkeyPatch) -> Builder:
    made = Builder()
    monkeypatch.setattr("lettrine.server.service.builder", lambda settings: made)
    return made


@pytest.fixture
async def waiting(builder: Builder) -> AsyncIterator[InProcess]:
    async with in_process() as app:
        await builder.begun(1)
        yield app


async def states(app: InProcess) -> dict[str, str]:
    answer = await app.person().get("/api/words")
    assert answer.status_code == 200
    return {each["language"]: each["state"] for each in answer.json()}


async def test_the_language_of_the_servers_own_texts_comes_first(waiting: InProcess, builder: Builder):
    assert builder.order == ["de"]
    assert await states(waiting) == {"fr": "preparing", "en": "preparing", "de": "preparing"}


async def test_what_somebody_waits_for_comes_next(waiting: InProcess, builder: Builder):
    new = {"plan": {**PLAN, "language": "en"}, "name": "Ada"}
    refused(await waiting.person().post("/api/tables", json=new), 503, "words_preparing")
    for _ in range(3):
        builder.go.release()
    await builder.begun(3)
    assert builder.order == ["de", "en", "fr"]


async def test_one_language_is_played_while_another_is_prepared(waiting: InProcess, builder: Builder):
    builder.go.release()
    await builder.begun(2)
    assert await states(waiting) == {"fr": "preparing", "en": "preparing", "de": "ready"}
    people = waiting.people(2)
    assert await waiting.begun(people, language="de")
    practice = await waiting.person().get("/api/practice?language=en&edition=1976")
    refused(practice, 503, "words_preparing")


async def test_a_refusal_says_how_far_the_words_have_come(waiting: InProcess, tmp_path: Path):
    (tmp_path / "fr.progress").write_text("40")
    new = {"plan": {**PLAN, "language": "fr"}, "name": "Ada"}
    answer = await waiting.person().post("/api/tables?interface=fr", json=new)
    assert answer.json()["detail"] == {"language": "fr", "percent": 40}
    assert "40\u00a0%" in answer.json()["message"]


async def test_a_table_whose_words_are_rebuilt_waits_and_its_page_is_sent(waiting: InProcess, builder: Builder):
    builder.go.release()
    await builder.begun(2)
    table = await waiting.open(waiting.people(2), language="de", lexicon=None)
    for each in waiting.service.tables._loaded.copy():
        del waiting.service.tables._loaded[each]
    cache._opened.clear()
    cache.compiled("de").unlink()
    refused(await waiting.person().get(f"/api/tables/{table}"), 503, "words_preparing")
    assert (await waiting.person().get(f"/t/{table}")).headers["content-type"].startswith("text/html")
    socket = await waiting.connect(table)
    assert await socket.hear() == {"type": "bye", "why": "preparing", "again": 2.0}


async def test_a_build_that_fails_is_tried_again_and_counted(empty: None):
    builder, metrics = Builder(failures=1), Metrics()
    lexicons = Lexicons(builder, retry_delay=0)
    lexicons.on_build = metrics.record_lexicon_build
    for _ in range(4):
        builder.go.release()
    await lexicons.run()
    assert builder.order == ["de", "de", "fr", "en"]
    told = metrics.render(0, 0).decode()
    assert 'lettrine_lexicon_builds_total{language="de",outcome="failed"} 1.0' in told
    assert 'lettrine_lexicon_builds_total{language="de",outcome="built"} 1.0' in told


async def test_a_language_that_cannot_be_built_is_given_up_and_the_others_are_not(empty: None):
    builder = Builder(failures=MOST_TRIES)
    lexicons = Lexicons(builder, retry_delay=0)
    for _ in range(MOST_TRIES + 2):
        builder.go.release()
    await lexicons.run()
    assert builder.order == ["de"] * MOST_TRIES + ["fr", "en"]
    assert {each.language: each.state for each in await lexicons.states()} == {
        "fr": "ready",
        "en": "ready",
        "de": "missing",
    }
    assert lexicons.refusal("de").code == "words_missing"


async def test_a_language_whose_word_lists_are_installed_later_is_built_then(
    empty: None, monkeypatch: pytest.MonkeyPatch
):
    lacking = {"de": ("german-nouns",), "fr": (), "en": ()}
    monkeypatch.setattr(lexicons_job, "missing_packages", lacking.__getitem__)
    builder = Builder()
    lexicons = Lexicons(builder, retry_delay=0, install_interval=0)
    for _ in range(3):
        builder.go.release()
    running = asyncio.create_task(lexicons.run())
    await builder.begun(2)
    async with asyncio.timeout(60):
        while {each.state for each in await lexicons.states()} != {"ready", "missing"}:
            await asyncio.sleep(0)
    assert lexicons.refusal("de").code == "missing_source"
    lacking["de"] = ()
    await running
    assert builder.order == ["fr", "en", "de"]
    assert lexicons.failures == {}


async def test_what_is_compiled_already_is_not_built(empty: None):
    for language in cache.LANGUAGES:
        cache.lexicon(language)
    builder = Builder()
    await Lexicons(builder).run()
    assert builder.order == []


def test_a_build_that_raises_ends_its_process_with_a_failure(empty: None, monkeypatch: pytest.MonkeyPatch):
    def fail(language: str) -> None:
        raise MemoryError

    monkeypatch.setattr(lexicons_job, "exit_with_server", lambda: None)
    monkeypatch.setattr(lexicons_job.logs, "configure", lambda *_: None)
    monkeypatch.setattr(lexicons_job, "lexicon", fail)
    with pytest.raises(SystemExit) as ended:
        lexicons_job._build_in_process("fr", "json", "info")
    assert ended.value.code == 1
