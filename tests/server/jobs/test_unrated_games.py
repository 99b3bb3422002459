"""Which games are rated, and which are not."""

import asyncio
from typing import Any

import pytest

from lettrine.games.pieces.race.actions import Claim
from lettrine.games.quick.actions import Hide
from lettrine.server.http import ratings_api
from lettrine.server.http.tables_api import SEATS_KEPT
from lettrine.server.jobs import ratings as ratings_job
from tests.play.actions import act
from tests.server.http.answers import refused
from tests.server.in_process import InProcess
from tests.server.jobs.rated_games import COUNTS, asleep, do, finish, mine, played, ratings, settled, values

pytestmark = pytest.mark.anyio


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


# People who were not there -----------------------------------------------------------------------------------------

SOON = {
    "lexicon": None,
    "game": "quick",
    "edition": "standard",
    "options": {},
    "clock": {"kind": "decision", "seconds": 30},
}


async def won_by_the_guest(app: InProcess, table: str, later: pytest.MonkeyPatch) -> None:
    """The guest hides a word, what the others were to hide is drawn by lot, and the guest builds it."""
    await do(app, table, act(1, Hide("DOG")))
    now = app.service.tables.now() + 31_000
    later.setattr(app.service.tables, "now", lambda: now)
    await app.service.tables.lapse_overdue()
    found = await app.service.tables.table(table)
    await do(app, table, act(1, Claim(found.game_step.state.race.words[0])))


async def test_a_game_begun_while_its_host_was_away_rates_nobody(app: InProcess, monkeypatch: pytest.MonkeyPatch):
    """The host has opened a table and gone; whoever came to it wins by the clock."""
    people = app.people(2)
    table = await app.begun(people, **SOON)
    await won_by_the_guest(app, table, monkeypatch)
    assert await ratings(app, table) == {"seats": [], "why": "absent"}
    assert [(await mine(app, person, "quick"))["you"] for person in people] == [None, None]


async def test_who_has_played_and_left_is_rated_as_they_stand(app: InProcess):
    table = await app.begun(app.people(2), **SOON)
    for seat, action in ((0, Hide("CAT")), (1, Hide("DOG")), (1, Claim("CAT"))):
        await do(app, table, act(seat, action))
    (before, lost), (_, won) = [values(seat) for seat in (await ratings(app, table))["seats"]]
    assert lost < before < won


async def test_a_rating_that_was_given_stays(app: InProcess, monkeypatch: pytest.MonkeyPatch):
    """An earlier version has rated a game that is not rated any more."""
    table = await app.begun(app.people(2), **SOON)
    monkeypatch.setattr(ratings_job, "unrated_reason", lambda table: None)
    await won_by_the_guest(app, table, monkeypatch)
    await settled(app)
    told = await ratings(app, table)
    assert (len(told["seats"]), told["why"]) == (2, None)
