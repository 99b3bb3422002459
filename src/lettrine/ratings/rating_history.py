"""How somebody has done in a game so far, and what one more game changes in that. What is kept holds nobody's name."""

from collections.abc import Mapping, Sequence

import msgspec

from lettrine.core.value import Value
from lettrine.ratings.plackett_luce import NEWCOMER, Rating, Ratings
from lettrine.ratings.results import Part, Player, Result


class Career(Value, frozen=True):
    """Somebody's games of one kind: how many were rated, and the ratings by part."""

    games: int
    ratings: dict[Part, Rating]


class Step(Value, frozen=True):
    """What one game made of a career."""

    before: Career
    after: Career


def begun(parts: Sequence[Part]) -> Career:
    """The career of somebody who has played nothing yet."""
    return Career(0, dict.fromkeys(parts, NEWCOMER))


def after(result: Result, players: Sequence[Player], known: Mapping[Player, Career]) -> dict[Player, Career]:
    """Everybody's career with this game in it; `known` has all of them."""
    sides = [[players[seat] for seat in side] for side in result.sides]
    rated = {part: _rated(part, sides, standings, known) for part, standings in result.standings.items()}
    return {
        player: Career(known[player].games + 1, {part: ratings[player] for part, ratings in rated.items()})
        for player in set(players)
    }


def _rated(
    part: Part, sides: Sequence[Sequence[Player]], standings: Sequence[object], known: Mapping[Player, Career]
) -> Ratings:
    ratings = Ratings({player: career.ratings[part] for player, career in known.items()})
    ratings.rate(sides, standings)
    return ratings


def written(kept: Career | Sequence[Step]) -> bytes:
    """As a store keeps it."""
    return msgspec.json.encode(kept)


def read_career(kept: bytes) -> Career:
    """As a store kept it."""
    return msgspec.json.decode(kept, type=Career)


def read_steps(kept: bytes) -> tuple[Step, ...]:
    """As a store kept it: by seat."""
    return msgspec.json.decode(kept, type=tuple[Step, ...])
