"""The HTTP interface to the pages that whoever runs the server has written."""

from typing import Annotated

from litestar import get
from litestar.params import Parameter

from lettrine.core.game import Refusal
from lettrine.server.http.handlers import HttpRequest, Refused, service_of
from lettrine.server.http.openapi import refusals
from lettrine.server.language import language_of
from lettrine.server.operator_pages import page_in
from lettrine.wire import bodies

PageName = Annotated[str, Parameter(max_length=40)]


@get(
    "/api/pages",
    summary="List the operator's pages",
    tags=["pages"],
    responses=refusals(store=False),
    sync_to_thread=False,
)
def operator_pages(request: HttpRequest) -> list[str]:
    """The names of the pages that there are."""
    return list(service_of(request).settings.pages)


@get(
    "/api/pages/{name:str}",
    summary="Get a page of the operator's",
    tags=["pages"],
    responses=refusals(400, 404, store=False),
    sync_to_thread=False,
)
def operator_page(request: HttpRequest, name: PageName) -> bodies.OperatorPage:
    """What whoever runs this server says about privacy, or who they are."""
    page = page_in(service_of(request).settings.pages, name, language_of(request))
    if page is None:
        raise Refused(Refusal("no_such_page"), 404)
    return page
