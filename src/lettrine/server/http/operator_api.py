"""The HTTP interface for whoever runs the server: whether it is up, whether it can do its work, and numbers."""

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.openapi import ResponseSpec
from prometheus_client import CONTENT_TYPE_LATEST

from lettrine.server.admission import OPERATOR
from lettrine.server.http.handlers import HttpRequest, service_of
from lettrine.server.http.openapi import operator_refusals
from lettrine.server.language import language_of
from lettrine.server.readiness import ReadinessReport, report


@get(
    "/health",
    summary="Ask whether the server is up",
    tags=["operator"],
    responses=operator_refusals(),
    sync_to_thread=False,
)
def health(request: HttpRequest) -> dict[str, str]:
    """Whether the process answers. Whether it can do anything is another question: `/ready`."""
    return {"status": "ok"}


@get(
    "/ready",
    summary="Ask whether the server can take moves",
    tags=["operator"],
    responses={
        **operator_refusals(),
        503: ResponseSpec(ReadinessReport, generate_examples=False, description="It cannot, and why."),
    },
    sync_to_thread=False,
)
def ready(request: HttpRequest) -> Response[ReadinessReport]:
    """Whether moves can be taken and acknowledged, and there are words to play with or they are being prepared."""
    found = report(service_of(request).readiness(), language_of(request))
    return Response(found, status_code=200 if found.ready else 503)


@get(
    "/metrics",
    summary="Get numbers for Prometheus",
    tags=["operator"],
    media_type=CONTENT_TYPE_LATEST,
    responses=operator_refusals(404),
    sync_to_thread=False,
)
def metrics(request: HttpRequest) -> Response[bytes]:
    """What an operator counts: answers, messages, deadlines, connections, tables in memory, why it is not ready."""
    if not request.scope["state"][OPERATOR]:
        raise NotFoundException  # as if it were not there: timing is nobody else's business
    service = service_of(request)
    service.metrics.record_descriptors(service.descriptors.left())
    reasons = [reason.code for reason in service.readiness().reasons]
    return Response(service.metrics.render(service.connections.count(), service.tables.loaded_count(), reasons))
