"""The worker's process and that of a build hang or die: each is replaced, and nobody else's work is lost."""

import asyncio
import os
from functools import partial

import pytest

from lettrine import child_process
from lettrine.core.game import Refusal
from lettrine.server.jobs import analysis, lexicons, practice, worker
from lettrine.server.jobs.worker import Worker
from lettrine.server.metrics import Metrics
from lettrine.server.settings import Settings
from lettrine.words.cache import LANGUAGES
from tests.hangs import WAYS, ways, why
from tests.server.http.answers import refused
from tests.server.http.played_game import played
from tests.server.in_process import in_process

pytestmark = pytest.mark.anyio
PATIENCE = 120.0


def lose(way: str, *given: object) -> bytes:
    WAYS[way]()
    return b""


def build(way: str, *given: object) -> None:
    WAYS[way]()


def answer(*given: object) -> bytes:
    return b"done"


def counted(process: str, way: str) -> float:
    """What the metrics say of processes that were lost so."""
    name = f'lettrine_processes_lost_total{{process="{process}",why="{why(way)}"}} '
    return float(Metrics().render(0, 0).decode().partition(name)[2].partition("\n")[0])


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(child_process, "FIRST_LIMIT", PATIENCE)
    monkeypatch.setattr(worker, "TIMEOUT", 0.3)


@ways
async def test_a_worker_that_is_lost_is_replaced_and_who_waits_is_answered(way: str, short: None):
    made = Worker()
    await made.result_of("first", partial(made.run, "en", answer))
    before = counted("worker", way)
    jobs = [partial(made.run, "en", lose, way), partial(made.run, "en", answer)]
    async with asyncio.timeout(PATIENCE):
        lost, waiting = await asyncio.gather(*(made.result_of(number, job) for number, job in enumerate(jobs)))
    assert (lost, waiting) == (Refusal("too_busy"), b"done")
    assert counted("worker", way) == before + 1
    made.close()


@pytest.mark.parametrize("what", ["analysis", "practice"])
async def test_analysis_and_practice_are_refused_by_a_worker_that_is_stopped(
    what: str, short: None, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(analysis, "analyse_rows", partial(lose, "is stopped"))
    monkeypatch.setattr(practice, "extract_exercises", partial(lose, "is stopped"))
    async with in_process() as app, asyncio.timeout(PATIENCE):
        game = await played(app)
        for language in LANGUAGES:  # the first of each has more time
            await app.service.worker.run(language, answer)
        refused(await app.person().get(f"/api/tables/{game.table}/{what}"), 503, "too_busy")


@ways
async def test_a_build_of_a_lexicon_that_is_lost_has_failed(way: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(lexicons, "_build_in_process", partial(build, way))
    monkeypatch.setattr(lexicons, "LONGEST_BUILD", PATIENCE if way == "dies" else 1.0)
    make = lexicons.builder(Settings())
    before = counted("lexicons", way)
    async with asyncio.timeout(PATIENCE):
        assert not await make("fr")
    assert counted("lexicons", way) == before + 1


async def test_a_process_that_is_stopped_ends_with_the_server(short: None):
    made = Worker()
    await made.result_of("first", partial(made.run, "en", answer))
    (pid,) = made._process.pids
    stuck = asyncio.create_task(made.run("en", lose, "is stopped"))
    await asyncio.sleep(0)
    made.close()
    await asyncio.gather(stuck, return_exceptions=True)
    async with asyncio.timeout(PATIENCE):
        while _runs(pid):
            await asyncio.sleep(0.01)


def _runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
