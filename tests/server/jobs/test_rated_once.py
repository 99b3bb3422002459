"""Each game is rated once, whatever happens to the server meanwhile."""

import asyncio
import sys
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from lettrine.play.slices import STEPS
from lettrine.server.jobs import ratings as ratings_job
from lettrine.server.jobs.ratings import RatingJob
from lettrine.store.errors import StoreUnavailableError
from lettrine.store.leaderboards import LeaderboardRow
from tests.server.http.answers import refused
from tests.server.in_process import InProcess, in_process
from tests.server.jobs.rated_games import COUNTS, asleep, finish, mine, played, ratings, settled, values
from tests.server.long_game import long_game

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/t.db" if request.param == "sqlite" else request.getfixturevalue("postgres_url")


async def test_a_game_whose_server_died_at_its_end_is_rated_by_the_next(url: str):
    async with asleep(url) as app:
        people = app.people(3)
        table = await played(app, people)
        assert await app.service.store.leaderboards.waiting(10) == [table]
    async with in_process(store=url) as app:
        await settled(app)
        again = app.person(people[0].cookies["lettrine"])
        assert (await mine(app, again))["you"]["games"] == 1
        assert values((await ratings(app, table))["seats"][0])[0] == 1500


async def test_two_processes_rate_every_game_once(url: str):
    async with asleep(url) as app:
        people = app.people(3)
        tables = [await played(app, people) for _ in range(6)]
    async with asleep(url) as one, asleep(url) as other:
        await asyncio.gather(one.service.rating_job.rate_all(), other.service.rating_job.rate_all())
        again = one.person(people[0].cookies["lettrine"])
        assert (await mine(one, again))["you"]["games"] == len(tables)
        told = [(await ratings(other, table))["seats"][0] for table in tables]
        assert sorted(seat["games"] for seat in told) == [1, 2, 3, 4, 5, 6]
        chain = sorted(values(seat) for seat in told)
        assert [before for before, _ in chain[1:]] == [after for _, after in chain[:-1]]


async def test_who_was_slower_reads_again(monkeypatch: pytest.MonkeyPatch):
    """Between reading and writing, another process has changed the same ratings."""
    async with asleep("memory:") as app:
        people, other = app.people(3), RatingJob(app.service.tables, app.service.store, lambda: 0.0)
        first, second = [await played(app, people) for _ in range(2)]
        boards, real = app.service.store.leaderboards, app.service.store.leaderboards.rows

        async def rows(board: str, names: Sequence[str]) -> list[LeaderboardRow]:
            found = await real(board, names)
            if await boards.result(first) is None:
                monkeypatch.undo()
                await other.result(first)
            return found

        monkeypatch.setattr(boards, "rows", rows)
        games = [(await ratings(app, table))["seats"][0]["games"] for table in (second, first)]
        assert games == [2, 1]


async def test_where_others_are_always_faster_it_is_left_for_later(monkeypatch: pytest.MonkeyPatch):
    async with asleep("memory:") as app:
        table = await played(app, app.people(3))
        boards = app.service.store.leaderboards

        async def enter(*given: Any) -> str:
            return "stale"

        with monkeypatch.context() as busy:
            busy.setattr(boards, "enter", enter)
            await app.service.rating_job.rate_all()
            refused(await app.person().get(f"/api/tables/{table}/ratings"), 503, "too_busy")
        assert await boards.waiting(10) == [table]
        monkeypatch.setattr(app.service.rating_job, "_now", lambda: 1e12)
        await app.service.rating_job.rate_all()
        assert await boards.waiting(10) == []


async def test_a_store_that_is_away_for_a_while_is_waited_for(monkeypatch: pytest.MonkeyPatch):
    async with in_process(tick=0.02) as app:
        boards, asked = app.service.store.leaderboards, []

        async def waiting(limit: int) -> list[str]:
            asked.append(limit)
            raise StoreUnavailableError("gone for lunch") if len(asked) % 2 else RuntimeError("something else")

        with monkeypatch.context() as away:
            away.setattr(boards, "waiting", waiting)
            await played(app, app.people(3))
            async with asyncio.timeout(10):
                while len(asked) < 4:
                    await asyncio.sleep(0.01)
        await settled(app)


async def test_a_game_that_cannot_be_rated_keeps_no_other_from_it(app: InProcess, monkeypatch: pytest.MonkeyPatch):
    people = app.people(3)
    broken = await app.begun(people, **COUNTS)
    real = ratings_job.finished_steps

    def finished_steps(rows: Any) -> Any:
        return 1 / 0 if rows[0].table == broken else real(rows)

    monkeypatch.setattr(ratings_job, "finished_steps", finished_steps)
    await finish(app, broken, 3)
    await played(app, people)
    async with asyncio.timeout(10):
        while await app.service.store.leaderboards.waiting(10) != [broken]:
            await asyncio.sleep(0.01)
    assert (await mine(app, people[0]))["you"]["games"] == 1
    refused(await people[0].get(f"/api/tables/{broken}/ratings"), 500, "table_failed")
    monkeypatch.undo()
    assert len((await ratings(app, broken))["seats"]) == 3


async def test_no_position_of_a_game_is_kept_while_it_is_rated(app: InProcess, monkeypatch: pytest.MonkeyPatch):
    real, kept = ratings_job.finished_steps, []

    def finished_steps(rows: Any) -> Any:
        newest: deque[Any] = deque()
        for table in real(rows):
            newest.append(table)
            yield table
            if len(newest) > 2 * STEPS:
                old = newest.popleft()
                kept.append(sys.getrefcount(old) - 2)  # one is ours, one that of the question

    monkeypatch.setattr(ratings_job, "finished_steps", finished_steps)
    await long_game(app, 60)
    await settled(app)
    assert kept
    assert not any(kept)
