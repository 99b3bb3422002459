"""A table's log read again: the game step by step, as a log of its own, or its end. No rule is asked again."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from lettrine.core.frames import Frame
from lettrine.core.game import Game
from lettrine.core.match import Entry
from lettrine.games import known_game
from lettrine.play import table_events as te
from lettrine.play.resignation import table_frame
from lettrine.play.table import Table, new_table
from lettrine.play.table_fold import fold
from lettrine.store.log import Row


class ReplayStep(NamedTuple):
    """One step of a game: its time in the game, who acted, and the frame that a seat was sent."""

    at: int
    seat: int | None
    frame: Frame


def replay_steps(table: Table, rows: Sequence[Row], seat: int | None) -> Iterator[ReplayStep | None]:
    """The game as a seat saw it, from the opening on; the seat None is a watcher. `rows` are all rows of this table.

    A row that is no step of the game gives None, so that no step takes longer than a row (play/slices.py).
    """
    now = new_table(table.id, te.decode(rows[0].events), table.game, table.words)
    for row in rows[1:]:
        event = te.decode(row.events)
        now = fold(now, event, row.at)
        if isinstance(event, te.Began | te.Played) or (isinstance(event, te.Resigned) and now.closed):
            actor = event.seat if isinstance(event, te.Played | te.Resigned) else None
            yield ReplayStep(now.at, actor, table_frame(now, now.game_step.events, seat))
        else:
            yield None


def game_log(game: Game[Any, Any, Any], rows: Sequence[Row]) -> Iterator[Entry]:
    """The log of a table's game, without the actions."""
    decode = _events_decoder(game.events).decode
    for event in (te.decode(row.events) for row in rows):
        if isinstance(event, te.Began):
            yield Entry(0, None, None, decode(event.events))
        elif isinstance(event, te.Played):
            yield Entry(event.at, event.seat, None, decode(event.events))


@cache
def _events_decoder(events: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(tuple[events, ...])


def ended_at(rows: Sequence[Row]) -> int:
    """When the last thing happened in a game: a table has other rows too, before it and afterwards."""
    return max(row.at for row in rows if te.is_step(row.events) or isinstance(te.decode(row.events), te.Resigned))


def finished_steps(rows: Sequence[Row]) -> Iterator[Table]:
    """A table after each row of its log. It has no lexicon: nothing more is decided."""
    opening = te.decode(rows[0].events)
    now = new_table(rows[0].table, opening, known_game(opening.plan.game), None)
    yield now
    for row in rows[1:]:
        now = fold(now, te.decode(row.events), row.at)
        yield now


def seat_views(table: Table) -> tuple[Any, ...]:
    """The game as each seat sees it now."""
    state = table.game_step.state
    return tuple(table.game.view(state, seat) for seat in range(table.plan.seats))
