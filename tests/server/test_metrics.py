"""What an operator counts: everything that happens, and nobody by name."""

import asyncio
import re
import socket
from itertools import pairwise
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from lettrine.server.metrics import BUCKETS, DISCONNECT_REASONS, Metrics
from tests.server.in_process import WORDS, InProcess, hidden, in_process
from tests.server.server_process import Port, Server, running


def read(page: str) -> dict[str, float]:
    """Every number by its name, as Prometheus reads it."""
    return {
        sample.name + "".join(f" {name}={value}" for name, value in sorted(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(page)
        for sample in family.samples
    }


def numbers(metrics: Metrics) -> dict[str, float]:
    return read(metrics.render(2, 3).decode())


async def asked(app: InProcess) -> dict[str, float]:
    return read(await app.metrics())


def test_everything_that_happens_is_counted():
    metrics = Metrics()
    metrics.record_response("/api/tables/{table}", "GET", 404, 0.003)
    for outcome in ("done", "done", "refused") * 50:
        metrics.record_message(outcome, 0.002)
    metrics.record_message("failed", 0.002)
    metrics.record_disconnect("too_slow")
    metrics.record_lapses(4)
    metrics.record_lapses(0)
    for _ in range(150):
        metrics.record_thinking_time(0.5)
    metrics.record_lag(7.0)
    told = numbers(metrics)
    assert told["lettrine_http_answers_total method=GET route=/api/tables/{table} status=404"] == 1
    assert told["lettrine_http_seconds_sum route=/api/tables/{table}"] == 0.003
    assert told["lettrine_message_seconds_count outcome=done"] >= 33
    assert told["lettrine_message_seconds_bucket le=0.001 outcome=refused"] == 0
    assert told["lettrine_message_seconds_bucket le=0.0025 outcome=refused"] >= 16
    assert told["lettrine_message_seconds_count outcome=failed"] == 1
    assert told["lettrine_let_go_total why=too_slow"] == 1
    assert told["lettrine_lapses_total"] == 4
    assert told["lettrine_bot_seconds_count"] >= 50
    assert told["lettrine_lag_seconds_bucket le=5.0"] == 0
    assert told["lettrine_lag_seconds_bucket le=+Inf"] == 1
    assert told["lettrine_connections"] == 2
    assert told["lettrine_hot_tables"] == 3


def test_what_has_not_happened_yet_is_there_as_a_nought():
    told = numbers(Metrics())
    assert {why: told[f"lettrine_let_go_total why={why}"] for why in DISCONNECT_REASONS} == dict.fromkeys(
        DISCONNECT_REASONS, 0
    )
    for outcome in ("done", "refused", "failed"):
        assert told[f"lettrine_message_seconds_count outcome={outcome}"] == 0


def test_no_single_message_or_move_of_a_bot_is_to_be_seen():
    metrics = Metrics()
    before = numbers(metrics)
    for _ in range(49):
        metrics.record_message("done", 0.1)
        metrics.record_thinking_time(0.1)
    assert numbers(metrics) == before


def test_how_many_are_published_together_differs():
    metrics, steps = Metrics(), {0}
    for _ in range(2000):
        metrics.record_message("done", 0.1)
        published = re.findall(rb'lettrine_message_seconds_count{outcome="done"} (\d+)', metrics.render(2, 3))
        steps.update(map(int, published))
    sizes = {later - earlier for earlier, later in pairwise(sorted(steps))}
    assert min(sizes) >= 50
    assert len(sizes) > 5


@pytest.mark.anyio
async def test_the_failures_of_long_lived_tasks_are_counted_by_name(app: InProcess, monkeypatch):
    names = ("deadlines", "presence", "lag", "ratings", "lexicons", "catch-up")
    before = await asked(app)
    assert all(f"lettrine_task_failures_total task={name}" in before for name in names)
    failed = asyncio.Event()

    def fail() -> None:
        failed.set()
        raise ZeroDivisionError

    monkeypatch.setattr(app.service.presence, "tick", fail)
    async with asyncio.timeout(60):
        await failed.wait()
    after = await asked(app)
    assert after["lettrine_task_failures_total task=presence"] > before["lettrine_task_failures_total task=presence"]


def test_every_house_counts_for_itself():
    one, other = Metrics(), Metrics()
    one.record_lapses(1)
    assert numbers(other)["lettrine_lapses_total"] == 0


def test_times_are_told_from_half_a_millisecond_to_five_seconds():
    assert (BUCKETS[0], BUCKETS[-1]) == (0.0005, 5)
    assert list(BUCKETS) == sorted(BUCKETS)


@pytest.mark.anyio
async def test_every_answer_is_counted_by_its_template(app: InProcess):
    (ada,) = app.people(1)
    table = await app.open([ada], seats=2)
    for path in (f"/api/tables/{table}", "/api/tables/nobody", f"/nowhere/{table}", f"/nowhere/else/{table}"):
        await ada.get(path)
    await ada.post(f"/api/tables/{table}/start")
    await ada.request("MADE-UP", f"/api/tables/{table}")
    told = await asked(app)
    answers = {name: value for name, value in told.items() if name.startswith("lettrine_http_answers_total")}
    assert answers == {
        "lettrine_http_answers_total method=POST route=/api/tables status=201": 1,
        "lettrine_http_answers_total method=GET route=/api/tables/{table} status=200": 1,
        "lettrine_http_answers_total method=GET route=/api/tables/{table} status=404": 1,
        "lettrine_http_answers_total method=GET route=none status=404": 2,
        "lettrine_http_answers_total method=POST route=/api/tables/{table}/start status=409": 1,
        "lettrine_http_answers_total method=other route=none status=405": 1,
    }
    assert told["lettrine_http_seconds_count route=none"] == 3


@pytest.mark.anyio
async def test_an_answer_that_failed_is_counted_as_one(app: InProcess, monkeypatch):
    async def broken(table: str) -> None:
        raise LookupError

    monkeypatch.setattr(app.service.tables, "fresh_table", broken)
    await app.person().get("/api/tables/any")
    told = await asked(app)
    assert told["lettrine_http_answers_total method=GET route=/api/tables/{table} status=500"] == 1


@pytest.mark.anyio
async def test_a_game_is_counted_without_names_and_its_sockets_are_no_answers(app: InProcess):
    people = app.people(3)
    table = await app.begun(people)
    before = await asked(app)
    sockets = [await app.connect(table, person) for person in people]
    await hidden(sockets)
    for _ in range(150):
        assert (await sockets[0].do({"do": "hide", "word": "AGAIN"}))["type"] == "refused"
    page = await app.metrics()
    told = read(page)
    assert told["lettrine_connections"] == 3
    assert told["lettrine_hot_tables"] == 1
    assert told["lettrine_message_seconds_count outcome=done"] == 3
    assert told["lettrine_message_seconds_count outcome=refused"] >= 47
    answers = [sum(n for name, n in one.items() if "http_answers" in name) for one in (before, told)]
    assert answers[1] - answers[0] == 1  # the metrics themselves
    assert not [name for name in (table, "P0", *WORDS, "AGAIN") if name in page]


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"host": "127.0.0.1:8000"}, 200),
        ({"host": "localhost"}, 200),
        ({"host": "[::1]:8000"}, 200),
        ({"host": "play.example"}, 404),
        ({"host": "127.0.0.1", "x-forwarded-for": "127.0.0.1"}, 404),
        ({"host": "127.0.0.1", "x-real-ip": "192.0.2.1"}, 404),
        ({"host": "127.0.0.1", "forwarded": "for=127.0.0.1"}, 404),
        ({"host": "127.0.0.1", "via": "1.1 proxy"}, 404),
    ],
)
async def test_only_this_machine_reads_them_on_the_public_port(app: InProcess, headers: dict[str, str], status: int):
    for path in ("/metrics", "/metrics/", "//metrics"):
        answer = await app.person(**headers).get(f"http://house{path}")
        assert answer.status_code == status, path
        assert ("lettrine_" in answer.text) == (status == 200)


