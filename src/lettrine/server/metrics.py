"""Numbers for an operator, in Prometheus' format. They count; they never name a table, a person or a word."""

from typing import Literal, get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest

Outcome = Literal["done", "refused", "failed"]

GONE = ("too_slow", "too_fast", "closing", "crowded")
"""Why connections are ended by us. Each has its number from the start: what appears late is missed by an alarm."""
BUCKETS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
"""Seconds: a message is dealt with in the first few, and whoever waits for the last has noticed."""

disable_created_metrics()  # type: ignore[no-untyped-call]  # when each number began would double the page


class Meters:
    """All that one house counts."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self._answers = Counter(
            "lettrine_http_answers", "Answers over HTTP", ("route", "method", "status"), registry=registry
        )
        self._answering = _times("lettrine_http_seconds", "From a request to the end of its answer", registry, "route")
        acting = _times("lettrine_message_seconds", "From a socket's message to its answer", registry, "outcome")
        self._acting = {outcome: acting.labels(outcome) for outcome in get_args(Outcome)}
        self._gone = Counter("lettrine_let_go", "Connections ended by us", ("why",), registry=registry)
        for why in GONE:
            self._gone.labels(why)
        self._lapses = Counter("lettrine_lapses", "Deadlines that fired", registry=registry)
        self._rated = Counter("lettrine_rated_games", "Games rated by this process", registry=registry)
        self._thinking = _times("lettrine_bot_seconds", "A bot's thinking, with the wait for its process", registry)
        self._lag = _times("lettrine_lag_seconds", "How late the event loop is", registry)
        self._connections = Gauge("lettrine_connections", "Open sockets", registry=registry)
        self._tables = Gauge("lettrine_hot_tables", "Tables in memory", registry=registry)

    def answered(self, route: str, method: str, status: int, seconds: float) -> None:
        """A request was answered; the route is a template, such as `/api/tables/{table}`."""
        self._answers.labels(route, method, status).inc()
        self._answering.labels(route).observe(seconds)

    def acted(self, outcome: Outcome, seconds: float) -> None:
        """A socket's message was dealt with."""
        self._acting[outcome].observe(seconds)

    def let_go(self, why: str) -> None:
        """A connection was ended by us."""
        self._gone.labels(why).inc()

    def lapsed(self, count: int) -> None:
        """So many deadlines fired."""
        self._lapses.inc(count)

    def rated(self) -> None:
        """A game was rated."""
        self._rated.inc()

    def thought(self, seconds: float) -> None:
        """A bot has thought."""
        self._thinking.observe(seconds)

    def lagged(self, seconds: float) -> None:
        """The event loop did something so much later than it was meant to."""
        self._lag.observe(seconds)

    def page(self, connections: int, tables: int) -> bytes:
        """Everything, with what is now."""
        self._connections.set(connections)
        self._tables.set(tables)
        return generate_latest(self._registry)


def _times(name: str, about: str, registry: CollectorRegistry, *labels: str) -> Histogram:
    return Histogram(name, about, labels, buckets=BUCKETS, registry=registry)
