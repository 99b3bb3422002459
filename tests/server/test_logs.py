"""What the server writes about itself: enough to find a fault by, and nothing that anybody keeps secret."""

import asyncio
import contextlib
import gc
import io
import json
import logging
import sys
import threading
import warnings
from collections.abc import Callable, Iterator
from typing import Any, NoReturn

import pytest
import uvloop
from hypothesis import given
from hypothesis import strategies as st

from lettrine.server import logs
from lettrine.server.identity import COOKIE
from lettrine.store.log import pseudonym
from tests.server.clients import Person
from tests.server.in_process import PLAN, WORDS, InProcess, hidden
from tests.server.server_process import Server

WORD = "SILOS"
TABLE = "Xk3-_fQ9aZbR7c1T"
COOKIE_VALUE = f"{TABLE}{TABLE}.0123456789abcdef"

ours = logging.getLogger("lettrine.server.somewhere")
library = logging.getLogger("somebody.elses")


class Written:
    """What has been written, whole and line by line."""

    def __init__(self) -> None:
        self.stream = io.StringIO()

    @property
    def text(self) -> str:
        return self.stream.getvalue()

    @property
    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.text.splitlines()]


@contextlib.contextmanager
def writing(form: logs.Format = "json", level: logs.Level = "info") -> Iterator[Written]:
    """A process whose logs go where a test can read them; afterwards everything is as before."""
    root, lettrine, written = logging.getLogger(), logging.getLogger("lettrine"), Written()
    others, levels = root.handlers, (root.level, lettrine.level)
    hooks = sys.excepthook, threading.excepthook, sys.unraisablehook
    root.handlers = []
    logs.configure(form, level, written.stream)
    (handler,) = root.handlers
    root.handlers = [*others, handler]
    try:
        yield written
    finally:
        root.removeHandler(handler)
        root.setLevel(levels[0])
        lettrine.setLevel(levels[1])
        logging.captureWarnings(False)
        sys.excepthook, threading.excepthook, sys.unraisablehook = hooks


@pytest.fixture
def written() -> Iterator[Written]:
    gc.collect()  # what other tests have left lying about is not told here
    with writing() as written:
        yield written


def fail(word: str) -> NoReturn:
    raise LookupError(f"no such word: {word}")


def test_a_line_says_when_how_bad_who_and_what(written: Written):
    ours.info("answered", extra={"method": "GET", "route": "/api/tables/{table}", "status": 200, "ms": 1.25})
    (line,) = written.lines
    assert line.pop("time").endswith("+00:00")
    assert line == {
        "level": "info",
        "logger": "lettrine.server.somewhere",
        "event": "answered",
        "method": "GET",
        "route": "/api/tables/{table}",
        "status": 200,
        "ms": 1.25,
    }


def test_what_is_to_be_filled_in_is_left_out(written: Written):
    ours.warning("no table %s for %r", TABLE, {"cookie": COOKIE_VALUE})
    assert written.lines[0]["event"] == "no table %s for %r"
    assert TABLE not in written.text


@pytest.mark.parametrize("logger", [ours, library])
def test_a_text_that_was_put_together_is_not_told_but_its_place_is(written: Written, logger: logging.Logger):
    logger.warning(f"GET /tables/{TABLE}/socket")
    logger.warning("GET /tables/" + TABLE)
    logger.warning(f"{WORD} is hidden by %s", "Ada")
    assert [line["event"] for line in written.lines] == [logs.NOT_CONSTANT] * 3
    assert written.lines[0]["at"].startswith("test_logs:test_a_text_that_was_put_together")
    assert TABLE not in written.text
    assert WORD not in written.text


def test_a_text_that_is_passed_on_is_not_told(written: Written):
    def pass_on(text: str) -> None:
        library.warning(text)

    pass_on("SILOS")
    assert written.lines[0]["event"] == logs.NOT_CONSTANT


def test_a_record_made_elsewhere_is_not_told(written: Written):
    logging.getLogger().handle(logging.makeLogRecord({"msg": WORD, "levelno": 40, "levelname": "ERROR"}))
    assert written.lines[0]["event"] == logs.NOT_CONSTANT


