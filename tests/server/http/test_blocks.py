"""Blocking people: nothing of theirs is heard at any table, they do not sit down at mine, and are never told."""

from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from tests.server.in_process import InProcess, Socket, in_process, refused

pytestmark = pytest.mark.anyio


@pytest.fixture
async def app() -> AsyncIterator[InProcess]:
    async with in_process() as within:
        yield within


async def block(who: httpx.AsyncClient, table: str, **whom: Any) -> httpx.Response:
    return await who.post("/api/me/blocks", json={"table": table, **whom})


async def blocked(who: httpx.AsyncClient) -> list[str]:
    return [each["name"] for each in (await who.get("/api/me/blocks")).json()]


async def said(socket: Socket) -> list[str]:
    return [each["text"] for each in await socket.all() if each.get("type") == "said"]


async def at(app: InProcess, people: list[httpx.AsyncClient]) -> tuple[str, list[Socket]]:
    table = await app.open(people)
    sockets = [await app.connect(table, person) for person in people]
    for socket in sockets:
        await socket.all()
    return table, sockets


async def test_what_a_blocked_person_says_is_not_heard_at_any_table_now_and_later(app: InProcess):
    people = app.people(3)
    first, (ada, ben, eve) = await at(app, people)
    second, (ada_too, _, eve_too) = await at(app, people)
    assert (await block(people[0], first, seat=2)).status_code == 201
    for socket in (eve, eve_too):
        assert (await socket.ask({"type": "say", "text": "hello"}))["type"] == "done"
    assert await said(ben) == ["hello"]
    assert await said(ada) == await said(ada_too) == []
    for table in (first, second):
        (welcome,) = await (await app.connect(table, people[0])).all()
        assert "talk" not in welcome
    third, (_, ada, eve) = await at(app, [people[1], people[0], people[2]])
    await eve.ask({"type": "say", "text": "hello"})
    assert await said(ada) == []
    assert (await people[0].get(f"/api/tables/{third}")).json()["blocked"]


async def test_whoever_blocks_is_shown_it_and_nobody_else_is_sent_anything(app: InProcess):
    people = app.people(3)
    table, (ada, ben, eve) = await at(app, people)
    voice = (await people[0].get(f"/api/tables/{table}")).json()["seats"][2]["voice"]
    await block(people[0], table, voice=voice)
    (shown,) = await ada.all()
    assert shown["blocked"] == [voice]
    assert await ben.all() == await eve.all() == []
    await people[0].delete("/api/me/blocks", params={"table": table, "voice": voice})
    (shown,) = await ada.all()
    assert "blocked" not in shown
    await eve.ask({"type": "say", "text": "hello"})
    assert await said(ada) == ["hello"]


async def test_a_blocked_person_does_not_sit_down_where_i_am_the_host_and_is_refused_as_at_a_locked_table(
    app: InProcess,
):
    ada, eve = app.people(2)
    table = await app.open([ada, eve])
    await block(ada, table, seat=1)
    mine = await app.open([ada], seats=3)
    answer = await eve.post(f"/api/tables/{mine}/seats/1", json={"name": "Eve"})
    refused(answer.json(), "locked")
    assert answer.status_code == 409
    assert (await eve.get(f"/api/tables/{mine}")).json()["seats"][1] is None
    taken = await eve.post(f"/api/tables/{mine}/seats/0", json={"name": "Eve"})
    refused(taken.json(), "seat_taken")
    await ada.delete("/api/me/blocks", params={"table": table, "seat": 1})
    assert (await eve.post(f"/api/tables/{mine}/seats/1", json={"name": "Eve"})).status_code == 201


async def test_i_may_sit_down_where_a_blocked_person_is_and_am_told_before(app: InProcess):
    ada, eve = app.people(2)
    table = await app.open([ada, eve])
    await block(ada, table, seat=1)
    hers = await app.open([eve], seats=2)
    looked = (await ada.get(f"/api/tables/{hers}")).json()
    assert looked["blocked"] == [looked["seats"][0]["voice"]]
    assert "blocked" not in (await eve.get(f"/api/tables/{hers}")).json()
    assert (await ada.post(f"/api/tables/{hers}/seats/1", json={"name": "Ada"})).status_code == 201


async def test_a_watcher_who_talks_can_be_blocked_also_when_they_have_gone(app: InProcess):
    people = app.people(3)
    table, (ada, _) = await at(app, people[:2])
    watcher = await app.connect(table, people[2])
    await watcher.ask({"type": "say", "text": "I know the word", "name": "Zoe"})
    (heard,) = [each for each in await ada.all() if each["type"] == "said"]
    await watcher.close()
    answer = await block(people[0], table, voice=heard["voice"])
    assert [each["name"] for each in answer.json()] == ["Zoe"]
    await (await app.connect(table, people[2])).ask({"type": "say", "text": "again", "name": "Zoe"})
    assert await said(ada) == []


async def test_the_list_has_names_and_no_ids_of_people_and_ends_blocks(app: InProcess):
    people = app.people(3)
    table = await app.open(people)
    await block(people[0], table, seat=1)
    await block(people[0], table, seat=2)
    await block(people[0], table, seat=2)
    listed = (await people[0].get("/api/me/blocks")).json()
    assert {each["name"] for each in listed} == {"P1", "P2"}
    found = await app.service.tables.table(table)
    assert found is not None
    keys = [sitter.key for sitter in found.sitters if sitter]
    assert not any(key and key in str(listed) for key in keys)
    assert await blocked(people[1]) == []
    refused((await people[1].delete(f"/api/me/blocks/{listed[0]['id']}")).json(), "no_such_block")
    for each in listed:
        assert (await people[0].delete(f"/api/me/blocks/{each['id']}")).status_code == 200
    assert await blocked(people[0]) == []
    refused((await people[0].delete(f"/api/me/blocks/{listed[0]['id']}")).json(), "no_such_block")


@pytest.mark.parametrize("whom", [{"seat": 0}, {"seat": 2}, {"seat": 3}, {"voice": "nobody"}, {"voice": "\0"}, {}])
async def test_one_blocks_neither_oneself_nor_bots_nor_nobody(app: InProcess, whom: dict[str, Any]):
    ada, ben = app.people(2)
    table = await app.open([ada, ben], seats=4, lexicon=None, language="en")
    await ada.post(f"/api/tables/{table}/bots/2", json={"bot": "beginner"})
    answer = await block(ada, table, **whom)
    assert answer.status_code == 404
    refused(answer.json(), "nobody_there")


async def test_there_is_an_end_to_blocks(app: InProcess, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("lettrine.server.http.manners_api.MOST_BLOCKS", 1)
    people = app.people(3)
    table = await app.open(people)
    assert (await block(people[0], table, seat=1)).status_code == 201
    refused((await block(people[0], table, seat=2)).json(), "too_many_blocked")


async def test_somebody_new_may_block_too_and_gets_a_cookie(app: InProcess):
    people = app.people(2)
    table = await app.open(people)
    new = app.person()
    assert (await block(new, table, seat=1)).status_code == 201
    assert await blocked(new) == ["P1"]
