"""Who is let in, and for how long: floods, crowds, other sites' pages, and the cookie that a newcomer gets."""

import asyncio
import itertools
import json
import logging
from typing import Any

import pytest

from lettrine.server import wire
from tests.server.inside import Inside, Socket, inside, refused, seated
from tests.server.process import Server

pytestmark = pytest.mark.anyio


async def test_whoever_floods_is_told_so_and_hurts_nobody():
    async with inside(message_burst=8, message_rate=0.001) as house:
        _, _, (ada, ben, _) = await seated(house)
        for _ in range(12):
            ada.put(text='{"type": "ping"}')
        answers = [await ada.answer() for _ in range(12)]
        assert {answer.get("code", answer["type"]) for answer in answers} == {"pong", "too_fast"}
        refused(answers[-1], "too_fast")
        assert (await ben.ask({"type": "say", "text": "still here"}))["type"] == "done"


async def test_whoever_floods_on_and_on_is_let_go(monkeypatch):
    monkeypatch.setattr("lettrine.server.socket.FLOOD", 2)
    async with inside(message_burst=8, message_rate=0.001) as house:
        _, _, (ada, ben, _) = await seated(house)
        for _ in range(12):
            ada.put(text='{"type": "ping"}')
        async with asyncio.timeout(5):
            while (heard := await ada.hear()).get("type") != "bye":
                assert heard
        assert heard["why"] == "too_fast"
        await ada.ended()
        assert (await ben.ask({"type": "say", "text": "still here"}))["type"] == "done"


async def test_one_address_cannot_take_all_the_room():
    async with inside(sockets_per_address=3) as house:
        table, people, sockets = await seated(house)
        turned_away = await house.connect(table, people[0])
        assert (await turned_away.hear())["why"] == "crowded"
        await turned_away.ended()
        await sockets[2].close()
        again = await house.connect(table, people[2])
        assert (await again.hear())["type"] == "welcome"


async def test_a_page_of_another_site_cannot_open_a_socket(house: Inside):
    table, people, _ = await seated(house)
    stranger = await house.connect(table, people[0], origin="https://elsewhere.example", host="house")
    assert await stranger.hear() == {}
    assert stranger.closed == 4403
    ours = await house.connect(table, people[0], origin="https://house", host="house")
    assert (await ours.hear())["type"] == "welcome"


async def test_somebody_new_gets_a_cookie_and_keeps_it(house: Inside):
    table, _, _ = await seated(house)
    new = await house.connect(table)
    await new.all()
    given = new.accepted[b"set-cookie"].decode()
    assert "HttpOnly" in given
    assert "SameSite=lax" in given
    cookie = given.partition(";")[0].partition("=")[2]
    again = Socket(house.app, f"/tables/{table}/socket", cookie, {})
    assert (await again.all())[0]["table"]["voice"] == json.loads(new.sent[0])["table"]["voice"]
    assert b"set-cookie" not in again.accepted
    await again.close()


async def test_a_flood_at_the_usual_limits_ends(monkeypatch):
    monkeypatch.setattr("lettrine.server.socket.FLOOD", 5)
    monkeypatch.setattr("lettrine.server.socket.Bucket", Alternating)
    async with inside() as house:
        _, _, (ada, _, _) = await seated(house)
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
    async with inside(talk_burst=3, talk_rate=0.001) as house:
        table, people, (ada, _, _) = await seated(house)
        answers = [(await ada.ask({"type": "say", "text": "x"}))["type"] for _ in range(4)]
        assert answers == ["done"] * 3 + ["refused"]
        await ada.close()
        again = await house.connect(table, people[0])
        refused(await again.ask({"type": "say", "text": "x"}), "too_fast")
        assert (await again.do({"do": "auto", "on": True}))["type"] == "done"


async def test_a_long_message_is_refused_for_its_length_alone(house: Inside):
    _, _, (ada, _, _) = await seated(house)
    for padding in (" " * wire.LARGEST, "\u2003" * (wire.LARGEST // 2)):
        ada.put(text='{"type": "ping", "ref": 1}' + padding)
        refused(await ada.answer(), "unreadable")


async def test_whoever_reloads_while_the_last_one_leaves_is_let_in(house: Inside):
    people = house.people(2)
    table = await house.open(people)
    socket = await house.connect(table, people[0])
    await socket.all()
    for _ in range(100):
        again = await house.connect(table, people[0])
        await asyncio.gather(socket.close(), again.hear())
        assert again.sent
        socket = again
    await socket.close()
    assert house.house.rooms.count() == 0
    assert house.house.presence.at(table) == frozenset()


async def test_a_failure_in_coming_in_is_told_and_leaves_nobody_behind(house: Inside, monkeypatch, caplog):
    table, people, _ = await seated(house)
    before = house.house.rooms.count()
    monkeypatch.setattr("lettrine.server.rooms.heard_by", lambda *_: 1 / 0)
    with caplog.at_level(logging.CRITICAL):
        unlucky = await house.connect(table, people[0])
        assert (await unlucky.hear())["type"] == "bye"
        await unlucky.ended()
    assert house.house.rooms.count() == before


async def test_a_greeting_that_cannot_be_read_is_refused_and_does_not_stand_in_the_way_of_stopping(server: Server):
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    long = f"Sec-WebSocket-Version: 13\r\nCookie: lettrine={'x' * 10_000}\r\n\r\n"
    writer.write(f"GET /tables/t/socket HTTP/1.1\r\nHost: house\r\n{upgrade}{long}".encode())
    async with asyncio.timeout(5):
        assert b" 400 " in await reader.readline()
        await reader.read()
    writer.close()
    await asyncio.to_thread(server.stop)
    assert server.complaints() == []
    assert '"stopped"' in server.said()
