"""Games that are over are rated: once, by what counts, whatever happens to the server meanwhile."""

import asyncio
import sys
from collections import deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from lettrine.games.sonde.actions import Accept, Ask, Hide, Interrupt
from lettrine.play import commands
from lettrine.play.slices import STEPS
from lettrine.play.table import Table
from lettrine.server.http import ratings_api
from lettrine.server.http.tables_api import SEATS_KEPT
from lettrine.server.jobs import ratings as ratings_job
from lettrine.server.jobs.ratings import RatingJob
from lettrine.store.errors import StoreUnavailableError
from lettrine.store.leaderboards import LeaderboardRow
from tests.play.actions import act
from tests.server.http.answers import refused
from tests.server.http.openapi_document import conforms
from tests.server.in_process import WORDS, InProcess, in_process
from tests.server.long_game import long_game

pytestmark = pytest.mark.anyio

COUNTS = {"lexicon": None}
NEW = {"value": 1500, "give": 500}


async def do(app: InProcess, table: str, request: commands.Command) -> Table:
    done = await app.service.tables.do(table, request)
    assert isinstance(done, Table), done
    return done


async def finish(app: InProcess, table: str, seats: int) -> Table:
    """Everybody hides a word, the first names all others and the others ask in vain: 0 wins, the others tie."""
    for seat in range(seats):
        await do(app, table, act(seat, Hide(WORDS[seat])))
    for seat in range(1, seats):
        now = await do(app, table, act(0, Interrupt(seat, WORDS[seat])))
    while now.status != "over":
        now = await do(app, table, act(now.step.state.turn, Ask(0, "Q")))
    return now


async def played(app: InProcess, people: Sequence[httpx.AsyncClient], **plan: Any) -> str:
    """A game that is over, and counts unless the plan says something else."""
    table = await app.begun(list(people), **{**COUNTS, **plan})
    await finish(app, table, len(people))
    return table


async def ratings(app: InProcess, table: str) -> dict[str, Any]:
    answer = await app.person().get(f"/api/tables/{table}/ratings")
    assert answer.status_code == 200, answer.text
    await conforms(app, "GET /api/tables/{table}/ratings", answer)
    return dict(answer.json())


async def mine(app: InProcess, who: httpx.AsyncClient, game: str = "sonde") -> dict[str, Any]:
    answer = await who.get("/api/ratings", params={"game": game})
    assert answer.status_code == 200, answer.text
    await conforms(app, "GET /api/ratings", answer)
    return dict(answer.json())


async def settled(app: InProcess) -> None:
    """Wait until nothing waits to be rated."""
    async with asyncio.timeout(10):
        while await app.service.store.leaderboards.waiting(1):
            await asyncio.sleep(0.01)


def values(seat: dict[str, Any], part: str = "overall") -> tuple[int, int]:
    change = seat["parts"][part]
    return change["before"]["value"], change["after"]["value"]


# What is told ------------------------------------------------------------------------------------------------------


async def test_a_game_changes_the_ratings_of_those_who_played(app: InProcess):
    people = app.people(3)
    told = await ratings(app, await played(app, people))
    assert told["why"] is None
    winner, *others = told["seats"]
    assert winner["parts"].keys() == {"overall", "attack", "defence"}
    assert all(change["before"] == NEW for seat in told["seats"] for change in seat["parts"].values())
    assert values(winner)[1] > 1500 > values(others[0])[1]
    assert values(others[0])[1] == values(others[1])[1]
    assert values(winner, "attack")[1] > 1500
    assert winner["parts"]["overall"]["after"]["give"] < 500
    assert [seat["games"] for seat in told["seats"]] == [1, 1, 1]


async def test_the_next_game_goes_on_from_there(app: InProcess):
    people = app.people(3)
    first, second = [await ratings(app, await played(app, people)) for _ in range(2)]
    for before, after in zip(first["seats"], second["seats"], strict=True):
        assert {part: change["after"] for part, change in before["parts"].items()} == {
            part: change["before"] for part, change in after["parts"].items()
        }
        assert (before["games"], after["games"]) == (1, 2)


async def test_one_sees_ones_own_rating_and_how_many_are_rated_lower(app: InProcess):
    people = app.people(3)
    assert await mine(app, people[0]) == {
        "game": "sonde",
        "parts": ["overall", "attack", "defence"],
        "bots": [],
        "people": 0,
        "you": None,
    }
    told = (await ratings(app, await played(app, people)))["seats"]
    own = [await mine(app, person) for person in people]
    assert [each["people"] for each in own] == [3, 3, 3]
    assert [each["you"]["better_than"] for each in own] == [1.0, 0.0, 0.0]
    assert own[0]["you"]["parts"] == {part: change["after"] for part, change in told[0]["parts"].items()}
    stranger = await mine(app, app.person())
    assert (stranger["you"], stranger["people"]) == (None, 3)


