"""Talking at a table: to everybody, to one's team, past those who do not want to hear it."""

import json
from dataclasses import replace

import pytest

from lettrine.games.sonde import SONDE
from lettrine.play import table_events as te
from lettrine.play import tables
from lettrine.store.log import Row
from tests.server.in_process import InProcess, Socket, in_process, refused, seated

pytestmark = pytest.mark.anyio


async def test_what_is_said_is_heard_by_all_under_the_speakers_own_name(app: InProcess):
    table, _, (ada, ben, eve) = await seated(app)
    watcher = await app.connect(table)
    for socket in (ben, eve, watcher):
        await socket.all()
    ada.put(text=json.dumps({"type": "say", "ref": 3, "text": "Hello ✓"}))
    said = {"type": "said", "name": "P0", "text": "Hello ✓", "seat": 0, "voice": await voice(ada, 0)}
    for socket in (ben, eve, watcher):
        assert await socket.hear() == said


async def voice(socket: Socket, seat: int) -> str:
    """By what a seat's player is known, as everyone is told on coming."""
    return str(json.loads(socket.sent[0])["table"]["seats"][seat]["voice"])


async def test_whoever_comes_late_hears_what_was_said_before(app: InProcess):
    table, _, (ada, ben, _) = await seated(app)
    await ada.ask({"type": "say", "text": "one"})
    await ben.ask({"type": "say", "text": "two"})
    late = await app.connect(table)
    (welcome,) = await late.all()
    assert [(said["name"], said["text"]) for said in welcome["talk"]] == [("P0", "one"), ("P1", "two")]


async def test_whoever_is_muted_is_not_heard_by_the_one_who_muted_and_by_all_others(app: InProcess):
    table, people, (ada, ben, eve) = await seated(app)
    noisy = await voice(ada, 1)
    assert (await ada.ask({"type": "mute", "voice": noisy}))["type"] == "done"
    assert json.loads(ada.sent[-2])["muted"] == [noisy]
    assert await ben.all() == []
    await ben.ask({"type": "say", "text": "bla"})
    assert await ada.all() == []
    assert [message["text"] for message in await eve.all()] == ["bla"]
    again = await app.connect(table, people[0])
    (welcome,) = await again.all()
    assert "talk" not in welcome
    assert welcome["table"]["muted"] == [noisy]
    assert (await ada.ask({"type": "mute", "voice": noisy, "on": False}))["type"] == "done"
    await ada.all()
    await ben.ask({"type": "say", "text": "sorry"})
    assert [message["text"] for message in await ada.all()] == ["sorry"]


async def test_nobody_can_be_muted_who_is_not_there_nor_twice_nor_oneself(app: InProcess):
    _, _, (ada, _, _) = await seated(app)
    mute = {"type": "mute", "voice": await voice(ada, 1)}
    await ada.ask(mute)
    refused(await ada.ask(mute), "already_so")
    refused(await ada.ask({**mute, "voice": await voice(ada, 2), "on": False}), "already_so")
    refused(await ada.ask({**mute, "voice": await voice(ada, 0)}), "no_such_voice")
    refused(await ada.ask({**mute, "voice": "nobody"}), "no_such_voice")


async def test_a_watcher_speaks_under_a_name_that_nobody_at_the_table_has(app: InProcess):
    table, _, (ada, _, _) = await seated(app)
    watcher = await app.connect(table)
    await watcher.all()
    await ada.all()
    psst = {"type": "say", "text": "psst"}
    refused(await watcher.ask(psst), "not_seated")
    refused(await watcher.ask({**psst, "name": " p0"}), "name_taken")
    refused(await watcher.ask({**psst, "name": "Zoe", "room": "team"}), "not_seated")
    assert (await watcher.ask({**psst, "name": "Zoe"}))["type"] == "done"
    (said,) = await ada.all()
    assert (said["name"], said.get("seat"), said["text"]) == ("Zoe", None, "psst")
    assert (await ada.ask({"type": "mute", "voice": said["voice"]}))["type"] == "done"
    await ada.all()
    await watcher.ask({**psst, "name": "Zoe again"})
    assert await ada.all() == []


