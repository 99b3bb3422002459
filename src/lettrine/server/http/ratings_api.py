"""The HTTP interface to ratings: of a game, and of the players of a table. There is no list of people."""

from typing import Annotated, Any

from litestar import get
from litestar.params import Parameter

from lettrine.bots.registry import bots_of
from lettrine.core.game import Game, Refusal
from lettrine.games import GAMES, game_named
from lettrine.play.result import unrated_reason
from lettrine.ratings.rating_history import read_career
from lettrine.ratings.results import parts_of
from lettrine.server.http.handlers import (
    HttpRequest,
    Refused,
    TableId,
    find_table,
    key_of,
    raise_for_refusal,
    require_over,
    service_of,
)
from lettrine.server.http.openapi import ANYBODY, refusals
from lettrine.server.jobs.ratings import board_of, read_result
from lettrine.store.leaderboards import LeaderboardRow, Leaderboards
from lettrine.wire.ratings import BotRatings, GameRatings, OwnRatings, TableRatings, ratings_shown, seat_ratings

GameName = Annotated[str, Parameter(max_length=40)]


@get(
    "/api/ratings",
    summary="Get the ratings of a game",
    tags=["ratings"],
    security=ANYBODY,
    responses=refusals(400, 404),
)
async def game_ratings(request: HttpRequest, game: GameName) -> GameRatings:
    """The ratings of the bots in a game, one's own if one has played it, and how many people have one."""
    service, known = service_of(request), game_named(game)
    if known is None:
        raise Refused(Refusal("unknown_game", {"game": game, "games": [each.name for each in GAMES]}), 404)
    return await _ratings(service.store.leaderboards, known, key_of(request))


@get(
    "/api/tables/{table:str}/ratings",
    summary="Get what a game made of the ratings",
    tags=["ratings"],
    responses=refusals(400, 404, 409),
)
async def table_ratings(request: HttpRequest, table: TableId) -> TableRatings:
    """What a game made of the ratings of those who sat there, once its result stands; or why it is not rated."""
    service = service_of(request)
    found = require_over(await find_table(service, table))
    why = unrated_reason(found)
    if not found.final:
        return TableRatings(why=why or "not_final")
    # What was rated when it ended stays so, and what was not is not rated later, whatever the conditions are by now.
    stored = raise_for_refusal(await service.rating_job.result(table))
    result = None if stored is None else read_result(stored)
    if isinstance(result, tuple):
        return TableRatings(tuple(map(seat_ratings, result)))
    return TableRatings(why=result or why or "too_old")


async def _ratings(boards: Leaderboards, game: Game[Any, Any, Any], key: str | None) -> GameRatings:
    people = board_of(game.name, "people")
    bots = await boards.rows(board_of(game.name, "bots"), list(bots_of(game.name)))
    mine = await boards.rows(people, [key]) if key else []
    lower, total = await boards.count_below(people, mine[0].rank if mine else 0.0)
    own = _own(mine[0], lower, total - 1) if mine else None
    return GameRatings(game.name, parts_of(game), tuple(map(_bot, bots)), total, own)


def _bot(row: LeaderboardRow) -> BotRatings:
    career = read_career(row.body)
    return BotRatings(row.name, career.games, ratings_shown(career))


def _own(row: LeaderboardRow, lower: int, others: int) -> OwnRatings:
    career = read_career(row.body)
    return OwnRatings(career.games, ratings_shown(career), lower / others if others else None)
