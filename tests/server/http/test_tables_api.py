"""Over HTTP: tables are opened, found, filled and begun; what cannot be done is refused with a code and a sentence."""

import asyncio
import json
from time import monotonic
from typing import Any

import httpx
import pytest
from click.testing import CliRunner

from lettrine.cli import main
from tests.server.game_driver import Player, play_out
from tests.server.http.answers import refused
from tests.server.in_process import PLAN, WORDS, InProcess, hidden, in_process

pytestmark = pytest.mark.anyio

JSON = {"content-type": "application/json"}


async def finished(app: InProcess) -> tuple[str, list[httpx.AsyncClient], list[Player]]:
    people = app.people(3)
    table = await app.begun(people)
    players = [Player(await app.connect(table, who), word) for who, word in zip(people, WORDS, strict=False)]
    await play_out(players)
    return table, people, players


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


async def test_a_seat_is_handed_to_a_bot_and_taken_back_by_its_owner_only(app: InProcess):
    people = app.people(3)
    table = await app.begun(people)
    hand = f"/api/tables/{table}/hand/1"
    given = await people[1].post(hand, json={"bot": "beginner"})
    voice = given.json()["voice"]
    assert given.json()["seats"][1] == {"name": "P1", "bot": "beginner", "person": True, "voice": voice}
    refused(await people[0].post(hand, json=None), 403, "seat_taken")
    refused(await app.person().post(hand, json={"bot": "beginner"}), 403, "not_seated")
    back = (await people[1].post(hand)).json()["seats"][1]
    assert back == {"name": "P1", "person": True, "voice": voice, "replaceable_in": 0}
    refused(await people[1].post(hand, json={"bot": "deep"}), 422, "unknown_bot")


async def test_the_record_of_a_finished_game_replays_to_the_same_scores(app: InProcess, tmp_path):
    table, people, players = await finished(app)
    record = await people[0].get(f"/api/tables/{table}/record")
    assert record.status_code == 200
    assert isinstance(json.loads(record.text.splitlines()[0])["seed"], int)
    file = tmp_path / "game.ndjson"
    file.write_bytes(record.content)
    done = CliRunner().invoke(main, ["replay", str(file)])
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)["scores"] == players[0].view["scores"]


async def test_before_the_end_there_is_no_record_and_no_seed_in_any_answer(app: InProcess, monkeypatch):
    seed = 4_611_686_018_427_387_903
    monkeypatch.setattr("lettrine.server.http.tables_api.secrets.randbits", lambda bits: seed)
    people = app.people(3)
    table = await app.begun(people)
    sockets = [await app.connect(table, who) for who in people]
    watcher = await app.connect(table)
    await hidden(sockets)
    refused(await people[0].get(f"/api/tables/{table}/record"), 409, "not_over")
    told = [(await people[0].get(path)).text for path in (f"/api/tables/{table}", "/api/tables")]
    told.append(await app.metrics())
    for socket in (*sockets, watcher):
        await socket.all()
        told += socket.sent
    assert len(told) > 10
    assert str(seed) not in "".join(told)
    assert '"seed"' not in "".join(told)


async def test_a_rematch_invites_the_same_people_to_one_new_table(app: InProcess):
    table, people, players = await finished(app)
    again = (await people[0].post(f"/api/tables/{table}/rematch")).json()
    assert again["id"] != table
    assert [seat and seat["name"] for seat in again["seats"]] == ["P0", None, None]
    assert [(kept["seat"], kept["name"], kept["seconds"]) for kept in again["kept"]] == [(1, "P1", 300), (2, "P2", 300)]
    other = (await people[1].post(f"/api/tables/{table}/rematch")).json()
    assert (other["id"], other["you"]) == (again["id"], 1)
    assert (await players[2].socket.all())[-1]["next"] == again["id"]
    seen = (await people[2].get(f"/api/tables/{again['id']}")).json()
    assert [kept["yours"] for kept in seen["kept"]] == [True]
    assert "you" not in seen


