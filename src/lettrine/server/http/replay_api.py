"""The HTTP interface to a game that is over: its replay, step by step, and its record."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from litestar import Controller, Response, get
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery

from lettrine.core.game import Refusal
from lettrine.core.record import line_fields
from lettrine.play import table_events as te
from lettrine.play.replay import ReplayStep, replay_steps, seat_views
from lettrine.play.table import Table, header
from lettrine.server.http.handlers import (
    HttpRequest,
    Refused,
    TableId,
    find_table,
    require_over,
    service_of,
)
from lettrine.server.http.openapi import refusals
from lettrine.store.log import Row
from lettrine.wire import bodies

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
        moments = await service.tables.slices.run(map(_moment, replay_steps(found, rows, seat)))
        return Response(_replay(found, filter(None, moments), seat), media_type="application/json")

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
        rows = [row for row in await service.store.read(table) if row.seq <= found.seq]
        chain = await service.tables.published_chain(found, rows)
        lines = await service.tables.slices.run(_line(row, chain.salts) for row in rows)
        first = msgspec.structs.replace(header(found), chain=chain.header)
        return Response(b"\n".join([_encode(first), *filter(None, lines), b""]))


def _moment(step: ReplayStep | None) -> bytes | None:
    """A step of the game as it is sent."""
    if step is None:
        return None
    return _encode(bodies.Moment(step.at, step.seat, _raw(step.frame.events), _raw(step.frame.view)))


def _replay(table: Table, moments: Iterable[bytes], seat: int | None) -> bytes:
    frames: Any = msgspec.Raw(b"[%s]" % b",".join(moments))  # encoded already, a few at a time
    secrets = tuple(map(_raw, seat_views(table))) if seat is None else ()
    return _encode(bodies.Replay(frames, seat, secrets))


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(_encode(value))


def _line(row: Row, salts: Mapping[int, bytes]) -> bytes | None:
    """A row of the log as a line of the record with its salt, if it was an action of the game."""
    event = te.decode(row.events)
    if not isinstance(event, te.Played):
        return None
    action = msgspec.json.decode(row.action, type=dict[str, Any])
    return _encode({**line_fields(event.seat, event.at, action), "salt": salts[row.seq].hex()})
