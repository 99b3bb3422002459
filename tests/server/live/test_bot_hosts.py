"""The bots of a table think in one process: where somebody sits who is connected, never because somebody watches."""

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest

from lettrine.play.bot_seats import BotSeats
from lettrine.server.live import presence
from tests.server.clients import Client, Person
from tests.server.in_process import PLAN
from tests.server.live.gated_services import GatedService, gated_services
from tests.server.server_process import PATIENCE

pytestmark = pytest.mark.anyio


@pytest.fixture
async def services(
    postgres_url: str, all_lexicons: None, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[list[GatedService]]:
    monkeypatch.setattr(presence, "SETTLING", 0.3)
    async with gated_services(postgres_url) as made:
        yield made


@pytest.fixture
def minds(monkeypatch: pytest.MonkeyPatch) -> list[BotSeats]:
    """Whose bots were asked, in order."""
    asked: list[BotSeats] = []
    honest = BotSeats._next_move

    async def next_move(self: BotSeats, seat, frames):
        asked.append(self)
        return await honest(self, seat, frames)

    monkeypatch.setattr(BotSeats, "_next_move", next_move)
    return asked


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


async def opened(person: Person) -> tuple[str, Client]:
    """A table with one person, who has not hidden a word yet, and two bots."""
    table = await person.open({**PLAN, "lexicon": None}, "Ada")
    for seat in (1, 2):
        await person.ask("POST", f"/api/tables/{table}/bots/{seat}", {"bot": "beginner"})
    client = await person.connect(table)
    await person.ask("POST", f"/api/tables/{table}/start")
    return table, client


def have_bots_hidden(client: Client) -> bool:
    duties = [each for each in client.view["open"] if each["duty"]]
    return [each["seats"] for each in duties] == [[0]]


async def test_a_watcher_at_another_process_starts_no_second_mind(
    services: list[GatedService], minds: list[BotSeats]
) -> None:
    ada, zoe = Person(services[0]), Person(services[1])
    table = await ada.open({**PLAN, "lexicon": None}, "Ada")
    watcher = await zoe.connect(table)
    for seat in (1, 2):
        await ada.ask("POST", f"/api/tables/{table}/bots/{seat}", {"bot": "beginner"})
    client = await ada.connect(table)
    await watcher.until(lambda heard: heard["type"] == "table" and (heard["seats"][0] or {}).get("here", False))
    await ada.ask("POST", f"/api/tables/{table}/start")
    await until(lambda: have_bots_hidden(client))
    again = await zoe.connect(table)
    assert (await client.do({"do": "hide", "word": "HOUSE"}))["type"] == "done"
    for each in (client, watcher, again):
        await each.until(lambda heard: heard["type"] == "frame" and heard["view"]["phase"] != "hiding")
    assert set(minds) == {services[0].service.bot_seats}
    for each in (client, watcher, again):
        await each.close()


async def test_when_the_person_comes_to_another_process_the_bots_think_there(
    services: list[GatedService], minds: list[BotSeats]
) -> None:
    ada = Person(services[0])
    table, client = await opened(ada)
    await until(lambda: have_bots_hidden(client))
    await client.close()
    await until(lambda: services[1].service.presence.host(table) is None)
    minds.clear()
    ada.server = services[1]
    again = await ada.connect(table)
    assert (await again.do({"do": "hide", "word": "HOUSE"}))["type"] == "done"
    await again.until(lambda heard: heard["type"] == "frame" and heard["view"]["phase"] != "hiding")
    await until(lambda: bool(minds))
    assert set(minds) == {services[1].service.bot_seats}
    await again.close()


async def test_of_two_processes_where_people_sit_one_thinks_and_the_other_takes_over(
    services: list[GatedService], minds: list[BotSeats], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "SILENT_AFTER", 1.5)
    first, second = sorted(services, key=lambda each: each.service.store.process)
    ada, eve = Person(second), Person(first)
    table = await ada.open({**PLAN, "lexicon": None, "rated": False}, "Ada")
    await ada.ask("POST", f"/api/tables/{table}/bots/1", {"bot": "beginner"})
    await eve.sit(table, 2, "Eve")
    clients = [await ada.connect(table), await eve.connect(table)]
    for each in services:
        await until(lambda each=each: each.service.presence.seats(table) == {0, 2})
    first.gate.half_open()  # it cannot be heard, and does not die
    await until(lambda: second.service.presence.host(table) == second.service.store.process)
    await ada.ask("POST", f"/api/tables/{table}/start")
    await until(lambda: second.service.bot_seats in minds)
    await until(lambda: [each["seats"] for each in clients[0].view["open"] if each["duty"]] == [[0, 2]])
    for each in clients:
        await each.close()
