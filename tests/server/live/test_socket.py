"""On a table's socket: whole games, people who come and go, and everybody who says what they should not."""

import asyncio
import json
import logging
import signal
from typing import Any

import msgspec
import pytest

from lettrine.play import commands
from lettrine.play.tables import Tables
from lettrine.server.identity import COOKIE, Identities
from lettrine.server.live.connections import MOST_WAITING
from lettrine.wire import messages
from tests.server.clients import Client, Person
from tests.server.game_driver import Player, play_out
from tests.server.in_process import PLAN, WORDS, InProcess, Socket, hidden, in_process, refused, seated
from tests.server.over_tcp import listening, never_reading
from tests.server.server_process import Server

pytestmark = pytest.mark.anyio

ASK = {"do": "ask", "of": 1, "letter": "S"}


@pytest.fixture(autouse=True)
def first_seat_begins(monkeypatch):
    monkeypatch.setattr("lettrine.server.http.tables_api.secrets.randbits", lambda bits: 12 * 1000)


# Playing ---------------------------------------------------------------------------------------------------------


async def test_four_people_play_a_whole_game_by_what_they_are_sent(app: InProcess):
    people = app.people(4)
    table = await app.begun(people, options={})
    players = [Player(await app.connect(table, who), word) for who, word in zip(people, WORDS, strict=True)]
    watcher = await app.connect(table)
    await play_out(players)
    await watcher.all()
    for player in players:
        await player.socket.all()
        assert player.view["scores"] == watcher.view["scores"]
    assert (await people[0].get(f"/api/tables/{table}")).json()["status"] == "over"


async def test_an_action_is_acknowledged_after_its_frame(app: InProcess):
    _, _, (ada, _, _) = await seated(app)
    ada.put(text=json.dumps({"type": "do", "ref": 77, "action": ASK}))
    frame, done = await ada.hear(), await ada.hear()
    assert frame["type"] == "frame"
    assert (done["type"], done["ref"]) == ("done", 77)


async def test_every_connection_counts_its_own_frames(app: InProcess):
    table, _, (ada, ben, _) = await seated(app)
    watcher = await app.connect(table)
    await watcher.all()
    await ada.do(ASK)
    await ben.all()
    await watcher.all()
    numbers = [[frame["seq"] for frame in frames(socket)] for socket in (ada, ben, watcher)]
    assert numbers == [list(range(len(each))) for each in numbers]
    assert len(numbers[2]) == 2 < len(numbers[0])


def frames(socket: Socket) -> list[dict[str, Any]]:
    """All frames that have come, that of the welcome among them."""
    heard = [json.loads(text) for text in socket.sent]
    return [each["frame"] if each["type"] == "welcome" else each for each in heard if "view" in str(each)]


async def test_bots_take_their_turns_by_themselves(app: InProcess):
    (ada,) = app.people(1)
    table = (await ada.post("/api/tables", json={"plan": {**PLAN, "lexicon": None}, "name": "Ada"})).json()["id"]
    for seat in (1, 2):
        await ada.post(f"/api/tables/{table}/bots/{seat}", json={"bot": "beginner"})
    await ada.post(f"/api/tables/{table}/start")
    socket = await app.connect(table, ada)
    await socket.do({"do": "hide", "word": "HOUSE"})
    async with asyncio.timeout(20):
        while socket.view["phase"] == "hiding":
            await socket.hear()


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


# What is not understood ------------------------------------------------------------------------------------------

