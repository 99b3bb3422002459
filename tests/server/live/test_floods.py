"""Floods against a real server over TCP: whoever has a seat plays on, and comes back, whatever their neighbours do."""

import asyncio
from typing import Any

import httpx
import pytest

from lettrine.server.live.uvicorn_protocol import CONTROL_BURST
from lettrine.server.settings import Settings
from tests.server.in_process import InProcess, Socket, in_process, seated
from tests.server.over_tcp import FarSocket, outside

pytestmark = pytest.mark.anyio

ASK = {"do": "ask", "of": 1, "letter": "S"}
USUAL = Settings(store="memory:", secret=b"x" * 32)
PROXY = "127.0.0.1"
LIMITS = {
    "http_burst": USUAL.http_burst,
    "page_burst": USUAL.page_burst,
    "socket_burst": USUAL.socket_burst,
    "http_rate": 0.001,  # so that nothing depends on how long the flood takes
    "page_rate": 0.001,
    "socket_rate": 0.001,
    "sockets_per_address": USUAL.sockets_per_address,
    "away_after": 60.0,
    "trust_proxy": (PROXY,),
}


@pytest.fixture(autouse=True)
def first_seat_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lettrine.server.http.consent_api.secrets.randbits", lambda bits: 12 * 1000)


def neighbour(host: int, network: int = 1) -> dict[str, str]:
    """Somebody in a network of the same site, as a proxy tells of them."""
    return {"x-forwarded-for": f"2001:db8:1:{network:x}::{host:x}"}


async def statuses(app: InProcess, path: str, origins: list[dict[str, str]]) -> list[int]:
    async with app.person() as client:
        return [(await client.get(path, headers=headers)).status_code for headers in origins]


async def plays_on(app: InProcess, table: str, ada: httpx.AsyncClient, socket: Socket, told: dict[str, str]) -> None:
    """Ada makes her move, is cut off, comes back and asks what the table is like; nobody may have her seat."""
    assert (await socket.do(ASK))["type"] == "done"
    await socket.close()
    again = await app.connect(table, ada, **told)
    welcome = await again.hear()
    assert welcome["type"] == "welcome", welcome
    assert (welcome["table"]["you"], welcome["table"]["seats"][0]["here"]) == (0, True)
    seen = await ada.get(f"/api/tables/{table}", headers=told)
    assert (seen.status_code, seen.json()["you"]) == (200, 0)


async def test_a_flood_from_one_network_leaves_a_seated_neighbour_playing(all_lexicons: None):
    async with outside(**LIMITS) as app:
        table, people, (ada, *_) = await seated(app)
        told = neighbour(0xADA)
        flood = await statuses(app, "/api/tables", [neighbour(host) for host in range(1, 301)])
        assert flood.count(200) == USUAL.http_burst
        assert set(flood) == {200, 429}
        pages = await statuses(app, "/health", [neighbour(host) for host in range(1, 401)])
        assert pages.count(200) == USUAL.page_burst
        await plays_on(app, table, people[0], ada, told)
        next_door = await statuses(app, "/api/tables", [neighbour(1, network=2)])
        assert next_door == [200]  # another network of the same site has its own share


async def test_two_hundred_sockets_of_one_address_leave_a_seated_neighbour_playing(all_lexicons: None):
    async with outside(**LIMITS) as app:
        table, people, (ada, ben, _) = await seated(app)
        told = {"x-forwarded-for": "192.0.2.7"}
        strangers = [await app.connect(table, **told) for _ in range(USUAL.sockets_per_address)]
        heard = await asyncio.gather(*(stranger.hear() for stranger in strangers))
        assert {message["type"] for message in heard} == {"welcome"}
        with pytest.raises(Exception, match="403"):  # neither room nor allowance is left for strangers
            await (await app.connect(table, **told)).ended()
        await plays_on(app, table, people[0], ada, told)
        handed = await people[1].post(f"/api/tables/{table}/hand/0", json={"bot": "beginner"})
        assert (handed.status_code, handed.json()["code"]) == (403, "not_gone")
        assert (await ben.ask({"type": "say", "text": "your move"}))["type"] == "done"


async def test_whoever_floods_with_pings_is_let_go_and_nobody_else(all_lexicons: None):
    async with outside() as app:
        _, _, (ada, ben, _) = await seated(app)
        assert isinstance(ada, FarSocket)
        assert isinstance(ben, FarSocket)
        for _ in range(CONTROL_BURST // 2):
            await (await ben.link.ping())
        await flooded(ada.link)
        await ada.ended()
        assert (ada.link.close_code, ada.link.close_reason) == (1008, "too_fast")
        assert (await ben.ask({"type": "say", "text": "still here"}))["type"] == "done"


async def flooded(link: Any) -> None:
    """Send pings until the other end has had enough."""
    async with asyncio.timeout(30):
        while link.close_code is None:
            try:
                await link.ping()
            except Exception:  # it is being closed
                await link.wait_closed()


async def test_a_crowd_behind_one_address_does_not_count_those_who_sit():
    async with in_process(sockets_per_address=2) as app:
        people = app.people(3)
        table = await app.begun(people)
        sockets = [await app.connect(table, person) for person in people * 2]
        assert {(await socket.hear())["type"] for socket in sockets} == {"welcome"}
