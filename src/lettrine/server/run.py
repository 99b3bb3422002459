"""Runs the application. When it stops, it closes the connections with a message first."""

import asyncio
import logging
import sys
from threading import Thread
from typing import Any

import uvicorn
from litestar import Litestar
from uvicorn.config import STARTUP_FAILURE

from lettrine.server import browser_launcher, logs
from lettrine.server.admission import OPERATOR_PORT
from lettrine.server.app import build
from lettrine.server.descriptors import raise_limit
from lettrine.server.jobs.garbage import collect_garbage
from lettrine.server.live.uvicorn_protocol import UvicornHttp, UvicornSocket
from lettrine.server.service import Service
from lettrine.server.settings import Settings, store_kind
from lettrine.store.errors import StoreError
from lettrine.supervision import supervise

log = logging.getLogger(__name__)

CLOSE_TIMEOUT = 3.0
"""Seconds in which clients can read their last message."""


class Server(uvicorn.Server):
    """A server that closes the connections to tables properly: by itself, uvicorn would just drop them."""

    def __init__(self, app: Litestar, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.app = app

    async def startup(self, sockets: Any = None) -> None:
        """Log where the server listens, once it does, and open the page if the settings say so."""
        await super().startup(sockets)
        await self._open_operator_port()
        self._garbage = supervise("garbage collection", collect_garbage)
        service: Service = self.app.state.service
        host, port, *_ = self.servers[0].sockets[0].getsockname()
        url = browser_launcher.page_url(host, port)
        log.info("started", extra={"host": host, "port": port, "url": url, "store": store_kind(service.settings.store)})
        if service.settings.open:
            # In a thread: some browsers return only when they are closed.
            Thread(target=browser_launcher.open_page, args=(url,), daemon=True).start()

    async def _open_operator_port(self) -> None:
        """Listen on the operator's own port too, if there is to be one; what comes in there is marked as theirs."""
        settings = self.app.state.service.settings
        if not settings.metrics_port:
            return
        listen = asyncio.get_running_loop().create_server
        try:
            self.servers.append(await listen(self._operator_protocol, settings.metrics_host, settings.metrics_port))
        except OSError as error:
            log.error("the port for metrics cannot be opened", extra={"port": settings.metrics_port}, exc_info=error)
            await super().shutdown()
            sys.exit(STARTUP_FAILURE)

    def _operator_protocol(self) -> asyncio.Protocol:
        make: Any = self.config.http_protocol_class
        protocol: asyncio.Protocol = make(self.config, self.server_state, {OPERATOR_PORT: True})
        return protocol

    async def shutdown(self, sockets: Any = None) -> None:
        """Accept no new connections, close those to tables with a message, and only then stop."""
        log.info("stopping")
        for server in self.servers:
            server.close()
        service: Service = self.app.state.service
        service.connections.close()
        loop = asyncio.get_running_loop()
        until = loop.time() + CLOSE_TIMEOUT
        while service.connections.count() and loop.time() < until:
            await asyncio.sleep(0.01)
        try:
            await super().shutdown(sockets)
        except Exception:  # the store has to be closed all the same
            log.exception("a connection was in the way of stopping")
        log.info("stopped")


def uvicorn_config(app: Litestar, settings: Settings) -> uvicorn.Config:
    """The configuration of uvicorn."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="uvloop",
        http=UvicornHttp,
        ws=UvicornSocket,
        ws_max_size=64 * 1024,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
        ws_per_message_deflate=False,  # frames are small; it would more than double the memory of a connection
        proxy_headers=False,  # `Admission` reads them
        access_log=False,
        log_config=None,  # it uses the one handler of this process
    )


def run(settings: Settings) -> None:
    """Serve until the process is stopped; raises a `StoreError` if the store is in the way of starting."""
    logs.configure(settings.log_format, settings.log_level, sys.stderr)
    raise_limit()
    app = build(settings)
    try:
        Server(app, uvicorn_config(app, settings)).run()
    except SystemExit:
        error: StoreError | None = app.state.get("start_error")
        if error is not None:
            raise error from None
        raise
