"""Who has everything about them deleted leaves nothing behind, and the games of the others stay what they were."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import msgspec
import pytest

from lettrine.play.speakers import speaker_id
from lettrine.server.identity import COOKIE
from lettrine.server.personal.registry import IMPERSONAL
from lettrine.store.manners import Ban, Block
from lettrine.store.memory import MemoryLog
from lettrine.wire.history import CONFIRMATION
from tests.server.in_process import PLAN, InProcess, hidden, in_process
from tests.server.jobs.rated_games import finish, settled
from tests.server.me import Somebody

pytestmark = pytest.mark.anyio

NAME = "Ottoline"


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres_url"))
    return {"memory": "memory:", "sqlite": f"sqlite:///{tmp_path}/tables.db"}[request.param]


@pytest.fixture
async def app(store: str) -> AsyncIterator[InProcess]:
    async with in_process(store=store) as within:
        yield within


async def sit(person: httpx.AsyncClient, table: str, seat: int, name: str) -> None:
    answer = await person.post(f"/api/tables/{table}/seats/{seat}", json={"name": name})
    assert answer.status_code == 201, answer.text


async def open_table(person: httpx.AsyncClient, name: str, **plan: Any) -> str:
    fields = {**PLAN, "lexicon": None, "seats": 3, "public": True, **plan}
    made = await person.post("/api/tables", json={"plan": fields, "name": name})
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


async def begin(
    app: InProcess, host: httpx.AsyncClient, guest: httpx.AsyncClient, names: tuple[str, str], **plan: Any
) -> str:
    table = await open_table(host, names[0], **plan)
    await sit(guest, table, 1, names[1])
    invited = await host.post(f"/api/tables/{table}/bots/2", json={"bot": "club"})
    assert invited.status_code == 201, invited.text
    await app.agree(table, [host, guest])
    assert (await host.post(f"/api/tables/{table}/start")).status_code == 201
    await app.leave()
    return table


async def delete(person: httpx.AsyncClient, confirmation: str = CONFIRMATION) -> httpx.Response:
    return await person.request("DELETE", "/api/me", json={"confirmation": confirmation})


def key_of(app: InProcess, person: httpx.AsyncClient) -> str:
    key = app.service.identities.fingerprint(person.cookies.get(COOKIE))
    assert key is not None
    return key


async def everything(app: InProcess, store: str) -> dict[str, list[str]]:
    """Every row of every table, as a text."""
    log: Any = app.service.store
    if isinstance(log, MemoryLog):
        return {
            "memory": [
                repr(vars(part)) for part in (log, log.leaderboards, log.chat, log.packs, log.history, log.manners)
            ]
            + _rows_in_memory(log)
        }
    if store.startswith("sqlite"):
        return _of_sqlite(store.removeprefix("sqlite:///"))
    return await _of_postgres(store)


def _rows_in_memory(log: MemoryLog) -> list[str]:
    db = log.people._database._db
    tables = ("people", "devices", "passkeys", "links", "challenges", "moves")
    return [repr(row) for table in tables for row in db.execute(f"SELECT * FROM {table}")]


def _of_sqlite(path: str) -> dict[str, list[str]]:
    db = sqlite3.connect(path)
    tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    found = {table: [repr(row) for row in db.execute(f"SELECT * FROM {table}")] for table in tables}
    db.close()
    return found


async def _of_postgres(url: str) -> dict[str, list[str]]:
    link = await asyncpg.connect(url)
    tables = await link.fetch("SELECT table_name FROM information_schema.tables WHERE table_schema = 'lettrine'")
    found = {
        each: [repr(tuple(row)) for row in await link.fetch(f"SELECT * FROM lettrine.{each}")] for (each,) in tables
    }
    await link.close()
    return found


async def leave_traces(app: InProcess, her: httpx.AsyncClient, ben: httpx.AsyncClient) -> list[str]:
    """She has played, opened, left, watched, talked, muted, been invited, saved a pack, and is playing now."""
    over = await begin(app, her, ben, (NAME, "Ben"))
    await finish(app, over, 3)
    await settled(app)
    await app.service.index_job.index_all()
    socket = await app.connect(over, her)
    assert (await socket.ask({"type": "say", "text": "a word of hers", "id": "m1"}))["type"] == "done"
    await ben.post(f"/api/tables/{over}/rematch")
    playing = await begin(app, ben, her, ("Ben", NAME))
    await hidden([await app.connect(playing, each) for each in (ben, her)])
    opened = await open_table(her, NAME)
    left = await open_table(ben, "Ben")
    await sit(her, left, 1, NAME)
    await her.delete(f"/api/tables/{left}/seats/1")
    watched = await open_table(ben, "Ben")
    socket = await app.connect(watched, her)
    assert (await socket.ask({"type": "say", "text": "a word of hers", "name": NAME}))["type"] == "done"
    words = ["HOUSE", "SILOS", "PLANET", "RIVERS", "GARDEN", "WINDOW", "BOTTLE", "CASTLE"]
    saved = await her.post("/api/packs", json={"pack": {"name": "things", "words": words}})
    assert saved.status_code == 201, saved.text
    return [over, playing, opened, left, watched]


async def test_no_column_of_any_table_has_her_name_her_key_or_her_words(app: InProcess, store: str, all_lexicons: None):
    her, ben = app.people(2)
    key = key_of(app, her)
    await leave_traces(app, her, ben)
    before = " ".join(row for rows in (await everything(app, store)).values() for row in rows)
    for trace in (NAME, key, "a word of hers"):
        assert trace in before
    assert (await delete(her)).json() == {"done": True}
    for table, rows in (await everything(app, store)).items():
        for trace in (NAME, key, "a word of hers"):
            assert not [row for row in rows if trace in row], (table, trace)


async def test_neither_her_other_devices_nor_who_they_were_are_left(app: InProcess, store: str, all_lexicons: None):
    her, laptop, ben = map(Somebody, app.people(3))
    keys = [key_of_somebody(app, each) for each in (her, laptop)]
    played = await begin(app, laptop.client, ben.client, (NAME, "Ben"), rated=False)
    await her.told("PUT", "/me/name", {"name": NAME})
    await her.makes_passkey()
    await her.lets_in(laptop, f"{NAME}'s")
    await app.service.people.moves.take_all()
    manners = app.service.store.manners
    await manners.block(Block("one", keys[0], "eve", "Eve", 1), 9)
    await manners.block(Block("two", "eve", keys[1], NAME, 1), 9)
    await manners.ban(Ban(keys[0], 1, None, f"for what {NAME} said"))
    await app.service.manners.refresh()
    exported = (await laptop.client.get("/api/me/export")).text
    for trace in (NAME, "Eve", "passkey", "formerly", played):
        assert trace in exported
    answer = await her.ask("DELETE", "/me", {"confirmation": CONFIRMATION})
    assert answer.json() == {"done": True}
    for table, rows in (await everything(app, store)).items():
        for trace in (NAME, *keys):
            assert not [row for row in rows if trace in row], (table, trace)
    await app.service.manners.refresh()
    assert not (await laptop.me())["known"]
    assert await laptop.refused("POST", "/packs", {"pack": {"words": ["house"]}}) == "banned"


async def test_no_name_and_no_word_is_left_that_was_hers_at_a_table_before_or_after_it_came_along(
    app: InProcess, store: str, all_lexicons: None
):
    her, laptop, ben = map(Somebody, app.people(3))
    keys = [key_of_somebody(app, each) for each in (her, laptop)]
    table = await open_table(ben.client, "Ben", seats=4)
    await sit(laptop.client, table, 1, f"{NAME} 1")
    await laptop.told("POST", f"/tables/{table}/name", {"name": f"{NAME} 2"})
    await ben.told("POST", f"/tables/{table}/seats", {"seats": 3})
    socket = await app.connect(table, laptop.client)
    assert (await socket.ask({"type": "say", "text": "a word of hers"}))["type"] == "done"
    left = await open_table(ben.client, "Ben")
    await sit(laptop.client, left, 1, f"{NAME} 4")
    await laptop.told("POST", f"/tables/{left}/name", {"name": f"{NAME} 5"})
    await laptop.ask("DELETE", f"/tables/{left}/seats/1")
    await her.lets_in(laptop, "")
    await her.told("POST", f"/tables/{table}/name", {"name": f"{NAME} 3"})
    socket = await app.connect(table, her.client)
    assert (await socket.ask({"type": "say", "text": "a word of hers"}))["type"] == "done"
    await ben.told("POST", f"/tables/{table}/name", {"name": "Benjamin"})
    assert "done" in (await her.ask("DELETE", "/me", {"confirmation": CONFIRMATION})).json()
    async with asyncio.timeout(60):  # on a busy machine it is answered before all is done
        while await app.service.store.history.erasures(1):
            await asyncio.sleep(0.01)
    for where, rows in (await everything(app, store)).items():
        for trace in (NAME, "a word of hers", *keys):
            assert not [row for row in rows if trace in row], (where, trace)
    app.service.tables._loaded.clear()
    names = [each and each["name"] for each in (await ben.told("GET", f"/tables/{table}"))["seats"]]
    assert names == ["Benjamin", None, None]


def key_of_somebody(app: InProcess, who: Somebody) -> str:
    return app.service.identities.fingerprint(who.client.cookies.get(COOKIE, domain="localhost.local")) or ""


async def test_afterwards_the_export_finds_nothing(app: InProcess, all_lexicons: None):
    her, ben = app.people(2)
    cookie = her.cookies.get(COOKIE)
    await leave_traces(app, her, ben)
    await delete(her)
    told = (await app.person(cookie).get("/api/me/export")).json()
    assert told == {}, "the cookie is nobody's"
    assert (await app.person(cookie).get("/api/me/games")).json() == {"running": [], "finished": [], "next": None}


async def test_the_record_of_her_game_is_the_same_but_for_her_name(app: InProcess, all_lexicons: None):
    her, ben = app.people(2)
    over, *_ = await leave_traces(app, her, ben)
    english = {"accept-language": "en"}
    before = (await ben.get(f"/api/tables/{over}/record", headers=english)).text.splitlines()
    seen = (await ben.get(f"/api/tables/{over}/replay")).json()
    await delete(her)
    after = (await ben.get(f"/api/tables/{over}/record", headers=english)).text.splitlines()
    assert after[1:] == before[1:]
    assert json.loads(after[0]) == {**json.loads(before[0]), "seats": ["somebody", *json.loads(before[0])["seats"][1:]]}
    assert (await ben.get(f"/api/tables/{over}/replay")).json() == seen


async def test_ratings_of_the_others_stay_and_the_game_is_still_in_their_list(app: InProcess, all_lexicons: None):
    her, ben = app.people(2)
    over, *_ = await leave_traces(app, her, ben)
    before = (await ben.get("/api/me/ratings")).json()
    await delete(her)
    await app.service.index_job.index_all()
    assert (await ben.get("/api/me/ratings")).json() == before
    finished = (await ben.get("/api/me/games")).json()["finished"]
    assert [(game["id"], game["seats"][:2]) for game in finished] == [(over, ["", "Ben"])]
    met = (await ben.get("/api/me/opponents")).json()
    assert sorted((each["name"], each.get("bot")) for each in met)[0] == ("", None)


async def test_a_bot_plays_on_for_her_and_everybody_at_the_table_sees_that_she_is_nobody(
    app: InProcess, all_lexicons: None
):
    her, ben = app.people(2)
    _, playing, opened, *_ = await leave_traces(app, her, ben)
    socket = await app.connect(playing, ben)
    await socket.all()
    await delete(her)
    await socket.all()
    table = json.loads([each for each in socket.sent if '"type":"table"' in each][-1])
    assert (table["seats"][1]["name"], table["seats"][1]["bot"] is not None) == ("", True)
    assert (await ben.get(f"/api/tables/{opened}")).json()["seats"] == [None, None, None]
    await finish_by_lapse(app, playing)


async def finish_by_lapse(app: InProcess, table: str) -> None:
    """The game can be ended, and rates nobody."""
    found = await app.service.tables.table(table)
    assert found.handed


async def test_her_messages_are_gone_from_the_chat_of_those_who_are_there(app: InProcess, all_lexicons: None):
    her, ben = app.people(2)
    table = await begin(app, her, ben, (NAME, "Ben"))
    hers, his = [await app.connect(table, each) for each in (her, ben)]
    await hers.ask({"type": "say", "text": "from her"})
    await his.ask({"type": "say", "text": "from him"})
    await delete(her)
    late = await app.connect(table, ben)
    welcome = json.loads((await late.all() and late.sent)[0])
    assert [said["text"] for said in welcome["talk"]] == ["from him"]
    assert (await his.ask({"type": "say", "text": "anybody here?"}))["type"] == "done"


async def test_what_is_not_confirmed_deletes_nothing(app: InProcess):
    (her,) = app.people(1)
    table = await open_table(her, NAME)
    answer = await delete(her, "yes")
    assert (answer.status_code, answer.json()["code"]) == (422, "not_confirmed")
    assert (await her.get(f"/api/tables/{table}")).json()["seats"][0]["name"] == NAME


async def test_the_browser_is_told_to_drop_its_cookie(app: InProcess):
    (her,) = app.people(1)
    answer = await delete(her)
    assert "Max-Age=0" in answer.headers["set-cookie"]


async def test_a_deletion_that_was_interrupted_is_finished_by_the_next_process(store: str, all_lexicons: None):
    if store == "memory:":
        pytest.skip("nothing in memory outlives its process")
    async with in_process(store=store) as app:
        her, ben = app.people(2)
        key = key_of(app, her)
        await leave_traces(app, her, ben)
        await app.service.store.history.erase(key, 1)
        app.service.erasure_job._holdings = ()  # it dies before it has done anything
    async with in_process(store=store) as again:
        async with asyncio.timeout(30):
            while await again.service.store.history.erasures(1):
                await asyncio.sleep(0.01)
        for rows in (await everything(again, store)).values():
            assert not [row for row in rows if NAME in row or key in row]


async def test_every_table_of_the_database_is_registered_or_it_is_said_why_not(app: InProcess, store: str):
    if store == "memory:":
        pytest.skip("it has no tables")
    tables = {name for name in await everything(app, store) if not name.startswith("sqlite_")}
    held = [table for holding in app.service.holdings for table in holding.tables]
    assert len(held) == len(set(held))
    assert tables - set(held) == IMPERSONAL.keys()


async def test_a_speaker_id_of_hers_leads_nowhere_without_her_key(app: InProcess, all_lexicons: None):
    her, ben = app.people(2)
    key, (over, *_) = key_of(app, her), await leave_traces(app, her, ben)
    await delete(her)
    table = await app.service.tables.table(over)
    assert table.sitters[0].key not in (None, key)
    assert speaker_id(over, key) not in msgspec.json.encode([each and each.key for each in table.sitters]).decode()
