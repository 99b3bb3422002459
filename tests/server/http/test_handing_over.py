"""Over HTTP: a seat is handed to a bot, and taken back, but never from somebody who is there."""

from time import monotonic

import pytest

from tests.server.http.answers import refused
from tests.server.in_process import InProcess, in_process

pytestmark = pytest.mark.anyio


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


async def test_nobody_hands_over_the_seat_of_somebody_who_is_there(app: InProcess):
    people = app.people(3)
    table = await app.begun(people)
    there = await app.connect(table, people[1])
    await there.all()
    answer = await people[0].post(f"/api/tables/{table}/hand/1", json={"bot": "beginner"})
    assert answer.status_code == 403
    assert (await people[0].post(f"/api/tables/{table}/hand/2", json={"bot": "beginner"})).status_code == 201


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