async def test_a_seat_of_a_rematch_is_its_owners_until_they_decline_or_do_not_come(app: InProcess, monkeypatch):
    table, people, _ = await finished(app)
    again = (await people[0].post(f"/api/tables/{table}/rematch")).json()["id"]
    seats, start = f"/api/tables/{again}/seats", f"/api/tables/{again}/start"
    (eve,) = app.people(1)
    for seat in (1, 2):
        refused(await eve.post(f"{seats}/{seat}", json={"name": "Eve"}), 409, "seat_kept")
        refused(await people[0].post(f"/api/tables/{again}/bots/{seat}", json={"bot": "beginner"}), 409, "seat_kept")
        refused(await people[0].delete(f"{seats}/{seat}"), 409, "seat_taken")
    refused(await people[0].post(start), 409, "seats_free")
    refused(await eve.delete(f"{seats}/1"), 403, "not_seated")
    declined = (await people[1].delete(f"{seats}/1")).json()
    assert [kept["seat"] for kept in declined["kept"]] == [2]
    refused(await eve.post(f"{seats}/1", json={"name": "P2"}), 409, "name_taken")
    assert (await eve.post(f"{seats}/1", json={"name": "Eve"})).json()["you"] == 1
    now = app.service.tables.now() + 300_000
    monkeypatch.setattr(app.service.tables, "now", lambda: now)
    assert "kept" not in (await eve.get(f"/api/tables/{again}")).json()
    assert (await people[0].post(f"/api/tables/{again}/bots/2", json={"bot": "beginner"})).status_code == 201
    late = (await people[2].post(f"/api/tables/{table}/rematch")).json()
    assert (late["id"], late.get("you")) == (again, None)


async def test_whoever_takes_another_seat_of_a_rematch_gives_their_own_up(app: InProcess):
    table, people, _ = await finished(app)
    again = (await people[0].post(f"/api/tables/{table}/rematch")).json()["id"]
    await people[1].delete(f"/api/tables/{again}/seats/1")
    moved = (await people[2].post(f"/api/tables/{again}/seats/1", json={"name": "P2"})).json()
    assert (moved["you"], "kept" in moved) == (1, False)


async def test_there_is_no_rematch_before_the_end_and_no_table_is_left_behind(app: InProcess):
    people = app.people(3)
    table = await app.begun(people)
    before = app.service.tables.loaded_count()
    refused(await people[0].post(f"/api/tables/{table}/rematch"), 409, "not_over")
    assert app.service.tables.loaded_count() == before


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
    refused(await app.person(**JSON).post("/api/tables", content=b" " * 20_000), 413, "unreadable")


async def test_a_path_or_method_that_is_not_there_is_refused(app: InProcess):
    refused(await app.person().get("/nothing/here"), 404, "unreadable")
    refused(await app.person().put("/api/tables", json={}), 405, "unreadable")


async def test_whoever_asks_too_often_is_told_to_wait():
    async with in_process(http_burst=5, http_rate=0.001) as app:
        answers = [await app.person().get("/api/tables") for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        refused(answers[-1], 429, "too_fast")
        assert (await app.person().get("/health")).status_code == 200


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


@pytest.mark.parametrize("kind", ["decision", "player"])
async def test_the_record_of_a_game_by_the_clock_replays_too(app: InProcess, tmp_path, monkeypatch, kind: str):
    minute, passed = 60_000, [0]
    monkeypatch.setattr(app.service.tables, "now", lambda: 1_700_000_000_000 + passed[0])
    people = app.people(3)
    table = await app.begun(people, clock={"kind": kind, "seconds": 60})
    players = [Player(await app.connect(table, who), word) for who, word in zip(people, WORDS, strict=False)]
    for player in players:
        assert await player.act()
    passed[0] += 2 * minute
    await app.service.tables.lapse_overdue()
    await play_out(players)
    file = tmp_path / "game.ndjson"
    file.write_bytes((await people[0].get(f"/api/tables/{table}/record")).content)
    assert '"lapse"' in file.read_text()
    done = CliRunner().invoke(main, ["replay", str(file)])
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)["scores"] == players[0].view["scores"]