async def test_bots_are_rated_by_their_strength_and_listed_weakest_first(app: InProcess):
    (ada,) = app.people(1)
    bots = ["master", "beginner", "master"]
    plan = {"game": "sonde", "edition": "1976", "language": "en", "seats": 4, "options": {"cards": "off"}}
    table = str((await ada.post("/api/tables", json={"plan": plan, "name": "Ada", "bots": bots})).json()["id"])
    app.service.tables.listeners.remove(app.service.bot_seats._on_event)  # they do what the test says
    await ada.post(f"/api/tables/{table}/start")
    await finish(app, table, 4)
    told = (await ratings(app, table))["seats"]
    assert told[1] == told[3] != told[2]
    listed = (await mine(app, ada))["bots"]
    assert [(each["bot"], each["games"]) for each in listed] == [("beginner", 1), ("master", 1)]
    assert (await mine(app, ada))["people"] == 1
    assert (await mine(app, ada))["you"]["better_than"] is None


async def test_nobodys_fingerprint_leaves_the_house(app: InProcess):
    people = app.people(3)
    table = await played(app, people)
    keys = [app.service.identities.fingerprint(person.cookies["lettrine"]) for person in people]
    asked = [f"/api/tables/{table}/ratings", "/api/ratings?game=sonde"]
    told = "".join([*[(await people[0].get(path)).text for path in asked], await app.metrics()])
    assert all(key and key not in told for key in keys)


# When --------------------------------------------------------------------------------------------------------------

OPTIONS = {"cards": "off", "spelling": "trust"}
WORDING = {
    "not_over": {"en": "not over yet", "fr": "pas encore terminée", "de": "noch nicht zu Ende"},
    "unknown_game": {"en": "no game called", "fr": "pas ici de jeu", "de": "Ein Spiel"},
}


@pytest.mark.parametrize("language", ["en", "fr", "de"])
async def test_before_the_end_and_for_other_games_there_are_none(app: InProcess, language: str):
    people = app.people(3)
    table = await app.begun(people, **COUNTS)
    asked = {"not_over": f"/api/tables/{table}/ratings?", "unknown_game": "/api/ratings?game=chess&"}
    for (code, path), status in zip(asked.items(), (409, 404), strict=True):
        answer = await people[0].get(f"{path}interface={language}")
        refused(answer, status, code)
        assert WORDING[code][language] in answer.json()["message"]


async def test_S32_a_game_is_rated_when_everybody_has_accepted_its_scores(app: InProcess):
    people = app.people(3)
    table = await app.begun(people, **COUNTS, options=OPTIONS)
    await finish(app, table, 3)
    assert await app.service.store.leaderboards.waiting(10) == []
    assert await ratings(app, table) == {"seats": [], "why": "not_final"}
    for seat in (0, 1):
        await do(app, table, act(seat, Accept()))
    assert (await mine(app, people[0]))["you"] is None
    await do(app, table, act(2, Accept()))
    await settled(app)
    assert (await mine(app, people[0]))["you"]["games"] == 1


async def test_nobody_has_to_ask_for_it(app: InProcess):
    people = app.people(3)
    await played(app, people)
    await settled(app)
    assert (await mine(app, people[0]))["you"]["games"] == 1
    assert "lettrine_rated_games_total 1.0" in await app.metrics()


# What counts -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("plan", "why"),
    [
        ({"options": {"cards": "off", "blanks": 4}}, "house_rules"),
        ({"lexicon": "none"}, "no_lexicon"),
    ],
)
async def test_what_does_not_count_is_not_rated_and_waits_no_more(app: InProcess, plan: dict[str, Any], why: str):
    people = app.people(3)
    table = await played(app, people, **plan)
    await settled(app)
    assert await ratings(app, table) == {"seats": [], "why": why}
    assert (await mine(app, people[0]))["you"] is None


async def test_who_left_a_bot_in_their_place_is_rated_all_the_same(app: InProcess):
    people = app.people(3)
    table = await app.begun(people, **COUNTS)
    app.service.tables.listeners.remove(app.service.bot_seats._on_event)  # it does what the test says
    handed = await people[1].post(f"/api/tables/{table}/hand/1", json={"bot": "master"})
    assert handed.status_code == 201, handed.text
    await finish(app, table, 3)
    await ratings(app, table)
    told = await mine(app, people[1])
    assert told["you"]["parts"]["overall"]["value"] < 1500
    assert told["bots"] == []


