"""The analysis of a table's game: once it is over, worked out once, in another process."""

import asyncio
import os
import signal
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Event
from typing import Any

import jsonschema_rs
import pytest

from lettrine.server.jobs import analysis, game_job, worker
from lettrine.wire import schema
from tests.games.tug.table import SIX
from tests.server.http.answers import refused
from tests.server.http.openapi_document import conforms
from tests.server.http.played_game import played
from tests.server.in_process import InProcess

pytestmark = pytest.mark.anyio


def test_it_is_told_in_the_schema():
    jsonschema_rs.validator_for({**schema.json_schema(), "$ref": "#/$defs/AnyAnalysis"})
    assert {"Analysis", "GlyphsAnalysis", "TugAnalysis"} <= set(schema.json_schema()["$defs"])
    assert {"step", "scores", "luck", "bits"} <= set(schema.json_schema()["$defs"]["AnalysedMoment"]["properties"])


async def test_a_game_that_is_over_is_analysed_as_documented(app: InProcess):
    game = await played(app)
    answer = await app.person().get(f"/api/tables/{game.table}/analysis")
    assert answer.status_code == 200, answer.text
    await conforms(app, "GET /api/tables/{table}/analysis", answer)
    told, frames = answer.json(), (await game.replay())["frames"]
    assert [seat["score"] for seat in told["seats"]] == frames[-1]["view"]["scores"]
    assert [seat["name"] for seat in told["seats"]] == ["P0", "P1", "P2"]
    for moment in told["course"]:
        frame = frames[moment["step"]]
        assert (moment["at"], moment["scores"]) == (frame["at"], frame["view"]["scores"])
    asked = [step for step, frame in enumerate(frames) if any(each["event"] == "asked" for each in frame["events"])]
    assert [question["step"] for question in told["questions"]] == asked


async def test_a_game_of_glyphs_is_analysed_as_documented(app: InProcess):
    people = app.people(2)
    plan = {"game": "glyphs", "edition": "standard", "options": {"goal": 0}, "lexicon": None}
    table = await app.begun(people, **plan)
    ada, ben = [await app.connect(table, person) for person in people]
    assert (await ada.do({"do": "hide", "word": "mouse"}))["type"] == "done"
    assert (await ben.do({"do": "hide", "word": "plane"}))["type"] == "done"
    bars = [
        await who.do({"do": "propose", "of": 1 - seat, "cell": 1, "piece": "I"}) for seat, who in enumerate((ada, ben))
    ]
    assert sorted(answer["type"] for answer in bars) == ["done", "refused"]  # whoever is on turn
    assert (await ben.do({"do": "name", "of": 0, "word": "mouse"}))["type"] == "done"  # G13: with 0 points or more
    answer = await app.person().get(f"/api/tables/{table}/analysis")
    assert answer.status_code == 200, answer.text
    await conforms(app, "GET /api/tables/{table}/analysis", answer)
    told = answer.json()
    assert (told["game"], told["winners"]) == ("glyphs", [1])
    assert [secret["word"] for secret in told["secrets"]] == ["MOUSE", "PLANE"]
    assert told["questions"][0]["answer"] == "hit"
    assert told["namings"][0]["rash"] is True


async def test_a_game_of_tug_is_analysed_as_documented(app: InProcess):
    people = app.people(2)
    plan = {"game": "tug", "edition": "standard", "options": {}, "lexicon": None}
    table = await app.begun(people, **plan)
    sockets = [await app.connect(table, person) for person in people]
    drawn = [(await who.do({"do": "draw"}))["type"] for who in sockets]
    first = drawn.index("done")
    captain, others = sockets[first], sockets[1 - first]
    assert (await others.do({"do": "glass"}))["type"] == "done"
    for letter in SIX:
        assert (await captain.do({"do": "spell", "letter": letter}))["type"] == "done"
    assert (await captain.do({"do": "done"}))["type"] == "done"
    assert (await others.do({"do": "accept"}))["type"] == "done"  # T12
    answer = await app.person().get(f"/api/tables/{table}/analysis")
    assert answer.status_code == 200, answer.text
    await conforms(app, "GET /api/tables/{table}/analysis", answer)
    told = answer.json()
    assert (told["game"], told["winners"], told["turns"][0]["word"]) == ("tug", [first], SIX)
    assert told["teams"][1 - first]["missed"] == (told["turns"][0]["misspelt"] is True)


async def test_it_is_worked_out_once_and_elsewhere(app: InProcess, monkeypatch: pytest.MonkeyPatch):
    game, made = await played(app), []

    def counted(*given: Any) -> bytes:
        made.append(os.getpid())
        return b'{"analysis":1}'

    monkeypatch.setattr(analysis, "analyse_rows", counted)
    app.service.worker._process._pool = ThreadPoolExecutor(1)  # so that it can be counted here
    paths = [f"/api/tables/{game.table}/analysis"] * 3
    answers = await asyncio.gather(*(app.person().get(path) for path in paths))
    answers.append(await app.person().get(paths[0]))
    assert [answer.json() for answer in answers] == [{"analysis": 1}] * 4
    assert len(made) == 1