async def test_what_is_said_to_a_team_is_heard_by_that_team_alone(app: InProcess, monkeypatch):
    monkeypatch.setattr(tables, "game_named", lambda name: replace(SONDE, team=lambda state, seat: seat % 2))
    table, _, (ada, ben, eve, joe) = await seated(app, seats=4)
    watcher = await app.connect(table)
    for socket in (ben, eve, joe, watcher):
        await socket.all()
    assert (await ada.ask({"type": "say", "text": "psst", "room": "team"}))["type"] == "done"
    assert [(said["text"], said["room"]) for said in await eve.all()] == [("psst", "team")]
    for other in (ben, joe, watcher):
        assert await other.all() == []
    late = [await app.connect(table, person) for person in (app.person(), None)]
    for socket in late:
        assert "talk" not in (await socket.all())[0]


async def test_whoever_sits_is_told_whether_somebody_watches(app: InProcess):
    table, _, (ada, *_) = await seated(app)
    watcher = await app.connect(table)
    (told,) = await ada.all()
    assert told["watched"]
    await watcher.close()
    (told,) = await ada.all()
    assert "watched" not in told


async def test_there_are_no_teams_to_talk_to_in_a_game_without(app: InProcess):
    _, _, (ada, ben, _) = await seated(app)
    refused(await ada.ask({"type": "say", "text": "psst", "room": "team"}), "no_such_room")
    assert await ben.all() == []


async def test_talk_and_mutes_use_up_no_row_of_the_game(app: InProcess):
    table, _, (ada, _, _) = await seated(app)
    rows = await app.service.store.read(table)
    assert (await ada.ask({"type": "say", "text": "Hello"}))["type"] == "done"
    assert (await ada.ask({"type": "mute", "voice": await voice(ada, 1)}))["type"] == "done"
    assert await app.service.store.read(table) == rows
    assert (await ada.do({"do": "auto", "on": True}))["type"] == "done"
    assert len(await app.service.store.read(table)) == len(rows) + 1


async def test_whom_one_has_muted_is_told_over_http_too_and_to_nobody_else(app: InProcess):
    table, people, (ada, _, _) = await seated(app)
    noisy = await voice(ada, 1)
    await ada.ask({"type": "mute", "voice": noisy})
    assert [(await who.get(f"/api/tables/{table}")).json().get("muted") for who in people] == [[noisy], None, None]


async def test_what_an_old_process_writes_into_the_log_is_heard_as_ever(app: InProcess):
    """Two versions may run side by side for a while."""
    table, _, (ada, ben, _) = await seated(app)
    store, mine = app.service.store, await voice(ada, 0)
    rows = await store.read(table)
    old = [te.Said(1, "P1", "hello", voice=await voice(ada, 1)), te.Muted(mine, await voice(ada, 1))]
    for seq, event in enumerate(old, rows[-1].seq + 1):
        assert await store.append(Row(table, seq, rows[-1].at, b"", te.encode(event)), due=None)
    await app.service.tables.catch_up(table)
    said, told = await ada.all()
    assert (said["text"], told["muted"]) == ("hello", [await voice(ada, 1)])
    assert [message["type"] for message in await ben.all()] == ["said"]


# A message that is sent again --------------------------------------------------------------------------------------


async def test_it_is_said_once_however_much_others_have_said_since(app: InProcess):
    _, _, (ada, ben, eve) = await seated(app)
    once = {"type": "say", "text": "once", "id": "m1"}
    await ada.ask(once)
    for number in range(60):
        await ben.ask({"type": "say", "text": f"number {number}"})
    await eve.all()
    assert (await ada.ask(once))["type"] == "done"
    assert await eve.all() == []


async def test_a_mute_that_is_sent_again_does_not_undo_what_came_after_it(app: InProcess):
    _, _, (ada, _, _) = await seated(app)
    mute = {"type": "mute", "voice": await voice(ada, 1), "id": "k1"}
    await ada.ask(mute)
    await ada.ask({**mute, "on": False, "id": "k2"})
    await ada.all()
    assert (await ada.ask(mute))["type"] == "done"
    assert json.loads(ada.sent[-2])["type"] == "pong"


async def test_what_was_done_is_not_too_fast_when_it_is_sent_again():
    async with in_process(talk_burst=1, talk_rate=0.01) as app:
        _, _, (ada, _, _) = await seated(app)
        once = {"type": "say", "text": "once", "id": "m1"}
        assert (await ada.ask(once))["type"] == "done"
        assert (await ada.ask(once))["type"] == "done"
        refused(await ada.ask({**once, "id": "m2"}), "too_fast")
