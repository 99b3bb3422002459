"""Bots against bots: as many deals as are wanted, and a report of what they say."""

from collections.abc import Callable
from functools import partial
from typing import Any

from lettrine.arena.deals import Outcome, Plan, play_deal
from lettrine.arena.executors import done
from lettrine.arena.statistics import CONFIDENCE, Row, rows, sides
from lettrine.core.value import Value


class Report(Value, frozen=True):
    """What was played, and what came of it. The names are for programs, and stay."""

    game: str
    edition: str
    options: dict[str, Any]
    language: str
    seed: int
    secrets: str
    seats: tuple[str, ...]
    sides: int
    """How many play against each other: teams, or everybody."""
    deals: int
    games: int
    confidence: float
    moves: float
    """In a game, on average."""
    bots: tuple[Row, ...]


def compete(
    plan: Plan,
    deals: int,
    workers: int = 1,
    cluster: str | None = None,
    tick: Callable[[], None] = lambda: None,
) -> Report:
    """Play so many deals, every one in all rotations; `tick` is called after each.

    The report depends on the plan alone, not on who did the work or who was done first.
    """
    came: dict[int, tuple[Outcome, ...]] = {}
    for deal, outcomes in done(partial(play_deal, plan), range(deals), workers, cluster):
        came[deal] = outcomes
        tick()
    return report(plan, [came[deal] for deal in range(deals)])


def report(plan: Plan, deals: list[tuple[Outcome, ...]]) -> Report:
    """What the games say."""
    games = [game for deal in deals for game in deal]
    return Report(
        game=plan.game,
        edition=plan.edition,
        options=plan.options,
        language=plan.language,
        seed=plan.seed,
        secrets=plan.secrets,
        seats=plan.bots,
        sides=sides(deals),
        deals=len(deals),
        games=len(games),
        confidence=CONFIDENCE,
        moves=sum(game.moves for game in games) / len(games),
        bots=rows(plan, deals),
    )