async def test_where_others_gave_a_seat_to_a_bot_nobody_is_rated(app: InProcess):
    people = app.people(3)
    table = await app.begun(people, **COUNTS)
    app.service.tables.listeners.remove(app.service.bot_seats._on_event)  # it does what the test says
    handed = await people[0].post(f"/api/tables/{table}/hand/1", json={"bot": "gentle"})
    assert handed.status_code == 201, handed.text
    await people[1].post(f"/api/tables/{table}/hand/1")
    await finish(app, table, 3)
    assert await ratings(app, table) == {"seats": [], "why": "handed"}
    assert [(await mine(app, person))["you"] for person in people] == [None, None, None]


async def test_five_rematches_against_somebody_who_has_left_cost_them_nothing(
    app: InProcess, monkeypatch: pytest.MonkeyPatch
):
    """They never open the new tables; the other does all that can be done there without them."""
    ada, *others = people = app.people(3)
    app.service.tables.listeners.remove(app.service.bot_seats._on_event)
    tables = [await played(app, people) for _ in range(5)]
    await settled(app)
    before = [(await mine(app, other))["you"] for other in others]
    for table in tables:
        again = (await ada.post(f"/api/tables/{table}/rematch")).json()["id"]
        at = f"/api/tables/{again}"
        (accomplice,) = app.people(1)
        refused(await ada.post(f"{at}/start"), 409, "seats_free")
        refused(await accomplice.post(f"{at}/seats/1", json={"name": "Ben"}), 409, "seat_kept")
        refused(await ada.post(f"{at}/bots/1", json={"bot": "gentle"}), 409, "seat_kept")
        refused(await ada.post(f"{at}/hand/1", json={"bot": "gentle"}), 409, "not_begun")
        with monkeypatch.context() as later:
            now = app.service.tables.now() + SEATS_KEPT
            later.setattr(app.service.tables, "now", lambda now=now: now)
            for seat in (1, 2):
                assert (await ada.post(f"{at}/bots/{seat}", json={"bot": "gentle"})).status_code == 201
            assert (await ada.post(f"{at}/start")).status_code == 201
            await finish(app, again, 3)
    await settled(app)
    assert [(await mine(app, other))["you"] for other in others] == before
    assert (await mine(app, ada))["you"]["games"] == 10


async def test_a_game_that_was_over_before_games_were_rated_is_not(app: InProcess):
    people = app.people(3)
    table = await app.begun(people, **COUNTS)
    boards = app.service.store.leaderboards
    boards.add_waiting = lambda table, at: None
    await finish(app, table, 3)
    assert await ratings(app, table) == {"seats": [], "why": "too_old"}


async def test_asking_for_it_reads_no_log_and_waits_for_no_other(app: InProcess, monkeypatch: pytest.MonkeyPatch):
    table = await app.begun(app.people(3), **COUNTS)
    store, rater, read = app.service.store, app.service.rating_job, []
    store.leaderboards.add_waiting = lambda table, at: None
    await finish(app, table, 3)
    monkeypatch.setattr(store, "read", read.append)
    async with rater._lock, asyncio.timeout(10):
        assert await rater.result(table) is None
    assert read == []


async def test_where_many_wait_each_is_rated_when_it_is_asked_for():
    async with asleep("memory:") as app:
        tables = [await played(app, app.people(3)) for _ in range(2)]
        told = [await ratings(app, table) for table in reversed(tables)]
        assert [len(each["seats"]) for each in told] == [3, 3]


async def test_what_did_not_count_does_not_count_later(app: InProcess, monkeypatch: pytest.MonkeyPatch):
    """The next version of the program may see it otherwise."""
    table = await played(app, app.people(3), options={"cards": "off", "blanks": 4})
    await settled(app)
    monkeypatch.setattr(ratings_api, "unrated_reason", lambda table: None)
    assert await ratings(app, table) == {"seats": [], "why": "too_old"}


# Once, whatever happens --------------------------------------------------------------------------------------------


@asynccontextmanager
async def asleep(url: str) -> AsyncIterator[InProcess]:
    """A house that rates nothing: it dies in the very moment that a game is over."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(RatingJob, "run", lambda rater, tick: asyncio.sleep(0))
        async with in_process(store=url) as app:
            yield app


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
