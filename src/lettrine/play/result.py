"""What a table's game says about its players: who they are, how each side did, and whether it is rated.

A person is known by the fingerprint of their cookie, a bot by its strength. A person who let a bot play for a while
is rated all the same: otherwise whoever is losing would do that. Where others gave somebody's seat to a bot, or
somebody never did anything by themselves, nobody is rated: that person may not even have known of the game. Where it is
known whether everybody had agreed (play/consent.py), nobody is rated unless they had.
"""

from collections.abc import Sequence
from typing import Any, Literal

from lettrine.core.editions import off_sheet
from lettrine.core.game import Refusal
from lettrine.play.commands import rules_of
from lettrine.play.resignation import result_with_resignations
from lettrine.play.table import Sitter, Table
from lettrine.ratings import results
from lettrine.ratings.results import Player, Result

UnratedReason = Literal[
    "one_side",
    "lesson",
    "house_rules",
    "no_lexicon",
    "own_words",
    "by_choice",
    "handed",
    "absent",
    "same_player",
    "same_person",
    "too_often",
]
"""Why a game is not rated; `too_often` is known only when it is rated (ratings/encounters.py)."""


def players(table: Table) -> tuple[Player, ...]:
    """The players of a game that has begun, by seat."""
    return tuple(_player(table.sitter(seat)) for seat in range(len(table.sitters)))


def _player(sitter: Sitter) -> Player:
    if sitter.key is not None:
        return Player("people", sitter.key)
    if sitter.bot is not None:
        return Player("bots", sitter.bot)
    raise ValueError("this seat has neither a person nor a bot")


def unrated_reason(table: Table) -> UnratedReason | None:
    """Why this game is not rated; None if it is, as far as the table itself shows (server/jobs/ratings.py)."""
    ruled = unratable_reason(table)
    if ruled is not None:
        return ruled
    if table.agreed is False:
        return "by_choice"
    if table.handed:
        return "handed"
    if _is_absent(table):
        return "absent"
    return _same(players(table))


def unratable_reason(table: Table) -> UnratedReason | None:
    """Why a game of this plan can never be rated, whoever plays it; None if it can."""
    if table.plan.seats < 2:
        return "one_side"
    if table.plan.lesson:
        return "lesson"
    if table.plan.lexicon == "none":
        return "no_lexicon"
    if table.plan.pack is not None:
        return "own_words"
    rules = rules_of(table.plan, table.game)  # a refusal where a stored table has options that are taken no more
    if isinstance(rules, Refusal) or off_sheet(rules):
        return "house_rules"
    return None


def is_at_stake(table: Table, key: str) -> bool:
    """Whether a game that has begun may be rated for somebody, and for other people who play it with them."""
    seat = table.seat_of(key)
    if table.step is None or seat is None or seat in table.resigned:
        return False
    if table.agreed is False or table.handed or unratable_reason(table) is not None:
        return False
    return any(who is not None and who.key not in (None, key) for who in table.sitters)


def _is_absent(table: Table) -> bool:
    """Whether somebody never did anything by themselves. It is no fault in an agreed game that another broke off."""
    if table.agreed and table.closed:
        return False
    return any(who is not None and who.key and seat not in table.acted for seat, who in enumerate(table.sitters))


def _same(seats: Sequence[Player]) -> UnratedReason | None:
    people = [player for player in seats if player.kind == "people"]
    if len(set(people)) < len(people):
        return "same_person"
    return None if len(set(seats)) > 1 else "same_player"


def result_of(table: Table, events: Sequence[Any]) -> Result:
    """The result of a game that is over."""
    result = results.result_of(table.game, table.game_step.state, table.plan.seats, events)
    return result_with_resignations(table, result)
