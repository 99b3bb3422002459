"""Over HTTP, when a game is over: its record, and another game of the same people."""

import asyncio
import json

import httpx
import pytest
from click.testing import CliRunner

from lettrine.cli import main
from tests.server.game_driver import Player, play_out
from tests.server.http.answers import refused
from tests.server.in_process import WORDS, InProcess, hidden

pytestmark = pytest.mark.anyio


async def finished(app: InProcess) -> tuple[str, list[httpx.AsyncClient], list[Player]]:
    people = app.people(3)
    table = await app.begun(people)
    players = [Player(await app.connect(table, who), word) for who, word in zip(people, WORDS, strict=False)]
    await play_out(players)
    return table, people, players


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
    monkeypatch.setattr("lettrine.server.http.consent_api.secrets.randbits", lambda bits: seed)
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
    assert len(app.service.store.cards) == 2
