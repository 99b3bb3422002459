"""How fast the bots of a table are: told to everybody, changed by those who sit there, hurried by one alone."""

import pytest

from tests.server.in_process import PLAN, InProcess, refused, seated

pytestmark = pytest.mark.anyio


async def test_a_new_pace_is_told_to_all(app: InProcess):
    table, _, (ada, ben, _) = await seated(app)
    watcher = await app.connect(table)
    for socket in (ada, ben, watcher):
        await socket.all()
    assert (await ada.ask({"type": "pace", "pace": "fast"}))["type"] == "done"
    for socket in (ben, watcher):
        assert (await socket.hear())["pace"] == "fast"
    refused(await watcher.ask({"type": "pace", "pace": "slow"}), "not_seated")
    refused(await ada.ask({"type": "pace", "pace": "hasty"}), "unreadable")


async def test_nobody_hurries_the_bots_while_others_read(app: InProcess):
    table, _, (ada, _, _) = await seated(app)
    refused(await ada.ask({"type": "hurry"}), "not_alone")
    watcher = await app.connect(table)
    await watcher.all()
    refused(await watcher.ask({"type": "hurry"}), "not_alone")


async def test_whoever_is_alone_with_bots_hurries_them(app: InProcess):
    (ada,) = app.people(1)
    plan = {**PLAN, "seats": 2}
    made = await ada.post("/api/tables", json={"plan": plan, "name": "Ada", "bots": ["beginner"], "start": True})
    socket = await app.connect(made.json()["id"], ada)
    await socket.all()
    assert (await socket.ask({"type": "hurry"}))["type"] == "done"


async def test_what_bots_take_their_time_for_next_is_not_hurried_along_with_what_was_meant(app: InProcess, monkeypatch):
    (ada,) = app.people(1)
    plan = {**PLAN, "seats": 2}
    made = await ada.post("/api/tables", json={"plan": plan, "name": "Ada", "bots": ["beginner"], "start": True})
    ended: list[str] = []
    monkeypatch.setattr(app.service.bot_seats.pauses, "end", ended.append)
    socket = await app.connect(made.json()["id"], ada)
    welcome = await socket.hear()
    for decision in ("another", welcome["frame"]["view"]["open"][0]["id"]):
        assert (await socket.ask({"type": "hurry", "decision": decision}))["type"] == "done"
    assert ended == [made.json()["id"]]
