"""Runs the application. When it is told to stop, it says goodbye while there is still somebody to hear it."""

import asyncio
import logging
import sys
from threading import Thread
from typing import Any

import uvicorn
from litestar import Litestar

from lettrine.server import browser_launcher, logs
from lettrine.server.app import build
from lettrine.server.jobs.garbage import sweep
from lettrine.server.live.uvicorn_protocol import UvicornSocket
from lettrine.server.service import Service
from lettrine.server.settings import Settings, kind_of

log = logging.getLogger(__name__)

GOODBYE = 3.0
"""Seconds that people have to hear the goodbye."""


class Serving(uvicorn.Server):
    """A server that closes its rooms before its connections: by itself, uvicorn cuts them off first."""

    def __init__(self, app: Litestar, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.app = app

    async def startup(self, sockets: Any = None) -> None:
        """Say where we listen, once we do, and show the page to whoever wants to see it."""
        await super().startup(sockets)
        self._sweeping = asyncio.create_task(sweep())
        service: Service = self.app.state.service
        host, port, *_ = self.servers[0].sockets[0].getsockname()
        url = browser_launcher.address(host, port)
        log.info("started", extra={"host": host, "port": port, "url": url, "store": kind_of(service.settings.store)})
        if service.settings.open:
            # Nobody waits for it: some browsers come back only when they are closed.
            Thread(target=browser_launcher.show, args=(url,), daemon=True).start()

    async def shutdown(self, sockets: Any = None) -> None:
        """Let nobody in, ask everybody to come back, and only then close."""
        log.info("stopping")
        for server in self.servers:
            server.close()
        service: Service = self.app.state.service
        service.connections.close()
        loop = asyncio.get_running_loop()
        until = loop.time() + GOODBYE
        while service.connections.count() and loop.time() < until:
            await asyncio.sleep(0.01)
        try:
            await super().shutdown(sockets)
        except Exception:  # whatever a connection does at the end, the store is still to be closed
            log.exception("a connection was in the way of stopping")
        log.info("stopped")


def configured(app: Litestar, settings: Settings) -> uvicorn.Config:
    """How uvicorn is to serve."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="uvloop",
        ws=UvicornSocket,
        ws_max_size=64 * 1024,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
        ws_per_message_deflate=False,  # frames are small; it would more than double the memory of a connection
        proxy_headers=bool(settings.trust_proxy),
        forwarded_allow_ips=list(settings.trust_proxy),
        access_log=False,
        log_config=None,  # it speaks through the one handler that all use
    )


def run(settings: Settings) -> None:
    """Serve until the process is told to stop."""
    logs.configure(settings.log_format, settings.log_level, sys.stderr)
    app = build(settings)
    Serving(app, configured(app, settings)).run()
