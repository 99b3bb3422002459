"""Processes on one store, with a clock that stands still until it is told the time."""

import itertools
from collections.abc import Awaitable
from typing import Any

from lettrine.games.sonde.actions import Hide
from lettrine.play import commands
from lettrine.play import table_events as te
from lettrine.play.table import Table
from lettrine.play.tables import Tables
from lettrine.store.log import Log
from tests.play.actions import act


class Time:
    """The time of the world, in milliseconds."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now

    def pass_(self, seconds: float) -> None:
        self.now += int(1000 * seconds)


async def no_words(language: str) -> None:
    return None


class Processes:
    """Any number of processes on one store, at one time."""

    def __init__(self, store: Log) -> None:
        self.store, self.time = store, Time()
        self.ids = map("t{}".format, itertools.count())

    def process(self) -> Tables:
        return Tables(self.store, no_words, self.time)

    async def seated(self, tables: Tables, words: tuple[str, ...] = ("HOUSE", "SILOS", "PLANET"), **plan: Any) -> str:
        """A table where everybody has hidden a word, and seat 0 is to begin."""
        table = next(self.ids)
        fields = {"options": {"cards": "off"}, "lexicon": "none", **plan}
        made = await tables.open(table, te.Plan("sonde", "1976", "en", len(words), **fields), f"code-{table}")
        assert isinstance(made, Table), made
        for seat in range(len(words)):
            await done(tables.do(table, commands.sit(seat, f"P{seat}", f"key{seat}")))
        await done(tables.do(table, commands.begin(seed=7)))
        for seat, word in enumerate(words):
            await done(tables.do(table, act(seat, Hide(word))))
        return table


async def done(request: Awaitable[Any]) -> Table:
    result = await request
    assert isinstance(result, Table), result
    return result
