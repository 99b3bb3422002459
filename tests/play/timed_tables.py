"""Tables with a clock for each player, without a store."""

from typing import Any

from lettrine.core.game import Action
from lettrine.games import known_game
from lettrine.play import commands
from lettrine.play import table_events as te
from lettrine.play.outcomes import Change
from lettrine.play.table import Table, new_table
from lettrine.play.table_fold import fold
from tests.play.actions import act

PLAYER = te.Clock("player", 60, 10)


def begun(name: str, seats: int, clock: te.Clock = PLAYER, **options: Any) -> Table:
    """A game that has just begun."""
    game = known_game(name)
    plan = te.Plan(name, game.editions[0], "en", seats, options=options, clock=clock, lexicon="none")
    table = new_table("t", te.Opened(plan, "c"), game, None)
    for seat in range(seats):
        table = fold(table, te.Sat(seat, f"P{seat}", f"k{seat}"), 0)
    change = commands.begin(3)(table, 0)
    assert isinstance(change, Change)
    return fold(table, change.event, 0, change.step)


def played(table: Table, seat: int, action: Action, wall: int) -> Table:
    change = act(seat, action)(table, wall)
    assert isinstance(change, Change), change
    return fold(table, change.event, wall, change.step)
