"""What an operator counts: everything that happens, and nobody by name."""

import pytest
from prometheus_client.parser import text_string_to_metric_families

from lettrine.server.metrics import BUCKETS, DISCONNECT_REASONS, Metrics
from tests.server.in_process import WORDS, InProcess, hidden


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
    return read((await app.person().get("/metrics")).text)


def test_everything_that_happens_is_counted():
    metrics = Metrics()
    metrics.record_response("/api/tables/{table}", "GET", 404, 0.003)
    for outcome in ("done", "done", "refused", "failed"):
        metrics.record_message(outcome, 0.002)
    metrics.record_disconnect("too_slow")
    metrics.record_lapses(4)
    metrics.record_lapses(0)
    metrics.record_thinking_time(0.5)
    metrics.record_lag(7.0)
    told = numbers(metrics)
    assert told["lettrine_http_answers_total method=GET route=/api/tables/{table} status=404"] == 1
    assert told["lettrine_http_seconds_sum route=/api/tables/{table}"] == 0.003
    assert told["lettrine_message_seconds_count outcome=done"] == 2
    assert told["lettrine_message_seconds_bucket le=0.001 outcome=refused"] == 0
    assert told["lettrine_message_seconds_bucket le=0.0025 outcome=refused"] == 1
    assert told["lettrine_message_seconds_count outcome=failed"] == 1
    assert told["lettrine_let_go_total why=too_slow"] == 1
    assert told["lettrine_lapses_total"] == 4
    assert told["lettrine_bot_seconds_count"] == 1
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

    monkeypatch.setattr(app.service.tables, "table", broken)
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
    assert (await sockets[0].do({"do": "hide", "word": "AGAIN"}))["type"] == "refused"
    page = (await app.person().get("/metrics")).text
    told = read(page)
    assert told["lettrine_connections"] == 3
    assert told["lettrine_hot_tables"] == 1
    assert told["lettrine_message_seconds_count outcome=done"] == 3
    assert told["lettrine_message_seconds_count outcome=refused"] == 1
    answers = [sum(n for name, n in one.items() if "http_answers" in name) for one in (before, told)]
    assert answers[1] - answers[0] == 1  # the metrics themselves
    assert not [name for name in (table, "P0", *WORDS, "AGAIN") if name in page]
