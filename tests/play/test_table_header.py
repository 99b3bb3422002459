"""The header of a table's record: what only the end may tell, and what a record needs to be played again."""

import pytest

from lettrine.core import record
from lettrine.core.record import Header
from lettrine.games.sonde import SONDE
from lettrine.play import commands
from lettrine.play import table_events as te
from lettrine.play.table import Table
from lettrine.play.table_header import full_header, header
from lettrine.store.memory import MemoryLog
from tests.play.processes import Processes, done

pytestmark = pytest.mark.anyio


async def dealt() -> Table:
    """A table that has begun, where the house has dealt (E6)."""
    processes = Processes(MemoryLog())
    tables = processes.process()
    plan = te.Plan("sonde", "1976", "en", 3, options={"cards": "off", "secrets": "dealt"}, lexicon="none")
    assert isinstance(await tables.open("t", plan, "code"), Table)
    for seat in range(3):
        await done(tables.do("t", commands.sit(seat, f"P{seat}", f"key{seat}")))
    return await done(tables.do("t", commands.begin(seed=7)))


async def test_E6_what_the_house_dealt_is_in_the_record_of_a_game_that_is_over_alone():
    table = await dealt()
    assert (header(table).secrets, header(table).seed) == (None, None)
    cells = tuple(tray.cells for tray in table.game_step.state.trays)
    assert all(cells)
    assert full_header(table).secrets == cells


async def test_E6_by_its_header_a_game_is_dealt_again_whatever_the_lexicon():
    table = await dealt()
    told: Header = full_header(table)
    again = record.begin(told, SONDE, None)
    assert again.state.trays == table.game_step.state.trays
