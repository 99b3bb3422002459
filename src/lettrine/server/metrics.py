"""Numbers for an operator, in Prometheus' format. They count; they never name a table, a person or a word."""

from typing import Any

from litestar import Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Gauge, generate_latest

from lettrine.server.house import House


@get("/metrics", sync_to_thread=False)
def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """How many tables are in memory, and how many people are connected."""
    house: House = request.app.state.house
    registry = CollectorRegistry()
    Gauge("lettrine_connections", "Open sockets", registry=registry).set(house.rooms.count())
    Gauge("lettrine_hot_tables", "Tables in memory", registry=registry).set(house.tables.hot())
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)
