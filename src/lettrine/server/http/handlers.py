"""What the request handlers share: the service, the client's key and seat, the table, and refusals."""

from typing import Annotated, Any, NamedTuple, TypeVar

from litestar import Request
from litestar.datastructures import Cookie
from litestar.params import Parameter

from lettrine.core.game import Refusal
from lettrine.play import commands
from lettrine.play.table import Table
from lettrine.play.table_events import MOST_SEATS
from lettrine.server.admission import DEVICE, KEY
from lettrine.server.identity import cookie
from lettrine.server.service import Service
from lettrine.store.errors import UNAVAILABLE_CODES

HttpRequest = Request[Any, Any, Any]
TableId = Annotated[str, Parameter(max_length=64)]
SeatNumber = Annotated[int, Parameter(ge=0, le=MOST_SEATS - 1)]

STATUS = {
    "no_such_table": 404,
    "no_such_seat": 404,
    "not_seated": 403,
    "not_host": 403,
    "no_such_pack": 404,
    "no_such_block": 404,
    "nobody_there": 404,
    "no_such_position": 404,
    "no_such_link": 404,
    "no_such_key": 404,
    "bad_passkey": 403,
    "no_such_question": 422,
    "no_analysis": 422,
    "no_practice": 422,
    "game_too_long": 422,
    "table_failed": 500,
    **dict.fromkeys(UNAVAILABLE_CODES, 503),
    "too_busy": 503,
    "presence_unknown": 503,
    "too_fast": 429,
    "too_many_tables": 429,
    "too_many_seats": 429,
    "too_many_packs": 429,
    "too_many_reports": 429,
}
"""The HTTP status of a refusal, by its code; any other is 409."""


class Refused(Exception):  # it is an answer, not an error
    """Raised to answer a request with a refusal and a status."""

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
    """The service behind the routes."""
    service: Service = request.app.state.service
    return service


def address_of(request: HttpRequest) -> str:
    """The client's address, for rate limits."""
    return request.client.host if request.client else ""


def key_of(request: HttpRequest) -> str | None:
    """The fingerprint of the client's cookie, if it has a valid one."""
    key: str | None = request.scope["state"][KEY]
    return key


class Client(NamedTuple):
    """Who sent a request, and the cookie for a new client."""

    key: str
    new_cookie: Cookie | None
    device: str = ""
    """The fingerprint of the cookie itself."""


def identify(request: HttpRequest) -> Client:
    """Who sent a request; a new client gets a cookie."""
    key = key_of(request)
    return new_client(request) if key is None else Client(key, None, request.scope["state"][DEVICE])


def new_client(request: HttpRequest) -> Client:
    """Somebody new, with their cookie."""
    service = service_of(request)
    secure = service.is_secure(request.scope)
    new = service.identities.issue(secure)
    return Client(new.key, cookie(new.cookie, secure), new.key)


def require_own_words(table: Table, request: HttpRequest) -> Table:
    """The same table, if whoever asks may know the words that it has brought; refused otherwise.

    Those who sit there may. The others may where the table shows its words to everybody: a record, an analysis or an
    exercise would tell them which words there were besides those that came up.
    """
    key = key_of(request)
    seated = key is not None and table.seat_of(key) is not None
    if table.plan.pack is None or table.plan.pack_public or seated:
        return table
    raise Refused(Refusal("pack_hidden"), 403)


def my_seat(table: Table, request: HttpRequest) -> int:
    """The client's seat; a client without one is refused."""
    key = key_of(request)
    seat = table.seat_of(key) if key else None
    if seat is None:
        raise Refused(Refusal("not_seated"), 403)
    return seat


async def find_table(service: Service, table: str) -> Table:
    """The table of this id; refused if there is none."""
    found = await service.tables.fresh_table(table)
    if found is None:
        raise Refused(Refusal("no_such_table"))
    return found


def require_over(table: Table) -> Table:
    """The same table, if its game is over; refused otherwise."""
    if table.status != "over":
        raise Refused(Refusal("not_over"))
    return table


async def execute(service: Service, table: str, command: commands.Command) -> Table:
    """Execute a command, and return the table after it."""
    return raise_for_refusal(await service.tables.do(table, command))