STRANGE = [
    "",
    "{",
    "null",
    "[]",
    '"do"',
    "\x00",
    '{"type": "cheat", "ref": 1}',
    '{"type": "ping", "ref": 1, "more": true}',
    '{"type": "ping", "ref": "one"}',
    '{"type": "do", "ref": 1}',
    '{"type": "do", "ref": 1, "action": {"do": "ask", "of": "me", "letter": "S"}}',
    '{"type": "do", "ref": 1, "action": {"do": "ask", "of": 1, "letter": "S", "why": 1}}',
    '{"type": "do", "ref": 1, "action": {"do": "lapse"}}',
    '{"type": "do", "ref": 1, "action": null}',
    '{"type": "do", "ref": 1, "action": ' + "[" * 8000 + "]" * 8000 + "}",
    '{"type": "do", "ref": 1, "decision": "' + "x" * 81 + '", "action": {"do": "draw"}}',
    '{"type": "say", "ref": 1, "text": ""}',
    '{"type": "say", "ref": 1, "text": "' + "x" * 501 + '"}',
    '{"type": "say", "ref": 1, "text": "\\ud800"}',
    "[" * 16_000,
    "x" * 16_385,
    "é" * 16_000,
]


@pytest.mark.parametrize("text", STRANGE, ids=range(len(STRANGE)))
async def test_what_cannot_be_read_is_refused_and_the_connection_stays(app: InProcess, text: str):
    _, _, (ada, ben, _) = await seated(app)
    ada.put(text=text)
    refused(await ada.answer(), "unreadable")
    assert await ben.all() == []
    assert (await ada.do(ASK))["type"] == "done"


async def test_bytes_are_refused_and_the_connection_stays(app: InProcess):
    _, _, (ada, _, _) = await seated(app)
    ada.put(data=b"\xff\x00")
    refused(await ada.answer(), "unreadable")
    assert (await ada.do(ASK))["type"] == "done"


@pytest.mark.parametrize("ref", [0, -1, 2**63, 2**200])
async def test_any_whole_number_comes_back_as_ref(app: InProcess, ref: int):
    _, _, (ada, _, _) = await seated(app)
    ada.put(text=json.dumps({"type": "do", "ref": ref, "action": {**ASK, "of": 2**70}}))
    assert (await ada.answer())["ref"] == ref


async def test_a_refusal_speaks_the_language_that_was_asked_for(app: InProcess):
    table, _, _ = await seated(app)
    german = await app.connect(table, **{"accept-language": "de-DE"})
    french = await app.connect(table, None, "?interface=fr", **{"accept-language": "de"})
    await german.all()
    await french.all()
    assert (await german.do(ASK))["message"].startswith("Du siehst zu")
    assert (await french.do(ASK))["message"].startswith("Vous regardez")


async def test_a_table_whose_rules_fail_is_refused_and_the_others_go_on(app: InProcess, caplog):
    table, _, (ada, _, _) = await seated(app)
    _, _, (other, _, _) = await seated(app)
    loaded = app.service.tables._loaded[table]

    class Broken:
        def __getattr__(self, name: str) -> Any:
            return getattr(game, name) if name in ("actions", "standing") else 1 / 0

    game = loaded.table.game
    loaded.table = msgspec.structs.replace(loaded.table, game=Broken())
    with caplog.at_level(logging.CRITICAL):
        refused(await ada.do(ASK), "table_failed")
    assert (await other.do(ASK))["type"] == "done"


async def test_the_clock_of_the_house_survives_anything(monkeypatch):
    fired: list[int] = []

    async with in_process(tick=0.01) as app:

        async def fire() -> None:
            fired.append(1)
            raise RuntimeError("one table cannot be read")

        monkeypatch.setattr(app.service.tables, "lapse_overdue", fire)
        async with asyncio.timeout(30):
            while len(fired) < 3:
                await asyncio.sleep(0.01)


# A real server ---------------------------------------------------------------------------------------------------


async def real_table(server: Server) -> tuple[str, list[Person], list[Client]]:
    people = [Person(server) for _ in range(3)]
    table = await people[0].open(PLAN, "P0")
    for seat in (1, 2):
        await people[seat].sit(table, seat, f"P{seat}")
    await people[0].ask("POST", f"/api/tables/{table}/start")
    clients = [await person.connect(table) for person in people]
    for client, word in zip(clients, WORDS, strict=False):
        assert (await client.do({"do": "hide", "word": word}))["type"] == "done"
    return table, people, clients


