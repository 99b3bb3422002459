"""What every handler begins with: which house is asked, by whom, and about which table; and how it refuses."""

from typing import Annotated, Any, TypeVar

from litestar import Request
from litestar.params import Parameter

from lettrine.core.game import Refusal
from lettrine.play import commands
from lettrine.play.table import Table
from lettrine.play.table_events import MOST_SEATS
from lettrine.server.identity import COOKIE
from lettrine.server.service import Service

HttpRequest = Request[Any, Any, Any]
TableId = Annotated[str, Parameter(max_length=64)]
SeatNumber = Annotated[int, Parameter(ge=0, le=MOST_SEATS - 1)]

STATUS = {
    "no_such_table": 404,
    "no_such_seat": 404,
    "no_such_position": 404,
    "no_such_question": 422,
    "no_analysis": 422,
    "no_practice": 422,
    "game_too_long": 422,
    "table_failed": 500,
    "store_away": 503,
    "too_busy": 503,
}
"""The status of an answer, by the code of the refusal; any other is a matter of when it was asked."""


class Refused(Exception):  # noqa: N818  # it is the answer, not an error
    """Carries a refusal out of a handler, with the status of the answer."""

    def __init__(self, refusal: Refusal, status: int | None = None) -> None:
        super().__init__(refusal.code)
        self.refusal, self.status = refusal, status or STATUS.get(refusal.code, 409)


Result = TypeVar("Result")


def raise_for_refusal(result: Result | Refusal, status: int | None = None) -> Result:
    """The result, if it is not a refusal; a refusal ends the request."""
    if isinstance(result, Refusal):
        raise Refused(result, status)
    return result


def service_of(request: HttpRequest) -> Service:
    """The house this request came to; whoever asks too often is refused."""
    service: Service = request.app.state.service
    if not service.requests.take(address_of(request)):
        raise Refused(Refusal("too_fast"), 429)
    return service


def address_of(request: HttpRequest) -> str:
    """Where a request came from, by which it is counted."""
    return request.client.host if request.client else ""


def key_of(request: HttpRequest) -> str | None:
    """The fingerprint of what whoever asks can prove."""
    service: Service = request.app.state.service
    return service.identities.fingerprint(request.cookies.get(COOKIE))


def my_seat(table: Table, request: HttpRequest) -> int:
    """The seat of whoever asks; it is refused to those who have none."""
    key = key_of(request)
    seat = table.seat_of(key) if key else None
    if seat is None:
        raise Refused(Refusal("not_seated"), 403)
    return seat


async def found(service: Service, table: str) -> Table:
    """The table that is asked about."""
    there = await service.tables.table(table)
    if there is None:
        raise Refused(Refusal("no_such_table"))
    return there


def over(table: Table) -> Table:
    """The same table, if its game is over."""
    if table.status != "over":
        raise Refused(Refusal("not_over"))
    return table


async def done(service: Service, table: str, request: commands.Command) -> Table:
    """The table after something was done there."""
    return raise_for_refusal(await service.tables.do(table, request))
