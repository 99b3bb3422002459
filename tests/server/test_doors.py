"""Who is let in, and for how long: floods, crowds, other sites' pages, and the cookie that a newcomer gets."""

import asyncio
import json

import pytest

from tests.server.inside import Inside, Socket, inside, refused, seated

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
