"""Two services on one PostgreSQL, and everything that can happen to their links: nobody loses a seat or a word.

The usual run has each fault once, with short times. The long one, which takes a quarter of an hour, has each twenty
times as they are in earnest, wants everything to be heard within three seconds, and prints what it saw:

    LETTRINE_FAULTS=20 .venv/bin/pytest -s tests/server/live/test_faults.py
"""

import asyncio
import os
from collections.abc import AsyncIterator
from statistics import median

import asyncpg
import pytest

from lettrine.play import catch_up
from lettrine.server.live import presence
from lettrine.store.postgres import dialer, notify, readers
from tests.server.live.gated_services import GatedService, Party, gated_services
from tests.server.server_process import PATIENCE

pytestmark = pytest.mark.anyio

FAULTS = int(os.environ.get("LETTRINE_FAULTS", "1"))
EARNEST = FAULTS > 1
LONGEST = 3.0 if EARNEST else PATIENCE
"""Seconds after a fault within which everybody has heard everything. Only the long run is promised a quiet machine."""
FREEZE = 10.0 if EARNEST else 1.5
"""Seconds that a fault lasts."""
PAUSE = 0.1
"""Seconds between two things that somebody does meanwhile."""
HASTY = (
    (notify, "BEAT_INTERVAL", 0.1),
    (notify, "PATIENCE", 0.5),
    (dialer, "CONNECT_TIMEOUT", 0.5),
    (dialer, "TIMEOUT", 1.0),
    (readers, "TIMEOUT", 1.0),
    (presence, "SETTLING", 0.3),
    (catch_up, "INTERVAL", 0.3),
)
"""The times of the short run."""
HANG_UP = (
    "select pg_terminate_backend(pid) from pg_stat_activity "
    "where pid <> pg_backend_pid() and datname = current_database()"
)


@pytest.fixture
async def services(postgres_url: str, all_lexicons: None) -> AsyncIterator[list[GatedService]]:
    async with gated_services(postgres_url) as made:
        yield made


@pytest.fixture
async def party(services: list[GatedService], monkeypatch: pytest.MonkeyPatch) -> Party:
    """Everybody sits at the table before times are short: a busy machine needs its time to begin."""
    made = Party(services)
    await made.begin()
    for module, name, value in () if EARNEST else HASTY:
        monkeypatch.setattr(module, name, value)
    return made


async def cut(services: list[GatedService], url: str) -> None:
    """PostgreSQL ends every connection, several times in a row."""
    link = await asyncpg.connect(url)
    for _ in range(5):
        await link.execute(HANG_UP)
        await asyncio.sleep(PAUSE)
    await link.close()


async def frozen(services: list[GatedService], url: str) -> None:
    """Nothing gets through for a while, and then all of it."""
    for each in services:
        each.gate.freeze()
    await asyncio.sleep(FREEZE)
    for each in services:
        each.gate.thaw()


async def half_open(services: list[GatedService], url: str) -> None:
    """Everything is swallowed; the connections of that time stay dead, without a sign, when new ones get through."""
    for each in services:
        each.gate.half_open()
    await asyncio.sleep(FREEZE)
    for each in services:
        each.gate.mend()


@pytest.mark.parametrize("fault", [cut, frozen, half_open])
async def test_nobody_loses_a_seat_or_a_word(
    party: Party, services: list[GatedService], postgres_url: str, fault
) -> None:
    seconds = []
    for number in range(FAULTS):
        stricken = services[: 1 + number % 2]  # one link, then both: that is the database
        seconds.append(await outlive(party, fault(stricken, postgres_url), f"round {number}"))
        assert party.stolen == []
        assert not any(client.gone for client in party.clients)
    report = f"{fault.__name__}: {len(party.acknowledged)} said, all heard"
    print(f"\n{report} {median(seconds):.2f} s (median), {max(seconds):.2f} s (longest) after the fault")  # noqa: T201  # the figures of the long run
    await party.leave()


async def outlive(party: Party, fault, name: str) -> float:
    """Talk and try to take seats during a fault; the seconds from its end until everybody has heard everything."""
    loop, enough, peace = asyncio.get_running_loop(), asyncio.Event(), asyncio.Event()
    talking = [asyncio.create_task(party.talk(seat, name, enough, PAUSE)) for seat in range(3)]
    stealing = [asyncio.create_task(party.steal(seat, peace, PAUSE)) for seat in (0, 1)]
    await asyncio.sleep(2 * PAUSE)
    await fault
    ended = loop.time()
    enough.set()
    async with asyncio.timeout(LONGEST):
        await asyncio.gather(*talking)
        await asyncio.gather(*(party.insist(seat, f"{name} {seat} at last") for seat in range(3)))
        await party.until_all_is_heard()
    took = loop.time() - ended
    await asyncio.sleep(5 * PAUSE)
    peace.set()
    await asyncio.gather(*stealing)
    return took
