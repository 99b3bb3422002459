"""The HTTP interface to games: a bot's suggestion and, after the end, replay, analysis and record."""

import asyncio
from typing import Any

import msgspec
from litestar import Controller, Response, get
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery

from lettrine.analysis.registry import AnyAnalysis
from lettrine.core.game import Refusal
from lettrine.core.record import line
from lettrine.play import table_events as te
from lettrine.play.replay import replay_steps, seat_views
from lettrine.play.table import Table, header
from lettrine.server.http.handlers import (
    HttpRequest,
    Refused,
    TableId,
    find_table,
    my_seat,
    raise_for_refusal,
    require_over,
    service_of,
)
from lettrine.server.http.openapi import SEATED, refusals
from lettrine.server.jobs.analysis import analyse_table
from lettrine.store.log import Row
from lettrine.wire import bodies

_encode = msgspec.json.Encoder().encode


class GameApi(Controller):
    """Games, and what may be known of them."""

    path = "/api/tables/{table:str}"
    tags = ("tables",)

    @get("/suggestion", summary="Ask what a bot would do", security=SEATED, responses=refusals(400, 403, 404, 409))
    async def suggestion(
        self, request: HttpRequest, table: TableId, decision: FromQuery[str | None] = None
    ) -> bodies.Suggestion:
        """What a bot would do about this open duty or else one's first, knowing only what one knows oneself."""
        service = service_of(request)
        found = await find_table(service, table)
        move = raise_for_refusal(await service.bot_seats.suggest(found, my_seat(found, request), decision))
        return bodies.Suggestion(move.decision, msgspec.json.decode(move.action))

    @get(
        "/replay",
        summary="Get all frames of a game",
        responses={
            200: ResponseSpec(bodies.Replay, generate_examples=False, description="The game, step by step."),
            **refusals(400, 404, 409),
        },
    )
    async def replay(self, request: HttpRequest, table: TableId, seat: FromQuery[int | None] = None) -> Response[bytes]:
        """The game from its opening on as a seat saw it, or as watchers did, once it is over."""
        service = service_of(request)
        found = require_over(await find_table(service, table))
        if seat is not None and seat not in range(found.plan.seats):
            raise Refused(Refusal("no_such_seat"))
        rows = await service.store.read(table)
        return Response(await asyncio.to_thread(_replay, found, rows, seat), media_type="application/json")

    @get(
        "/analysis",
        summary="Get the analysis of a game",
        responses={
            200: ResponseSpec(AnyAnalysis, generate_examples=False, description="What the game was like."),
            **refusals(400, 404, 409, 422),
        },
    )
    async def analysis(self, request: HttpRequest, table: TableId) -> Response[bytes]:
        """What each question was worth, who was lucky and what was let pass, once the game is over."""
        service = service_of(request)
        found = require_over(await find_table(service, table))
        report = raise_for_refusal(await analyse_table(found, service.store, service.worker))
        return Response(report, media_type="application/json")

    @get(
        "/record",
        summary="Get the record of a game",
        media_type="application/x-ndjson",
        response_description="A line of JSON for the game's header, then one for each action.",
        responses=refusals(400, 404, 409),
    )
    async def record(self, request: HttpRequest, table: TableId) -> Response[bytes]:
        """The game's record, once it is over: before that it would tell everything."""
        service = service_of(request)
        found = require_over(await find_table(service, table))
        rows = await service.store.read(table)
        lines = [msgspec.json.encode(header(found)), *filter(None, map(_line, rows))]
        return Response(b"\n".join(lines) + b"\n")


def _replay(table: Table, rows: list[Row], seat: int | None) -> bytes:
    """Runs in a thread: a long game takes a while."""
    frames = tuple(
        bodies.Moment(step.at, step.seat, _raw(step.frame.events), _raw(step.frame.view))
        for step in replay_steps(table, rows, seat)
    )
    secrets = tuple(map(_raw, seat_views(table))) if seat is None else ()
    return _encode(bodies.Replay(frames, seat, secrets))


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(_encode(value))


def _line(row: Row) -> bytes | None:
    """A row of the log as a line of the record, if it was an action of the game."""
    event = te.decode(row.events)
    if not isinstance(event, te.Played):
        return None
    return line(event.seat, event.at, msgspec.json.decode(row.action, type=dict[str, Any]))
