"""The HTTP interface to suggestions: what a bot would do in one's place."""

import msgspec
from litestar import Controller, get
from litestar.params import FromQuery

from lettrine.server.http.handlers import (
    HttpRequest,
    TableId,
    find_table,
    my_seat,
    raise_for_refusal,
    service_of,
)
from lettrine.server.http.openapi import SEATED, refusals
from lettrine.wire import bodies


class SuggestionApi(Controller):
    """A bot's suggestion while a game goes on."""

    path = "/api/tables/{table:str}"
    tags = ("tables",)

    @get("/suggestion", summary="Ask what a bot would do", security=SEATED, responses=refusals(400, 403, 404, 409))
    async def suggestion(
        self, request: HttpRequest, table: TableId, decision: FromQuery[str | None] = None
    ) -> bodies.Suggestion:
        """What a bot would do about this open duty or else one's first, knowing only what one knows oneself."""
        service = service_of(request)
        found = await find_table(service, table)
        seat = my_seat(found, request)
        await service.lexicons.load(found.plan.language)  # also where words are not checked: the bot needs it
        move = raise_for_refusal(await service.bot_seats.suggest(found, seat, decision))
        return bodies.Suggestion(move.decision, msgspec.json.decode(move.action))
