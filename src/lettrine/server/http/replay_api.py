"""The HTTP interface to a game that is over: its replay, step by step, and its record."""

from collections.abc import AsyncIterable, AsyncIterator
from typing import Any

import msgspec
from litestar import Controller, get
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery
from litestar.response import Stream

from lettrine.core.game import Refusal
from lettrine.core.record import MOST_ACTIONS
from lettrine.play.replay import ReplayStep, replay_steps, seat_views
from lettrine.play.table import Table
from lettrine.server.http.handlers import (
    HttpRequest,
    Refused,
    TableId,
    find_table,
    require_over,
    require_own_words,
    service_of,
)
from lettrine.server.http.openapi import refusals
from lettrine.server.language import language_of
from lettrine.server.records import record_lines
from lettrine.texts import text
from lettrine.wire import bodies

MOST_REPLAYED = 5_000
"""Longer games, which nobody has played for the game's sake, have their record alone."""

_encode = msgspec.json.Encoder().encode


class ReplayApi(Controller):
    """The replay and the record of a game."""

    path = "/api/tables/{table:str}"
    tags = ("tables",)

    @get(
        "/replay",
        summary="Get all frames of a game",
        responses={
            200: ResponseSpec(bodies.Replay, generate_examples=False, description="The game, step by step."),
            **refusals(400, 404, 409, 422, 503),
        },
    )
    async def replay(self, request: HttpRequest, table: TableId, seat: FromQuery[int | None] = None) -> Stream:
        """The game from its opening on as a seat saw it, or as watchers did, once it is over."""
        service = service_of(request)
        found = require_over(await find_table(service, table))
        if seat is not None and seat not in range(found.plan.seats):
            raise Refused(Refusal("no_such_seat"))
        _require_length(found, MOST_REPLAYED)
        moments = map(_moment, replay_steps(found, await service.store.read(table), seat))
        return Stream(_replay(found, service.tables.slices.each(moments), seat), media_type="application/json")

    @get(
        "/record",
        summary="Get the record of a game",
        media_type="application/x-ndjson",
        response_description="A line of JSON for the game's header, then one for each action.",
        responses=refusals(400, 403, 404, 409, 422, 503),
    )
    async def record(self, request: HttpRequest, table: TableId) -> Stream:
        """The game's record, once it is over: before that it would tell everything."""
        service = service_of(request)
        found = require_own_words(require_over(await find_table(service, table)), request)
        _require_length(found, MOST_ACTIONS)
        lines = record_lines(service.tables, found, text(language_of(request), "somebody"))
        return Stream(lines, media_type="application/x-ndjson")


def _require_length(table: Table, most: int) -> None:
    if table.moves > most:
        raise Refused(Refusal("game_too_long", {"most": most}))


def _moment(step: ReplayStep | None) -> bytes | None:
    """A step of the game as it is sent."""
    if step is None:
        return None
    return _encode(bodies.Moment(step.at, step.seat, _raw(step.frame.events), _raw(step.frame.view)))


async def _replay(table: Table, moments: AsyncIterable[list[bytes | None]], seat: int | None) -> AsyncIterator[bytes]:
    """The replay, a few frames at a time: nothing is made before there is somebody to read it."""
    secrets = tuple(map(_raw, seat_views(table))) if seat is None else ()
    no_frames: Any = msgspec.Raw(b"[]")
    empty = _encode(bodies.Replay(no_frames, seat, secrets))
    start = empty.index(b"[]") + 1
    yield empty[:start]
    comma = b""
    async for some in moments:
        frames = b",".join(filter(None, some))
        if frames:
            yield comma + frames
            comma = b","
    yield empty[start:]


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(_encode(value))
