"""The same house on every store: strange names and addresses are answered or refused, and a game is kept."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.in_process import PLAN, InProcess, hidden, in_process

pytestmark = pytest.mark.anyio

STRANGE = ["%00", "a%00b", "%ff", "%F0%9F%8E%B2", "%2e%2e", "'; drop table events; --", "x" * 64, "x" * 65, "%0a"]


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres_url"))
    return {"memory": "memory:", "sqlite": f"sqlite:///{tmp_path}/tables.db"}[request.param]


@pytest.fixture
async def app(store: str) -> AsyncIterator[InProcess]:
    async with in_process(store=store) as within:
        yield within


async def test_strange_addresses_are_no_tables(app: InProcess):
    for name in STRANGE:
        for path in (f"/api/tables/{name}", f"/api/tables/{name}/record", f"/api/codes/{name}"):
            answer = await app.person().get(path)
            assert answer.status_code in (400, 404), (path, answer.text)
            assert answer.json()["code"] in ("no_such_table", "unreadable")


async def test_strange_names_are_kept_as_they_are(app: InProcess):
    (ada,) = app.people(1)
    for name in ("é" * 40, "👩‍👩‍👧‍👦", "'--", "ﬁ", "Ω", "李"):
        made = await ada.post("/api/tables", json={"plan": {**PLAN, "public": True}, "name": name})
        assert made.status_code == 201, made.text
        listed = {table["id"]: table["seats"][0] for table in (await ada.get("/api/tables")).json()}
        assert listed[made.json()["id"]] == name


async def test_names_that_cannot_be_seen_are_refused(app: InProcess):
    (ada,) = app.people(1)
    for name in ("\x00", "a\x00b", "\u202eada", "a\u200bda", "\ufffe", " ", "\u00ad"):
        made = await ada.post("/api/tables", json={"plan": PLAN, "name": name})
        assert (made.status_code, made.json()["code"]) == (409, "bad_name"), name


async def test_there_is_no_socket_at_a_strange_address(app: InProcess):
    for table in ("\x00", "a\x00b", "x" * 5000, "🎲"):
        socket = await app.connect(table)
        assert await socket.hear() == {}
        await socket.ended()


async def test_a_game_begins_and_goes_on(app: InProcess):
    people = app.people(3)
    table = await app.begun(people)
    sockets = [await app.connect(table, person) for person in people]
    await hidden(sockets)
    await sockets[2].all()
    assert sockets[2].view["phase"] == "asking"
