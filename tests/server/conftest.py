"""Servers to try out: one in this process for what is quick, and real ones for what only a process can show."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.inside import Inside, inside
from tests.server.process import Server


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def house() -> AsyncIterator[Inside]:
    async with inside() as within:
        yield within


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path)
    running.start()
    try:
        yield running
    finally:
        running.kill()
