"""The OpenAPI document around the operations: refusals, the cookie, tags."""

from typing import Any, TypedDict

from litestar import Request, Router
from litestar.datastructures import Cookie
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityRequirement, SecurityScheme, Tag

from lettrine.server.identity import COOKIE
from lettrine.wire import messages

DESCRIPTIONS = {
    400: "The request cannot be read.",
    403: "Whoever asks does not sit at this table, the seat is somebody else's, or a page of another site asks.",
    404: "There is no such table, seat, code, game, edition, position or page, or not for whoever asks.",
    409: "The table is not at a point where this can be done.",
    413: f"The body has more than {messages.MOST_BYTES} bytes.",
    414: "What follows the question mark in the address is too long.",
    415: "The body does not say that it is JSON.",
    421: "The server has names, and none of them was asked for.",
    422: "The request can be read, but there is nothing by that name to play, or not in this way.",
    429: "Too many requests have come from this address; try again in a moment.",
    500: "Something is wrong on the server's side. What was acknowledged is kept.",
    503: "The store does not answer, or too much happens at once; try again.",
}
WRITE = (403, 415)
"""Those of operations that change something: they are refused to other sites, and to what is no JSON."""
ALWAYS = (414, 421, 429, 500)
"""Statuses that every operation may have."""
STORE = (503,)
"""Those of operations that use the store."""

SEATED: list[SecurityRequirement] = [{"seat": []}]
"""Only for those who sit at the table."""
ANYBODY: list[SecurityRequirement] = [{}, *SEATED]
"""For everyone; the cookie, if there is one, says which seat."""

NEW_COOKIE = Cookie(
    key=COOKIE,
    description="Proves the seat from now on; sent to whoever has none yet.",
    httponly=True,
    samesite="lax",
    documentation_only=True,
)


class Found(TypedDict):
    """Where a short code leads."""

    id: str


SocketSchema = TypedDict(
    "SocketSchema", {"$schema": str, "title": str, "properties": dict[str, Any], "$defs": dict[str, Any]}
)


def refusals(*statuses: int, store: bool = True) -> dict[int, ResponseSpec]:
    """The refusals of an operation: with these statuses, and with those that every operation may have."""
    return {
        status: ResponseSpec(messages.Refused, generate_examples=False, description=DESCRIPTIONS[status])
        for status in (*statuses, *ALWAYS, *(STORE if store else ()))
    }


def operator_refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of what is there for operators and programs: it may be asked for too often or by another name."""
    documented = refusals(*statuses, store=False)
    return {status: documented[status] for status in (*statuses, 421, 429)}


def write_refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of an operation that changes something."""
    return refusals(*dict.fromkeys((*statuses, *WRITE)))


def _refuse_unknown(request: Request[Any, Any, Any]) -> None:
    """Refuse what is not there as everywhere else: the framework would answer with a page of its own."""
    if request.scope["path_template"] == "/schema/{path}":
        raise NotFoundException


def document() -> OpenAPIConfig:
    """The document around the operations."""
    proof = SecurityScheme(
        type="apiKey",
        name=COOKIE,
        security_scheme_in="cookie",
        description="Whoever sits down gets this cookie; it is signed by the server and keeps the seat.",
    )
    return OpenAPIConfig(
        title="Lettrine",
        version="1",
        description="Tables for word games: open one, sit down, begin. The game itself is played on a socket.",
        use_handler_docstrings=True,
        components=Components(security_schemes={"seat": proof}),
        tags=[
            Tag("tables", "Tables, and the seats at them."),
            Tag("manners", "Blocking and reporting people, and who may not take part."),
            Tag("people", "Oneself: devices, passkeys, and how another device joins."),
            Tag("packs", "Words and categories that tables bring themselves."),
            Tag("ratings", "How good people and bots are, by their games here."),
            Tag("me", "What there is about whoever asks."),
            Tag("practice", "Positions to think about, and what a question would be worth there."),
            Tag("pages", "What whoever runs the server says about it."),
            Tag("socket", "What is said while a game is played."),
            Tag("operator", "For whoever runs the server."),
        ],
        render_plugins=[JsonRenderPlugin()],
        openapi_router=Router("/schema", route_handlers=[], before_request=_refuse_unknown, include_in_schema=False),
    )
