"""The HTTP interface to agreeing: being ready for a rated game, beginning it, and giving it up."""

import secrets

from litestar import Controller, post
from litestar.params import JSONBody

from lettrine.play import commands, consent, resignation
from lettrine.play.table import Table
from lettrine.server.http.handlers import (
    HttpRequest,
    TableId,
    execute,
    find_table,
    key_of,
    my_seat,
    service_of,
)
from lettrine.server.http.openapi import SEATED, write_refusals
from lettrine.server.service import Service
from lettrine.wire import bodies, messages
from lettrine.wire.consent import substitute


class ConsentApi(Controller):
    """What nobody can do for somebody else: agree to a rated game, and resign."""

    path = "/api/tables/{table:str}"
    tags = ("tables",)

    @post(
        "/ready",
        summary="Agree to a rated game",
        security=SEATED,
        responses=write_refusals(400, 404, 409, 413),
    )
    async def ready(self, request: HttpRequest, table: TableId, data: JSONBody[bodies.Readiness]) -> messages.Table:
        """Agree to a rated game of this plan with those who sit here, or do so no more.

        `agreement` is the one of the table that was looked at: to anything else nobody has agreed.
        """
        service = service_of(request)
        my_seat(await find_table(service, table), request)
        key = key_of(request) or ""
        done = await execute(service, table, consent.ready(key, data.on, data.agreement))
        return await service.table_view(done, key)

    @post("/start", summary="Begin the game", security=SEATED, responses=write_refusals(400, 404, 409, 413))
    async def start(
        self, request: HttpRequest, table: TableId, data: JSONBody[bodies.Start | None] = None
    ) -> messages.Table:
        """Begin the game, once every seat is taken; who starts is drawn.

        A rated game with several people begins when all are ready and here. Whoever has opened the table may begin it
        as one that is not rated.
        """
        service = service_of(request)
        my_seat(await find_table(service, table), request)
        key = key_of(request) or ""
        begun = await start_game(service, table, key, None if data is None else data.rated)
        return await service.table_view(begun, key)

    @post("/resign", summary="Give the game up", security=SEATED, responses=write_refusals(400, 404, 409, 413))
    async def resign(self, request: HttpRequest, table: TableId, data: JSONBody[bodies.Resigning]) -> messages.Table:
        """Give the game up for good: a bot plays on in one's place, or the game is over.

        `then` is which of both somebody was told beforehand. Where it would be the other by now, nothing is done.
        """
        service = service_of(request)
        found = await find_table(service, table)
        my_seat(found, request)
        key = key_of(request) or ""
        command = resignation.resign(key, substitute(found), data.then)
        return await service.table_view(await execute(service, table, command), key)


async def start_game(service: Service, table: str, key: str, rated: bool | None = None) -> Table:
    """Begin the game of a table, as whoever has this key wants it; `rated` False: as one that is not rated."""
    await service.people.settle_seats(table)
    found = await find_table(service, table)
    asked = rated is not False and consent.is_to_be_rated(found) and len(consent.people(found)) > 1
    here = await service.people_here(table) if asked else frozenset()
    return await execute(service, table, consent.start(begin, key, here, rated))


def begin(rated: bool) -> commands.Command:
    """Begin a game by chance, rated or not."""
    return commands.begin(secrets.randbits(63), secrets.randbits(32), rated)
