"""What a table's game says about those who sat there: who they are, how each side did, and whether it counts.

A person is the fingerprint of what proves their seat, a bot its strength. A person whose seat a bot played for a while
is that person all the same: otherwise whoever is losing would leave.
"""

from collections.abc import Sequence
from typing import Any, Literal

from lettrine.core.editions import off_sheet
from lettrine.play.commands import rules_of
from lettrine.play.table import Sitter, Table
from lettrine.ratings import results
from lettrine.ratings.results import Player, Result

Uncounted = Literal["one_side", "house_rules", "no_lexicon", "same_player"]
"""Why a game says nothing about how good somebody is."""


def players(table: Table) -> tuple[Player, ...]:
    """Who sat where."""
    return tuple(_player(sitter) for sitter in table.sitters)


def _player(sitter: Sitter | None) -> Player:
    assert sitter is not None  # a game begins when every seat is taken
    if sitter.key is not None:
        return Player("people", sitter.key)
    assert sitter.bot is not None
    return Player("bots", sitter.bot)


def uncounted(table: Table) -> Uncounted | None:
    """Why this game is not rated, if it is not."""
    if table.plan.seats < 2:
        return "one_side"
    if table.plan.lexicon == "none":
        return "no_lexicon"
    if off_sheet(rules_of(table.plan, table.game)):
        return "house_rules"
    return None if len(set(players(table))) > 1 else "same_player"


def result_of(table: Table, events: Sequence[Any]) -> Result:
    """What came of a game that is over."""
    return results.result_of(table.game, table.game_step.state, table.plan.seats, events)
