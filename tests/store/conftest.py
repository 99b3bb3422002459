"""The stores a test runs on: each in turn, empty, and closed at the end."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from lettrine.store.log import Log
from lettrine.store.url import open_log


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db"


@pytest.fixture(params=["sqlite", "postgres"])
def lasting_url(request: pytest.FixtureRequest) -> str:
    """A store that outlives its process."""
    return request.getfixturevalue(f"{request.param}_url")


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    return "memory:" if request.param == "memory" else request.getfixturevalue(f"{request.param}_url")


@pytest.fixture
async def log(url: str) -> AsyncIterator[Log]:
    opened = await open_log(url)
    yield opened
    await opened.close()
