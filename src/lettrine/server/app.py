"""The application: its routes, its error handlers, and the service behind them."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from time import perf_counter
from typing import Any

from litestar import Litestar, Response, get
from litestar.config.app import AppConfig
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.types import ControllerRouterHandler, Message, Receive, Send
from litestar.utils.scope.state import ScopeState

from lettrine.core.game import Refusal
from lettrine.server.admission import Admission
from lettrine.server.fingerprint import check_secret
from lettrine.server.http import assets, openapi
from lettrine.server.http.analysis_api import AnalysisApi
from lettrine.server.http.catalogue_api import games, rulebook, words
from lettrine.server.http.consent_api import ConsentApi
from lettrine.server.http.handlers import HttpRequest, Refused
from lettrine.server.http.history_api import HistoryApi
from lettrine.server.http.host_api import HostApi
from lettrine.server.http.manners_api import BlocksApi, own_ban, report
from lettrine.server.http.me_api import LinksApi, MeApi, PasskeysApi
from lettrine.server.http.operator_api import health, metrics, ready
from lettrine.server.http.packs_api import PacksApi, table_pack
from lettrine.server.http.pages_api import operator_page, operator_pages
from lettrine.server.http.practice_api import PracticeApi, TablePracticeApi
from lettrine.server.http.ratings_api import game_ratings, table_ratings
from lettrine.server.http.replay_api import ReplayApi
from lettrine.server.http.retention_api import retention
from lettrine.server.http.suggestion_api import SuggestionApi
from lettrine.server.http.tables_api import TablesApi, find
from lettrine.server.language import language_of
from lettrine.server.live.socket import table_socket
from lettrine.server.service import Service
from lettrine.server.settings import Settings, store_kind
from lettrine.store.errors import StoreError, StoreUnavailableError
from lettrine.store.log import Log
from lettrine.store.url import open_log
from lettrine.texts import explain
from lettrine.wire import messages, schema
from lettrine.wire.fields import NOT_UTF8, reason_of, unreadable_detail
from lettrine.words.cache import NotCompiled

log = logging.getLogger(__name__)

WHOLE_BODY = "data"
"""What the framework calls a request's body."""
NO_BODY = "Expected a body"
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS")
"""Those that metrics and logs name: a client may make up others."""


class Application(Litestar):
    """Counts and logs every response over HTTP.

    A middleware would not see unknown paths, and a hook on sending would be called for every message of a socket.
    For the same reason `Admission` stands before all of them.
    """

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request or serve a socket."""
        if scope["type"] == "http":
            await self._serve_http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._admit(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def _admit(self, scope: Any, receive: Receive, send: Send) -> None:
        admission: Admission = self.state.admission
        await admission(scope, receive, send)

    async def _serve_http(self, scope: Any, receive: Receive, send: Send) -> None:
        began, status = perf_counter(), 500

        async def send_noting_status(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._admit(scope, receive, send_noting_status)
        finally:
            self._record(scope, status, perf_counter() - began)

    def _record(self, scope: Any, status: int, seconds: float) -> None:
        route = scope.get("path_template", "none")
        method = scope["method"] if scope["method"] in METHODS else "other"
        service: Service = self.state.service
        service.metrics.record_response(route, method, status, seconds)
        fields = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 2)}
        log.info("answered", extra=fields)


def build(settings: Settings) -> Litestar:
    """The application; its store is opened when it starts and closed when it stops."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        service = Service(settings, await _open_store(app, settings))
        app.state.service = service
        app.state.admission = Admission(partial(Litestar.__call__, app), service)
        await service.open()
        try:
            yield
        finally:
            await service.close()

    config = AppConfig(
        route_handlers=[*ROUTES, *assets.handlers()],
        lifespan=[lifespan],
        exception_handlers={
            Refused: _handle_refused,
            HTTPException: _handle_http_error,
            RecursionError: _handle_too_deep,
            UnicodeDecodeError: _handle_not_utf8,
            StoreUnavailableError: _handle_unavailable_store,
            NotCompiled: _handle_not_compiled,
            Exception: _handle_failure,
        },
        request_max_body_size=messages.MOST_BYTES,
        openapi_config=openapi.document(),
        logging_config=None,
    )
    return Application.from_config(config)


