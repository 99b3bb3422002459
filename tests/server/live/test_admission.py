"""Who is let in, and for how long: floods, crowds, other sites' pages, and the cookie that a newcomer gets."""

import asyncio
import itertools
import json
import logging
from typing import Any

import pytest

from lettrine.wire import messages
from tests.server.in_process import InProcess, Socket, in_process, refused, seated
from tests.server.server_process import Server

pytestmark = pytest.mark.anyio


async def test_whoever_floods_is_told_so_and_hurts_nobody():
    async with in_process(message_burst=8, message_rate=0.001) as app:
        _, _, (ada, ben, _) = await seated(app)
        for ref in range(12):
            ada.put(text=f'{{"type": "ping", "ref": {ref}}}')
        answers = [await ada.answer() for _ in range(12)]
        assert {answer.get("code", answer["type"]) for answer in answers} == {"pong", "too_fast"}
        refused(answers[-1], "too_fast")
        assert answers[-1]["ref"] == 11  # so that the page can say of which move it was
        assert (await ben.ask({"type": "say", "text": "still here"}))["type"] == "done"


async def test_whoever_floods_on_and_on_is_let_go(monkeypatch):
    monkeypatch.setattr("lettrine.server.live.socket.MOST_EXCESS", 2)
    async with in_process(message_burst=8, message_rate=0.001) as app:
        _, _, (ada, ben, _) = await seated(app)
        for _ in range(12):
            ada.put(text='{"type": "ping"}')
        async with asyncio.timeout(30):
            while (heard := await ada.hear()).get("type") != "bye":
                assert heard
        assert heard["why"] == "too_fast"
        await ada.ended()
        assert (await ben.ask({"type": "say", "text": "still here"}))["type"] == "done"


async def test_one_address_cannot_take_all_the_room():
    async with in_process(sockets_per_address=3) as app:
        table, people, _ = await seated(app)
        watchers = [await app.connect(table) for _ in range(3)]
        for watcher in watchers:
            await watcher.all()
        turned_away = await app.connect(table)
        assert (await turned_away.hear())["why"] == "crowded"
        await turned_away.ended()
        again = await app.connect(table, people[2])  # who has a seat comes in all the same
        assert (await again.hear())["type"] == "welcome"
        await watchers[0].close()
        assert (await (await app.connect(table)).hear())["type"] == "welcome"


async def test_a_page_of_another_site_cannot_open_a_socket(app: InProcess):
    table, people, _ = await seated(app)
    stranger = await app.connect(table, people[0], origin="https://elsewhere.example", host="house")
    assert await stranger.hear() == {}
    assert stranger.closed == 4403
    ours = await app.connect(table, people[0], origin="https://house", host="house")
    assert (await ours.hear())["type"] == "welcome"


async def test_somebody_new_gets_a_cookie_and_keeps_it(app: InProcess):
    table, _, _ = await seated(app)
    new = await app.connect(table)
    await new.all()
    given = new.accepted[b"set-cookie"].decode()
    assert "HttpOnly" in given
    assert "SameSite=lax" in given
    cookie = given.partition(";")[0].partition("=")[2]
    again = Socket(app.app, f"/tables/{table}/socket", cookie, {})
    assert (await again.all())[0]["table"]["voice"] == json.loads(new.sent[0])["table"]["voice"]
    assert b"set-cookie" not in again.accepted
    await again.close()


async def test_a_flood_at_the_usual_limits_ends(monkeypatch):
    monkeypatch.setattr("lettrine.server.live.socket.MOST_EXCESS", 5)
    monkeypatch.setattr("lettrine.server.live.socket.TokenBucket", Alternating)
    async with in_process() as app:
        _, _, (ada, _, _) = await seated(app)
        for _ in range(40):
            ada.put(text='{"type": "ping"}')
        async with asyncio.timeout(10):
            while (heard := await ada.hear()).get("type") != "bye":
                assert heard
        assert heard["why"] == "too_fast"


class Alternating:
    """As in a long flood: each pause earns one message more."""

    def __init__(self, *_: Any) -> None:
        self._taken = itertools.count()

    def take(self) -> bool:
        number = next(self._taken)
        return number < 8 or number % 2 == 0


async def test_one_address_cannot_talk_without_end():
    async with in_process(talk_burst=3, talk_rate=0.001) as app:
        table, people, (ada, _, _) = await seated(app)
        answers = [(await ada.ask({"type": "say", "text": "x"}))["type"] for _ in range(4)]
        assert answers == ["done"] * 3 + ["refused"]
        await ada.close()
        again = await app.connect(table, people[0])
        refused(await again.ask({"type": "say", "text": "x"}), "too_fast")
        assert (await again.do({"do": "auto", "on": True}))["type"] == "done"


async def test_bots_cannot_be_told_without_end_how_fast_to_be():
    async with in_process(talk_burst=3, talk_rate=0.001) as app:
        _, _, (ada, _, _) = await seated(app)
        paces = ("slow", "fast", "slow", "fast")
        answers = [(await ada.ask({"type": "pace", "pace": pace}))["type"] for pace in paces]
        assert answers == ["done"] * 3 + ["refused"]


async def test_one_person_cannot_talk_without_end_from_many_addresses():
    async with in_process(talk_burst=3, talk_rate=0.001) as app:
        table, people, _ = await seated(app)
        answers = []
        for number in range(4):
            elsewhere = await app.connect(table, people[0])
            elsewhere.come_from(f"192.0.2.{number}")
            answers.append((await elsewhere.ask({"type": "say", "text": "x"}))["type"])
        assert answers == ["done"] * 3 + ["refused"]


async def test_a_long_message_is_refused_for_its_length_alone(app: InProcess):
    _, _, (ada, _, _) = await seated(app)
    for padding in (" " * messages.MOST_BYTES, "\u2003" * (messages.MOST_BYTES // 2)):
        ada.put(text='{"type": "ping", "ref": 1}' + padding)
        refused(await ada.answer(), "unreadable")


async def test_whoever_reloads_while_the_last_one_leaves_is_let_in(app: InProcess):
    people = app.people(2)
    table = await app.open(people)
    socket = await app.connect(table, people[0])
    await socket.all()
    for _ in range(100):
        again = await app.connect(table, people[0])
        await asyncio.gather(socket.close(), again.hear())
        assert again.sent
        socket = again
    await socket.close()
    assert app.service.connections.count() == 0
    assert app.service.presence.seats(table) == frozenset()


async def test_a_failure_in_coming_in_is_told_and_leaves_nobody_behind(app: InProcess, monkeypatch, caplog):
    table, people, _ = await seated(app)
    before = app.service.connections.count()
    monkeypatch.setattr("lettrine.server.live.connections.chat_history", lambda *_: 1 / 0)
    with caplog.at_level(logging.CRITICAL):
        unlucky = await app.connect(table, people[0])
        assert (await unlucky.hear())["type"] == "bye"
        await unlucky.ended()
    assert app.service.connections.count() == before


async def test_a_greeting_that_cannot_be_read_is_refused_and_does_not_stand_in_the_way_of_stopping(server: Server):
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    long = f"Sec-WebSocket-Version: 13\r\nCookie: lettrine={'x' * 10_000}\r\n\r\n"
    writer.write(f"GET /tables/t/socket HTTP/1.1\r\nHost: house\r\n{upgrade}{long}".encode())
    async with asyncio.timeout(30):
        assert b" 400 " in await reader.readline()
        await reader.read()
    writer.close()
    await asyncio.to_thread(server.stop)
    assert server.complaints() == []
    assert '"stopped"' in server.said()
