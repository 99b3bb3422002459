"""Practice over HTTP: positions with no secret in them, the same for everybody, and graded by their address alone."""

import json
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, date, datetime
from typing import Any

import httpx
import pytest

from lettrine.analysis.common.practice import daily_seed
from lettrine.analysis.sonde.practice import choose_positions, generate_game, grade_question
from lettrine.games.sonde import SONDE
from lettrine.games.sonde import events as e
from lettrine.server.http import practice_api
from lettrine.server.jobs import practice
from lettrine.texts import LANGUAGES, text
from lettrine.words.lexicon import Lexicon
from tests.server.http.answers import refused
from tests.server.http.openapi_document import conforms
from tests.server.http.played_game import played
from tests.server.in_process import InProcess, in_process

pytestmark = pytest.mark.anyio

HERE = {"language": "en", "edition": "1976"}
SEED = 5
GAME = {**HERE, "seed": SEED}


async def got(app: InProcess, path: str = "/api/practice", **wished: Any) -> dict[str, Any]:
    answer = await app.person().get(path, params=wished)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def answered(app: InProcess, path: str = "/api/practice", *, said: Any, **wished: Any) -> httpx.Response:
    return await app.person().post(path, params=wished, json=said)


def any_question(position: dict[str, Any]) -> dict[str, Any]:
    (offer,) = next(each["offers"] for each in position["view"]["open"] if each["kind"] == "ask")
    return {"step": position["step"], "of": offer["of"][0], "letter": offer["letter"][0]}


async def test_positions_are_those_of_the_seeds_game_and_hold_what_the_player_on_turn_sees(
    app: InProcess, english: Lexicon
):
    answer = await app.person().get("/api/practice", params=GAME)
    await conforms(app, "GET /api/practice", answer)
    told = answer.json()
    log = generate_game(SEED, SONDE.rules("1976", {}), english)
    expected = sorted(choose_positions(log, english, SEED, practice.POSITIONS), key=lambda position: position.step)
    assert told["seed"] == SEED
    assert [position["step"] for position in told["positions"]] == [position.step for position in expected]
    secrets = {event.seat: event.cells for entry in log for event in entry.events if isinstance(event, e.Hid)}
    for position in told["positions"]:
        view = position["view"]
        assert view["seat"] == view["turn"]
        assert set(position) == {"step", "view", "in_vain"}
        for seat, cells in secrets.items():
            open_to_all = all("?" not in tray["shown"] for tray in view["trays"][seat])
            assert (cells in json.dumps(position)) == (seat == view["seat"] or open_to_all)


async def test_every_question_is_graded_as_the_analysis_has_it(app: InProcess, english: Lexicon):
    log = generate_game(SEED, SONDE.rules("1976", {}), english)
    position = choose_positions(log, english, SEED, 1)[0]
    for option in (position.options[0], position.options[3], position.options[-1]):
        said = {"step": position.step, "of": option.of, "letter": option.letter}
        answer = await answered(app, said=said, **GAME)
        await conforms(app, "POST /api/practice", answer)
        told, expected = answer.json(), grade_question(position.options, option.of, option.letter)
        assert expected is not None
        assert (told["verdict"], told["rank"], told["count"]) == (
            expected.verdict,
            expected.rank,
            len(position.options),
        )
        assert (told["mine"]["letter"], told["best"]["points"]) == (option.letter, position.options[0].points)
        assert told["examples"] == list(position.examples)


async def test_another_server_grades_it_as_well(app: InProcess):
    """Whoever is asked needs to know nothing but the address: after a restart, or in another process."""
    said = any_question((await got(app, **GAME))["positions"][-1])
    first = await answered(app, said=said, **GAME)
    async with in_process() as other:
        assert (await answered(other, said=said, **GAME)).json() == first.json()


async def test_the_position_of_the_day_is_one_and_the_same_and_can_be_graded(app: InProcess):
    before = datetime.now(UTC).date()
    answer = await app.person().get("/api/practice/daily", params=HERE)
    await conforms(app, "GET /api/practice/daily", answer)
    told = answer.json()
    assert told["day"] in (before.isoformat(), datetime.now(UTC).date().isoformat())
    assert told["seed"] == daily_seed(date.fromisoformat(told["day"]))
    (position,) = told["positions"]
    assert position in (await got(app, **HERE, seed=told["seed"]))["positions"]
    grade = await answered(app, said=any_question(position), **HERE, seed=told["seed"])
    assert grade.status_code == 200, grade.text