async def _open_store(app: Litestar, settings: Settings) -> Log:
    """Open the store. The error why that cannot be is kept for `run`, because uvicorn hides it."""
    try:
        return await _open_checked_store(settings)
    except StoreError as error:
        fields = {"store": store_kind(settings.store), "code": error.code}
        log.error("the store cannot be opened", extra=fields, exc_info=error)
        app.state.start_error = error
        raise


async def _open_checked_store(settings: Settings) -> Log:
    store = await open_log(settings.store)
    if store_kind(settings.store) != "memory":  # nobody else can use what is in memory
        try:
            await check_secret(settings.secret, store.installation, settings.former_secrets)
        except BaseException:
            await store.close()
            raise
    return store


@get(
    "/schema/socket.json",
    summary="Get the schema of the socket",
    tags=["socket"],
    responses={
        200: ResponseSpec(openapi.SocketSchema, generate_examples=False, description="A JSON Schema."),
        **openapi.operator_refusals(),
    },
    sync_to_thread=False,
)
def socket_schema() -> dict[str, Any]:
    """What may be said on a table's socket, what may come, and what each game puts in: JSON Schema."""
    return schema.json_schema()


ROUTES: tuple[ControllerRouterHandler, ...] = (
    games,
    rulebook,
    words,
    operator_pages,
    operator_page,
    TablesApi,
    ConsentApi,
    HostApi,
    PacksApi,
    MeApi,
    LinksApi,
    PasskeysApi,
    table_pack,
    SuggestionApi,
    ReplayApi,
    AnalysisApi,
    game_ratings,
    table_ratings,
    PracticeApi,
    TablePracticeApi,
    HistoryApi,
    find,
    BlocksApi,
    report,
    own_ban,
    retention,
    table_socket,
    health,
    ready,
    metrics,
    socket_schema,
)
"""The routes for programs; the page has its own."""


def _handle_refused(request: HttpRequest, error: Refused) -> Response[messages.Refused]:
    return _response(request, error.refusal, error.status)


def _handle_http_error(request: HttpRequest, error: HTTPException) -> Response[messages.Refused]:
    """What the framework refuses by itself: a bad body, an unknown path or method."""
    detail = _unreadable_detail(error)
    body = ScopeState.from_scope(request.scope).body
    if isinstance(body, bytes):
        detail["reason"] = reason_of(detail["reason"], body)
    return _response(request, Refusal("unreadable", detail), error.status_code)


def _unreadable_detail(error: HTTPException) -> dict[str, Any]:
    """The field that is wrong, of several the first; the whole body is no field."""
    found = error.extra[0] if isinstance(error.extra, list) and error.extra else None
    if found is not None:
        field = "" if found["key"] == WHOLE_BODY else found["key"]
        return unreadable_detail(NO_BODY if found["message"] == f"'{WHOLE_BODY}'" else found["message"], field)
    missing = isinstance(error.__cause__, KeyError) and str(error.__cause__.args[0])
    return unreadable_detail(error.detail, missing or "")


def _handle_too_deep(request: HttpRequest, error: RecursionError) -> Response[messages.Refused]:
    """A body nested so deeply that the framework cannot read it."""
    return _response(request, Refusal("unreadable", {"reason": "too deep"}), 400)


def _handle_not_utf8(request: HttpRequest, error: UnicodeDecodeError) -> Response[messages.Refused]:
    """A body in another encoding than that of JSON, which the framework does not expect."""
    return _response(request, Refusal("unreadable", {"reason": NOT_UTF8}), 400)


def _handle_unavailable_store(request: HttpRequest, error: StoreUnavailableError) -> Response[messages.Refused]:
    return _response(request, Refusal(error.code), 503)


def _handle_not_compiled(request: HttpRequest, error: NotCompiled) -> Response[messages.Refused]:
    service: Service = request.app.state.service
    return _response(request, service.lexicons.refusal(error.language), 503)


def _handle_failure(request: HttpRequest, error: Exception) -> Response[messages.Refused]:
    log.error("a request failed", exc_info=error)
    return _response(request, Refusal("table_failed"), 500)


def _response(request: HttpRequest, refusal: Refusal, status: int) -> Response[messages.Refused]:
    sentence = explain(language_of(request), refusal.code, refusal.detail)
    return Response(messages.Refused(refusal.code, sentence, None, refusal.detail), status_code=status)
