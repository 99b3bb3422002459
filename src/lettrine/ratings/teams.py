"""Who plays for whom: teams, in the order of a game's scores, or every seat for itself."""

from typing import Any

from lettrine.core.game import Game

Sides = tuple[tuple[int, ...], ...]
"""The seats of every side."""


def sides_of(game: Game[Any, Any, Any], state: Any, seats: int) -> Sides:
    """The sides of a game."""
    teams = [game.team(state, seat) for seat in range(seats)]
    side_of = [seat if team is None else team for seat, team in enumerate(teams)]
    return tuple(tuple(seat for seat in range(seats) if side_of[seat] == side) for side in sorted(set(side_of)))
