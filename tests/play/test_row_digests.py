"""The chain over a table's rows: one in every process, the same after any restart, and mended where it is missing."""

import json
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lettrine.core import chain
from lettrine.core.record import line_fields
from lettrine.games.sonde.actions import Ask, Auto, Interrupt
from lettrine.games.tug.actions import Draw, Glass, Suggest
from lettrine.play import commands
from lettrine.play import table_events as te
from lettrine.play.row_digests import published
from lettrine.play.table import Table
from lettrine.play.table_header import full_header
from lettrine.play.tables import Tables
from lettrine.store import migrations
from lettrine.store.log import Row
from lettrine.store.memory import MemoryLog
from lettrine.store.url import open_log
from tests.play.actions import act
from tests.play.chained_process import contended
from tests.play.processes import Processes, done
from tests.store.old_database import ROW, insert, write_old_table

pytestmark = pytest.mark.anyio

ENDING = ((1, Interrupt(0, "HOUSE")), (0, Interrupt(1, "SILOS")), (0, Interrupt(2, "PLANET")))
"""What ends the game that `Processes.seated` begins, and which seats do it."""
BEFORE_DIGESTS = [step.version for step in migrations.migrations("sqlite") if step.version < 6]


async def record_of(tables: Tables, table: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The record of a game that is over, as it is published."""
    now = await tables.fresh_table(table)
    assert now is not None
    rows = await tables.store.read(table)
    shown = await tables.published_chain(now, rows)
    lines = [
        {**line_fields(event.seat, event.at, json.loads(row.action)), "salt": shown.salts[row.seq].hex()}
        for row, event in ((row, te.decode(row.events)) for row in rows)
        if isinstance(event, te.Played)
    ]
    return {**msgspec.to_builtins(full_header(now)), "chain": msgspec.to_builtins(shown.header)}, lines


async def holds(tables: Tables, table: str) -> list[bytes]:
    """The digests of a finished game, computed from what is published; its last one is the one that was given out."""
    header, lines = await record_of(tables, table)
    digests = chain.digests(header, lines)
    assert digests[-1].hex() == header["chain"]["digest"]
    return digests


async def end(tables: Tables, table: str) -> None:
    for seat, action in ENDING:
        await done(tables.do(table, act(seat, action)))


async def finished(processes: Processes, tables: Tables, **plan: Any) -> str:
    table = await processes.seated(tables, **plan)
    await done(tables.do(table, act(0, Ask(1, "Z"))))
    await end(tables, table)
    assert (await done(tables.do(table, commands.renew("other")))).status == "over"
    return table


async def test_every_line_of_the_record_is_a_link_and_no_other_row_is(processes: Processes):
    tables = processes.process()
    table = await finished(processes, tables)
    rows = await processes.store.read(table)
    links = [row for row in rows if isinstance(te.decode(row.events), te.Began | te.Played)]
    assert [row.seq for row in rows if row.digest is not None] == [row.seq for row in links]
    assert [row.digest for row in links] == await holds(tables, table)
    assert set(await processes.store.salts(table)) == {row.seq for row in links}


async def test_a_table_that_is_read_again_has_the_same_digests(processes: Processes):
    tables = processes.process()
    table = await processes.seated(tables)
    warm = await done(tables.do(table, act(0, Ask(1, "S"))))
    cold = await processes.process().table(table)
    assert cold is not None
    assert warm.digest is not None
    assert (cold.digest, cold.public_digest) == (warm.digest, warm.public_digest)


async def test_before_the_game_begins_there_is_no_digest(processes: Processes):
    tables = processes.process()
    table = await tables.open("t", te.Plan("quick", "standard", "en", 2, lexicon="none"), "code")
    assert isinstance(table, Table), table
    seated = await done(tables.do("t", commands.sit(0, "Ada", "key")))
    assert (seated.digest, seated.public_digest) == (None, None)


async def test_two_games_alike_have_no_digest_in_common(processes: Processes):
    tables = processes.process()
    one, other = [await finished(processes, tables) for _ in range(2)]
    assert not set(await holds(tables, one)) & set(await holds(tables, other))


async def test_what_is_no_move_changes_no_digest(processes: Processes):
    tables = processes.process()
    table = await processes.seated(tables)
    before = await tables.table(table)
    for command in (commands.set_pace("key0", "fast"), commands.hand(1, "beginner", 1)):
        after = await done(tables.do(table, command))
        assert (after.digest, after.public_digest) == (before.digest, before.public_digest)


async def test_nothing_is_published_before_the_end(processes: Processes):
    tables = processes.process()
    table = await processes.seated(tables)
    now, rows = await tables.table(table), await processes.store.read(table)
    assert now is not None
    with pytest.raises(ValueError, match="secret until the end"):
        published(now, rows, await processes.store.salts(table), None)


async def test_a_table_in_memory_has_no_salt(processes: Processes):
    tables = processes.process()
    table = await processes.seated(tables)
    inside = repr(await tables.table(table)) + repr(await processes.store.read(table))
    for salt in (await processes.store.salts(table)).values():
        assert salt.hex() not in inside
        assert repr(salt)[2:-1] not in inside


async def test_a_name_can_be_forgotten(processes: Processes):
    tables = processes.process()
    table = await finished(processes, tables)
    header, lines = await record_of(tables, table)
    assert "P1" in header["seats"]
    forgotten = {**header, "seats": ["–"] * len(header["seats"])}
    assert chain.digests(forgotten, lines) == chain.digests(header, lines)


# What is told while the game goes on -------------------------------------------------------------------------------


async def whispering(tables: Tables) -> str:
    """A table of tug where the teams whisper."""
    made = await tables.open("tug", te.Plan("tug", "standard", "en", 4, lexicon="none"), "tug-code")
    assert isinstance(made, Table), made
    for seat in range(4):
        await done(tables.do("tug", commands.sit(seat, f"P{seat}", f"key{seat}")))
    begun = await done(tables.do("tug", commands.begin(seed=7)))
    drawing = next(each.seats[0] for each in begun.game_step.open if each.kind == "draw")
    await done(tables.do("tug", act(drawing, Draw())))
    await done(tables.do("tug", act((drawing + 1) % 4, Glass())))
    return "tug"


async def test_a_whisper_is_a_link_and_no_digest_that_all_are_told_changes(processes: Processes):
    tables = processes.process()
    table = await whispering(tables)
    before = await tables.table(table)
    assert before is not None
    assert before.digest == before.public_digest
    whisperer = next(seat for each in before.game_step.open if each.kind == "suggest" for seat in each.seats)
    after = await done(tables.do(table, act(whisperer, Suggest("plum"))))
    assert after.digest != before.digest
    assert after.public_digest == before.public_digest
    cold = await processes.process().table(table)
    assert cold is not None
    assert (cold.digest, cold.public_digest) == (after.digest, after.public_digest)


# Several processes -------------------------------------------------------------------------------------------------


@given(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 2), st.booleans()), max_size=25))
@settings(max_examples=40, deadline=None)
async def test_any_process_goes_on_with_the_same_chain(script: Sequence[tuple[int, int, bool]]):
    processes = Processes(MemoryLog())
    others = [processes.process() for _ in range(3)]
    table = await processes.seated(others[0])
    for process, seat, on in script:
        before = await others[process].fresh_table(table)
        assert before is not None
        if on == (seat in before.game_step.state.auto):  # it is so already
            continue
        acted = await done(others[process].do(table, act(seat, Auto(on))))
        cold = await processes.process().table(table)
        assert cold is not None
        assert cold.digest == acted.digest
    await end(others[0], table)
    await holds(others[0], table)


async def test_two_processes_at_one_table_keep_one_chain(lasting_url: str):
    store = await open_log(lasting_url)
    processes = Processes(store)
    tables = processes.process()
    table = await processes.seated(tables)
    acknowledged = contended(lasting_url, table)
    await end(tables, table)
    digests = await holds(tables, table)
    assert {digest.hex() for digest in digests} >= acknowledged
    assert [row.digest for row in await store.read(table) if row.digest] == digests
    await store.close()


# Tables of earlier versions ----------------------------------------------------------------------------------------


async def old_rows(over: bool) -> tuple[Any, list[Row]]:
    """The card and the rows of a game as an earlier version stored them."""
    processes = Processes(MemoryLog())
    tables = processes.process()
    table = await (finished if over else Processes.seated)(processes, tables)
    rows = [msgspec.structs.replace(row, digest=None) for row in await processes.store.read(table)]
    return await processes.store.card(table), rows


@pytest.mark.parametrize("version", BEFORE_DIGESTS)
async def test_a_table_of_any_earlier_version_gets_a_chain(lasting_url: str, version: int):
    card, rows = await old_rows(over=True)
    await write_old_table(lasting_url, version, card, rows)
    store = await open_log(lasting_url)
    processes = Processes(store)
    digests = await holds(processes.process(), card.table)
    assert await holds(processes.process(), card.table) == digests
    header, lines = await record_of(processes.process(), card.table)
    assert header["chain"]["mended"] == len(lines) + 1 == len(digests)
    assert [row.digest for row in await store.read(card.table)] == [None] * len(rows)
    await store.close()


async def test_an_old_game_that_goes_on_has_a_mended_part_and_says_how_long_it_is(lasting_url: str):
    card, rows = await old_rows(over=False)
    await write_old_table(lasting_url, BEFORE_DIGESTS[-1], card, rows)
    store = await open_log(lasting_url)
    processes = Processes(store)
    one, other = processes.process(), processes.process()
    before = [await tables.table(card.table) for tables in (one, other)]
    assert before[0] is not None
    assert before[1] is not None
    assert before[0].digest == before[1].digest is not None
    for tables, (seat, action) in zip((one, other, one), ENDING, strict=True):
        await done(tables.do(card.table, act(seat, action)))
    digests = await holds(one, card.table)
    assert before[0].digest in digests
    header, _ = await record_of(other, card.table)
    assert header["chain"]["mended"] == 1 + 3  # the header, and a word that each has hidden
    await store.close()


async def test_a_row_that_an_earlier_version_writes_meanwhile_is_mended(lasting_url: str):
    store = await open_log(lasting_url)
    processes = Processes(store)
    tables = processes.process()
    table = await processes.seated(tables)
    beside = Processes(MemoryLog())
    seq = len(await store.read(table))
    copy = await beside.seated(beside.process())
    await done(beside.process().do(copy, act(1, Auto(True))))
    old = (await beside.store.read(copy))[-1]
    assert old.seq == seq
    await insert(lasting_url, "log", ROW, [(table, seq, old.at, old.action, old.events)])
    await end(tables, table)
    digests = await holds(tables, table)
    assert await holds(processes.process(), table) == digests
    header, _ = await record_of(tables, table)
    assert header["chain"]["mended"] == 1 + 3 + 1
    await store.close()
