"""Long-lived tasks survive their own failures, and no module starts one without supervision."""

import ast
import asyncio
import logging
from pathlib import Path

import pytest

import lettrine
from lettrine import supervision
from lettrine.supervision import cancel, failures, supervise

pytestmark = pytest.mark.anyio

SHORT_LIVED = {"child_process.py", "server/jobs/worker.py", "server/live/socket.py", "store/postgres/dialer.py"}
"""Modules whose tasks somebody awaits: a call or a computation for whoever asked, what one client sends, attempts to
connect."""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervision, "FIRST_DELAY", 0.0)


class Clumsy:
    """Fails so many times, and then waits for its end."""

    def __init__(self, failures: int) -> None:
        self.left, self.well = failures, asyncio.Event()

    async def run(self) -> None:
        self.left -= 1
        if self.left >= 0:
            raise ZeroDivisionError
        self.well.set()
        await asyncio.Event().wait()


async def test_a_task_that_fails_is_counted_logged_and_started_again(caplog: pytest.LogCaptureFixture):
    clumsy = Clumsy(3)
    task = supervise("a clumsy one", clumsy.run)
    async with asyncio.timeout(30):
        await clumsy.well.wait()
    assert failures()["a clumsy one"] == 3
    told = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert [(record.task, record.exc_info[0]) for record in told] == [("a clumsy one", ZeroDivisionError)] * 3
    await cancel(task)
    assert task.cancelled()


async def test_a_task_that_has_never_failed_is_counted_as_nought():
    task = supervise("a careful one", Clumsy(0).run)
    assert failures()["a careful one"] == 0
    await cancel(task)


async def test_a_task_that_is_done_is_not_started_again():
    done: list[int] = []

    async def run() -> None:
        done.append(1)

    await supervise("one that ends", run)
    assert done == [1]


async def test_the_delays_grow_up_to_their_bound_and_begin_anew(monkeypatch: pytest.MonkeyPatch):
    delays: list[float] = []

    async def note(seconds: float) -> None:
        delays.append(seconds)

    monkeypatch.setattr(supervision.asyncio, "sleep", note)
    monkeypatch.setattr(supervision, "FIRST_DELAY", 1.0)
    clumsy = Clumsy(5)
    task = supervise("a slow one", clumsy.run, longest_delay=8.0)
    await clumsy.well.wait()
    await cancel(task)
    assert delays == [1.0, 2.0, 4.0, 8.0, 8.0]
    delays.clear()
    monkeypatch.setattr(supervision, "SETTLED_AFTER", -1.0)  # whatever has run has settled
    clumsy = Clumsy(3)
    task = supervise("a slow one", clumsy.run, longest_delay=8.0)
    await clumsy.well.wait()
    await cancel(task)
    assert delays == [1.0, 1.0, 1.0]


def test_every_long_lived_task_is_supervised():
    source = Path(lettrine.__file__).parent
    found = {
        file.relative_to(source).as_posix()
        for file in source.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.Attribute) and node.attr in ("create_task", "ensure_future", "TaskGroup")
    }
    assert found - {"supervision.py"} == SHORT_LIVED
