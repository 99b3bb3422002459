"""What the ratings of a game tell, to whom, and when."""

import pytest

from lettrine.games.sonde.actions import Accept
from tests.play.actions import act
from tests.server.http.answers import refused
from tests.server.in_process import InProcess
from tests.server.jobs.rated_games import COUNTS, do, finish, mine, played, ratings, settled, values

pytestmark = pytest.mark.anyio

NEW = {"value": 1500, "give": 500}

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