async def test_a_process_that_dies_is_replaced(app: InProcess):
    first, game = await played(app), await played(app)
    assert (await app.person().get(f"/api/tables/{first.table}/analysis")).status_code == 200
    for process in app.service.worker._process.pids:
        os.kill(process, signal.SIGKILL)
    refused(await app.person().get(f"/api/tables/{game.table}/analysis"), 503, "too_busy")
    again = await app.person().get(f"/api/tables/{game.table}/analysis")
    assert again.status_code == 200, again.text


def endless(*given: Any) -> bytes:
    while True:
        pass


def brief(*given: Any) -> bytes:
    return b'{"analysis":1}'


async def test_one_that_takes_too_long_is_given_up_for_good_and_costs_nobody_else(
    app: InProcess, monkeypatch: pytest.MonkeyPatch
):
    first, slow, other = await played(app), await played(app), await played(app)
    assert (await app.person().get(f"/api/tables/{first.table}/analysis")).status_code == 200  # the first has more time
    monkeypatch.setattr(worker, "TIMEOUT", 0.1)
    monkeypatch.setattr(analysis, "analyse_rows", endless)
    asked = asyncio.create_task(app.person().get(f"/api/tables/{slow.table}/analysis"))
    while not app.service.worker._process._lock.locked():
        await asyncio.sleep(0)
    monkeypatch.setattr(analysis, "analyse_rows", brief)
    waiting = asyncio.create_task(app.person().get(f"/api/tables/{other.table}/analysis"))
    refused(await asked, 503, "too_busy")
    assert (await waiting).json() == {"analysis": 1}
    refused(await app.person().get(f"/api/tables/{slow.table}/analysis"), 503, "too_busy")


async def test_a_game_that_is_too_long_is_not_looked_into(app: InProcess, monkeypatch: pytest.MonkeyPatch):
    game = await played(app)
    steps = len((await game.replay())["frames"])
    paths = [f"/api/tables/{game.table}/{what}" for what in ("analysis", "practice")]
    monkeypatch.setattr(game_job, "MOST_STEPS", steps)
    assert [(await app.person().get(path)).status_code for path in paths] == [200, 200]
    monkeypatch.setattr(game_job, "MOST_STEPS", steps - 1)
    for path in paths:
        refused(await app.person().get(path), 422, "game_too_long")


async def test_one_that_fails_is_no_answer_and_is_not_kept(app: InProcess, monkeypatch: pytest.MonkeyPatch):
    game = await played(app)
    monkeypatch.setattr(analysis, "header", lambda table: 1 / 0)
    refused(await app.person().get(f"/api/tables/{game.table}/analysis"), 500, "table_failed")
    monkeypatch.undo()
    assert (await app.person().get(f"/api/tables/{game.table}/analysis")).status_code == 200


async def test_only_the_last_ones_are_kept(app: InProcess, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(worker, "MOST_RESULTS", 1)
    for game in (await played(app), await played(app)):
        assert (await app.person().get(f"/api/tables/{game.table}/analysis")).status_code == 200
    assert len(app.service.worker._results) == 1


async def test_no_more_is_kept_than_there_is_room_for(app: InProcess, monkeypatch: pytest.MonkeyPatch):
    there = app.service.worker

    async def job(size: int) -> bytes:
        return b"x" * size

    monkeypatch.setattr(worker, "MOST_BYTES", 100)
    for key, size in (("a", 40), ("b", 60), ("a", 40), ("c", 50)):
        assert await there.result_of(key, partial(job, size)) == b"x" * size
    assert list(there._results) == ["a", "c"]  # b was asked for longest ago
    assert await there.result_of("d", partial(job, 101)) == b"x" * 101
    assert list(there._results) == []


async def test_where_too_much_waits_whoever_comes_next_is_asked_to_come_back(
    app: InProcess, monkeypatch: pytest.MonkeyPatch
):
    first, second = await played(app), await played(app)
    busy = app.service.worker._process._pool = ThreadPoolExecutor(1)
    done = Event()
    busy.submit(done.wait)
    monkeypatch.setattr(worker, "MOST_WAITING", 1)
    waiting = asyncio.create_task(app.person().get(f"/api/tables/{first.table}/analysis"))
    while not app.service.worker._results:
        await asyncio.sleep(0)
    refused(await app.person().get(f"/api/tables/{second.table}/analysis"), 503, "too_busy")
    done.set()
    assert (await waiting).status_code == 200
    assert (await app.person().get(f"/api/tables/{second.table}/analysis")).status_code == 200


async def test_before_the_end_and_for_other_games_there_is_none(app: InProcess):
    people = app.people(3)
    for table in (await app.open(people), await app.begun(people)):
        refused(await people[0].get(f"/api/tables/{table}/analysis"), 409, "not_over")
    refused(await people[0].get("/api/tables/nowhere/analysis"), 404, "no_such_table")


async def test_other_games_have_none(app: InProcess):
    people = app.people(1)
    plan = {"game": "solitaire", "edition": "standard", "options": {}, "lexicon": None, "seats": 1}
    table = await app.begun(people, **plan)
    socket = await app.connect(table, people[0])
    assert (await socket.do({"do": "stop"}))["type"] == "done"
    refused(await people[0].get(f"/api/tables/{table}/analysis"), 422, "no_analysis")
