"""Resigning: what becomes of a game that somebody gives up, and how everybody stands then.

A side has resigned when all its people have. A bot plays on for somebody as long as there are two sides that have not
resigned, and a person to play on; otherwise the game is over where it is, and those who are left have won. Whoever has
resigned is ranked below all who have not, the first to do so last, whatever a bot has made of their seat since.
"""

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec.structs import replace

from lettrine.core.frames import Frame, frame
from lettrine.core.game import Events, Refusal
from lettrine.play.commands import RESIGNED, Command
from lettrine.play.outcomes import Change, Outcome
from lettrine.play.table import Table
from lettrine.play.table_events import Resigned
from lettrine.ratings.results import Result, Standings
from lettrine.ratings.teams import Sides, sides_of

Consequence = Literal["bot", "over"]
"""What comes of resigning: a bot plays on in one's place, or the game is over."""


def resign(key: str, bot: str | None, told: Consequence) -> Command:
    """Give the game up for good. `bot` would play on, if there is one; `told` is what they were told beforehand."""

    def decide(table: Table, wall: int) -> Outcome:
        seat = table.seat_of(key)
        if table.step is None:
            return Refusal("not_begun")
        if seat is None:
            return Refusal("not_seated")
        if seat in table.resigned:
            return RESIGNED
        if table.status == "over":
            return Refusal("game_over")
        comes = consequence(table, seat, bot)
        if comes != told:
            return Refusal("resigning_changed")
        return Change(Resigned(seat, bot if comes == "bot" else None))

    return decide


def consequence(table: Table, seat: int, bot: str | None) -> Consequence:
    """What would come of it if this seat resigned now."""
    resigned = (*table.resigned, seat)
    left = [side for side in _sides(table) if not _has_resigned(table, side, resigned)]
    somebody = any(other not in resigned for other in _people(table))
    return "bot" if bot is not None and len(left) > 1 and somebody else "over"


def winners(table: Table) -> tuple[int, ...] | None:
    """The seats that have won a game that somebody has given up; None if the game itself says so, or it goes on."""
    if not table.resigned or table.status != "over":
        return None
    left = [side for side in _sides(table) if not _has_resigned(table, side, table.resigned)]
    won = left if table.closed else _best(table, left)
    return tuple(sorted(seat for side in won for seat in side))


def _best(table: Table, left: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """The winning sides among those that are left: by the game's own word, else by its scores."""
    standing = table.game.standing(table.game_step.state)
    won = [side for side in left if set(side) & set(standing.winners)]
    if won:
        return won
    scores = dict(zip(_sides(table), standing.scores, strict=True))
    return [side for side in left if scores[side] == max(map(scores.__getitem__, left))]


def table_frame(table: Table, events: Events, seat: int | None) -> Frame:
    """The frame of a table's game. The game knows nothing of resigning: that it is over, and who has won, is added."""
    shown, won = frame(table.game, table.game_step.state, events, seat), winners(table)
    if won is not None:
        return Frame(shown.events, replace(shown.view, over=True, open=(), winners=won))
    if seat in table.resigned:  # what is to be done there is the bot's
        others = tuple(each for each in shown.view.open if seat not in each.seats)
        return Frame(shown.events, replace(shown.view, open=others))
    return shown


def result_with_resignations(table: Table, result: Result) -> Result:
    """A result in which whoever has resigned stands last. Where the game was broken off, all others are equal."""
    if not table.resigned:
        return result
    ranks = {side: rank_of_resigning(table, side) for side in result.sides}
    return Result(result.sides, {part: _ranked(table, result.sides, s, ranks) for part, s in result.standings.items()})


def rank_of_resigning(table: Table, side: Sequence[int]) -> int | None:
    """How late a side has resigned; None if it has not."""
    if not _has_resigned(table, side, table.resigned):
        return None
    return max(table.resigned.index(seat) for seat in side if seat in table.resigned)


def _ranked(table: Table, sides: Sides, standings: Standings, ranks: Mapping[tuple[int, ...], int | None]) -> Standings:
    return [
        (True, None if table.closed else standing) if ranks[side] is None else (False, ranks[side])
        for side, standing in zip(sides, standings, strict=True)
    ]


def _sides(table: Table) -> Sides:
    return sides_of(table.game, table.game_step.state, table.plan.seats)


def _people(table: Table) -> list[int]:
    return [seat for seat, who in enumerate(table.sitters) if who is not None and who.key is not None]


def _has_resigned(table: Table, side: Sequence[int], resigned: Sequence[int]) -> bool:
    """Whether all people of a side are among them; a side of bots alone has nobody who could."""
    people = [seat for seat in _people(table) if seat in side]
    return bool(people) and all(seat in resigned for seat in people)
