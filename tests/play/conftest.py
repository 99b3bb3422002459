"""Processes with a clock that stands still until it is told the time, on a log in memory."""

import pytest

from lettrine.store.memory import MemoryLog
from tests.play.processes import Processes


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def processes() -> Processes:
    return Processes(MemoryLog())
