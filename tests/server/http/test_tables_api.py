"""Over HTTP: tables are opened, listed, found, filled and begun."""

import asyncio
import json

import pytest

from tests.server.http.answers import refused
from tests.server.in_process import PLAN, InProcess, in_process

pytestmark = pytest.mark.anyio


async def test_whoever_opens_a_table_gets_its_first_seat_and_a_cookie(app: InProcess):
    async with app.person() as ada:
        made = await ada.post("/api/tables", json={"plan": PLAN, "name": "Ada"})
        assert made.status_code == 201
        voice = made.json()["voice"]
        assert made.json()["seats"] == [{"name": "Ada", "person": True, "voice": voice}, None, None]
        assert made.json()["you"] == 0
        cookie = made.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert (await ada.get(f"/api/tables/{made.json()['id']}")).json()["you"] == 0
        again = await ada.post("/api/tables", json={"plan": PLAN, "name": "Ada"})
        assert "set-cookie" not in again.headers


async def test_the_lobby_lists_public_tables_that_wait_and_never_private_ones(app: InProcess):
    people = app.people(3)
    waiting = await app.open(people[:2], seats=3, public=True)
    others = [await app.open(people, public=True), await app.begun(people, public=True)]
    others.append(await app.open(people[:2], seats=3))
    listed = (await app.person().get("/api/tables")).json()
    assert [table["id"] for table in listed] == [waiting]
    assert listed[0]["seats"] == ["P0", "P1", None]
    assert not any(table in str(listed) for table in others)


async def test_a_table_is_found_by_its_short_code_in_either_case(app: InProcess):
    people = app.people(3)
    table = await app.open(people)
    code = (await people[0].get(f"/api/tables/{table}")).json()["code"]
    for spelt in (code, code.lower()):
        assert (await app.person().get(f"/api/codes/{spelt}")).json() == {"id": table}
    refused(await app.person().get("/api/codes/AAAAAA"), 404, "no_such_table")


async def test_a_stranger_may_look_at_a_table_by_its_link(app: InProcess):
    table = await app.open(app.people(3))
    seen = (await app.person().get(f"/api/tables/{table}")).json()
    assert "you" not in seen
    assert "key" not in json.dumps(seen)


async def test_a_seat_can_be_taken_once_and_left_again(app: InProcess):
    ada, ben, eve = app.people(3)
    made = await ada.post("/api/tables", json={"plan": PLAN, "name": "Ada"})
    seats = f"/api/tables/{made.json()['id']}/seats"
    assert (await ben.post(f"{seats}/1", json={"name": "Ben"})).json()["you"] == 1
    refused(await eve.post(f"{seats}/1", json={"name": "Eve"}), 409, "seat_taken")
    refused(await ben.post(f"{seats}/2", json={"name": "Ben"}), 409, "already_seated")
    refused(await eve.post(f"{seats}/7", json={"name": "Eve"}), 404, "no_such_seat")
    assert (await ben.delete(f"{seats}/1")).json()["seats"][1] is None
    assert (await eve.post(f"{seats}/1", json={"name": "Eve"})).json()["you"] == 1


async def test_nobody_frees_another_persons_seat(app: InProcess):
    people = app.people(3)
    table = await app.open(people)
    refused(await people[1].delete(f"/api/tables/{table}/seats/0"), 409, "not_absent")
    refused(await app.person().delete(f"/api/tables/{table}/seats/0"), 403, "not_seated")


async def test_bots_are_invited_named_apart_and_sent_away_by_those_at_the_table(app: InProcess):
    (ada,) = app.people(1)
    table = (await ada.post("/api/tables", json={"plan": PLAN, "name": "Ada"})).json()["id"]
    for seat in (1, 2):
        assert (await ada.post(f"/api/tables/{table}/bots/{seat}", json={"bot": "beginner"})).status_code == 201
    seats = (await ada.get(f"/api/tables/{table}")).json()["seats"]
    assert seats[1]["bot"] == seats[2]["bot"] == "beginner"
    assert seats[1]["name"] != seats[2]["name"]
    assert (await ada.delete(f"/api/tables/{table}/seats/2")).json()["seats"][2] is None
    refused(await ada.post(f"/api/tables/{table}/bots/2", json={"bot": "deep"}), 422, "unknown_bot")
    refused(await app.person().post(f"/api/tables/{table}/bots/2", json={"bot": "beginner"}), 403, "not_seated")


