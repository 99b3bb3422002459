"""The card of a table, by which the lobby lists it: only what everybody may see."""

from typing import Any

import msgspec

from lettrine.core import packs
from lettrine.play.table import Table
from lettrine.store.history import Presence
from lettrine.store.log import Card


def card_of(table: Table, now: int) -> Card:
    """The card of a table as it is at this time."""
    body: dict[str, Any] = {
        "game": table.plan.game,
        "edition": table.plan.edition,
        "language": table.plan.language,
        "seats": [None if sitter is None else sitter.name for sitter in table.sitters],
        "bots": [None if sitter is None or sitter.key is not None else sitter.bot for sitter in table.sitters],
    }
    if table.plan.pack is not None:
        body["pack"] = packs.info(table.plan.pack)
    return Card(
        table.id,
        table.code,
        table.plan.public,
        table.status,
        now,
        msgspec.json.encode(body),
        table.is_joinable,
        people_of(table),
    )


def people_of(table: Table) -> tuple[Presence, ...]:
    """Everybody of whom the table's log knows, with the seat that is theirs."""
    return tuple(Presence(key, table.seat_of(key)) for key in table.known)


def turn_of(table: Table) -> int:
    """Whose turn it is, a bit for each seat: the people who play themselves, and hold the game up.

    Everybody at the table is told that (`Open.seats`); what is a right, as to whisper or to vote anew, is no turn.
    """
    if table.status != "playing":
        return 0
    late = {seat for duty in table.game_step.open if duty.duty for seat in duty.seats}
    return sum(1 << seat for seat in late if table.sitter(seat).bot is None)


def is_card_changed(before: Table, after: Table) -> bool:
    """Whether an event has changed what the card shows."""
    return _fields(before) != _fields(after)


def _fields(table: Table) -> tuple[Any, ...]:
    """Those fields of a table that its card shows."""
    sitters = [None if sitter is None else (sitter.name, sitter.key) for sitter in table.sitters]
    return table.status, table.locked, table.known, sitters
