"""What cannot be done with a table over HTTP is refused with a code and a sentence."""

import json
from typing import Any

import pytest

from lettrine.server.http.packs_api import MOST_BYTES
from tests.server.http.answers import refused
from tests.server.in_process import PLAN, InProcess, in_process

pytestmark = pytest.mark.anyio

JSON = {"content-type": "application/json"}


async def test_a_refusal_speaks_the_language_that_was_asked_for(app: InProcess):
    missing = "/api/tables/nowhere"
    german = refused(
        await app.person().get(missing, headers={"accept-language": "de-AT,de;q=0.9"}), 404, "no_such_table"
    )
    french = refused(
        await app.person().get(f"{missing}?interface=fr", headers={"accept-language": "de"}), 404, "no_such_table"
    )
    other = refused(await app.person().get(missing, headers={"accept-language": "xx"}), 404, "no_such_table")
    assert german["message"].startswith("Diesen Tisch")
    assert french["message"].startswith("Cette table")
    assert other["message"].startswith("There is no")


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"edition": "1492"}, "unknown_edition"),
        ({"options": {"colour": "red"}}, "unknown_option"),
        ({"options": {"cards": 7}}, "bad_option"),
        ({"language": "xx", "lexicon": None}, "unknown_language"),
        ({"seats": 12}, "wrong_seats"),
        ({"options": {"secrets": "dealt"}, "seats": 3, "words": ["TREE", "STAR", "ROSE"]}, "words_dealt"),
    ],
)
async def test_what_cannot_be_played_is_not_opened(app: InProcess, plan: dict[str, Any], code: str):
    answer = await app.person().post("/api/tables", json={"plan": {**PLAN, **plan}, "name": "Ada"})
    refused(answer, 422, code)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"\xff\xfe",
        b'{"name": ""}',
        b"[" * 10_000,
        b'{"plan": {"options": {"a": ' + b"[" * 5000 + b"]" * 5000 + b"}}}",
        json.dumps({"plan": PLAN, "name": "Ada", "admin": True}).encode(),
        json.dumps({"plan": {**PLAN, "seed": 1}, "name": "Ada"}).encode(),
        json.dumps({"plan": PLAN, "name": "A" * 41}).encode(),
        json.dumps({"plan": {**PLAN, "seats": 99}, "name": "Ada"}).encode(),
    ],
)
async def test_a_body_that_cannot_be_read_is_refused_with_a_reason(app: InProcess, body: bytes):
    refused(await app.person(**JSON).post("/api/tables", content=body), 400, "unreadable")


async def test_a_body_that_is_too_large_is_refused(app: InProcess):
    refused(await app.person(**JSON).post("/api/tables", content=b" " * (MOST_BYTES + 1)), 413, "unreadable")


async def test_a_path_or_method_that_is_not_there_is_refused(app: InProcess):
    refused(await app.person().get("/nothing/here"), 404, "unreadable")
    refused(await app.person().put("/api/tables", json={}), 405, "unreadable")


async def test_whoever_asks_too_often_is_told_to_wait():
    async with in_process(http_burst=5, http_rate=0.001) as app:
        answers = [await app.person().get("/api/tables") for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        refused(answers[-1], 429, "too_fast")
        assert (await app.person().get("/health")).status_code == 200


async def test_a_table_has_one_clock(app: InProcess):
    (ada,) = app.people(1)
    plan = {**PLAN, "clock": {"kind": "player", "seconds": 1}, "options": {"clock": 31_536_000}}
    refused(await ada.post("/api/tables", json={"plan": plan, "name": "Ada"}), 422, "two_clocks")
