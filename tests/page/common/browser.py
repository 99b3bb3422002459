"""Chromium for the page, and servers for many people who come from one address."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.server.server_process import Server

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--js-flags=--single-threaded",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
)
PATIENCE = 60_000
"""Milliseconds after which what should have appeared has not."""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
FINGER = 44
"""How tall something must be to be tapped safely."""


def chromium() -> str:
    """The Chromium that the environment names, else one on the PATH."""
    found = os.environ.get("LETTRINE_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    assert found, "There is no Chromium: tests/page/get-chromium gets one."
    return found


@contextmanager
def launched(*flags: str) -> Iterator[Browser]:
    """A browser, until the end."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*QUIET, *flags])
        try:
            yield browser
        finally:
            browser.close()


def served(folder: Path, **settings: str) -> Server:
    """A server for many people from one address."""
    many = dict.fromkeys(("HTTP_BURST", "HTTP_RATE", "PRACTICE_BURST", "MESSAGE_BURST"), "1000000")
    return Server(folder, **many, **settings)
