"""The HTTP interface to practice: positions to think about, and grades for what somebody would do there.

The server stores nothing about who practises: whoever answers names the source of the position again, and its step.
"""

import secrets
from datetime import UTC, date, datetime
from typing import Annotated

from litestar import Controller, get, post
from litestar.params import FromQuery, JSONBody, Parameter

from lettrine.analysis.common.practice import daily_seed
from lettrine.analysis.registry import PRACTICES
from lettrine.bots.registry import NAMES
from lettrine.core.game import Refusal
from lettrine.play.table import Table
from lettrine.play.table_header import header
from lettrine.server.http.handlers import (
    HttpRequest,
    Refused,
    TableId,
    address_of,
    find_table,
    raise_for_refusal,
    require_over,
    require_own_words,
    service_of,
)
from lettrine.server.http.openapi import refusals, write_refusals
from lettrine.server.jobs.practice import (
    BotGame,
    Exercises,
    bot_game_exercises,
    bot_game_key,
    grade,
    positions_shown,
    table_exercises,
    table_key,
)
from lettrine.server.service import Service
from lettrine.wire import bodies
from lettrine.wire.fields import in_field
from lettrine.words.cache import LANGUAGES

Name = Annotated[str, Parameter(max_length=40)]
MOST_SEED = 2**32 - 1
Seed = Annotated[int, Parameter(ge=0, le=MOST_SEED)]
MaybeSeed = Annotated[int | None, Parameter(ge=0, le=MOST_SEED)]
PRACTICE = next(iter(PRACTICES.values()))
"""Of the game that the addresses of games between bots mean: they name none."""


class PracticeApi(Controller):
    """Positions of games between bots."""

    path = "/api/practice"
    tags = ("practice",)

    @get("/", summary="Get positions to think about", responses=refusals(400, 422))
    async def positions(
        self, request: HttpRequest, language: Name, edition: Name, seed: MaybeSeed = None
    ) -> bodies.Practice:
        """Positions out of a game between bots: that of this seed, or else any."""
        source = _source(edition, language, secrets.randbits(32) if seed is None else seed)
        return _practice(source, await _bot_game_exercises(request, source))

    @get("/daily", summary="Get the position of the day", responses=refusals(400, 422))
    async def daily(self, request: HttpRequest, language: Name, edition: Name) -> bodies.Practice:
        """Today's position, the same for everybody; it is graded by its seed like any other."""
        today = datetime.now(UTC).date()
        source = _source(edition, language, daily_seed(today))
        exercises = await _bot_game_exercises(request, source)
        return _practice(source, exercises[:1], today)

    @post("/", summary="Say what you would ask", status_code=200, responses=write_refusals(400, 404, 413, 422))
    async def answer(
        self,
        request: HttpRequest,
        language: Name,
        edition: Name,
        seed: Seed,
        data: JSONBody[bodies.Choice],
    ) -> bodies.Graded:
        """What a question in a position of this seed's game is worth."""
        exercises = await _bot_game_exercises(request, _source(edition, language, seed))
        return raise_for_refusal(grade(PRACTICE.game.name, exercises, data))


class TablePracticeApi(Controller):
    """Positions of a table's own game."""

    path = "/api/tables/{table:str}/practice"
    tags = ("practice",)

    @get("/", summary="Get positions of a game", responses=refusals(400, 403, 404, 409, 422))
    async def positions(
        self, request: HttpRequest, table: TableId, seat: FromQuery[int | None] = None
    ) -> bodies.Practice:
        """Positions of a game of Sonde that is over, in which this seat was to ask, or any."""
        found, exercises = await _table_exercises(request, table, seat)
        plan = found.plan
        return bodies.Practice(plan.edition, plan.language, header(found).seats, positions_shown(exercises))

    @post("/", summary="Say what you would ask", status_code=200, responses=write_refusals(400, 404, 409, 413, 422))
    async def answer(
        self, request: HttpRequest, table: TableId, data: JSONBody[bodies.Choice], seat: FromQuery[int | None] = None
    ) -> bodies.Graded:
        """What a question in a position of this game is worth."""
        found, exercises = await _table_exercises(request, table, seat)
        return raise_for_refusal(grade(found.plan.game, exercises, data))


def _source(edition: str, language: str, seed: int) -> BotGame:
    return BotGame(PRACTICE.game.name, edition, language, seed)


async def _bot_game_exercises(request: HttpRequest, source: BotGame) -> Exercises:
    service = service_of(request)
    if source.language not in LANGUAGES:
        unknown = Refusal("unknown_language", {"language": source.language, "languages": list(LANGUAGES)})
        raise Refused(in_field(unknown, "language"), 422)
    await service.lexicons.load(source.language)
    rules = PRACTICE.game.rules(source.edition, {})
    if isinstance(rules, Refusal):
        raise Refused(in_field(rules, "edition"), 422)
    _limit(service, request, bot_game_key(source))
    return raise_for_refusal(await bot_game_exercises(source, rules, service.worker))


async def _table_exercises(request: HttpRequest, table: str, seat: int | None) -> tuple[Table, Exercises]:
    service = service_of(request)
    found = require_own_words(require_over(await find_table(service, table)), request)
    if found.plan.game not in PRACTICES:
        raise Refused(Refusal("no_practice", {"game": found.plan.game}))
    if seat is not None and seat not in range(found.plan.seats):
        raise Refused(Refusal("no_such_seat"))
    await service.lexicons.load(found.plan.language)
    _limit(service, request, table_key(found, seat))
    return found, raise_for_refusal(await table_exercises(found, seat, service.store, service.worker))


def _limit(service: Service, request: HttpRequest, key: tuple[object, ...]) -> None:
    """Refuse an address that has exercises computed too often; cached ones are for everybody."""
    if not service.worker.has(key) and not service.practice_limiter.allow(address_of(request)):
        raise Refused(Refusal("too_fast"), 429)


def _practice(source: BotGame, exercises: Exercises, day: date | None = None) -> bodies.Practice:
    return bodies.Practice(
        source.edition,
        source.language,
        NAMES[: PRACTICE.seats],
        positions_shown(exercises),
        source.seed,
        None if day is None else day.isoformat(),
    )
