"""The HTTP interface to practice: what would you ask? Positions to think about, and grades.

Nothing is remembered of who practises: whoever answers says again where the position is from, and its step.
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
from lettrine.play.table import Table, header
from lettrine.server.http.handlers import HttpRequest, Refused, TableId, address_of, found, over, service_of
from lettrine.server.http.openapi import refusals
from lettrine.server.jobs import practice
from lettrine.server.jobs.practice import Exercises
from lettrine.server.service import Service
from lettrine.wire import bodies
from lettrine.words.cache import LANGUAGES

Wish = Annotated[str, Parameter(max_length=40)]
MOST_SEED = 2**32 - 1
Seed = Annotated[int, Parameter(ge=0, le=MOST_SEED)]
MaybeSeed = Annotated[int | None, Parameter(ge=0, le=MOST_SEED)]
PRACTICE = next(iter(PRACTICES.values()))
"""Of the game that is practised with games between bots: an address names none."""


class PracticeApi(Controller):
    """Positions of games between bots."""

    path = "/api/practice"
    tags = ("practice",)

    @get("/", summary="Get positions to think about", responses=refusals(400, 422))
    async def positions(
        self, request: HttpRequest, language: Wish, edition: Wish, seed: MaybeSeed = None
    ) -> bodies.Practice:
        """Positions out of a game between bots: that of this seed, or else any."""
        drawn = secrets.randbits(32) if seed is None else seed
        exercises = await _of_bots(request, drawn, edition, language)
        return _of(exercises, edition, language, drawn)

    @get("/daily", summary="Get the position of the day", responses=refusals(400, 422))
    async def daily(self, request: HttpRequest, language: Wish, edition: Wish) -> bodies.Practice:
        """Today's position, the same for everybody; it is graded by its seed like any other."""
        today = datetime.now(UTC).date()
        exercises = await _of_bots(request, daily_seed(today), edition, language)
        return _of(exercises[:1], edition, language, daily_seed(today), today)

    @post("/", summary="Say what you would ask", status_code=200, responses=refusals(400, 404, 413, 422))
    async def answer(
        self,
        request: HttpRequest,
        language: Wish,
        edition: Wish,
        seed: Seed,
        data: JSONBody[bodies.Choice],
    ) -> bodies.Graded:
        """What a question in a position of this seed's game is worth."""
        return _graded(PRACTICE.game.name, await _of_bots(request, seed, edition, language), data)


class TablePracticeApi(Controller):
    """Positions of a table's own game."""

    path = "/api/tables/{table:str}/practice"
    tags = ("practice",)

    @get("/", summary="Get positions of a game", responses=refusals(400, 404, 409, 422))
    async def positions(
        self, request: HttpRequest, table: TableId, seat: FromQuery[int | None] = None
    ) -> bodies.Practice:
        """Positions of a game of Sonde that is over, in which this seat was to ask, or any."""
        there, exercises = await _of_table(request, table, seat)
        plan = there.plan
        return bodies.Practice(plan.edition, plan.language, header(there).seats, practice.shown(exercises))

    @post("/", summary="Say what you would ask", status_code=200, responses=refusals(400, 404, 409, 413, 422))
    async def answer(
        self, request: HttpRequest, table: TableId, data: JSONBody[bodies.Choice], seat: FromQuery[int | None] = None
    ) -> bodies.Graded:
        """What a question in a position of this game is worth."""
        there, exercises = await _of_table(request, table, seat)
        return _graded(there.plan.game, exercises, data)


async def _of_bots(request: HttpRequest, seed: int, edition: str, language: str) -> Exercises:
    service = service_of(request)
    if language not in LANGUAGES:
        raise Refused(Refusal("unknown_language", {"language": language, "languages": list(LANGUAGES)}), 422)
    game, rules = PRACTICE.game, PRACTICE.game.rules(edition, {})
    if isinstance(rules, Refusal):
        raise Refused(rules, 422)
    _limited(service, request, practice.key_of_bots(game.name, seed, edition, language))
    return _there(await practice.of_bots(game.name, seed, edition, rules, language, service.worker))


async def _of_table(request: HttpRequest, table: str, seat: int | None) -> tuple[Table, Exercises]:
    service = service_of(request)
    there = over(await found(service, table))
    if there.plan.game not in PRACTICES:
        raise Refused(Refusal("no_practice", {"game": there.plan.game}), 422)
    if seat is not None and seat not in range(there.plan.seats):
        raise Refused(Refusal("no_such_seat"))
    _limited(service, request, practice.key_of_table(there, seat))
    return there, _there(await practice.of_table(there, seat, service.store, service.worker))


def _limited(service: Service, request: HttpRequest, key: tuple[object, ...]) -> None:
    """What is there already is for everybody; what has first to be made is not made for whoever asks too often."""
    if not service.worker.has(key) and not service.practising.take(address_of(request)):
        raise Refused(Refusal("too_fast"), 429)


def _there(exercises: Exercises | Refusal) -> Exercises:
    if isinstance(exercises, Refusal):
        raise Refused(exercises)
    return exercises


def _of(exercises: Exercises, edition: str, language: str, seed: int, day: date | None = None) -> bodies.Practice:
    told = None if day is None else day.isoformat()
    return bodies.Practice(edition, language, NAMES[: PRACTICE.seats], practice.shown(exercises), seed, told)


def _graded(game: str, exercises: Exercises, choice: bodies.Choice) -> bodies.Graded:
    grade = practice.grade(game, exercises, choice)
    if isinstance(grade, Refusal):
        raise Refused(grade)
    return grade
