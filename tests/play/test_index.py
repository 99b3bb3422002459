"""Whatever is done at tables, the index of seats says what a fold of their logs says, and whose turn it is."""

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from lettrine.core.game import Refusal
from lettrine.play import commands
from lettrine.play import table_events as te
from lettrine.play.card import people_of, turn_of
from lettrine.play.erasure import erase
from lettrine.play.game_outcome import read
from lettrine.play.replay import finished_steps
from lettrine.play.table import Table
from lettrine.play.tables import Tables
from lettrine.server.jobs.index import IndexJob
from lettrine.store.memory import MemoryLog
from tests.conformance.specimen import choice
from tests.conformance.specimens import SPECIMENS
from tests.play.actions import act
from tests.thorough import examples

KEYS = ("ada", "ben", "cyd", "dan")
SCRIPTS = st.lists(st.integers(0, 2**30), max_size=150)


async def no_words(language: str) -> Any:
    return None


class House:
    """One process with a table, and a script of what is done there."""

    def __init__(self, number: int) -> None:
        self.log = MemoryLog()
        self.at = 1_000
        self.tables = Tables(self.log, no_words, lambda: self.at)
        self.job = IndexJob(self.tables, self.log)
        self.specimen = SPECIMENS[number % len(SPECIMENS)]

    async def open(self) -> None:
        name = self.specimen.game.name
        seats = 1 if name == "solitaire" else 4 if name == "tug" else 3
        plan = te.Plan(name, self.specimen.game.editions[0], "en", seats, lexicon="none")
        kept = (te.Kept(0, "Dan", "dan", 10_000),)
        opened = await self.tables.open("table", plan, "CODE", kept)
        assert isinstance(opened, Table), opened

    async def do(self, number: int) -> None:
        self.at += 10
        table = await self.tables.table("table")
        assert table is not None
        chance = Random(number)
        if chance.random() < 0.02:
            await self.erase(chance.choice(KEYS))
        elif command := self.command(table, chance):
            await self.tables.do("table", command)

    async def erase(self, key: str) -> None:
        """As the job does that deletes everything about somebody."""
        await self.tables.do("table", erase(key, f"nobody {self.at}"))
        await self.log.history.forget(key, "table")

    def command(self, table: Table, chance: Random) -> commands.Command | None:
        seat, key = chance.randrange(table.plan.seats), chance.choice(KEYS)
        if table.step is None:
            return chance.choice(
                [
                    commands.sit(seat, key.title(), key),
                    commands.sit(seat, key.title(), key),
                    commands.seat_bot(seat, "club", ["Bodoni"]),
                    commands.stand(seat, key),
                    commands.begin(chance.randrange(99)),
                ]
            )
        if chance.random() < 0.1:
            return commands.hand(seat, chance.choice((None, "club")), seat)
        picked = choice(self.specimen, Playing(table), chance.randrange(2**20))
        return None if picked is None else act(picked[0], picked[2], picked[1].id)

    async def folded(self) -> Table:
        return [*finished_steps(await self.log.read("table"))][-1]


class Playing:
    """A table as the suites of conformance look at a match."""

    def __init__(self, table: Table) -> None:
        self.open, self.state = table.game_step.open, table.game_step.state


async def indexed(house: House) -> dict[str, Any]:
    history = house.log.history
    listed = {
        key: [*await history.running(key, False, 9), *await history.finished(key, False, None, 9)] for key in KEYS
    }
    known = {key for key in KEYS if await history.tables_of(key, 9)}
    return {"seats": {key: [game.seat for game in games] for key, games in listed.items()}, "known": known} | {
        "turns": {game.turn for games in listed.values() for game in games},
        "status": {game.status for games in listed.values() for game in games},
    }


def expected(table: Table) -> dict[str, Any]:
    people = dict(people_of(table))
    seated = [seat for seat in people.values() if seat is not None]
    return {
        "seats": {key: [seat for seat in (people.get(key),) if seat is not None] for key in KEYS},
        "known": people.keys(),
        "turns": {turn_of(table)} if seated else set(),
        "status": {table.status} if seated else set(),
    }


async def play(number: int, script: Sequence[int]) -> House:
    house = House(number)
    await house.open()
    for each in script:
        await house.do(each)
        assert await indexed(house) == expected(await house.folded())
    return house


@settings(max_examples=examples(60), deadline=None)
@given(st.integers(0, 9), SCRIPTS)
def test_the_index_is_what_a_fold_of_the_logs_says(number: int, script: list[int]) -> None:
    asyncio.run(play(number, script))


@settings(max_examples=examples(60), deadline=None)
@given(st.integers(0, 9), SCRIPTS)
def test_a_table_that_is_indexed_from_its_log_is_indexed_as_if_it_had_always_been(
    number: int, script: list[int]
) -> None:
    async def run() -> None:
        house = await play(number, script)
        before = await indexed(house)
        for key in KEYS:
            await house.log.history.forget(key, "table")
        house.log.history._unindexed.add("table")
        await house.job.index_all()
        assert await indexed(house) == before
        assert await house.log.history.unindexed("", 9) == []

    asyncio.run(run())


def test_it_is_the_turn_of_those_alone_who_hold_the_game_up_themselves() -> None:
    async def run() -> None:
        house = House(0)
        await house.open()
        for seat, key in enumerate(KEYS[:3]):
            await house.tables.do("table", commands.stand(seat, "dan"))
            await house.tables.do("table", commands.sit(seat, key, key))
        begun = await house.tables.do("table", commands.begin(1))
        assert not isinstance(begun, Refusal)
        assert turn_of(begun) == 0b111
        handed = await house.tables.do("table", commands.hand(1, "club", 1))
        assert not isinstance(handed, Refusal)
        assert turn_of(handed) == 0b101

    asyncio.run(run())


def test_an_outcome_is_read_as_it_was_written() -> None:
    assert read(b'{"places":[1,2],"points":[3,1],"winners":[0],"sides":[[0],[1]]}').places == (1, 2)
