"""On a table's socket: people who come and go, and what they are known by."""

import asyncio
import json
from typing import Any

import pytest

from lettrine.server.identity import Identities
from lettrine.wire import messages
from tests.server.in_process import ASK, PLAN, WORDS, InProcess, Socket, hidden, refused, seated

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("first_seat_begins")]


# Coming and going ------------------------------------------------------------------------------------------------


async def test_coming_back_is_one_message_with_the_whole_view(app: InProcess):
    table, people, (ada, _, _) = await seated(app)
    await ada.close()
    again = await app.connect(table, people[0])
    (welcome,) = await again.all()
    assert welcome["type"] == "welcome"
    assert welcome["table"]["you"] == 0
    assert welcome["frame"]["view"]["trays"][0][0]["secret"] == "HOUSE"
    assert welcome["frame"]["events"] == []
    assert (await again.do(ASK))["type"] == "done"


async def test_before_the_game_there_is_only_the_table(app: InProcess):
    people = app.people(3)
    table = await app.open(people)
    ada = await app.connect(table, people[0])
    (welcome,) = await ada.all()
    assert "frame" not in welcome
    refused(await ada.do(ASK), "not_begun")


async def test_everybody_hears_who_sits_down_and_the_newcomer_is_at_once_in_their_seat(app: InProcess):
    ada, ben = app.people(2)
    table = (await ada.post("/api/tables", json={"plan": {**PLAN, "seats": 2}, "name": "Ada"})).json()["id"]
    first, second = await app.connect(table, ada), await app.connect(table, ben)
    assert "you" not in (await second.all())[0]["table"]
    await ben.post(f"/api/tables/{table}/seats/1", json={"name": "Ben"})
    assert (await second.all())[-1]["you"] == 1
    assert (await first.all())[-1]["seats"][1]["name"] == "Ben"


async def test_two_tabs_of_one_person_see_the_same_and_either_may_act(app: InProcess):
    table, people, (ada, _, _) = await seated(app)
    tab = await app.connect(table, people[0])
    await tab.all()
    assert (await tab.do(ASK))["type"] == "done"
    await ada.all()
    assert ada.view == tab.view


async def test_there_is_no_socket_at_a_table_that_does_not_exist(app: InProcess):
    socket = await app.connect("nowhere")
    assert await socket.hear() == {}
    assert socket.closed == 4404
    await socket.ended()


async def test_everybody_sees_who_is_there(app: InProcess):
    people = app.people(2)
    table = await app.open(people)
    ada = await app.connect(table, people[0])
    (welcome,) = await ada.all()
    assert [seat.get("here", False) for seat in welcome["table"]["seats"]] == [True, False]
    ben, tab = await app.connect(table, people[1]), await app.connect(table, people[1])
    await ben.all()
    await tab.all()
    assert [[seat["here"] for seat in message["seats"]] for message in await ada.all()] == [[True, True]]
    await ben.close()
    assert await ada.all() == []
    await tab.close()
    assert [seat.get("here", False) for seat in (await ada.all())[-1]["seats"]] == [True, False]


async def test_the_games_time_is_sent_and_how_much_is_left_where_a_clock_runs(app: InProcess, monkeypatch):
    start, passed = 1_700_000_000_000, [0]
    monkeypatch.setattr(app.service.tables, "now", lambda: start + passed[0])
    people = app.people(3)
    table = await app.begun(people, clock={"kind": "decision", "seconds": 60})
    await hidden([await app.connect(table, person) for person in people])
    passed[0] = 7_000
    watcher = await app.connect(table)
    (welcome,) = await watcher.all()
    assert welcome["frame"]["time"] == {"now": 7_000, "due": 60_000}
    table = await app.begun(app.people(3), clock={"kind": "player", "seconds": 90})
    watcher = await app.connect(table)
    (welcome,) = await watcher.all()
    assert welcome["frame"]["time"] == {"now": 0, "due": 90_000, "left": [90_000] * 3}
    table = await app.begun(app.people(3))
    passed[0] += 5_000
    (welcome,) = await (await app.connect(table)).all()
    assert welcome["frame"]["time"] == {"now": 5_000}


