"""The HTTP interface to what is kept for how long."""

from litestar import get

from lettrine.server.http.handlers import HttpRequest, service_of
from lettrine.server.http.openapi import refusals
from lettrine.server.jobs.retention import LINES, days_of
from lettrine.wire.manners import KeptFor


@get(
    "/api/retention",
    summary="Ask what is kept for how long",
    tags=["pages"],
    responses=refusals(store=False),
    sync_to_thread=False,
)
def retention(request: HttpRequest) -> list[KeptFor]:
    """What this server stores about people and their games, and after how many days it deletes it."""
    settings = service_of(request).settings
    return [KeptFor(line.what, days_of(line.what, settings)) for line in LINES]
