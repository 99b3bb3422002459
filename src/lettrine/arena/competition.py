"""Plays a matchup of bots for a number of deals, and reports the results."""

from collections.abc import Callable
from functools import partial
from typing import Any

from lettrine.arena.deals import Matchup, Outcome, play_deal
from lettrine.arena.executors import run_all
from lettrine.arena.statistics import CONFIDENCE, Row, rows, sides
from lettrine.core.value import Value


class Report(Value, frozen=True):
    """What was played, and the results. Its JSON is public: fields are not renamed."""

    game: str
    edition: str
    options: dict[str, Any]
    language: str
    seed: int
    secrets: str
    seats: tuple[str, ...]
    sides: int
    """How many sides play against each other: teams, or single seats."""
    deals: int
    games: int
    confidence: float
    moves: float
    """In a game, on average."""
    bots: tuple[Row, ...]


def compete(
    matchup: Matchup,
    deals: int,
    workers: int = 1,
    cluster: str | None = None,
    tick: Callable[[], None] = lambda: None,
) -> Report:
    """Play so many deals, every one in all rotations; `tick` is called after each.

    The report depends on the matchup alone, not on the executor or on the order in which deals are done.
    """
    by_deal: dict[int, tuple[Outcome, ...]] = {}
    for deal, outcomes in run_all(partial(play_deal, matchup), range(deals), workers, cluster):
        by_deal[deal] = outcomes
        tick()
    return report(matchup, [by_deal[deal] for deal in range(deals)])


def report(matchup: Matchup, deals: list[tuple[Outcome, ...]]) -> Report:
    """The report of these deals."""
    games = [game for deal in deals for game in deal]
    return Report(
        game=matchup.game,
        edition=matchup.edition,
        options=matchup.options,
        language=matchup.language,
        seed=matchup.seed,
        secrets=matchup.secrets,
        seats=matchup.bots,
        sides=sides(deals),
        deals=len(deals),
        games=len(games),
        confidence=CONFIDENCE,
        moves=sum(game.moves for game in games) / len(games),
        bots=rows(matchup, deals),
    )
