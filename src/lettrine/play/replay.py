"""A game that is over, step by step: its log folded once more. No rule is asked again."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from lettrine.core.frames import Frame, frame
from lettrine.core.game import Game
from lettrine.games import game_named
from lettrine.play import table_events as te
from lettrine.play.table import Table, fold, opened
from lettrine.store.log import Row


class Moment(NamedTuple):
    """When something happened, in the game's own time, who did it, and what somebody was sent of it."""

    at: int
    seat: int | None
    sent: Frame


def moments(table: Table, rows: Sequence[Row], seat: int | None) -> Iterator[Moment]:
    """The game as a seat saw it, from the opening on; None is a watcher. These are all rows of this table."""
    now = opened(table.id, te.read(rows[0].events), table.game, table.words)
    for row in rows[1:]:
        event = te.read(row.events)
        now = fold(now, event, row.at)
        if isinstance(event, te.Began | te.Played):
            assert now.step is not None
            who = event.seat if isinstance(event, te.Played) else None
            yield Moment(now.at, who, frame(now.game, now.step.state, now.step.events, seat))


def ended(rows: Sequence[Row]) -> tuple[Table, list[Any]]:
    """How a table's log left it, and all events of its game. It has no dictionary: nothing more is decided there."""
    opening = te.read(rows[0].events)
    now = opened(rows[0].table, opening, _game(opening.plan.game), None)
    events: list[Any] = []
    for row in rows[1:]:
        event = te.read(row.events)
        now = fold(now, event, row.at)
        if isinstance(event, te.Began | te.Played):
            assert now.step is not None
            events += now.step.events
    return now, events


def _game(name: str) -> Game[Any, Any, Any]:
    game = game_named(name)
    assert game is not None
    return game


def last_views(table: Table) -> tuple[Any, ...]:
    """How it looks from each seat now."""
    assert table.step is not None
    state = table.step.state
    return tuple(table.game.view(state, seat) for seat in range(table.plan.seats))
