"""The HTTP interface to the analysis of a game that is over."""

from litestar import Controller, Response, get
from litestar.openapi import ResponseSpec

from lettrine.analysis.registry import AnyAnalysis
from lettrine.server.http.handlers import (
    HttpRequest,
    TableId,
    find_table,
    raise_for_refusal,
    require_over,
    require_own_words,
    service_of,
)
from lettrine.server.http.openapi import refusals
from lettrine.server.jobs.analysis import analyse_table


class AnalysisApi(Controller):
    """The analysis of a game."""

    path = "/api/tables/{table:str}"
    tags = ("tables",)

    @get(
        "/analysis",
        summary="Get the analysis of a game",
        responses={
            200: ResponseSpec(AnyAnalysis, generate_examples=False, description="What the game was like."),
            **refusals(400, 403, 404, 409, 422),
        },
    )
    async def analysis(self, request: HttpRequest, table: TableId) -> Response[bytes]:
        """What each question was worth, who was lucky and what was let pass, once the game is over."""
        service = service_of(request)
        found = require_own_words(require_over(await find_table(service, table)), request)
        await service.lexicons.load(found.plan.language)
        report = raise_for_refusal(await analyse_table(found, service.store, service.worker))
        return Response(report, media_type="application/json")
