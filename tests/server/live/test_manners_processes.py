"""Blocks and bans on two server processes with one PostgreSQL: what is done at one takes effect at the other."""

import asyncio

import pytest
from click.testing import CliRunner

from lettrine.cli import main
from tests.server.clients import Client, Person
from tests.server.in_process import PLAN
from tests.server.live.test_processes import servers, spread  # noqa: F401  # a fixture of theirs
from tests.server.server_process import PATIENCE, Server

pytestmark = pytest.mark.anyio


def texts(client: Client) -> list[str]:
    return [each["text"] for each in client.heard if each["type"] == "said"]


async def test_who_is_blocked_at_one_is_not_heard_at_the_other(servers: list[Server]):  # noqa: F811
    table, people, (ada, ben, eve) = await spread(servers)
    there = await Person(servers[1], people[0].cookie).connect(table)
    await there.until_type("welcome")
    await people[0].ask("POST", "/api/me/blocks", {"table": table, "seat": 1})
    await there.until(lambda heard: heard["type"] == "table" and bool(heard.get("blocked")))
    await ben.say("Hello")
    await eve.say("Hello too")
    for client in (ada, there):
        await client.until(lambda heard: heard["type"] == "said" and heard["text"] == "Hello too")
        assert texts(client) == ["Hello too"]
    assert await people[1].status("POST", "/api/tables", {"plan": {**PLAN, "seats": 2}, "name": "Ben"}) == 201


async def test_a_ban_on_the_command_line_takes_effect_in_both_within_seconds(servers: list[Server]):  # noqa: F811
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
