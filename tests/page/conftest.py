"""A browser, servers with the page on them, and people who come with their own browsers.

All of them live as long as this package's tests: Playwright's event loop must not be there when others run theirs.
"""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.page.common.browser import PATIENCE, Invite, launched, served
from tests.page.common.people import Person, Watch
from tests.page.common.scenes import scene_server
from tests.server.server_process import Server


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with launched() as running:
        yield running


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
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
def invite(browser: Browser, server: Server) -> Iterator[Invite]:
    """Have people come, each with a browser of their own; at the end, nothing may have gone wrong in any of them."""
    watches: list[Watch] = []
    before = len(server.complaints())

    def come(*names: str, url: str = server.url, **device: Any) -> list[Person]:
        return [_person(name, url, device) for name in names]

    def _person(name: str, url: str, device: dict[str, Any]) -> Person:
        context = browser.new_context(**{"locale": "en-GB", "reduced_motion": "reduce", **device})
        context.set_default_timeout(PATIENCE)
        watches.append(Watch(context, url))
        return Person(context, url, name, watches[-1])

    yield come
    for context in browser.contexts:
        context.close()
    assert [complaint for watch in watches for complaint in watch.complaints()] == []
    assert json.dumps(server.complaints()[before:]) == "[]"