async def test_a_room_is_empty_again_when_all_have_gone(app: InProcess):
    _, _, sockets = await seated(app)
    assert app.service.connections.count() == 3
    for socket in sockets:
        await socket.close()
    assert app.service.connections.count() == 0


async def test_a_seat_handed_over_is_played_by_the_bot(app: InProcess):
    people = app.people(3)
    table = await app.begun(people, lexicon=None)
    sockets = [await app.connect(table, person) for person in people]
    for socket in sockets:
        await socket.all()
    await people[2].post(f"/api/tables/{table}/hand/2", json={"bot": "beginner"})
    for socket, word in zip(sockets[:2], WORDS, strict=False):
        await socket.do({"do": "hide", "word": word})
    async with asyncio.timeout(20):
        while sockets[0].view["phase"] == "hiding":
            await sockets[0].hear()


async def test_what_was_begun_is_finished_and_told_when_its_connection_ends(app: InProcess, monkeypatch):
    table, _, (ada, ben, _) = await seated(app)
    append = app.service.store.append

    async def slowly(*row: Any, **more: Any) -> bool:
        await asyncio.sleep(0.05)
        return await append(*row, **more)

    monkeypatch.setattr(app.service.store, "append", slowly)
    ada.put(text=json.dumps({"type": "do", "ref": 1, "action": ASK}))
    await asyncio.sleep(0.01)
    (connection,) = (one for one in app.service.connections._by_table[table] if one.seat == 0)
    connection.close_with(messages.Bye("too_slow"))
    assert [(await ben.hear())["type"] for _ in range(2)] == ["table", "frame"]  # they have gone; it is done
    assert (await ada.hear())["type"] == "bye"
    await ada.ended()


# Who one is ------------------------------------------------------------------------------------------------------


async def test_a_watcher_sees_no_hidden_letter_and_cannot_act(app: InProcess):
    table, _, _ = await seated(app)
    watcher = await app.connect(table)
    await watcher.all()
    assert all("secret" not in tray for trays in watcher.view["trays"] for tray in trays)
    assert not any(word in "".join(watcher.sent) for word in WORDS)
    refused(await watcher.do(ASK), "not_seated")


async def test_a_cookie_plays_its_own_seat_and_no_other(app: InProcess):
    _, _, (_, ben, _) = await seated(app)
    refused(await ben.do({"do": "ask", "of": 0, "letter": "S"}), "not_your_turn")
    ben.put(text=json.dumps({"type": "do", "ref": 1, "seat": 0, "action": ASK}))
    refused(await ben.answer(), "unreadable")
    refused(await ben.do({**ASK, "seat": 0}), "unreadable")


async def test_a_person_of_another_table_is_a_watcher_here(app: InProcess):
    table, _, _ = await seated(app)
    (eve,) = app.people(1)
    await app.open([eve], seats=3)
    socket = await app.connect(table, eve)
    assert "you" not in (await socket.all())[0]["table"]
    refused(await socket.do(ASK), "not_seated")


@pytest.mark.parametrize("forge", ["signature", "secret", "empty", "fingerprint", "strange"])
async def test_a_forged_cookie_is_a_watcher(app: InProcess, forge: str):
    table, people, _ = await seated(app)
    true = people[0].cookies["lettrine"]
    found = await app.service.tables.table(table)
    forged = {
        "signature": true.partition(".")[0] + "." + "0" * 32,
        "secret": Identities(b"another").issue().cookie,
        "empty": ".",
        "fingerprint": found.sitters[0].key,
        "strange": "é" + true,
    }[forge]
    socket = Socket(app.app, f"/tables/{table}/socket", forged, {})
    assert "you" not in (await socket.all())[0]["table"]
    refused(await socket.do(ASK), "not_seated")
    await socket.close()
