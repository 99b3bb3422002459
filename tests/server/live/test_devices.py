"""Two server processes on one PostgreSQL: a link is claimed once, and a device that is signed out is nobody at both."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from lettrine.people import directory
from lettrine.store.notify import KEYED
from tests.server.clients import Person
from tests.server.in_process import PLAN, InProcess, in_process
from tests.server.me import Somebody
from tests.server.server_process import PATIENCE, Server, running

pytestmark = pytest.mark.anyio


@pytest.fixture
async def servers(tmp_path: Path, postgres_url: str) -> AsyncIterator[list[Server]]:
    both = [Server(tmp_path, postgres_url), Server(tmp_path, postgres_url)]
    async with running(*both):
        yield both


async def test_of_many_who_claim_a_link_at_two_processes_one_has_it(servers: list[Server]):
    ada = Person(servers[0])
    await ada.open(PLAN)
    for _ in range(3):
        token = (await ada.ask("POST", "/api/me/links", {"device": "Phone"}))["token"]
        racing = [Person(servers[number % 2]) for number in range(6)]
        claims = [each.status("POST", "/api/me/links/claim", {"token": token}) for each in racing]
        assert sorted(await asyncio.gather(*claims)) == [200, *[404] * 5]


async def test_of_two_confirmations_at_two_processes_one_lets_the_device_in(servers: list[Server]):
    ada, laptop = Person(servers[0]), Person(servers[1])
    table = await ada.open(PLAN)
    token = (await ada.ask("POST", "/api/me/links", {}))["token"]
    await laptop.ask("POST", "/api/me/links/claim", {"token": token})
    elsewhere = Person(servers[1], ada.cookie)
    confirmed = [each.status("POST", "/api/me/links/confirm", {"token": token}) for each in (ada, elsewhere)]
    statuses = sorted(await asyncio.gather(*confirmed))
    assert statuses[0] == 200
    assert statuses[1] in (404, 409)
    assert (await laptop.ask("GET", f"/api/tables/{table}"))["you"] == 0
    assert len((await laptop.ask("GET", "/api/me/keys"))["devices"]) == 2


async def test_a_device_that_is_signed_out_at_one_is_nobody_at_the_other_and_its_socket_is_closed(
    servers: list[Server],
):
    ada, laptop = Person(servers[0]), Person(servers[1])
    table = await ada.open(PLAN)
    token = (await ada.ask("POST", "/api/me/links", {}))["token"]
    await laptop.ask("POST", "/api/me/links/claim", {"token": token})
    await ada.ask("POST", "/api/me/links/confirm", {"token": token})
    client = await laptop.connect(table)
    assert (await client.until_type("welcome"))["table"]["you"] == 0
    keys = await ada.ask("GET", "/api/me/keys")
    other = next(each["id"] for each in keys["devices"] if not each["here"])
    await ada.ask("DELETE", f"/api/me/devices/{other}")
    await client.until_type("bye")
    assert "you" not in await laptop.ask("GET", f"/api/tables/{table}")


@contextmanager
def unheard() -> Iterator[None]:
    """What processes tell each other of devices is lost."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(directory.Directory, "note", lambda directory, device: None)
        patch.setattr(directory, "LOOK_INTERVAL", 0.05)
        yield


async def test_where_the_news_is_lost_a_look_at_the_store_finds_it(postgres_url: str, all_lexicons: None):
    with unheard():
        async with in_process(store=postgres_url) as one, in_process(store=postgres_url) as other:
            ada, laptop = Somebody(one.people(1)[0]), Somebody(other.people(1)[0])
            table = await one.open([ada.client], seats=3)
            token = await ada.link()
            await laptop.claim(token)
            await ada.confirm(token)
            await asyncio.wait_for(seated(laptop, table), PATIENCE)
            socket = await other.connect(table, laptop.client)
            assert (await socket.hear())["table"]["you"] == 0
            keys = (await ada.keys())["devices"]
            await ada.told("DELETE", f"/me/devices/{next(each['id'] for each in keys if not each['here'])}")
            async with asyncio.timeout(PATIENCE):
                while await socket.hear():
                    pass
            assert await laptop.seat(table) is None


async def seated(somebody: Somebody, table: str) -> None:
    while await somebody.seat(table) is None:
        await asyncio.sleep(0.05)


async def test_what_is_said_names_no_person(app: InProcess, monkeypatch: pytest.MonkeyPatch):
    said: list[Any] = []
    monkeypatch.setattr(app.service._notifier, "send", said.append)
    ada, laptop = map(Somebody, app.people(2))
    await ada.lets_in(laptop)
    key = app.service.identities.fingerprint(laptop.client.cookies["lettrine"])
    assert [each for each in said if each.startswith(KEYED)] == [f"{KEYED} {key}"]
