"""A browser, servers with the page on them, and people who come with their own browsers.

All of them live as long as this package's tests: Playwright's event loop must not be there when others run theirs.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.page.common.browser import PATIENCE, launched, served
from tests.page.common.scenes import scene_server
from tests.page.common.visits import Invite, visits
from tests.server.server_process import Server


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with launched() as running:
        yield running


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory, all_lexicons: None) -> Iterator[Server]:
    running = served(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.kill()


@pytest.fixture(scope="package")
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with all the stories, so that there is something to see."""
    with scene_server(tmp_path_factory.mktemp("told")) as running:
        yield running


@pytest.fixture
def invite_at_pace(browser: Browser, tmp_path: Path) -> Iterator[Invite]:
    """Have people come to a server where bots take their time."""
    with _at_pace(browser, tmp_path, "1") as come:
        yield come


@pytest.fixture
def invite_to_races(browser: Browser, tmp_path: Path) -> Iterator[Invite]:
    """Have people come to a server where bots think about words so long that a slow machine wins."""
    with _at_pace(browser, tmp_path, "4") as come:
        yield come


@contextmanager
def _at_pace(browser: Browser, folder: Path, pace: str) -> Iterator[Invite]:
    server = served(folder, BOT_PACE=pace)
    server.start()
    try:
        with visits(browser, server) as come:
            yield come
    finally:
        server.kill()


@pytest.fixture
def invite(browser: Browser, server: Server) -> Iterator[Invite]:
    """Have people come, each with a browser of their own; at the end, nothing may have gone wrong in any of them."""
    with visits(browser, server) as come:
        yield come
