"""Over HTTP: somebody gives the game up, in every game, and all that can be asked of it afterwards."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner

from lettrine.cli import main
from tests.server.http.answers import refused
from tests.server.http.openapi_document import conforms
from tests.server.in_process import InProcess, Socket
from tests.server.jobs.rated_games import mine, ratings

pytestmark = pytest.mark.anyio

GAMES = {
    "sonde": {"game": "sonde", "edition": "1976", "seats": 3, "options": {}},
    "two trays": {"game": "sonde", "edition": "1976", "seats": 2, "options": {}},
    "glyphs": {"game": "glyphs", "edition": "standard", "seats": 2, "options": {}},
    "quick": {"game": "quick", "edition": "standard", "seats": 3, "options": {}},
    "tug": {"game": "tug", "edition": "standard", "seats": 4, "options": {}},
    "solitaire": {"game": "solitaire", "edition": "standard", "seats": 1, "options": {}},
}
WINNERS = {"sonde": [2], "two trays": [1], "glyphs": [1], "quick": [2], "tug": [1, 3], "solitaire": []}
"""Who is left when the first seats have given up, one after the other, until it is over."""


async def begun(app: InProcess, name: str) -> tuple[str, list[httpx.AsyncClient], list[Socket]]:
    """A game of people who have all agreed, and are here. Bots do nothing."""
    app.service.tables.listeners.remove(app.service.bot_seats._on_event)
    people = app.people(int(GAMES[name]["seats"]))
    table = await app.begun(people, lexicon=None, **GAMES[name])
    sockets = [await app.connect(table, person) for person in people]
    for socket in sockets:
        await socket.all()
    return table, people, sockets


async def resign(person: httpx.AsyncClient, table: str) -> dict[str, Any]:
    then = (await person.get(f"/api/tables/{table}")).json()["resign"]
    answer = await person.post(f"/api/tables/{table}/resign", json={"then": then})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


async def given_up(app: InProcess, name: str) -> tuple[str, list[httpx.AsyncClient], list[Socket]]:
    """A game that the first seats have given up until it was over; at Tug, those of one team."""
    table, people, sockets = await begun(app, name)
    for seat in (0, 2) if name == "tug" else range(max(1, len(people) - 1)):
        seen = await resign(people[seat], table)
        assert seen["seats"][seat]["resigned"]
    assert seen["status"] == "over"
    return table, people, sockets


@pytest.mark.parametrize("name", GAMES)
async def test_when_nobody_is_left_to_play_against_the_game_is_over_and_all_are_told_who_won(app: InProcess, name: str):
    table, people, sockets = await given_up(app, name)
    for socket in sockets:
        heard = await socket.all()
        assert [each["status"] for each in heard if each["type"] == "table"][-1] == "over"
        assert (socket.view["over"], socket.view.get("winners", []), socket.view.get("open", [])) == (
            True,
            WINNERS[name],
            [],
        )
    assert "resign" not in (await people[-1].get(f"/api/tables/{table}")).json()


@pytest.mark.parametrize("name", [name for name in GAMES if name != "solitaire"])
async def test_whoever_gives_up_is_ranked_last(app: InProcess, name: str):
    table, people, _ = await given_up(app, name)
    told = await ratings(app, table)
    after = [seat["parts"]["overall"]["after"]["value"] for seat in told["seats"]]
    won = WINNERS[name]
    assert all(after[seat] > 1500 for seat in won)
    assert all(after[seat] < 1500 or (len(after) == 3 and seat == 1) for seat in range(len(after)) if seat not in won)
    if len(after) == 3:
        assert after[0] < after[1] < after[2], "who gave up first is last"
    game = str(GAMES[name]["game"])
    assert (await mine(app, people[0], game))["you"]["games"] == 1


@pytest.mark.parametrize("name", GAMES)
async def test_its_replay_ends_with_that_and_its_record_can_be_replayed(app: InProcess, name: str, tmp_path: Path):
    table, people, _ = await given_up(app, name)
    for query in ("", "?seat=0"):
        answer = await people[0].get(f"/api/tables/{table}/replay{query}")
        assert answer.status_code == 200, answer.text
        last = answer.json()["frames"][-1]
        assert (last["view"]["over"], last["seat"]) == (True, 2 if name == "tug" else max(0, len(people) - 2))
    record = await people[0].get(f"/api/tables/{table}/record")
    header = json.loads(record.text.splitlines()[0])
    gave_up = [0, 2] if name == "tug" else list(range(max(1, len(people) - 1)))
    assert header["x_resigned"] == gave_up
    file = tmp_path / "game.jsonl"
    file.write_bytes(record.content)
    done = CliRunner().invoke(main, ["replay", str(file)])
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    assert (told["over"], told["resigned"]) == (False, gave_up)


@pytest.mark.parametrize("name", [name for name in GAMES if name not in ("solitaire", "quick")])
async def test_its_analysis_says_what_it_can(app: InProcess, name: str):
    table, people, _ = await given_up(app, name)
    answer = await people[0].get(f"/api/tables/{table}/analysis")
    assert answer.status_code == 200, answer.text
    await conforms(app, "GET /api/tables/{table}/analysis", answer)


async def test_where_two_sides_are_left_a_bot_plays_on_for_good(app: InProcess):
    table, people, sockets = await begun(app, "sonde")
    seen = await resign(people[1], table)
    assert (seen["status"], seen["seats"][1]["bot"]) == ("playing", "club")
    refused(await people[1].post(f"/api/tables/{table}/hand/1"), 409, "has_resigned")
    refused(await people[1].post(f"/api/tables/{table}/resign", json={"then": "bot"}), 409, "has_resigned")
    refused(await people[0].post(f"/api/tables/{table}/hand/1", json={"bot": "master"}), 403, "not_gone")
    done = await sockets[1].do({"do": "hide", "word": "house"})
    assert (done["type"], done["code"]) == ("refused", "has_resigned")
    assert not any(1 in each["seats"] for each in sockets[1].view.get("open", []))
    assert (await sockets[0].do({"do": "hide", "word": "house"}))["type"] == "done"


async def test_at_tug_a_team_plays_on_as_long_as_somebody_of_it_does(app: InProcess):
    table, people, _ = await begun(app, "tug")
    assert (await resign(people[0], table))["status"] == "playing"
    assert (await resign(people[1], table))["status"] == "playing"
    assert (await resign(people[2], table))["status"] == "over"
    told = await ratings(app, table)
    after = [seat["parts"]["overall"]["after"]["value"] for seat in told["seats"]]
    assert after[0] == after[2] < 1500 < after[1] == after[3]


async def test_nothing_is_done_that_somebody_was_not_told_beforehand(app: InProcess):
    table, people, _ = await begun(app, "quick")
    refused(await people[0].post(f"/api/tables/{table}/resign", json={"then": "over"}), 409, "resigning_changed")
    await resign(people[0], table)
    refused(await people[1].post(f"/api/tables/{table}/resign", json={"then": "bot"}), 409, "resigning_changed")
    assert (await resign(people[1], table))["status"] == "over"
    refused(await people[2].post(f"/api/tables/{table}/resign", json={"then": "over"}), 409, "game_over")


async def test_alone_with_bots_it_is_over_and_counts(app: InProcess):
    (ada,) = app.people(1)
    plan = {"game": "glyphs", "edition": "standard", "language": "en", "seats": 3}
    body = {"plan": plan, "name": "Ada", "bots": ["gentle", "club"], "start": True}
    app.service.tables.listeners.remove(app.service.bot_seats._on_event)
    table = str((await ada.post("/api/tables", json=body)).json()["id"])
    assert (await resign(ada, table))["status"] == "over"
    told = (await ratings(app, table))["seats"]
    after = [seat["parts"]["overall"]["after"]["value"] for seat in told]
    assert after[0] < 1500 < after[1] == after[2]
