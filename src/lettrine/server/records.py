"""The record of a game that is over, line by line."""

from collections.abc import AsyncIterator, Mapping
from typing import Any

import msgspec

from lettrine.core.record import Header, line_fields
from lettrine.play import table_events as te
from lettrine.play.table import Table
from lettrine.play.table_header import header
from lettrine.play.tables import Tables
from lettrine.store.log import Row

_encode = msgspec.json.Encoder().encode


async def record_lines(tables: Tables, table: Table, nobody: str = "") -> AsyncIterator[bytes]:
    """The lines of a table's record; `nobody` stands for the names of people of whom everything was deleted."""
    rows = [row for row in await tables.store.read(table.id) if row.seq <= table.seq]
    chain = await tables.published_chain(table, rows)
    yield _encode(msgspec.structs.replace(_named(table, nobody), chain=chain.header)) + b"\n"
    async for some in tables.slices.each(_line(row, chain.salts) for row in rows):
        yield b"".join(line + b"\n" for line in some if line is not None)


def _named(table: Table, nobody: str) -> Header:
    full = header(table)
    erased = [sitter is not None and not sitter.name for sitter in table.sitters]
    names = zip(full.seats, erased, strict=True)
    return msgspec.structs.replace(full, seats=tuple(nobody if gone and nobody else name for name, gone in names))


def _line(row: Row, salts: Mapping[int, bytes]) -> bytes | None:
    """A row of the log as a line of the record with its salt, if it was an action of the game."""
    event = te.decode(row.events)
    if not isinstance(event, te.Played):
        return None
    action = msgspec.json.decode(row.action, type=dict[str, Any])
    return _encode({**line_fields(event.seat, event.at, action), "salt": salts[row.seq].hex()})
