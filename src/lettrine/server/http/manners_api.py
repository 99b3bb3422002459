"""The HTTP interface to blocks, reports and one's own ban. People are named by a table: ids are told to nobody."""

from typing import Annotated

from litestar import Controller, Response, delete, get, post
from litestar.params import JSONBody, Parameter, QueryParameter

from lettrine.core.game import Refusal
from lettrine.play.table_events import MOST_SEATS
from lettrine.server.http.handlers import (
    HttpRequest,
    Refused,
    TableId,
    address_of,
    find_table,
    identify,
    key_of,
    raise_for_refusal,
    service_of,
)
from lettrine.server.http.openapi import ANYBODY, NEW_COOKIE, SEATED, refusals, write_refusals
from lettrine.server.jobs.retention import days_of
from lettrine.server.reports import BOUNDS, MOST_BLOCKS, find_target, new_block, new_report
from lettrine.server.service import Service
from lettrine.store.manners import Block
from lettrine.wire import manners as bodies

BlockId = Annotated[str, Parameter(max_length=40)]
TableAsked = Annotated[str, QueryParameter(max_length=64)]
SeatAsked = Annotated[int | None, QueryParameter(ge=0, le=MOST_SEATS - 1)]
VoiceAsked = Annotated[str | None, QueryParameter(max_length=32)]


class BlocksApi(Controller):
    """Whom one has blocked, at every table."""

    path = "/api/me/blocks"
    tags = ("manners",)

    @get("/", summary="List whom you have blocked", security=ANYBODY, responses=refusals())
    async def listing(self, request: HttpRequest) -> list[bodies.BlockedPerson]:
        """Everybody whom you have blocked, by the names under which you knew them, the newest first."""
        return await _listed(service_of(request), key_of(request))

    @post(
        "/",
        summary="Block somebody",
        security=ANYBODY,
        response_cookies=[NEW_COOKIE],
        responses=write_refusals(400, 404, 409, 413),
    )
    async def block(
        self, request: HttpRequest, data: JSONBody[bodies.NewBlock]
    ) -> Response[list[bodies.BlockedPerson]]:
        """Hear nothing of somebody any more, at any table, and have them not sit down where you are the host.

        They are not told. The answer lists everybody whom you have blocked.
        """
        service, client = service_of(request), identify(request)
        table = await find_table(service, data.table)
        found = await find_target(service.store, table, client.key, data.seat, data.voice)
        target = raise_for_refusal(found)
        block = new_block(client.key, target, service.wall())
        if await service.store.manners.block(block, MOST_BLOCKS) == "full":
            raise Refused(Refusal("too_many_blocked", {"most": MOST_BLOCKS}))
        await service.manners.tell()
        cookies = [client.new_cookie] if client.new_cookie else []
        return Response(await _listed(service, client.key), cookies=cookies)

    @delete(
        "/{block:str}",
        summary="End a block",
        status_code=200,
        security=ANYBODY,
        responses=write_refusals(400, 404),
    )
    async def unblock(self, request: HttpRequest, block: BlockId) -> list[bodies.BlockedPerson]:
        """Hear somebody again; the answer lists whom you have blocked still."""
        service, key = service_of(request), key_of(request) or ""
        if not await service.store.manners.unblock(key, block):
            raise Refused(Refusal("no_such_block"))
        await service.manners.tell()
        return await _listed(service, key)

    @delete(
        "/", summary="End a block at a table", status_code=200, security=ANYBODY, responses=write_refusals(400, 404)
    )
    async def unblock_there(
        self,
        request: HttpRequest,
        table: TableAsked,
        seat: SeatAsked = None,
        voice: VoiceAsked = None,
    ) -> list[bodies.BlockedPerson]:
        """Hear somebody again who has this seat at a table, or speaks there with this voice."""
        service, key = service_of(request), key_of(request) or ""
        found = await find_target(service.store, await find_table(service, table), key, seat, voice)
        target = raise_for_refusal(found)
        if not await service.store.manners.unblock_person(key, target.person):
            raise Refused(Refusal("no_such_block"))
        await service.manners.tell()
        return await _listed(service, key)


@post(
    "/api/tables/{table:str}/reports",
    summary="Report somebody",
    tags=["manners"],
    security=SEATED,
    responses=write_refusals(400, 404, 409, 413),
)
async def report(request: HttpRequest, table: TableId, data: JSONBody[bodies.NewReport]) -> bodies.ReportReceived:
    """Tell whoever runs the server what somebody does at a table. The newest messages that you could read go with it.

    Nobody else learns of it.
    """
    service, key = service_of(request), key_of(request)
    found = await find_table(service, table)
    if key is None:  # who has never been here has seen nothing
        raise Refused(Refusal("not_seated"), 403)
    target = raise_for_refusal(await find_target(service.store, found, key, data.seat, data.voice))
    if not all(map(service.report_limiter.allow, (address_of(request), key))):
        raise Refused(Refusal("too_fast"))
    new = await new_report(service.store, found, key, target, data, service.wall())
    outcome = await service.store.manners.report(new, BOUNDS)
    if outcome != "added":
        raise Refused(Refusal("already_reported" if outcome == "already" else "too_many_reports"))
    service.metrics.record_report()
    return bodies.ReportReceived(days_of("reports", service.settings))


@get(
    "/api/me/ban",
    summary="Ask whether you may take part",
    tags=["manners"],
    security=ANYBODY,
    responses=refusals(store=False),
)
async def own_ban(request: HttpRequest) -> bodies.OwnBan | None:
    """Until when you may not take part, and why; null if you may."""
    ban = service_of(request).manners.ban_of(key_of(request))
    return None if ban is None else bodies.OwnBan(ban.until, ban.reason)


async def _listed(service: Service, key: str | None) -> list[bodies.BlockedPerson]:
    return [_shown(each) for each in await service.store.manners.blocks(key)] if key else []


def _shown(block: Block) -> bodies.BlockedPerson:
    return bodies.BlockedPerson(block.id, block.name, block.at)