@pytest.mark.anyio
async def test_nobody_from_elsewhere_and_no_trusted_proxy_reads_them():
    here = {"base_url": "http://127.0.0.1"}
    async with in_process(trust_proxy=("127.0.0.1",)) as app:
        for address in ("127.0.0.1", "192.0.2.1", "10.0.0.1", "::ffff:192.0.2.1"):
            transport = httpx.ASGITransport(app.app, client=(address, 1))
            async with httpx.AsyncClient(transport=transport, **here) as client:
                assert (await client.get("/metrics")).status_code == 404, address


@pytest.mark.anyio
async def test_a_port_of_their_own_has_the_metrics_and_nothing_else(tmp_path: Path, all_lexicons: None):
    own = Port()
    server = Server(tmp_path, METRICS_PORT=str(own.number), TRUST_PROXY="127.0.0.1")
    async with running(server), httpx.AsyncClient(verify=False) as client:
        public, private = server.url, f"http://127.0.0.1:{own.number}"
        assert "lettrine_connections" in (await client.get(f"{private}/metrics")).text
        assert (await client.get(f"{private}/health")).status_code == 200
        assert (await client.get(f"{public}/metrics")).status_code == 404
        for path in ("/", "/api/tables", "/schema/openapi.json"):
            assert (await client.get(private + path)).status_code == 404, path
        await asyncio.to_thread(server.stop)
    assert server.complaints() == []
    assert '"stopped"' in server.said()


@pytest.mark.anyio
async def test_a_port_that_is_taken_is_told_and_the_server_does_not_start(tmp_path: Path, all_lexicons: None):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        server = Server(tmp_path, METRICS_PORT=str(taken.getsockname()[1]))
        server.launch()
        try:
            assert await asyncio.to_thread(server.wait) == 3
        finally:
            server.kill()
    assert [line["event"] for line in server.complaints()] == ["the port for metrics cannot be opened"]
