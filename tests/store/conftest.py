"""The stores a test runs on: each in turn, empty, and closed at the end."""

from collections.abc import AsyncIterator

import pytest

from lettrine.store.log import Log
from lettrine.store.url import open_log


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    return "memory:" if request.param == "memory" else request.getfixturevalue(f"{request.param}_url")


@pytest.fixture
async def log(url: str) -> AsyncIterator[Log]:
    opened = await open_log(url)
    yield opened
    await opened.close()