async def test_nobody_hands_over_the_seat_of_somebody_who_is_there(app: InProcess):
    people = app.people(3)
    table = await app.begun(people)
    there = await app.connect(table, people[1])
    await there.all()
    answer = await people[0].post(f"/api/tables/{table}/hand/1", json={"bot": "beginner"})
    assert answer.status_code == 403
    assert (await people[0].post(f"/api/tables/{table}/hand/2", json={"bot": "beginner"})).status_code == 201


async def test_talk_does_not_lift_a_table_in_the_lobby(app: InProcess):
    people = app.people(2)
    first = await app.open(people[:1], seats=3, public=True)
    second = await app.open(people[1:], seats=3, public=True)
    socket = await app.connect(first, people[0])
    await socket.all()
    await socket.ask({"type": "say", "text": "here!"})
    assert [table["id"] for table in (await people[0].get("/api/tables")).json()] == [second, first]


async def test_somebody_who_has_just_gone_may_come_back(app: InProcess):
    people = app.people(3)
    async with in_process(away_after=60) as patient:
        people = patient.people(3)
        table = await patient.begun(people)
        hand = f"/api/tables/{table}/hand/1"
        seats = (await people[0].get(f"/api/tables/{table}")).json()["seats"]
        assert 0 < seats[1]["replaceable_in"] <= 60
        refused(await people[0].post(hand, json={"bot": "beginner"}), 403, "not_gone")
        assert (await people[1].post(hand, json={"bot": "beginner"})).status_code == 201
        assert "replaceable_in" not in (await people[0].get(f"/api/tables/{table}")).json()["seats"][1]


async def test_by_correspondence_nobody_loses_their_seat_to_a_bot_within_the_time_they_have(app: InProcess):
    people = app.people(3)
    table = await app.begun(people, clock={"kind": "decision", "seconds": 259_200})
    refused(await people[0].post(f"/api/tables/{table}/hand/1", json={"bot": "beginner"}), 403, "not_gone")


async def test_no_seat_is_handed_over_before_the_game(app: InProcess):
    people = app.people(3)
    table = await app.open(people)
    refused(await people[0].post(f"/api/tables/{table}/hand/1", json={"bot": "beginner"}), 409, "not_begun")


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


async def test_nobody_is_away_from_a_game_longer_than_it_lasts(monkeypatch):
    """They have not opened the table since the server started, long ago; the game has just begun."""
    async with in_process(away_after=60.0) as app:
        people = app.people(3)
        monkeypatch.setattr(app.service.presence._known, "_now", lambda: monotonic() + 3600)
        table = await app.begun(people)
        hand = f"/api/tables/{table}/hand/1"
        refused(await people[0].post(hand, json={"bot": "beginner"}), 403, "not_gone")
        began = app.service.tables.loaded_table(table).began
        monkeypatch.setattr(app.service.tables, "now", lambda: began - 3_600_000)
        seen = (await people[0].get(f"/api/tables/{table}")).json()["seats"]
        assert seen[1]["replaceable_in"] == 60, "a clock that is behind adds to nobody's time"
        monkeypatch.setattr(app.service.tables, "now", lambda: began + 60_000)
        assert (await people[0].post(hand, json={"bot": "beginner"})).status_code == 201


async def test_of_many_who_want_to_play_again_all_come_to_one_table(app: InProcess):
    people = app.people(3)
    table = await app.begun(people, public=True)
    players = [Player(await app.connect(table, who), word) for who, word in zip(people, WORDS, strict=False)]
    await play_out(players)
    answers = await asyncio.gather(*(person.post(f"/api/tables/{table}/rematch") for person in people * 3))
    (again,) = {answer.json()["id"] for answer in answers}
    seen = (await people[1].get(f"/api/tables/{again}")).json()
    assert [seat["name"] for seat in seen["seats"]] == ["P0", "P1", "P2"]
    assert seen["you"] == 1
    assert len(app.service.store._cards) == 2


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


async def test_a_table_has_one_clock(app: InProcess):
    (ada,) = app.people(1)
    plan = {**PLAN, "clock": {"kind": "player", "seconds": 1}, "options": {"clock": 31_536_000}}
    refused(await ada.post("/api/tables", json={"plan": plan, "name": "Ada"}), 422, "two_clocks")