def test_an_exception_is_told_by_its_type_and_where_it_was_raised(written: Written):
    secret = WORD
    try:
        fail(secret)
    except LookupError:
        ours.exception("a table failed")
    (error,) = written.lines[0]["errors"]
    assert error["type"] == "LookupError"
    assert [place.rpartition(":")[0] for place in error["at"]] == [
        "tests.server.test_logs:test_an_exception_is_told_by_its_type_and_where_it_was_raised",
        "tests.server.test_logs:fail",
    ]
    assert WORD not in written.text


def test_what_caused_an_exception_is_told_the_same_way(written: Written):
    def away() -> None:
        try:
            fail(WORD)
        except LookupError as error:
            raise ConnectionError(f"away: {error}") from error

    with pytest.raises(ConnectionError) as caught:
        away()
    ours.error("the store is away", exc_info=caught.value)
    assert [error["type"] for error in written.lines[0]["errors"]] == ["ConnectionError", "LookupError"]
    assert WORD not in written.text


def test_an_exception_in_place_of_a_text_is_told_with_the_systems_number(written: Written):
    library.error(OSError(98, f"address {TABLE} already in use"))
    assert written.lines[0]["event"] == logs.NOT_CONSTANT
    assert written.lines[0]["errors"] == [{"type": "OSError EADDRINUSE", "at": []}]


def test_deep_calls_and_long_chains_of_causes_are_cut_short(written: Written):
    def dive(depth: int) -> None:
        try:
            if depth:
                dive(depth - 1)
            fail(WORD)
        except (LookupError, RuntimeError) as error:
            raise RuntimeError(WORD) from error

    def sink(depth: int) -> None:
        if depth:
            sink(depth - 1)
        dive(100)

    with pytest.raises(RuntimeError) as caught:
        sink(100)
    ours.error("too deep", exc_info=caught.value)
    errors = written.lines[0]["errors"]
    assert len(errors) == logs.MOST_CAUSES
    assert len(errors[0]["at"]) == logs.MOST_CALLS
    assert ".dive:" in errors[0]["at"][-1]


def test_only_fields_that_we_know_and_of_the_right_shape_are_told(written: Written):
    ours.info(
        "answered",
        extra={
            "word": WORD,
            "code": WORD,
            "table": TABLE,
            "route": f"/api/tables/{TABLE}",
            "host": f"{WORD} {TABLE}",
            "store": "postgresql://ada:geheim@db/tables",
            "status": f"200 {WORD}",
            "count": 3,
        },
    )
    (line,) = written.lines
    assert set(line) == {"time", "level", "logger", "event", "count"}


def test_a_table_is_told_by_its_mark(written: Written):
    ours.warning("a table failed", extra={"table": pseudonym(TABLE), "code": "table_failed"})
    assert written.lines[0]["table"] == pseudonym(TABLE) != pseudonym(TABLE.lower())
    assert written.lines[0]["code"] == "table_failed"


