"""Metrics in Prometheus' format. They count; they never name a table, a person or a word.

How long single messages and single moves of bots took is not to be read off them, nor that there was one: those are
published in batches.
"""

from collections.abc import Callable, Collection, Iterator
from itertools import product
from secrets import choice
from typing import Literal, get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest
from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

from lettrine.child_process import losses
from lettrine.server.readiness import REASONS
from lettrine.supervision import failures
from lettrine.words.cache import LANGUAGES

Outcome = Literal["done", "refused", "failed"]

DISCONNECT_REASONS = (
    "too_slow",
    "too_fast",
    "closing",
    "crowded",
    "another_site",
    "wrong_host",
    "query_too_long",
    "banned",
)
"""Why the server ends connections. Each is counted from the start: an alert would miss a metric that appears late."""
JUMPS = ("back", "forward")
DELETED = ("open", "running", "finished", "people", "chat", "reports", "bans")
"""What is deleted when it is old, by the names in the list of all that is kept (`jobs/retention.py`)."""
BUILD_OUTCOMES = ("failed", "built")
BUCKETS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
"""Seconds: a message is handled within the first few, and a person notices the last."""

BATCH_SIZES = range(50, 151)
"""How many observations are published together: by lot, so that nobody can fill a batch up to the last one."""

disable_created_metrics()  # type: ignore[no-untyped-call]  # when each metric was created would double the page


class Batches:
    """Observations that are published together, once there are many."""

    def __init__(self) -> None:
        self._waiting: list[tuple[Callable[[float], None], float]] = []
        self._size = choice(BATCH_SIZES)

    def add(self, publish: Callable[[float], None], seconds: float) -> None:
        """Publish an observation, sooner or later."""
        self._waiting.append((publish, seconds))
        if len(self._waiting) >= self._size:
            for each, observed in self._waiting:
                each(observed)
            self._waiting, self._size = [], choice(BATCH_SIZES)


class Metrics:
    """The metrics of one server process."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self._responses = Counter(
            "lettrine_http_answers", "Answers over HTTP", ("route", "method", "status"), registry=registry
        )
        self._response_times = _histogram(
            "lettrine_http_seconds", "From a request to the end of its answer", registry, "route"
        )
        messages = _histogram("lettrine_message_seconds", "From a socket's message to its answer", registry, "outcome")
        self._message_times = {outcome: messages.labels(outcome) for outcome in get_args(Outcome)}
        self._messages, self._bot_moves = Batches(), Batches()
        self._disconnects = Counter("lettrine_let_go", "Connections ended by us", ("why",), registry=registry)
        for why in DISCONNECT_REASONS:
            self._disconnects.labels(why)
        self._lapses = Counter("lettrine_lapses", "Deadlines that fired", registry=registry)
        self._clock_jumps = Counter("lettrine_clock_jumps", "Jumps of the wall clock", ("way",), registry=registry)
        for way in JUMPS:
            self._clock_jumps.labels(way)
        self._rated_games = Counter("lettrine_rated_games", "Games rated by this process", registry=registry)
        self._reports = Counter("lettrine_reports", "Reports of people that were made here", registry=registry)
        self._deleted = Counter("lettrine_deleted", "What was deleted because it was old", ("what",), registry=registry)
        for what in DELETED:
            self._deleted.labels(what)
        self._lexicon_builds = Counter(
            "lettrine_lexicon_builds", "Builds of lexicons", ("language", "outcome"), registry=registry
        )
        for language, outcome in product(LANGUAGES, BUILD_OUTCOMES):
            self._lexicon_builds.labels(language, outcome)
        self._bot_times = _histogram(
            "lettrine_bot_seconds", "A bot's thinking, with the wait for its process", registry
        )
        self._lag = _histogram("lettrine_lag_seconds", "How late the event loop is", registry)
        registry.register(TaskFailures())
        registry.register(ChildLosses())
        self._obstacles = Gauge("lettrine_not_ready", "Why no moves are taken now", ("reason",), registry=registry)
        self._connections = Gauge("lettrine_connections", "Open sockets", registry=registry)
        self._tables = Gauge("lettrine_hot_tables", "Tables in memory", registry=registry)
        self._descriptors = Gauge("lettrine_descriptors_left", "File descriptors left", registry=registry)
        self._scarce = Counter("lettrine_descriptors_scarce", "Times that they were running out", registry=registry)

    def record_response(self, route: str, method: str, status: int, seconds: float) -> None:
        """A request was answered; the route is a template, such as `/api/tables/{table}`."""
        self._responses.labels(route, method, status).inc()
        self._response_times.labels(route).observe(seconds)

    def record_message(self, outcome: Outcome, seconds: float) -> None:
        """A socket's message was handled. Failures are published at once: somebody may wait for them."""
        publish = self._message_times[outcome].observe
        if outcome == "failed":
            publish(seconds)
        else:
            self._messages.add(publish, seconds)

    def record_disconnect(self, why: str) -> None:
        """The server ended a connection."""
        self._disconnects.labels(why).inc()

    def record_lapses(self, count: int) -> None:
        """Duties lapsed at so many tables."""
        self._lapses.inc(count)

    def record_clock_jump(self, milliseconds: int) -> None:
        """The wall clock was set, or the machine has slept."""
        self._clock_jumps.labels(JUMPS[milliseconds > 0]).inc()

    def record_rated_game(self) -> None:
        """A game was rated."""
        self._rated_games.inc()

    def record_report(self) -> None:
        """Somebody was reported."""
        self._reports.inc()

    def record_deleted(self, what: str, count: int) -> None:
        """So much was deleted, because it had been kept for long enough."""
        self._deleted.labels(what).inc(count)

    def record_lexicon_build(self, language: str, built: bool) -> None:
        """A lexicon was built, or could not be."""
        self._lexicon_builds.labels(language, BUILD_OUTCOMES[built]).inc()

    def record_scarce_descriptors(self) -> None:
        """File descriptors are running out."""
        self._scarce.inc()

    def record_descriptors(self, left: int) -> None:
        """So many file descriptors are left."""
        self._descriptors.set(left)

    def record_thinking_time(self, seconds: float) -> None:
        """A bot took so long for a move."""
        self._bot_moves.add(self._bot_times.observe, seconds)

    def record_lag(self, seconds: float) -> None:
        """The event loop was late by so much."""
        self._lag.observe(seconds)

    def render(self, connections: int, tables: int, reasons: Collection[str] = ()) -> bytes:
        """All metrics, with the present number of connections and tables, and why the server is not ready."""
        for reason in REASONS:
            self._obstacles.labels(reason).set(reason in reasons)
        self._connections.set(connections)
        self._tables.set(tables)
        return generate_latest(self._registry)


class TaskFailures(Collector):
    """How often long-lived tasks have failed, in all of this process: the store's are older than any service."""

    def collect(self) -> Iterator[Metric]:
        """The numbers as they are now."""
        family = CounterMetricFamily("lettrine_task_failures", "Long-lived tasks started again", labels=("task",))
        for task, count in failures().items():
            family.add_metric((task,), count)
        yield family


class ChildLosses(Collector):
    """How many child processes were lost, in all of this process."""

    def collect(self) -> Iterator[Metric]:
        """The numbers as they are now."""
        about = "Child processes that died or hung, and were replaced"
        family = CounterMetricFamily("lettrine_processes_lost", about, labels=("process", "why"))
        for (process, why), count in losses().items():
            family.add_metric((process, why), count)
        yield family


def _histogram(name: str, about: str, registry: CollectorRegistry, *labels: str) -> Histogram:
    return Histogram(name, about, labels, buckets=BUCKETS, registry=registry)
