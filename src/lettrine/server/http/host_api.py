"""The HTTP interface to what the host of a table decides, and to one's own name: `play.hosting` says who may."""

from litestar import Controller, post
from litestar.params import JSONBody

from lettrine.bots.registry import NAMES
from lettrine.play import commands, hosting
from lettrine.server.http.handlers import (
    HttpRequest,
    SeatNumber,
    TableId,
    execute,
    find_table,
    key_of,
    my_seat,
    service_of,
)
from lettrine.server.http.openapi import SEATED, write_refusals
from lettrine.server.http.tables_api import check_bot, check_name, execute_named
from lettrine.wire import bodies, messages


class HostApi(Controller):
    """Who sits at a table, and who may talk or look on there."""

    path = "/api/tables/{table:str}"
    tags = ("tables",)
    security = SEATED

    @post("/lock", summary="Lock the table", responses=write_refusals(400, 404, 409, 413))
    async def lock(self, request: HttpRequest, table: TableId, data: JSONBody[bodies.Switch]) -> messages.Table:
        """Let nobody else sit down before the game begins, or let them again."""
        return await _done(request, table, hosting.lock(_key(request), data.on))

    @post("/remove/{seat:int}", summary="Remove somebody", responses=write_refusals(400, 404, 409))
    async def remove(self, request: HttpRequest, table: TableId, seat: SeatNumber) -> messages.Table:
        """Take somebody's seat before the game begins. They may not take one at this table again."""
        return await _done(request, table, hosting.remove(_key(request), seat))

    @post("/host/{seat:int}", summary="Hand the role of the host on", responses=write_refusals(400, 404, 409))
    async def hand_role(self, request: HttpRequest, table: TableId, seat: SeatNumber) -> messages.Table:
        """Make somebody else at the table its host."""
        return await _done(request, table, hosting.hand_role(_key(request), seat))

    @post("/seats", summary="Add or remove seats", responses=write_refusals(400, 404, 409, 413))
    async def set_seats(self, request: HttpRequest, table: TableId, data: JSONBody[bodies.NewSeats]) -> messages.Table:
        """Have so many seats, before the game begins: as many as the game takes. Nobody loses theirs by it."""
        return await _done(request, table, hosting.set_seats(_key(request), data.seats))

    @post("/fit", summary="Fit the table to who is here", responses=write_refusals(400, 404, 409, 413, 422))
    async def fit(
        self, request: HttpRequest, table: TableId, data: JSONBody[bodies.NewBot | None] = None
    ) -> messages.Table:
        """Give every free seat to a bot of this strength; without one, have no more seats than the game needs."""
        service, key = service_of(request), _key(request)
        found = await find_table(service, table)
        if data is None:
            return await _done(request, table, hosting.set_seats(key, hosting.fewest_seats(found)))
        check_bot(found.plan.game, data.bot, "bot")
        for seat in range(len(found.sitters)):
            found = await execute(service, table, hosting.fill(key, seat, data.bot, NAMES))
        return await service.table_view(found, key)

    @post("/chat", summary="Close the chat", responses=write_refusals(400, 404, 409, 413))
    async def close_chat(self, request: HttpRequest, table: TableId, data: JSONBody[bodies.Switch]) -> messages.Table:
        """Let nobody talk or react (`on`), or let them again."""
        return await _done(request, table, hosting.close_chat(_key(request), data.on))

    @post("/watching", summary="Close the watching", responses=write_refusals(400, 404, 409, 413))
    async def close_watching(
        self, request: HttpRequest, table: TableId, data: JSONBody[bodies.Switch]
    ) -> messages.Table:
        """Let nobody look on who has no seat (`on`), or let them again."""
        return await _done(request, table, hosting.close_watching(_key(request), data.on))

    @post("/name", summary="Have another name", responses=write_refusals(400, 404, 409, 413))
    async def rename(self, request: HttpRequest, table: TableId, data: JSONBody[bodies.NewSitter]) -> messages.Table:
        """Have another name at this table, before the game begins."""
        service, key = service_of(request), _key(request)
        check_name(service, data.name)
        my_seat(await find_table(service, table), request)
        return await service.table_view(await execute_named(service, table, commands.rename(data.name, key)), key)


def _key(request: HttpRequest) -> str:
    """Whose request it is; nobody's has a key that no seat has."""
    return key_of(request) or ""


async def _done(request: HttpRequest, table: str, command: commands.Command) -> messages.Table:
    """Do it to the table as it is now, and not as this process has heard of it: what is so already is not refused."""
    service = service_of(request)
    await find_table(service, table)
    return await service.table_view(await execute(service, table, command), key_of(request))
