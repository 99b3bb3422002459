"""Two server processes on one PostgreSQL: people at one see at once what happens at the other."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from lettrine.cli import main
from tests.server.clients import Client, Person
from tests.server.in_process import PLAN, WORDS
from tests.server.server_process import PATIENCE, Server, running

pytestmark = pytest.mark.anyio


@pytest.fixture
async def servers(tmp_path: Path, postgres_url: str) -> AsyncIterator[list[Server]]:
    both = [Server(tmp_path, postgres_url), Server(tmp_path, postgres_url)]
    async with running(*both):
        yield both


async def spread(servers: list[Server], **plan: Any) -> tuple[str, list[Person], list[Client]]:
    """A table of three: the first and the last at one server, the second at the other."""
    people = [Person(servers[seat % 2]) for seat in range(3)]
    table = await people[0].open({**PLAN, **plan}, "P0")
    for seat in (1, 2):
        await people[seat].sit(table, seat, f"P{seat}")
    await people[1].ask("POST", f"/api/tables/{table}/start")
    return table, people, [await person.connect(table) for person in people]


async def test_a_move_at_one_is_seen_at_the_other(servers: list[Server]):
    _, _, clients = await spread(servers)
    for client, word in zip(clients, WORDS, strict=False):
        before = [len(each.heard) for each in clients]
        done = await client.do({"do": "hide", "word": word})
        assert done["type"] == "done", done
        for each, seen in zip(clients, before, strict=True):
            await each.until_type("frame", after=seen)
    views = [client.view for client in clients]
    assert {view["phase"] for view in views} == {"asking"}
    assert [view["trays"][seat][0]["secret"] for seat, view in enumerate(views)] == list(WORDS[:3])


async def test_what_is_said_at_one_is_heard_at_the_other(servers: list[Server]):
    _, _, (ada, ben, _) = await spread(servers)
    await ada.say("Can you hear me?")
    assert (await ben.until_type("said"))["text"] == "Can you hear me?"
    await ben.say("Yes")
    await ada.until(lambda heard: heard["type"] == "said" and heard["text"] == "Yes")


async def test_who_is_at_one_is_seen_at_the_other_and_cannot_be_replaced_there(servers: list[Server]):
    table, people, (ada, ben, _) = await spread(servers)

    def shows(here: list[bool]) -> Any:
        return lambda heard: heard["type"] == "table" and [s.get("here", False) for s in heard["seats"]] == here

    await ada.until(shows([True, True, True]))
    assert await hand(people[0], table, 1) == 403
    seen = len(ada.heard)
    await ben.close()
    await ada.until(shows([True, False, True]), after=seen)
    async with asyncio.timeout(PATIENCE):  # a server that has only just started does not know yet who is at the other
        while await hand(people[0], table, 1) != 201:
            await asyncio.sleep(0.1)
    again = await people[1].connect(table)
    welcome = await again.until_type("welcome")
    assert [seat["here"] for seat in welcome["table"]["seats"]] == [True, True, True]


async def hand(person: Person, table: str, seat: int) -> int:
    return await person.status("POST", f"/api/tables/{table}/hand/{seat}", {"bot": "beginner"})


async def test_bots_are_played_once_whichever_process_hears_of_it(servers: list[Server]):
    """A bot thinks wherever its table is in use; of two answers to one question the log takes one."""
    ada, eve = Person(servers[0]), Person(servers[1])
    table = await ada.open({**PLAN, "lexicon": None, "rated": False}, "Ada")
    await ada.ask("POST", f"/api/tables/{table}/bots/1", {"bot": "beginner"})
    await eve.sit(table, 2, "Eve")
    await ada.ask("POST", f"/api/tables/{table}/start")
    clients = [await ada.connect(table), await eve.connect(table)]
    for client, word in zip(clients, ("HOUSE", "PLANET"), strict=True):
        assert (await client.do({"do": "hide", "word": word}))["type"] == "done"
    for client in clients:
        await client.until(lambda heard: heard["type"] == "frame" and heard["view"]["phase"] != "hiding")
    for server in servers:
        assert server.complaints() == []


async def test_when_one_is_killed_its_people_go_on_at_the_other(servers: list[Server]):
    table, people, (ada, ben, _) = await spread(servers)
    assert (await ada.do({"do": "hide", "word": "HOUSE"}))["type"] == "done"
    await asyncio.to_thread(servers[0].kill)
    people[0].server = servers[1]
    again = await people[0].connect(table)
    welcome = await again.until_type("welcome")
    assert welcome["frame"]["view"]["trays"][0][0]["secret"] == "HOUSE"
    assert (await ben.do({"do": "hide", "word": "SILOS"}))["type"] == "done"


async def test_a_process_that_starts_later_learns_who_is_there(tmp_path: Path, postgres_url: str):
    first, later = Server(tmp_path, postgres_url), Server(tmp_path, postgres_url)
    async with running(first):
        table, people, _ = await spread([first, first])
        async with running(later):
            watcher = Person(later, people[0].cookie)
            for _ in range(30):  # never, not even before it has heard of anybody
                assert await hand(watcher, table, 1) == 403
                await asyncio.sleep(0.1)


def heard_texts(client: Client) -> list[str]:
    return [each["text"] for each in client.heard if each["type"] == "said"]


async def test_who_is_blocked_at_one_is_not_heard_at_the_other(servers: list[Server]):
    table, people, (ada, ben, eve) = await spread(servers)
    there = await Person(servers[1], people[0].cookie).connect(table)
    await there.until_type("welcome")
    await people[0].ask("POST", "/api/me/blocks", {"table": table, "seat": 1})
    await there.until(lambda heard: heard["type"] == "table" and bool(heard.get("blocked")))
    await ben.say("Hello")
    await eve.say("Hello too")
    for client in (ada, there):
        await client.until(lambda heard: heard["type"] == "said" and heard["text"] == "Hello too")
        assert heard_texts(client) == ["Hello too"]
    assert await people[1].status("POST", "/api/tables", {"plan": {**PLAN, "seats": 2}, "name": "Ben"}) == 201


async def test_a_ban_on_the_command_line_takes_effect_in_both_within_seconds(servers: list[Server]):
    table, people, (ada, ben, _) = await spread(servers)
    view = await people[0].ask("GET", f"/api/tables/{table}")
    assert view["seats"][1]["here"]
    run = ["--store", servers[0].store]
    listed = await asyncio.to_thread(CliRunner().invoke, main, ["admin", "people", "--name", "P1", "--json", *run])
    person = listed.stdout.partition('"person":"')[2].partition('"')[0]
    done = await asyncio.to_thread(CliRunner().invoke, main, ["admin", "ban", person, "--reason", "Insults", *run])
    assert done.exit_code == 0, done.output
    async with asyncio.timeout(PATIENCE):
        assert (await ben.until_type("bye"))["why"] == "banned"
    for server in servers:
        there = Person(server, people[1].cookie)
        async with asyncio.timeout(PATIENCE):
            while await there.status("POST", "/api/tables", {"plan": {**PLAN, "seats": 2}, "name": "Ben"}) != 403:
                await asyncio.sleep(0.05)
    await ada.until(lambda heard: heard["type"] == "table" and "here" not in heard["seats"][1])
