"""How a finished game ended, as it is kept beside the table's card: no names, only seats."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from lettrine.core.game import HiddenWord
from lettrine.core.value import Value
from lettrine.play.resignation import rank_of_resigning, winners
from lettrine.play.table import Table
from lettrine.ratings.teams import Sides, sides_of


class Outcome(Value, frozen=True, omit_defaults=True):
    """How a game ended. All but the sides is by seat; a team's points are those of each of its seats."""

    places: tuple[int, ...]
    """1 is first; whoever did equally well shares a place."""
    points: tuple[int, ...]
    winners: tuple[int, ...]
    sides: Sides
    """Who played for whom."""
    words: tuple[HiddenWord, ...] = ()
    """Those that were hidden: shown to everybody, now that the game is over."""
    final: bool = True
    """Whether this stands. S32: until then, spelling may still be checked."""


_outcomes = msgspec.json.Decoder(Outcome)


def outcome_of(table: Table, events: Iterable[Any]) -> Outcome:
    """The outcome of a game that is over, by all its events."""
    game, state, seats = table.game, table.game_step.state, table.plan.seats
    standing, sides = game.standing(state), sides_of(game, state, seats)
    won = winners(table)
    won = tuple(standing.winners) if won is None else won
    marks = [_mark(table, side, won, standing.scores[number]) for number, side in enumerate(sides)]
    side_of = {seat: number for number, side in enumerate(sides) for seat in side}
    return Outcome(
        places=tuple(1 + sum(other > marks[side_of[seat]] for other in marks) for seat in range(seats)),
        points=tuple(standing.scores[side_of[seat]] for seat in range(seats)),
        winners=won,
        sides=sides,
        words=game.hidden_words(state, events),
        final=table.final,
    )


def _mark(table: Table, side: Sequence[int], won: Sequence[int], points: int) -> tuple[bool, bool, int]:
    """How well a side did, to be compared: who has resigned stands last; of a game broken off, the others are equal."""
    resigned = rank_of_resigning(table, side)
    if resigned is not None:
        return False, False, resigned
    return True, any(seat in won for seat in side), 0 if table.closed else points


def written(outcome: Outcome) -> bytes:
    """As it is stored."""
    return msgspec.json.encode(outcome)


def read(stored: bytes) -> Outcome:
    """An outcome as it was stored."""
    return _outcomes.decode(stored)
