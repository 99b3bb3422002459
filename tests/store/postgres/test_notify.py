"""Processes on one PostgreSQL tell each other which tables have changed."""

import asyncio
from collections.abc import Sequence

import asyncpg
import pytest

from lettrine.store.notify import CHANGED, MISSED, NoNotifier
from lettrine.store.postgres.notify import PostgresNotifier
from lettrine.store.url import open_log, open_notifier
from tests.store.rows import card, row

pytestmark = pytest.mark.anyio


async def heard_by(heard: Sequence[object], count: int) -> None:
    for _ in range(500):
        if len(heard) >= count:
            return
        await asyncio.sleep(0.01)
    pytest.fail(f"only {heard} were heard")


async def test_the_others_hear_of_a_table_and_the_teller_does_not(postgres_url: str):
    heard: dict[str, list[str]] = {"one": [], "other": []}

    def into(name: str):
        async def note(who: str, message: str) -> None:
            if message != MISSED:
                heard[name].append(message)

        return note

    one, other = PostgresNotifier(postgres_url, "1", into("one")), PostgresNotifier(postgres_url, "2", into("other"))
    await asyncio.sleep(0.3)
    one.send("t1")
    await heard_by(heard["other"], 1)
    other.send("t2")
    await heard_by(heard["one"], 1)
    assert heard == {"one": ["t2"], "other": ["t1"]}
    await one.close()
    await other.close()


async def test_one_that_fails_to_read_on_does_not_stop_hearing(postgres_url: str):
    heard: list[str] = []

    async def failing(who: str, message: str) -> None:
        if message != MISSED:
            heard.append(message)
        raise ValueError(message)

    async def ignore(who: str, message: str) -> None: ...

    teller, hearer = PostgresNotifier(postgres_url, "1", ignore), PostgresNotifier(postgres_url, "2", failing)
    await asyncio.sleep(0.3)
    teller.send("a")
    teller.send("b")
    await heard_by(heard, 2)
    await teller.close()
    await hearer.close()


async def test_much_is_told_in_order_and_by_name(postgres_url: str):
    heard: list[tuple[str, str]] = []

    async def note(who: str, message: str) -> None:
        if message != MISSED:
            heard.append((who, message))

    async def ignore(who: str, message: str) -> None: ...

    hearer, one, other = (
        PostgresNotifier(postgres_url, f"{name}", each) for name, each in enumerate((note, ignore, ignore))
    )
    await asyncio.sleep(0.3)
    for number in range(100):
        one.send(f"one {number}")
        other.send(f"other {number}")
    await heard_by(heard, 200)
    for name in ("one", "other"):
        told = [(who, message) for who, message in heard if message.startswith(name)]
        assert [message for _, message in told] == [f"{name} {number}" for number in range(100)]
        assert len({who for who, _ in told}) == 1
    for each in (hearer, one, other):
        await each.close()


async def test_a_process_that_could_not_hear_for_a_while_is_told_so(postgres_url: str):
    heard: list[str] = []

    async def note(who: str, message: str) -> None:
        heard.append(message)

    wakeups = PostgresNotifier(postgres_url, "1", note)
    await heard_by(heard, 1)
    link = await asyncpg.connect(postgres_url)
    await link.execute(
        "select pg_terminate_backend(pid) from pg_stat_activity "
        "where pid <> pg_backend_pid() and datname = current_database()"
    )
    await heard_by(heard, 2)
    assert heard == [MISSED, MISSED]
    await link.close()
    await wakeups.close()


async def test_a_commit_tells_the_others_by_itself(postgres_url: str):
    heard: dict[str, list[tuple[str, str]]] = {"one": [], "other": []}

    def into(name: str):
        async def note(who: str, message: str) -> None:
            if message != MISSED:
                heard[name].append((who, message))

        return note

    one, other = await open_log(postgres_url), await open_log(postgres_url)
    ears = [open_notifier(one, into("one")), open_notifier(other, into("other"))]
    await asyncio.sleep(0.3)
    await one.create(card("t"), row("t", 0))
    assert await one.append(row("t", 1), due=None)
    assert not await other.append(row("t", 1), due=None)
    await heard_by(heard["other"], 1)
    assert heard == {"one": [], "other": [(one.process, f"{CHANGED} t")]}
    for each in (*ears, one, other):
        await each.close()


async def test_one_process_needs_nobody():
    alone = NoNotifier()
    alone.send("t")
    await alone.close()