@pytest.mark.parametrize("new_loop", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_a_lost_task_is_told_without_its_word(written: Written, new_loop: Callable[[], asyncio.AbstractEventLoop]):
    async def think(word: str) -> None:
        fail(word)

    async def lose() -> None:
        task = asyncio.create_task(think(WORD), name=f"think about {TABLE}")
        await asyncio.sleep(0.01)
        del task
        gc.collect()

    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(lose())
    (line,) = written.lines
    assert line["logger"] == "asyncio"
    assert line["errors"][0]["type"] == "LookupError"
    assert line["errors"][0]["at"][-1].startswith("tests.server.test_logs:fail:")
    assert WORD not in written.text
    assert TABLE not in written.text


def test_what_nobody_catches_is_told_the_same_way(written: Written):
    class Closing:
        def __del__(self) -> None:
            fail(WORD)

    thread = threading.Thread(target=fail, args=[WORD], name=TABLE)
    thread.start()
    thread.join()
    Closing()
    gc.collect()
    sys.excepthook(LookupError, LookupError(WORD), None)
    assert [(line["level"], line["errors"][0]["type"]) for line in written.lines] == [("critical", "LookupError")] * 3
    assert WORD not in written.text


def test_a_warning_goes_the_same_way(written: Written):
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        warnings.warn(f"{WORD} is old", stacklevel=1)
    assert written.lines[0]["logger"] == "py.warnings"
    assert WORD not in written.text


def test_a_log_that_cannot_be_written_says_nothing_elsewhere(written: Written, capfd: pytest.CaptureFixture[str]):
    written.stream.close()
    ours.error("no table %s", TABLE)
    assert capfd.readouterr() == ("", "")


def test_libraries_are_heard_from_warnings_upwards_and_we_from_the_level_asked_for():
    with writing(level="debug") as written:
        for logger in (ours, library, logging.getLogger("uvicorn.error"), logging.getLogger("websockets.server")):
            logger.debug("small")
            logger.info("middling")
            logger.warning("bad")
    assert [line["event"] for line in written.lines if "lettrine" in line["logger"]] == ["small", "middling", "bad"]
    assert [line["event"] for line in written.lines if "lettrine" not in line["logger"]] == ["bad"] * 3
    with writing(level="error") as written:
        ours.warning("bad")
    assert written.text == ""


def test_for_a_person_the_same_stands_on_one_readable_line():
    with writing("text") as written:
        try:
            fail(WORD)
        except LookupError:
            library.exception("Exception in\n application\n", extra={"table": pseudonym(TABLE), "status": 500})
    (line,) = written.text.splitlines()
    assert f" error    somebody.elses: Exception in application table={pseudonym(TABLE)} status=500 errors=" in line
    assert "LookupError at tests.server.test_logs:test_for_a_person" in line
    assert WORD not in line


@given(st.text("ABCDEFGHJKQXZ0123456789", min_size=10), st.sampled_from(["json", "text"]))
def test_whatever_is_said_of_a_secret_it_is_not_written(secret: str, form: logs.Format):
    with writing(form, "debug") as written:
        for logger in (ours, library):
            logger.error(secret)
            logger.error(f"{secret}: %s", secret)
            logger.error("%s", secret, extra={**dict.fromkeys([*logs.TEXTS, *logs.NUMBERS], secret), "secret": secret})
            logger.error({secret: secret})
            logger.error(KeyError(secret))
            logger.error("%(it)s", {"it": secret}, exc_info=ValueError(secret), stack_info=True)
    assert len(written.text.splitlines()) == 12
    assert secret not in written.text


@pytest.mark.anyio
async def test_a_whole_evening_tells_no_table_person_word_or_cookie(app: InProcess, written: Written, monkeypatch):
    people = app.people(3)
    table = await app.begun(people)
    sockets = [await app.connect(table, person) for person in people]
    await hidden(sockets)
    await sockets[0].do({"do": "hide", "word": "SPIONAGE"})
    await people[0].get(f"/api/tables/{table}?interface=geheim")
    await people[0].get(f"/somewhere/{table}")
    await people[0].request("SPIONAGE", f"/api/tables/{table}")

    async def broken(table: str) -> NoReturn:
        fail(f"{WORDS[0]} {table}")

    monkeypatch.setattr(app.service.tables, "fresh_table", broken)
    assert (await people[0].get(f"/api/tables/{table}")).status_code == 500
    cookies = [str(person.cookies[COOKIE]) for person in people]
    assert not [secret for secret in (table, *cookies, *WORDS, "SPIONAGE", "geheim", "P0") if secret in written.text]
    answers = [line for line in written.lines if line["event"] == "answered"]
    told = {(line["method"], line["route"], line["status"]) for line in answers}
    assert {
        ("POST", "/api/tables", 201),
        ("POST", "/api/tables/{table}/seats/{seat}", 201),
        ("GET", "/api/tables/{table}", 200),
        ("GET", "/api/tables/{table}", 500),
        ("GET", "none", 404),
        ("other", "none", 405),
    } <= told
    assert all(line["ms"] >= 0 for line in answers)
    assert any(line["event"] == "a request failed" for line in written.lines)


@pytest.mark.anyio
async def test_a_real_server_tells_where_it_listens_what_it_answered_and_that_it_stopped(server: Server):
    ada = Person(server)
    table = await ada.open(PLAN)
    client = await ada.connect(table)
    await asyncio.to_thread(server.stop)
    await client.wire.wait_closed()
    lines = [json.loads(line) for line in server.said().splitlines()]
    of_itself = [line["event"] for line in lines if line["logger"] == "lettrine.server.run"]
    assert of_itself == ["started", "stopping", "stopped"]
    assert {"host": "127.0.0.1", "port": server.port, "store": "sqlite"}.items() <= lines[0].items()
    assert {line["level"] for line in lines} == {"info"}
    assert table not in server.said()
    assert str(ada.cookie) not in server.said()
