"""A player's ratings in a game so far, and what one more game changes in them. What is stored holds nobody's name."""

from collections.abc import Mapping, Sequence

import msgspec

from lettrine.core.value import Value
from lettrine.ratings.rating_update import NEWCOMER, Rating, Ratings
from lettrine.ratings.results import Part, Player, Result


class Career(Value, frozen=True):
    """A player's games of one kind: how many were rated, and the ratings by part."""

    games: int
    ratings: dict[Part, Rating]


class CareerChange(Value, frozen=True):
    """A career before and after one game."""

    before: Career
    after: Career


def new_career(parts: Sequence[Part]) -> Career:
    """The career of a player without any game."""
    return Career(0, dict.fromkeys(parts, NEWCOMER))


def careers_after(result: Result, players: Sequence[Player], known: Mapping[Player, Career]) -> dict[Player, Career]:
    """The careers of all players with this game in them; `known` has those before it."""
    sides = [[players[seat] for seat in side] for side in result.sides]
    rated = {part: _rate(part, sides, standings, known) for part, standings in result.standings.items()}
    return {
        player: Career(known[player].games + 1, {part: ratings[player] for part, ratings in rated.items()})
        for player in set(players)
    }


def _rate(
    part: Part, sides: Sequence[Sequence[Player]], standings: Sequence[object], known: Mapping[Player, Career]
) -> Ratings:
    ratings = Ratings({player: career.ratings[part] for player, career in known.items()})
    ratings.rate(sides, standings)
    return ratings


def written(kept: Career | Sequence[CareerChange]) -> bytes:
    """As it is stored."""
    return msgspec.json.encode(kept)


def read_career(kept: bytes) -> Career:
    """A career as it was stored."""
    return msgspec.json.decode(kept, type=Career)


def read_changes(kept: bytes) -> tuple[CareerChange, ...]:
    """The changes by seat, as they were stored."""
    return msgspec.json.decode(kept, type=tuple[CareerChange, ...])
