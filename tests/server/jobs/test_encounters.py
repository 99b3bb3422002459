"""The same people again and again: only so many of their games are rated in a day, whichever process rates them."""

import asyncio

import httpx
import pytest

from lettrine.ratings.encounters import MOST_OF_MORE, MOST_OF_TWO, WINDOW
from lettrine.server.jobs.ratings import RatingJob, encounters_board
from tests.server.in_process import InProcess, in_process
from tests.server.jobs.rated_games import mine, ratings

pytestmark = pytest.mark.anyio

QUICK = {"game": "quick", "edition": "standard", "lexicon": None, "options": {}}


async def given_up(app: InProcess, people: list[httpx.AsyncClient]) -> str:
    """A rated game that all but the last give up."""
    table = await app.begun(people, **QUICK)
    for person in people[:-1]:
        then = (await person.get(f"/api/tables/{table}")).json()["resign"]
        assert (await person.post(f"/api/tables/{table}/resign", json={"then": then})).status_code == 201
    return table


@pytest.mark.parametrize(("count", "most"), [(2, MOST_OF_TWO), (3, MOST_OF_MORE)])
async def test_after_so_many_games_in_a_day_the_same_people_are_not_rated(app: InProcess, count: int, most: int):
    people = app.people(count)
    for _ in range(most):
        assert (await ratings(app, await given_up(app, people)))["seats"]
    late = await given_up(app, people)
    assert await ratings(app, late) == {"seats": [], "why": "too_often"}
    assert (await mine(app, people[0], "quick"))["you"]["games"] == most
    again = await given_up(app, [people[0], *app.people(1)])
    assert (await ratings(app, again))["seats"], "with somebody else they are"


async def test_the_next_day_they_are_rated_again_and_what_counts_no_more_is_forgotten(
    app: InProcess, monkeypatch: pytest.MonkeyPatch
):
    people = app.people(2)
    for _ in range(MOST_OF_TWO):
        await ratings(app, await given_up(app, people))
    now = app.service.tables.now()
    monkeypatch.setattr(app.service.tables, "now", lambda: now + WINDOW + 60_000)
    assert (await ratings(app, await given_up(app, people)))["seats"]
    boards, board = app.service.store.leaderboards, encounters_board("quick")
    assert (await boards.count_below(board, 0))[1] == 1
    await app.service.rating_job.forget_encounters(now + 4 * WINDOW)
    assert (await boards.count_below(board, 0))[1] == 0
    assert (await mine(app, people[0], "quick"))["you"]["games"] == MOST_OF_TWO + 1


@pytest.mark.usefixtures("all_lexicons")
async def test_two_processes_rate_no_more_together_than_one(tmp_path, monkeypatch: pytest.MonkeyPatch):
    """All games wait until both rate at once."""
    monkeypatch.setattr(RatingJob, "run", lambda job, tick: asyncio.sleep(0))
    async with in_process(store=f"sqlite:///{tmp_path}/tables.db") as app:
        people = app.people(2)
        tables = [await given_up(app, people) for _ in range(MOST_OF_TWO + 4)]
        other = RatingJob(app.service.tables, app.service.store, lambda: 0.0)
        await asyncio.gather(app.service.rating_job.rate_all(), other.rate_all())
        rated = [bool((await ratings(app, table))["seats"]) for table in tables]
        assert rated.count(True) == MOST_OF_TWO
