"""Bans: they take effect in a running server, are told with their reason and end, and leave one what is one's own."""

import json
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from lettrine.server.identity import COOKIE
from lettrine.store.manners import Ban
from tests.server.in_process import InProcess, in_process, refused, seated

pytestmark = pytest.mark.anyio


@pytest.fixture
async def app() -> AsyncIterator[InProcess]:
    async with in_process() as within:
        yield within


def key_of(app: InProcess, who: httpx.AsyncClient) -> str:
    return app.service.identities.fingerprint(who.cookies.get(COOKIE)) or ""


async def ban(app: InProcess, who: httpx.AsyncClient, until: int | None = None, reason: str = "threats") -> None:
    """As the operator does it, on the database; the server sees it at its next look."""
    await app.service.store.manners.ban(Ban(key_of(app, who), 1, until, reason))
    await app.service.manners.refresh()


async def test_the_sockets_of_somebody_who_is_banned_are_closed_with_a_reason(app: InProcess):
    table, people, sockets = await seated(app)
    await ban(app, people[2])
    heard = [await sockets[2].hear()]
    while heard[-1]:
        heard.append(await sockets[2].hear())
    assert heard[-2] == {"type": "bye", "why": "banned"}
    await sockets[2].ended()
    told = [each for each in await sockets[0].all() if each["type"] == "table"]
    assert "here" not in told[-1]["seats"][2]
    again = await app.connect(table, people[2])
    assert await again.hear() == {"type": "bye", "why": "banned"}
    assert [each for each in await sockets[0].all() if each["type"] == "table"] == []
    assert (await people[2].get("/api/me/ban")).json() == {"until": None, "reason": "threats"}
    assert (await people[0].get("/api/me/ban")).json() is None
    assert 'lettrine_let_go_total{why="banned"} 2.0' in await app.metrics()


async def test_the_others_go_on_as_if_they_had_gone(app: InProcess):
    table, people, sockets = await seated(app)
    await ban(app, people[2])
    await sockets[2].ended()
    handed = await people[0].post(f"/api/tables/{table}/hand/2", json={"bot": "beginner"})
    assert handed.status_code == 201
    assert handed.json()["seats"][2]["bot"] == "beginner"


PLAN = {"game": "sonde", "edition": "1976", "language": "en", "seats": 2}
WRITES: tuple[tuple[str, str, Any], ...] = (
    (
        "POST",
        "/api/tables",
        {"plan": PLAN, "name": "Eve"},
    ),
    ("POST", "/api/tables/{table}/seats/1", {"name": "Eve"}),
    ("DELETE", "/api/tables/{table}/seats/1", None),
    ("POST", "/api/tables/{table}/start", None),
    ("POST", "/api/tables/{table}/rematch", None),
    ("POST", "/api/tables/{table}/reports", {"seat": 0, "reason": "spam"}),
    ("POST", "/api//tables/{table}/seats/1", {"name": "Eve"}),
    ("POST", "/api/packs", {"pack": {"words": ["house"]}}),
)


@pytest.mark.parametrize(("method", "path", "body"), WRITES)
async def test_who_is_banned_takes_part_in_nothing(app: InProcess, method: str, path: str, body: Any):
    ada, eve = app.people(2)
    table = await app.open([ada], seats=2)
    await ban(app, eve, reason="spam")
    answer = await eve.request(method, path.format(table=table), json=body)
    assert answer.status_code == 403
    refused(answer.json(), "banned")


async def test_they_read_and_ask_about_themselves_all_the_same(app: InProcess):
    table, people, _ = await seated(app)
    await ban(app, people[2])
    assert (await people[2].get(f"/api/tables/{table}")).json()["you"] == 2
    assert (await people[2].get("/api/me/blocks")).json() == []
    assert (await people[2].post("/api/me/blocks", json={"table": table, "seat": 0})).status_code == 201


@pytest.mark.parametrize(("language", "words"), [("en", "until"), ("fr", "jusqu’au"), ("de", "bis")])
async def test_they_are_told_until_when_and_why_in_their_language(app: InProcess, language: str, words: str):
    (eve,) = app.people(1)
    app.service.wall = lambda: 0
    await ban(app, eve, until=1_893_456_000_000, reason="Insults at two tables")
    told = (await eve.post(f"/api/packs?interface={language}", json={})).json()
    assert "Insults at two tables" in told["message"]
    assert f"{words} 2030-01-01 00:00 UTC" in told["message"]
    await ban(app, eve, reason="")
    told = (await eve.post(f"/api/packs?interface={language}", json={})).json()
    assert told["message"].count("“") == told["message"].count("«") == 0
    assert words not in told["message"].split()


async def test_a_ban_ends_by_itself_and_when_it_is_lifted(app: InProcess):
    (eve,) = app.people(1)
    now = 1000
    app.service.wall = lambda: now
    await ban(app, eve, until=2000)
    refused((await eve.post("/api/packs", json={})).json(), "banned")
    now = 2000
    assert json.loads((await eve.post("/api/packs", json={})).text)["code"] == "unreadable"
    await ban(app, eve)
    refused((await eve.post("/api/packs", json={})).json(), "banned")
    await app.service.store.manners.unban(key_of(app, eve))
    await app.service.manners.refresh()
    assert (await eve.get("/api/me/ban")).json() is None


async def test_a_server_that_starts_knows_its_bans(tmp_path: Any):
    store = f"sqlite:///{tmp_path}/tables.db"
    async with in_process(store=store) as app:
        (eve,) = app.people(1)
        cookie = eve.cookies.get(COOKIE)
        await app.service.store.manners.ban(Ban(key_of(app, eve), 1, None, ""))
    async with in_process(store=store) as app:
        refused((await app.person(cookie).post("/api/packs", json={})).json(), "banned")
