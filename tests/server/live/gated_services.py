"""Two services on one PostgreSQL, each with a gate of its own on its way there, and people at both."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, NamedTuple

from lettrine.server.service import Service
from tests.server.clients import Client, Person
from tests.server.in_process import PLAN, in_process
from tests.server.over_tcp import listening
from tests.server.server_process import PATIENCE
from tests.store.postgres.gate import Gate, gate


class GatedService(NamedTuple):
    """A service, where it is reached, and the gate between it and its database."""

    service: Service
    port: int
    gate: Gate

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@asynccontextmanager
async def gated_services(url: str, **settings: Any) -> AsyncIterator[list[GatedService]]:
    """Two of them, as soon as each knows who is at the other."""
    async with AsyncExitStack() as stack:
        made = []
        for _ in range(2):
            way = await stack.enter_async_context(gate(url))
            within = await stack.enter_async_context(in_process(store=way.url, **settings))
            port = await stack.enter_async_context(listening(within.app, within.service.settings))
            made.append(GatedService(within.service, port, way))
        async with asyncio.timeout(PATIENCE):
            while not all(each.service.presence.known for each in made):
                await asyncio.sleep(0.01)
        yield made


class Party:
    """People at one table: the first and the last at one service, the second at the other."""

    def __init__(self, services: list[GatedService]) -> None:
        self.people = [Person(services[seat % 2]) for seat in range(3)]
        self.clients: list[Client] = []
        self.table = ""
        self.acknowledged: list[str] = []
        """What somebody was told is said."""
        self.stolen: list[tuple[int, int]] = []
        """Who was let give whose seat to a bot."""

    async def begin(self) -> None:
        self.table = await self.people[0].open(PLAN, "P0")
        for seat in (1, 2):
            await self.people[seat].sit(self.table, seat, f"P{seat}")
        self.clients = [await person.connect(self.table) for person in self.people]
        await self.people[1].ask("POST", f"/api/tables/{self.table}/start")
        for client in self.clients:
            await client.until(_shows_everybody)

    async def leave(self) -> None:
        for client in self.clients:
            await client.close()

    async def talk(self, seat: int, name: str, enough: asyncio.Event, pause: float) -> None:
        """Say one thing after the other."""
        number = 0
        while not enough.is_set():
            number += 1
            await self.say(seat, f"{name} {seat} {number}")
            await asyncio.sleep(pause)

    async def say(self, seat: int, text: str) -> bool:
        done = (await self.clients[seat].say(text))["type"] == "done"
        if done:
            self.acknowledged.append(text)
        return done

    async def insist(self, seat: int, text: str) -> None:
        """Say something until it is said."""
        while not await self.say(seat, text):
            await asyncio.sleep(0.05)

    async def steal(self, seat: int, enough: asyncio.Event, pause: float) -> None:
        """Try to give everybody else's seat to a bot."""
        while not enough.is_set():
            for other in {0, 1, 2} - {seat}:
                path = f"/api/tables/{self.table}/hand/{other}"
                if await self.people[seat].status("POST", path, {"bot": "beginner"}) == 201:
                    self.stolen.append((seat, other))
            await asyncio.sleep(pause)

    async def until_all_is_heard(self) -> None:
        """By everybody."""
        for client in self.clients:
            for text in self.acknowledged:
                await client.until(lambda heard, text=text: heard["type"] == "said" and heard["text"] == text)


def _shows_everybody(heard: dict[str, Any]) -> bool:
    table = heard["table"] if heard["type"] == "welcome" else heard
    return all(seat is not None and seat.get("here", False) for seat in table.get("seats", (None,)))
