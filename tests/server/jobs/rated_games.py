"""Games that are over and rated, for the tests of ratings."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest

from lettrine.games.sonde.actions import Ask, Hide, Interrupt
from lettrine.play import commands
from lettrine.play.table import Table
from lettrine.server.jobs.ratings import RatingJob
from tests.play.actions import act
from tests.server.http.openapi_document import conforms
from tests.server.in_process import WORDS, InProcess, in_process

COUNTS = {"lexicon": None}


async def do(app: InProcess, table: str, request: commands.Command) -> Table:
    done = await app.service.tables.do(table, request)
    assert isinstance(done, Table), done
    return done


async def finish(app: InProcess, table: str, seats: int) -> Table:
    """Everybody hides a word, the first names all others and the others ask in vain: 0 wins, the others tie."""
    for seat in range(seats):
        await do(app, table, act(seat, Hide(WORDS[seat])))
    for seat in range(1, seats):
        now = await do(app, table, act(0, Interrupt(seat, WORDS[seat])))
    while now.status != "over":
        now = await do(app, table, act(now.step.state.turn, Ask(0, "Q")))
    return now


async def played(app: InProcess, people: Sequence[httpx.AsyncClient], **plan: Any) -> str:
    """A game that is over, and counts unless the plan says something else."""
    table = await app.begun(list(people), **{**COUNTS, **plan})
    await finish(app, table, len(people))
    return table


async def ratings(app: InProcess, table: str) -> dict[str, Any]:
    answer = await app.person().get(f"/api/tables/{table}/ratings")
    assert answer.status_code == 200, answer.text
    await conforms(app, "GET /api/tables/{table}/ratings", answer)
    return dict(answer.json())


async def mine(app: InProcess, who: httpx.AsyncClient, game: str = "sonde") -> dict[str, Any]:
    answer = await who.get("/api/ratings", params={"game": game})
    assert answer.status_code == 200, answer.text
    await conforms(app, "GET /api/ratings", answer)
    return dict(answer.json())


async def settled(app: InProcess) -> None:
    """Wait until nothing waits to be rated."""
    async with asyncio.timeout(10):
        while await app.service.store.leaderboards.waiting(1):
            await asyncio.sleep(0.01)


def values(seat: dict[str, Any], part: str = "overall") -> tuple[int, int]:
    change = seat["parts"][part]
    return change["before"]["value"], change["after"]["value"]


@asynccontextmanager
async def asleep(url: str) -> AsyncIterator[InProcess]:
    """A house that rates nothing: it dies in the very moment that a game is over."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(RatingJob, "run", lambda rater, tick: asyncio.sleep(0))
        async with in_process(store=url) as app:
            yield app
