"""What is told of a table about ratings, readiness and resigning, before the game and in it."""

from lettrine.bots.registry import bots_of
from lettrine.play.consent import is_to_be_rated
from lettrine.play.resignation import Consequence, consequence
from lettrine.play.result import unratable_reason
from lettrine.play.table import Table


def is_rated(table: Table) -> bool:
    """Whether the game is rated, as far as it was agreed: whether it was, or before it begins, is to be."""
    if table.step is None:
        return is_to_be_rated(table)
    return unratable_reason(table) is None and table.agreed is not False


def substitute(table: Table) -> str | None:
    """The bot that plays on for whoever resigns: of middling strength, None without bots."""
    bots = list(bots_of(table.plan.game))
    return bots[len(bots) // 2] if bots else None


def resigning(table: Table, seat: int | None) -> Consequence | None:
    """What would come of it if this seat resigned; None if it cannot."""
    if seat is None or table.status != "playing" or seat in table.resigned:
        return None
    return consequence(table, seat, substitute(table))
