"""Reporting people: the operator gets what the reporter could read, and where it was; nobody else gets anything."""

from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from lettrine.play import commands
from lettrine.server.personal.manners import OwnManners
from lettrine.server.personal.registry import who
from lettrine.server.reports import read_body
from lettrine.store.manners import Ban, Block, Report
from lettrine.store.people_scripts import left_of
from tests.server.in_process import InProcess, in_process, refused, seated

pytestmark = pytest.mark.anyio


@pytest.fixture
async def app() -> AsyncIterator[InProcess]:
    async with in_process() as within:
        yield within


async def send(who: httpx.AsyncClient, table: str, **told: Any) -> httpx.Response:
    return await who.post(f"/api/tables/{table}/reports", json={"reason": "insult", **told})


async def queue(app: InProcess) -> list[Report]:
    return await app.service.store.manners.reports("open", 99)


async def test_the_operator_gets_the_chat_and_the_place_in_the_log(app: InProcess):
    table, people, (ada, ben, _) = await seated(app)
    await ada.ask({"type": "say", "text": "Hello"})
    await ben.ask({"type": "say", "text": "You idiot"})
    for other in people[1:]:
        await app.connect(table, other)
    answer = await send(people[0], table, seat=1, text="  He insulted\u202e me  ")
    assert answer.status_code == 201
    assert answer.json() == {"days": 180}
    (report,) = await queue(app)
    found = await app.service.tables.table(table)
    assert found is not None
    assert (report.table, report.seq, report.reason) == (table, found.seq, "insult")
    assert (report.person, report.reporter) == (found.sitter(1).key, found.sitter(0).key)
    body = read_body(report)
    assert (body.name, body.seat, body.text) == ("P1", 1, "He insulted me")
    assert [(each.name, each.text) for each in body.chat] == [("P0", "Hello"), ("P1", "You idiot")]


async def test_nobody_else_is_sent_anything(app: InProcess):
    table, people, sockets = await seated(app)
    before = [(await who.get(f"/api/tables/{table}")).json() for who in people]
    await send(people[0], table, seat=1)
    assert [await socket.all() for socket in sockets] == [[], [], []]
    assert [(await who.get(f"/api/tables/{table}")).json() for who in people] == before


async def test_one_report_of_a_person_at_a_table_is_open_at_a_time(app: InProcess):
    table, people, _ = await seated(app)
    await send(people[0], table, seat=1)
    refused((await send(people[0], table, seat=1)).json(), "already_reported")
    assert (await send(people[0], table, seat=2)).status_code == 201
    assert (await send(people[2], table, seat=1)).status_code == 201
    (first, *_) = await queue(app)
    assert await app.service.store.manners.close_report(first.id, 1, "warned")
    assert (await send(people[0], table, seat=1)).status_code == 201


@pytest.mark.parametrize("whom", [{"seat": 0}, {"seat": 9}, {"voice": "nobody"}, {}])
async def test_nobody_reports_themselves_or_nobody(app: InProcess, whom: dict[str, Any]):
    table, people, _ = await seated(app)
    refused((await send(people[0], table, **whom)).json(), "nobody_there")


async def test_whoever_has_never_been_here_reports_nobody(app: InProcess):
    table, _, _ = await seated(app)
    answer = await send(app.person(), table, seat=1)
    assert answer.status_code == 403
    refused(answer.json(), "not_seated")


async def test_a_reason_that_is_none_and_a_text_that_is_too_long_are_refused(app: InProcess):
    table, people, _ = await seated(app)
    for told in ({"reason": "ugly"}, {"text": "x" * 1001}):
        assert (await send(people[0], table, seat=1, **told)).status_code == 400
    assert await queue(app) == []


async def test_reports_are_limited():
    async with in_process(report_burst=1, report_rate=0.0001) as app:
        table, people, _ = await seated(app)
        assert (await send(people[0], table, seat=1)).status_code == 201
        refused((await send(people[0], table, seat=2)).json(), "too_fast")


async def test_of_somebody_who_is_deleted_no_report_has_a_trace(app: InProcess):
    table, people, (ada, ben, eve) = await seated(app)
    for socket in (ada, ben, eve):
        await socket.ask({"type": "say", "text": "Hello"})
    await send(people[0], table, seat=1)  # by ada of ben, quoting eve
    await send(people[2], table, seat=0)  # by eve of ada
    found = await app.service.tables.table(table)
    assert found is not None
    store, keys = app.service.store, [found.sitter(seat).key or "" for seat in range(3)]
    await store.manners.block(Block("b", keys[0], keys[2], "P2", 1), 9)
    await store.manners.ban(Ban(keys[2], 1, None, "spam"))
    await OwnManners(store).forget(await who(store.people, keys[2]))
    reports = await store.manners.reports(None, 9)  # perhaps of the same millisecond, so in no order
    assert {report.reporter for report in reports} == {"", keys[0]}
    for report in reports:
        assert {each.name for each in read_body(report).chat} == {"P0", "P1"}
        assert b"P2" not in report.body
    assert await store.manners.blocks(keys[0]) == []
    assert [ban.person for ban in await store.manners.bans()] == [left_of(keys[2])], "it holds, and names nobody"


async def test_somebody_who_has_become_another_is_reported_and_found_by_the_voice_that_everybody_sees(app: InProcess):
    ada, ben = app.people(2)
    table = await app.open([ada, ben])
    voice = (await ada.get(f"/api/tables/{table}")).json()["seats"][1]["voice"]
    found = await app.service.tables.table(table)
    assert found is not None
    await app.service.tables.do(table, commands.rekey(found.sitter(1).key or "", "another"))
    assert (await ada.get(f"/api/tables/{table}")).json()["seats"][1]["voice"] == voice
    assert (await send(ada, table, voice=voice)).status_code == 201
    (report,) = await queue(app)
    assert (report.person, read_body(report).voice) == ("another", voice)