async def test_stopping_says_goodbye_keeps_everything_and_people_come_back(server: Server):
    table, people, clients = await real_table(server)
    watcher = await Person(server).connect(table)
    await clients[0].say("before the end")
    code = await asyncio.to_thread(server.stop)
    for client in (*clients, watcher):
        bye = await client.until_type("bye")
        assert bye["why"] == "closing"
        assert bye["again"] > 0
    assert code in (0, -signal.SIGTERM), server.said()  # uvicorn passes the signal on when it is done
    assert server.complaints() == []
    await asyncio.to_thread(server.start)
    again = await people[0].connect(table)
    welcome = await again.until_type("welcome")
    assert welcome["frame"]["view"]["trays"][0][0]["secret"] == "HOUSE"
    assert [said["text"] for said in welcome["talk"]] == ["before the end"]
    await again.close()


async def test_a_reader_who_never_reads_is_dropped_and_the_table_goes_on(monkeypatch):
    monkeypatch.setattr("lettrine.server.live.socket.SEND_TIMEOUT", 0.3)
    async with in_process() as app, listening(app.app, app.service.settings, room=4096) as port:
        table, _, sockets = await seated(app)
        deaf = await never_reading(port, f"/tables/{table}/socket")
        async with asyncio.timeout(10):
            while app.service.connections.count() < 4:
                await asyncio.sleep(0.01)
            while app.service.connections.count() == 4:
                for socket in sockets:
                    assert (await socket.ask({"type": "say", "text": "x" * 500}))["type"] == "done"
        assert app.service.connections.count() == 3
        assert (await sockets[0].do(ASK))["type"] == "done"
        deaf.close()


async def test_whoever_has_to_be_told_much_at_once_is_not_taken_for_slow(app: InProcess):
    """As after a while in which nothing was heard of another process."""
    table, (ada, *_), (socket, *_) = await seated(app)
    key = app.service.identities.fingerprint(ada.cookies.get(COOKIE))
    elsewhere = Tables(app.service.store, app.service.lexicons.load, app.service.tables.now)
    paces = ["fast", "slow"] * MOST_WAITING
    for pace in paces:
        await elsewhere.do(table, commands.set_pace(key, pace))
    await app.service.tables.catch_up(table)
    assert [message["pace"] for message in await socket.all() if message["type"] == "table"] == paces


# What is sent twice -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("message", "most"),
    [
        ({"type": "do", "action": {"do": "interrupt", "of": 1, "sequence": "MOUSE"}}, "m" * 40),
        ({"type": "say", "text": "hello"}, "m"),
        ({"type": "pace", "pace": "fast"}, "m"),
    ],
)
async def test_a_message_sent_again_over_another_connection_is_done_once(
    app: InProcess, message: dict[str, Any], most: str
):
    people = app.people(3)
    table = await app.begun(people)
    sockets = [await app.connect(table, person) for person in people]
    await hidden(sockets)
    first = await sockets[0].ask({**message, "id": most})
    assert first["type"] == "done"
    rows = len(await app.service.store.read(table))
    await sockets[0].close()
    again = await app.connect(table, people[0])
    repeated = await again.ask({**message, "id": most})
    assert repeated["type"] == "done"
    assert len(await app.service.store.read(table)) == rows
    assert len(await app.service.store.chat.read(table)) == (message["type"] == "say")
    said = len(await app.service.store.chat.read(table))
    assert (await sockets[1].ask({"type": "say", "text": "hello", "id": most}))["type"] == "done"
    assert len(await app.service.store.chat.read(table)) == said + 1


async def test_an_id_that_is_too_long_or_empty_is_refused(app: InProcess):
    people = app.people(3)
    socket = await app.connect(await app.begun(people), people[0])
    for wrong in ("", "m" * 41, 7):
        answer = await socket.ask({"type": "say", "text": "hello", "id": wrong})
        assert (answer["type"], answer["code"]) == ("refused", "unreadable")
