"""Rated means agreed: who is ready for a rated game, and when it may begin as one.

A game with several people is rated only if each of them has said so about this very plan with these very people, and is
connected when it begins. Whoever sits here alone with bots agrees by beginning.
"""

from collections.abc import Callable, Collection

from lettrine.core.game import Refusal
from lettrine.play.commands import MOST_ROWS_BEFORE, OFTEN_ENOUGH, Command
from lettrine.play.outcomes import Change, Outcome, Repeated
from lettrine.play.result import unratable_reason
from lettrine.play.table import Sitter, Table, agreement_id
from lettrine.play.table_events import Ready


def ready(key: str, on: bool, agreement: str | None = None) -> Command:
    """Agree to a rated game, or do so no more. `agreement` names what there was to agree to when they were asked."""

    def decide(table: Table, wall: int) -> Outcome:
        seat = table.seat_of(key)
        if table.step is not None:
            return Refusal("has_begun")
        if seat is None:
            return Refusal("not_seated")
        if (seat in table.ready) == on:
            return Repeated()
        refusal = _against_agreeing(table, agreement) if on else _against_withdrawing(table)
        return refusal or Change(Ready(seat, on))

    return decide


def _against_agreeing(table: Table, agreement: str | None) -> Refusal | None:
    if not is_to_be_rated(table):
        return Refusal("not_rated_here")
    return None if agreement == agreement_id(table) else Refusal("table_changed")


def _against_withdrawing(table: Table) -> Refusal | None:
    """A log must not grow for ever before its game begins."""
    return OFTEN_ENOUGH if table.seq >= MOST_ROWS_BEFORE else None


def start(begin: Callable[[bool], Command], key: str, here: Collection[str] | None, rated: bool | None) -> Command:
    """Begin the game: rated, if the plan says so and everybody agrees, or not rated, if the host says so now.

    `here` has the keys of those who are connected; None: it is not known who is. `begin` takes whether it is rated.
    """

    def decide(table: Table, wall: int) -> Outcome:
        counts = is_to_be_rated(table) and rated is not False
        begun = begin(counts)(table, wall)
        if isinstance(begun, Refusal):
            return begun
        if rated and not counts:
            return Refusal("not_rated_here")
        refusal = _against_rating(table, here) if counts else _against_waiving(table, key)
        return refusal or begun

    return decide


def is_to_be_rated(table: Table) -> bool:
    """Whether a game that begins now is rated if everybody agrees.

    A table that an earlier version has opened says nothing of it: there it was what could be.
    """
    return table.plan.rated is not False and unratable_reason(table) is None


def people(table: Table) -> list[tuple[int, Sitter]]:
    """The seats of people, with who has them."""
    return [(seat, who) for seat, who in enumerate(table.sitters) if who is not None and who.key is not None]


def _against_rating(table: Table, here: Collection[str] | None) -> Refusal | None:
    """What there is against beginning a rated game now: somebody is asked, unless they are alone."""
    sitting = people(table)
    if len(sitting) < 2:
        return None
    unready = [who.name for seat, who in sitting if seat not in table.ready]
    if unready:
        return Refusal("not_ready", {"names": unready})
    if here is None:  # what is not known is neither presence nor absence
        return Refusal("presence_unknown")
    away = [who.name for _, who in sitting if who.key not in here]
    return Refusal("not_here", {"names": away}) if away else None


def _against_waiving(table: Table, key: str) -> Refusal | None:
    """Others have come for a rated game: only the host may make another of it, and everybody is told."""
    waived = is_to_be_rated(table) and len(people(table)) > 1
    return Refusal("not_host") if waived and not table.is_host(key) else None