async def test_a_game_begins_once_when_every_seat_is_taken_and_by_somebody_at_the_table(app: InProcess):
    people = app.people(3)
    table = await app.open(people[:2], seats=3)
    start = f"/api/tables/{table}/start"
    refused(await people[0].post(start), 409, "seats_free")
    await people[2].post(f"/api/tables/{table}/seats/2", json={"name": "P2"})
    refused(await app.person().post(start), 403, "not_seated")
    assert (await people[1].post(start)).json()["status"] == "playing"
    refused(await people[1].post(start), 409, "has_begun")
    refused(await people[1].delete(f"/api/tables/{table}/seats/1"), 409, "has_begun")


async def test_metrics_count_and_name_nobody(app: InProcess):
    people = app.people(3)
    table = await app.begun(people)
    socket = await app.connect(table, people[0])
    await socket.hear()
    told = await app.metrics()
    assert "lettrine_connections 1.0" in told
    assert "lettrine_hot_tables 1.0" in told
    assert table not in told


async def test_the_schemas_of_both_interfaces_are_published(app: InProcess):
    paths = (await app.person().get("/schema/openapi.json")).json()["paths"]
    assert "/api/tables/{table}/seats/{seat}" in paths
    schema = (await app.person().get("/schema/socket.json")).json()
    assert {"Do", "Say", "Ping", "Frame", "Refused"} <= set(schema["$defs"])


async def test_talk_does_not_lift_a_table_in_the_lobby(app: InProcess):
    people = app.people(2)
    first = await app.open(people[:1], seats=3, public=True)
    second = await app.open(people[1:], seats=3, public=True)
    socket = await app.connect(first, people[0])
    await socket.all()
    await socket.ask({"type": "say", "text": "here!"})
    assert [table["id"] for table in (await people[0].get("/api/tables")).json()] == [second, first]


async def test_whoever_opens_a_table_twice_with_one_id_has_opened_one(app: InProcess):
    ada, ben = app.people(2)
    wanted = {"plan": PLAN, "name": "Ada", "bots": ["gentle", "gentle"], "start": True, "id": "once"}
    answers = [(await ada.post("/api/tables", json=wanted)).json() for _ in range(3)]
    assert len({answer["id"] for answer in answers}) == 1
    assert [(answer["you"], answer["status"]) for answer in answers] == [(0, "playing")] * 3
    others = [(await ben.post("/api/tables", json=wanted)).json()["id"]]
    others.append((await ada.post("/api/tables", json={**wanted, "id": "another"})).json()["id"])
    others.append((await ada.post("/api/tables", json={key: wanted[key] for key in ("plan", "name")})).json()["id"])
    assert len({answers[0]["id"], *others}) == 4


async def test_bots_that_come_at_once_have_names_of_their_own(app: InProcess):
    (ada,) = app.people(1)
    made = await ada.post("/api/tables", json={"plan": {**PLAN, "edition": "1967", "seats": 6}, "name": "garamond"})
    bots = f"/api/tables/{made.json()['id']}/bots"
    await asyncio.gather(*(ada.post(f"{bots}/{seat}", json={"bot": "beginner"}) for seat in range(1, 6)))
    seats = (await ada.get(f"/api/tables/{made.json()['id']}")).json()["seats"]
    assert len({seat["name"].casefold() for seat in seats}) == 6


async def test_nobody_is_sent_away_by_whoever_meant_a_free_seat(app: InProcess):
    ada, ben = app.people(2)
    for _ in range(20):
        table = await app.open([ada], seats=2)
        stood, sat = await asyncio.gather(
            ada.delete(f"/api/tables/{table}/seats/1"), ben.post(f"/api/tables/{table}/seats/1", json={"name": "Ben"})
        )
        assert sat.status_code == 201
        assert stood.json()["code"] in ("seat_free", "seat_taken")


async def test_one_address_cannot_fill_the_lobby():
    async with in_process(table_burst=3, table_rate=0.001) as app:
        (ada,) = app.people(1)
        answers = [await ada.post("/api/tables", json={"plan": PLAN, "name": "Ada"}) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [201] * 3 + [429] * 2
