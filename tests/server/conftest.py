"""Servers to try out: one in this process for what is quick, and real ones for what only a process can show."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.in_process import InProcess, in_process
from tests.server.server_process import Server


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def app(all_lexicons: None) -> AsyncIterator[InProcess]:
    async with in_process() as within:
        yield within


@pytest.fixture
def first_seat_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lettrine.server.http.consent_api.secrets.randbits", lambda bits: 12 * 1000)


@pytest.fixture
def server(tmp_path: Path, all_lexicons: None) -> Iterator[Server]:
    running = Server(tmp_path)
    running.start()
    try:
        yield running
    finally:
        running.kill()