async def test_without_a_seed_each_time_another_game_is_taken(app: InProcess, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(practice, "generate_exercises", lambda *given: b"[]")
    app.service.worker._process._pool = ThreadPoolExecutor(1)
    seeds = {(await got(app, **HERE))["seed"] for _ in range(5)}
    assert len(seeds) > 1


async def test_a_table_is_practised_with_once_its_game_is_over(app: InProcess):
    game = await played(app)
    path = f"/api/tables/{game.table}/practice"
    answer = await app.person().get(path)
    await conforms(app, "GET /api/tables/{table}/practice", answer)
    told = answer.json()
    assert told["names"] == ["P0", "P1", "P2"]
    frames = (await game.replay())["frames"]
    for position in told["positions"]:
        asked = next(each for each in frames[position["step"]]["events"] if each["event"] == "asked")
        assert asked["seat"] == position["view"]["seat"]
        said = {"step": position["step"], "of": asked["of"], "letter": asked["letter"]}
        grade = await answered(app, path, said=said)
        await conforms(app, "POST /api/tables/{table}/practice", grade)
    mine = await got(app, path, seat=1)
    assert {position["view"]["seat"] for position in mine["positions"]} == {1}
    assert (await answered(app, path, said=any_question(mine["positions"][0]), seat=1)).status_code == 200
    refused(await app.person().get(path, params={"seat": 3}), 404, "no_such_seat")


async def test_a_tables_grades_are_those_of_its_analysis(app: InProcess):
    game = await played(app)
    analysis = (await app.person().get(f"/api/tables/{game.table}/analysis")).json()
    asked = {question["step"]: question for question in analysis["questions"]}
    path = f"/api/tables/{game.table}/practice"
    for position in (await got(app, path))["positions"]:
        question = asked[position["step"]]
        said = {"step": position["step"], "of": question["of"], "letter": question["letter"]}
        grade = (await answered(app, path, said=said)).json()
        assert grade["mine"]["chance"] == question["chance"]
        assert grade["best"] == question["best_points"]
        if grade["verdict"] != "best":
            assert (grade["verdict"] == "blunder") == question["blunder"]


async def test_other_games_and_games_that_go_on_are_refused(app: InProcess):
    people = app.people(1)
    plan = {"game": "solitaire", "edition": "standard", "options": {}, "lexicon": None, "seats": 1}
    table = await app.begun(people, **plan)
    refused(await people[0].get(f"/api/tables/{table}/practice"), 409, "not_over")
    socket = await app.connect(table, people[0])
    assert (await socket.do({"do": "stop"}))["type"] == "done"
    refused(await people[0].get(f"/api/tables/{table}/practice"), 422, "no_practice")
    refused(await people[0].get("/api/tables/nowhere/practice"), 404, "no_such_table")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_is_not_there_is_refused_in_words(app: InProcess, language: str):
    position = (await got(app, **GAME))["positions"][0]
    said = any_question(position)
    wrong = {
        "no_such_position": (404, {**said, "step": 0}),
        "no_such_question": (422, {**said, "of": position["view"]["seat"]}),
    }
    for code, (status, question) in wrong.items():
        answer = await answered(app, said=question, **GAME, interface=language)
        refused(answer, status, code)
        assert answer.json()["message"] == text(language, code)


async def test_games_are_made_for_nobody_who_asks_too_often_but_what_is_there_is_for_all(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(practice, "generate_exercises", lambda *given: b"[]")
    async with in_process(practice_burst=2, practice_rate=0.001) as app:
        app.service.worker._process._pool = ThreadPoolExecutor(1)
        ways = [(await app.person().get("/api/practice", params={**HERE, "seed": n})) for n in (1, 2, 1, 2, 3)]
        assert [answer.status_code for answer in ways] == [200, 200, 200, 200, 429]
        refused(ways[-1], 429, "too_fast")
        refused(await answered(app, said={"step": 1, "of": 1, "letter": "E"}, **HERE, seed=4), 429, "too_fast")


async def test_the_day_is_the_same_everywhere(app: InProcess, monkeypatch: pytest.MonkeyPatch):
    """It changes at midnight in UTC, wherever the server stands."""
    asked = []

    class Clock:
        @staticmethod
        def now(zone: Any) -> datetime:
            asked.append(zone)
            return datetime(2026, 3, 1, 23, 59, tzinfo=zone)

    monkeypatch.setattr(practice_api, "datetime", Clock)
    monkeypatch.setattr(practice, "generate_exercises", lambda *given: b"[]")
    app.service.worker._process._pool = ThreadPoolExecutor(1)
    assert (await got(app, "/api/practice/daily", **HERE))["day"] == "2026-03-01"
    assert asked == [UTC]
