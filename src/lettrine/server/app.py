"""Puts the server together: the one place that knows all its parts."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.config.app import AppConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from lettrine.core.game import Refusal
from lettrine.server import wire
from lettrine.server.api import Refused, TablesApi, find
from lettrine.server.house import House
from lettrine.server.metrics import metrics
from lettrine.server.settings import Settings
from lettrine.server.socket import table_socket
from lettrine.server.speech import language_of
from lettrine.store.errors import StoreError
from lettrine.store.open import open_log
from lettrine.texts import explain

log = logging.getLogger(__name__)

Ask = Request[Any, Any, Any]


def build(settings: Settings) -> Litestar:
    """The application; its store is opened when it starts and closed when it stops."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        house = House(settings, await open_log(settings.store))
        app.state.house = house
        house.open()
        try:
            yield
        finally:
            await house.close()

    config = AppConfig(
        route_handlers=[TablesApi, find, table_socket, health, metrics, socket_schema],
        lifespan=[lifespan],
        exception_handlers={
            Refused: _refused,
            HTTPException: _unreadable,
            RecursionError: _too_deep,
            StoreError: _away,
            Exception: _failed,
        },
        request_max_body_size=wire.LARGEST,
        openapi_config=OpenAPIConfig(title="Lettrine", version="1", render_plugins=[JsonRenderPlugin()]),
        logging_config=None,
    )
    return Litestar.from_config(config)


@get("/health", sync_to_thread=False)
def health(request: Ask) -> dict[str, str]:
    """Whether the process answers."""
    return {"status": "ok"}


@get("/schema/socket.json", sync_to_thread=False)
def socket_schema() -> dict[str, Any]:
    """What may be said on a table's socket, and what may come: JSON Schema."""
    return wire.schema()


def _refused(request: Ask, error: Refused) -> Response[wire.Refused]:
    return _answer(request, error.refusal, error.status)


def _unreadable(request: Ask, error: HTTPException) -> Response[wire.Refused]:
    """What the framework refuses by itself: a bad body, an unknown path, a method that is not there."""
    return _answer(request, Refusal("unreadable", {"reason": error.detail[:200]}), error.status_code)


def _too_deep(request: Ask, error: RecursionError) -> Response[wire.Refused]:
    """A body nested so deeply that the framework gives up reading it."""
    return _answer(request, Refusal("unreadable", {"reason": "too deep"}), 400)


def _away(request: Ask, error: StoreError) -> Response[wire.Refused]:
    return _answer(request, Refusal("store_away", {"reason": error.code}), 503)


def _failed(request: Ask, error: Exception) -> Response[wire.Refused]:
    log.error("a request failed", exc_info=error)
    return _answer(request, Refusal("table_failed"), 500)


def _answer(request: Ask, refusal: Refusal, status: int) -> Response[wire.Refused]:
    told = explain(language_of(request), refusal.code, refusal.detail)
    return Response(wire.Refused(refusal.code, told, None, refusal.detail), status_code=status)
