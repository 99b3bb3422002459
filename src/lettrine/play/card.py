"""The card of a table, by which the lobby lists it: only what everybody may see."""

from typing import Any

import msgspec

from lettrine.core import packs
from lettrine.play.table import Table
from lettrine.store.log import Card


def card_of(table: Table, now: int) -> Card:
    """The card of a table as it is at this time."""
    body: dict[str, Any] = {
        "game": table.plan.game,
        "edition": table.plan.edition,
        "language": table.plan.language,
        "seats": [None if sitter is None else sitter.name for sitter in table.sitters],
    }
    if table.plan.pack is not None:
        body["pack"] = packs.info(table.plan.pack)
    return Card(
        table.id, table.code, table.plan.public, table.status, now, msgspec.json.encode(body), table.is_joinable
    )


def is_card_changed(before: Table, after: Table) -> bool:
    """Whether an event has changed what the card shows."""
    return _fields(before) != _fields(after)


def _fields(table: Table) -> tuple[Any, ...]:
    """Those fields of a table that its card shows."""
    return table.status, table.locked, [None if sitter is None else sitter.name for sitter in table.sitters]
