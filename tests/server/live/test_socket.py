"""On a table's socket: whole games, in this process and at a real server, and what is sent twice."""

import asyncio
import json
import signal
from typing import Any

import pytest

from lettrine.play import commands
from lettrine.play.chats import Chats
from lettrine.play.tables import Tables
from lettrine.server.identity import COOKIE
from lettrine.server.live.connections import MOST_WAITING
from tests.server.clients import Client, Person
from tests.server.game_driver import Player, play_out
from tests.server.in_process import ASK, PLAN, WORDS, InProcess, Socket, hidden, in_process, seated
from tests.server.over_tcp import listening, never_reading
from tests.server.server_process import Server

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("first_seat_begins")]


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


async def test_nor_is_whoever_has_to_be_told_what_many_have_said_meanwhile(app: InProcess):
    table, (ada, *_), (socket, *_) = await seated(app)
    key = app.service.identities.fingerprint(ada.cookies.get(COOKIE))
    store = app.service.store
    elsewhere = Chats(Tables(store, app.service.lexicons.load, app.service.tables.now), store.chat)
    said = [f"{number}" for number in range(2 * MOST_WAITING)]
    for text in said:
        await elsewhere.do(table, commands.say(key, text))
    await app.service.chats.catch_up(table)
    assert [message["text"] for message in await socket.all() if message["type"] == "said"] == said


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
