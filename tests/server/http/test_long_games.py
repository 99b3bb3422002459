"""Whoever opens, downloads or replays a long game holds nobody else up."""

from collections.abc import AsyncIterator

import pytest

from lettrine.play import replay, tables
from lettrine.play.slices import STEPS
from lettrine.server import records
from tests.play.turns import Turns, counting
from tests.server.in_process import InProcess, in_process
from tests.server.long_game import long_game

pytestmark = pytest.mark.anyio

LONG = 2000
MOST = 2 * STEPS
"""In one turn of the event loop: one slice may end and the next begin."""


@pytest.fixture
async def turns(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Turns]:
    """Counts rows that are folded in or read as a line of the record."""
    async with counting() as turns:
        for module in (tables, replay):
            monkeypatch.setattr(module, "fold", turns.counted(module.fold))
        monkeypatch.setattr(records, "line_fields", turns.counted(records.line_fields))
        yield turns


async def forgotten(app: InProcess, table: str) -> None:
    """The table is no longer in memory."""
    del app.service.tables._loaded[table]


async def test_a_long_game_is_opened_downloaded_and_replayed_in_slices(all_lexicons: None, turns: Turns):
    async with in_process() as app:
        table = await long_game(app, LONG)
        for path in ("", "/record", "/replay", "/replay?seat=1"):
            await forgotten(app, table)
            turns.steps = turns.most = 0
            answer = await app.person().get(f"/api/tables/{table}{path}")
            assert answer.status_code == 200
            assert turns.steps > LONG
            assert turns.most <= MOST, path


async def test_a_process_that_has_missed_a_long_game_catches_up_in_slices(all_lexicons: None, turns: Turns):
    async with in_process() as app:
        table = await long_game(app, LONG)
        loaded = app.service.tables._loaded[table]
        rows = await app.service.store.read(table)
        loaded.table = await app.service.tables._rebuild(rows[:10])
        turns.steps = turns.most = 0
        await app.service.tables.catch_up(table)
        assert loaded.table.seq == rows[-1].seq
        assert turns.steps >= len(rows) - 10  # the game may be rated at the same time
        assert turns.most <= MOST
