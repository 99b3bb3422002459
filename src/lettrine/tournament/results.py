"""What a game at a table says about those who played: who they are, on which sides, and how each side did.

A person is the fingerprint of what proves their seat, a bot its strength. A person whose seat was in a bot's hands for
a while is that person all the same: otherwise who is losing would leave.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Literal, NamedTuple

from lettrine.analysis.tally import tally
from lettrine.core.editions import off_sheet
from lettrine.core.game import Game, Refusal, Seating
from lettrine.core.luck import Luck
from lettrine.play.requests import rules_of
from lettrine.play.table import Sitter, Table
from lettrine.tournament.sides import Sides, sides_of
from lettrine.words.cache import LANGUAGES

Kind = Literal["people", "bots"]
Part = Literal["overall", "attack", "defence"]
"""What is rated of somebody's game."""
Uncounted = Literal["one_side", "house_rules", "no_lexicon", "same_player"]
"""Why a game says nothing about how good somebody is."""
Standings = Sequence[object]
"""How each side did: larger is better, equal is a tie."""


class Player(NamedTuple):
    """Somebody who plays, wherever they sit: one of the people, or one of the bots."""

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
    assert table.step is not None
    standing = table.game.standing(table.step.state)
    sides = sides_of(table.game, table.step.state, table.plan.seats)
    overall = [(any(seat in standing.winners for seat in side), standing.scores[n]) for n, side in enumerate(sides)]
    more = PARTED[table.plan.game](events) if table.plan.game in PARTED else {}
    return Result(sides, {"overall": overall, **more})
