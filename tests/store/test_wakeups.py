"""Processes on one PostgreSQL tell each other which tables have changed."""

import asyncio

import pytest

from lettrine.store.wakeups import Alone, PostgresWakeups

pytestmark = pytest.mark.anyio


async def heard_by(heard: list[str], count: int) -> None:
    for _ in range(500):
        if len(heard) >= count:
            return
        await asyncio.sleep(0.01)
    pytest.fail(f"only {heard} were heard")


async def test_the_others_hear_of_a_table_and_the_teller_does_not(postgres_url: str):
    heard: dict[str, list[str]] = {"one": [], "other": []}

    def into(name: str):
        async def note(table: str) -> None:
            heard[name].append(table)

        return note

    one, other = PostgresWakeups(postgres_url, into("one")), PostgresWakeups(postgres_url, into("other"))
    await asyncio.sleep(0.3)
    one.tell("t1")
    await heard_by(heard["other"], 1)
    other.tell("t2")
    await heard_by(heard["one"], 1)
    assert heard == {"one": ["t2"], "other": ["t1"]}
    await one.close()
    await other.close()


async def test_one_that_fails_to_read_on_does_not_stop_hearing(postgres_url: str):
    heard: list[str] = []

    async def failing(table: str) -> None:
        heard.append(table)
        raise ValueError(table)

    async def ignore(table: str) -> None: ...

    teller, hearer = PostgresWakeups(postgres_url, ignore), PostgresWakeups(postgres_url, failing)
    await asyncio.sleep(0.3)
    teller.tell("a")
    teller.tell("b")
    await heard_by(heard, 2)
    await teller.close()
    await hearer.close()


async def test_one_process_needs_nobody():
    alone = Alone()
    alone.tell("t")
    await alone.close()
