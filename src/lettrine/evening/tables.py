"""The tables of an evening: what each plays, as the header of its record says it, and what its game came to."""

from collections.abc import Mapping, Sequence
from typing import Any

from lettrine.core.game import Context, Game, Refusal, Seating
from lettrine.core.luck import Luck
from lettrine.core.match import Match
from lettrine.core.record import Header, printable
from lettrine.evening import evening as ev
from lettrine.evening import events as e
from lettrine.evening.seating import SEATS
from lettrine.evening.state import Evening
from lettrine.games import game_named
from lettrine.ratings.teams import sides_of

DEALT = {"secrets": "dealt"}
"""E6: the option by which a game that can be dealt (`Game.deal`) is."""
PAR_NAMES = tuple(f"Par {seat}" for seat in range(1, SEATS + 1))
"""What the bots are called that play a deal beforehand."""

AnyGame = Game[Any, Any, Any]


def game_of(plan: e.Opened) -> AnyGame:
    """The game that an evening plays."""
    game = game_named(plan.game)
    assert game is not None  # `misfit` has seen to it
    return game


def misfit(plan: e.Opened) -> Refusal | None:
    """Why this evening cannot be: its size, or a game that four cannot play by these rules."""
    game = game_named(plan.game)
    if game is None:
        return Refusal("no_evening", {"game": plan.game[:40]})
    if plan.kind == "duplicate" and (game.deal is None or not DEALT.items() <= plan.options.items()):
        return Refusal("no_duplicate", {"game": game.name})
    rules = game.rules(plan.edition, plan.options)
    if isinstance(rules, Refusal):
        return rules
    seats = game.setup(rules, Seating(SEATS, plan.language), Luck(0))
    if isinstance(seats, Refusal) or plan.teams != has_teams(game):
        return Refusal("no_evening", {"game": game.name})
    return ev.check(plan)


def has_teams(game: AnyGame) -> bool:
    """Whether the game is one of teams."""
    return "teams" in game.header_fields


def options_for(kind: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of an evening's tables. E6: in a duplicate one the house deals the secrets."""
    return {**options, **DEALT} if kind == "duplicate" else dict(options)


def dealt(evening: Evening, words: Any) -> tuple[str, ...]:
    """E6: the secrets of the round to come, by the evening's seed."""
    plan, game = evening.plan, game_of(evening.plan)
    assert game.deal is not None
    seed = ev.deal_seed(evening, len(evening.rounds) + 1)
    rules = game.rules(plan.edition, plan.options)
    return game.deal(rules, SEATS, Context(Luck(seed), game.dictionary(words, plan.language, None)))


def header_of_par(evening: Evening, words: tuple[str, ...]) -> Header:
    """E6: the table at which bots play the deal of the round to come beforehand."""
    number = len(evening.rounds) + 1
    seed, first = ev.deal_seed(evening, number), ev.deal_starter(evening, number)
    return _header(evening.plan, PAR_NAMES, seed, e.Sitting((), first), words)


def header_of(evening: Evening, table: int) -> Header:
    """A table of the round in progress."""
    played = evening.rounds[-1]
    sitting = played.tables[table]
    names = tuple(evening.places[place].name for place in sitting.places)
    words = played.words if evening.plan.kind == "duplicate" else None
    return _header(evening.plan, names, ev.table_seed(evening, table), sitting, words)


def _header(
    plan: e.Opened, names: Sequence[str], seed: int, sitting: e.Sitting, words: tuple[str, ...] | None
) -> Header:
    return Header(
        record=1,
        game=plan.game,
        edition=plan.edition,
        language=plan.language,
        seats=tuple(map(printable, names)),
        options=plan.options,
        seed=seed,
        first=sitting.first if "first" in game_of(plan).header_fields else 0,
        teams=sitting.teams,
        secrets=words,
    )


def scores_by_seat(match: Match) -> tuple[int, ...]:
    """What every seat has; in games of teams, what its team has."""
    scores = match.game.standing(match.state).scores
    sides = sides_of(match.game, match.state, SEATS)
    side_of = {seat: side for side, seats in enumerate(sides) for seat in seats}
    return tuple(scores[side_of[seat]] for seat in range(SEATS))
