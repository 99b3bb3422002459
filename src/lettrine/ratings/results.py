"""The result of a game for the ratings: who was on which side, and how each side did."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Literal, NamedTuple

from lettrine.analysis.sonde.tally import tally
from lettrine.core.game import Game, Refusal, Seating
from lettrine.core.luck import Luck
from lettrine.ratings.teams import Sides, sides_of
from lettrine.words.cache import LANGUAGES

Kind = Literal["people", "bots"]
Part = Literal["overall", "attack", "defence"]
"""What is rated of a player's game."""
Standings = Sequence[object]
"""How each side did: larger is better, equal is a tie."""


class Player(NamedTuple):
    """A player, in whatever seats: one of the people, or one of the bots."""

    kind: Kind
    name: str


class Result(NamedTuple):
    """The seats of every side, and by part how the sides did."""

    sides: Sides
    standings: dict[Part, Standings]


def _by_seat(events: Sequence[Any]) -> dict[Part, Standings]:
    """S13–S16, S29: who took most; S21, S34: who lost least, less what was kept."""
    seats = tally(events)
    return {"attack": [seat.taken for seat in seats], "defence": [seat.defence for seat in seats]}


PARTED: Mapping[str, Callable[[Sequence[Any]], dict[Part, Standings]]] = {"sonde": _by_seat}
"""Games of which more than the result is rated, by their events. Everyone plays for themselves in them."""


@cache
def parts_of(game: Game[Any, Any, Any]) -> tuple[Part, ...]:
    """What is rated in a game; nothing, where nobody plays against anybody."""
    two = game.setup(game.rules(game.editions[0], {}), Seating(2, LANGUAGES[0]), Luck(0))
    if isinstance(two, Refusal):
        return ()
    return ("overall", "attack", "defence") if game.name in PARTED else ("overall",)


def result_of(game: Game[Any, Any, Any], state: Any, seats: int, events: Sequence[Any]) -> Result:
    """The result of a game that is over, by its last state and all its events."""
    standing = game.standing(state)
    sides = sides_of(game, state, seats)
    overall = [(any(seat in standing.winners for seat in side), standing.scores[n]) for n, side in enumerate(sides)]
    more = PARTED[game.name](events) if game.name in PARTED else {}
    return Result(sides, {"overall": overall, **more})
