"""The HTTP interface to what can be played: read off the games, so that a new edition or option appears by itself."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

import msgspec
from litestar import get
from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import Parameter

from lettrine.bots.registry import bots_of
from lettrine.core.editions import options_of
from lettrine.core.game import Game, Refusal, Seating
from lettrine.core.luck import Luck
from lettrine.games import GAMES, game_named
from lettrine.play.commands import CLOCK
from lettrine.play.lessons import lesson_of
from lettrine.play.table_events import MOST_SEATS
from lettrine.server.http.handlers import HttpRequest, Refused, service_of
from lettrine.server.http.openapi import refusals
from lettrine.wire import bodies
from lettrine.words.cache import LANGUAGES

GameName = Annotated[str, Parameter(max_length=40)]
EditionName = Annotated[str, Parameter(max_length=40)]

COMPRESSED = DefineMiddleware(CompressionMiddleware, config=CompressionConfig(backend="gzip"))
"""For what is long and the same for everybody: the length of what holds a secret must not depend on it."""


@get(
    "/api/games",
    summary="List the games",
    tags=["tables"],
    responses=refusals(store=False),
    sync_to_thread=False,
    middleware=[COMPRESSED],
)
def games(request: HttpRequest) -> list[bodies.GameInfo]:
    """What can be played: games, their editions and bots, what a table may change, and what a first game is."""
    return playable()


@get(
    "/api/games/{game:str}/help/{edition:str}",
    summary="Get the rules to read",
    tags=["tables"],
    responses=refusals(400, 404, store=False),
    sync_to_thread=False,
)
def rulebook(request: HttpRequest, game: GameName, edition: EditionName) -> bodies.Help:
    """The chapters of a game's rules, and what an edition says in them. The sentences are the page's."""
    known = game_named(game)
    if known is None:
        raise Refused(Refusal("unknown_game", {"game": game, "games": [each.name for each in GAMES]}), 404)
    rules = known.rules(edition, {})
    if isinstance(rules, Refusal):
        raise Refused(rules, 404)
    return _help(known, rules)


@get("/api/words", summary="Ask which words are there", tags=["tables"], responses=refusals(store=False))
async def words(request: HttpRequest) -> tuple[bodies.LexiconState, ...]:
    """By language, whether its games can be played, or how far its words have been prepared."""
    return await service_of(request).lexicons.states()


def _help(game: Game[Any, Any, Any], rules: Any) -> bodies.Help:
    book = tomllib.loads((files(f"lettrine.games.{game.name}") / "help.toml").read_text(encoding="utf-8"))
    groups = tuple(bodies.Chapter(group["title"], tuple(group["clauses"])) for group in book["groups"])
    return bodies.Help(game.editions, groups, book["actions"], msgspec.to_builtins(rules))


@cache
def playable() -> list[bodies.GameInfo]:
    """Every game there is."""
    return [_game(game) for game in GAMES]


def _game(game: Game[Any, Any, Any]) -> bodies.GameInfo:
    editions = tuple(_edition(game, edition) for edition in game.editions)
    return bodies.GameInfo(game.name, tuple(bots_of(game.name)), LANGUAGES, editions, lesson_of(game))


def _edition(game: Game[Any, Any, Any], edition: str) -> bodies.EditionInfo:
    rules = game.rules(edition, {})
    seats = [seats for seats in range(1, MOST_SEATS + 1) if _can_sit(game, rules, seats)]
    options = options_of(rules)
    free = tuple(option for option in options if option.name != CLOCK)
    return bodies.EditionInfo(edition, min(seats), max(seats), free, clock=len(free) < len(options))


def _can_sit(game: Game[Any, Any, Any], rules: Any, seats: int) -> bool:
    return not isinstance(game.setup(rules, Seating(seats, LANGUAGES[0]), Luck(0)), Refusal)
