"""Each engine as a driver, and servers whose bots are as fast as a test needs them."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.page.common.browser import served
from tests.page.engines.chromium import chromium
from tests.page.engines.driver import Launch, Missing
from tests.page.engines.firefox import firefox, program
from tests.page.engines.webkit import programs, webkit
from tests.server.server_process import Server

BRISK, PATIENT = "0.02", "4"
"""Times as long as bots take before a move, and as people think about a word."""


@pytest.fixture
def launch(request: pytest.FixtureRequest, browser: Browser) -> Launch:
    """The engine that a test names; where it is not installed, the test is skipped. There is always Chromium."""
    name: str = request.param
    try:
        return {"chromium": lambda: lambda: chromium(browser), "firefox": _firefox, "webkit": _webkit}[name]()
    except Missing as missing:
        pytest.skip(str(missing))


def _firefox() -> Launch:
    program()
    return firefox


def _webkit() -> Launch:
    programs()
    return webkit


@pytest.fixture(scope="package")
def brisk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from _running(tmp_path_factory, BRISK)


@pytest.fixture(scope="package")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from _running(tmp_path_factory, PATIENT)


def _running(folders: pytest.TempPathFactory, pace: str) -> Iterator[Server]:
    server = served(folders.mktemp("engines"), BOT_PACE=pace)
    server.start()
    yield server
    server.kill()
