"""A browser, a server with the page on it, and people who come with their own browsers.

The browser lives as long as this package's tests: Playwright's event loop must not be there when others run theirs.
"""

import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.page.people import Person, Watch
from tests.server.server_process import Server

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
)
PATIENCE = 20_000
"""Milliseconds after which what should have appeared has not."""

Invite = Callable[..., list[Person]]


def chromium() -> str:
    """The Chromium that the environment names, else one on the PATH."""
    found = os.environ.get("LETTRINE_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    assert found, "There is no Chromium: tests/page/get-chromium gets one."
    return found


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=list(QUIET))
        yield running
        running.close()


def served(folder: Path) -> Server:
    """A server for many people from one address."""
    return Server(folder, HTTP_BURST="1000000", HTTP_RATE="1000000", PRACTICE_BURST="1000000")


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = served(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.kill()


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
