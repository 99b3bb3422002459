"""Many evenings of bots, and what they tell about who plays how well."""

from collections.abc import Callable
from functools import partial
from statistics import fmean
from typing import Any, NamedTuple

from msgspec.structs import replace

from lettrine.arena.evenings import games_of, simulate
from lettrine.arena.executors import run_all
from lettrine.arena.statistics import CONFIDENCE, Figure, mean, share
from lettrine.bots.registry import bots_of
from lettrine.core.luck import Luck
from lettrine.core.match import RefusedError
from lettrine.core.value import Value
from lettrine.evening import evening as ev
from lettrine.evening import events as e
from lettrine.evening.tables import misfit
from lettrine.evening.totals import winners as winners_of


class Reached(NamedTuple):
    """What somebody made of an evening."""

    bot: str
    rank: int
    total: float
    won: float
    """1 for who won alone; shared wins are divided."""


class StrengthRow(Value, frozen=True):
    """How the bots of one strength did."""

    bot: str
    places: int
    """How many of them play."""
    wins: Figure
    """For each of them, the share of evenings won."""
    rank: Figure
    points: Figure


class EveningsReport(Value, frozen=True):
    """Many evenings. Its JSON is public: fields are not renamed."""

    kind: str
    game: str
    edition: str
    options: dict[str, Any]
    language: str
    rounds: int
    places: int
    seed: int
    evenings: int
    games: int
    confidence: float
    told_apart: Figure | None
    """Of two of different strength, how often the stronger ends before the other; nothing where all are alike."""
    bots: tuple[StrengthRow, ...]


def compete(
    plan: e.Opened, evenings: int, workers: int = 1, cluster: str | None = None, tick: Callable[[], None] = lambda: None
) -> EveningsReport:
    """Play so many evenings, each with a seed of its own; `tick` is called after each."""
    refusal = misfit(plan)
    if refusal is not None:
        raise RefusedError(refusal)
    found: dict[int, tuple[Reached, ...]] = {}
    for number, reached in run_all(partial(play_evening, plan), range(evenings), workers, cluster):
        found[number] = reached
        tick()
    return report(plan, [found[number] for number in range(evenings)])


def play_evening(plan: e.Opened, number: int) -> tuple[Reached, ...]:
    """One of many evenings, by place."""
    seed = Luck(plan.seed).below(f"evening {number}", ev.LARGEST_SEED)
    evening = simulate(replace(plan, seed=seed)).evening
    rows = ev.standing(evening)
    winners, part = winners_of(rows), ev.parts(evening)
    by_place = sorted(rows, key=lambda row: row.place)
    shares = [(row.place in winners) / len(winners) for row in by_place]
    return tuple(
        Reached(evening.places[row.place].bot, row.rank, row.total / part, share)
        for row, share in zip(by_place, shares, strict=True)
    )


def report(plan: e.Opened, evenings: list[tuple[Reached, ...]]) -> EveningsReport:
    """What these evenings tell."""
    strengths = [bot for bot in bots_of(plan.game) if bot in {place.bot for place in plan.places}]
    apart = [share for each in evenings if (share := _told_apart(each, strengths)) is not None]
    return EveningsReport(
        kind=plan.kind,
        game=plan.game,
        edition=plan.edition,
        options=plan.options,
        language=plan.language,
        rounds=plan.rounds,
        places=len(plan.places),
        seed=plan.seed,
        evenings=len(evenings),
        games=len(evenings) * games_of(plan),
        confidence=CONFIDENCE,
        told_apart=mean(apart) if apart else None,
        bots=tuple(_row(bot, evenings) for bot in strengths),
    )


def _row(bot: str, evenings: list[tuple[Reached, ...]]) -> StrengthRow:
    mine = [[reached for reached in evening if reached.bot == bot] for evening in evenings]
    return StrengthRow(
        bot=bot,
        places=len(mine[0]),
        wins=_wins([sum(reached.won for reached in each) for each in mine], len(mine[0])),
        rank=mean([fmean(reached.rank for reached in each) for each in mine]),
        points=mean([fmean(reached.total for reached in each) for each in mine]),
    )


def _wins(by_evening: list[float], players: int) -> Figure:
    """What one of several wins: at most one of them wins alone, so their sum is one Bernoulli trial an evening."""
    any_of_them = share(by_evening, 1)
    return Figure(*(value / players for value in (any_of_them.mean, any_of_them.low, any_of_them.high)))


def _told_apart(evening: tuple[Reached, ...], strengths: list[str]) -> float | None:
    """The share of pairs of different strengths in which the stronger stands before the other; a tie is half."""
    pairs = [
        (weak, strong)
        for weak in evening
        for strong in evening
        if strengths.index(weak.bot) < strengths.index(strong.bot)
    ]
    if not pairs:
        return None
    return fmean((weak.rank > strong.rank) + (weak.rank == strong.rank) / 2 for weak, strong in pairs)
