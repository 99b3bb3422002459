"""Chromium, driven by Playwright as in all the other tests of the page."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize

from tests.page.common.browser import PATIENCE
from tests.page.common.people import Watch
from tests.page.engines.driver import SCREEN


class Chromium:
    """A page of Playwright's as a driver."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.watch: Watch | None = None

    def open(self, url: str) -> None:
        self.watch = self.watch or Watch(self.page.context, url)
        self.page.goto(url)

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})

    def evaluate(self, function: str, *arguments: Any) -> Any:
        return self.page.evaluate(f"(given) => ({function})(...given)", list(arguments))

    def click(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def press(self, *keys: str) -> None:
        self.page.keyboard.press("+".join(keys))

    def type(self, text: str) -> None:
        self.page.keyboard.type(text)

    def complaints(self) -> list[str]:
        return self.watch.complaints() if self.watch else []


@contextmanager
def chromium(browser: Browser) -> Iterator[Chromium]:
    size: ViewportSize = {"width": SCREEN[0], "height": SCREEN[1]}
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", viewport=size)
    context.set_default_timeout(PATIENCE)
    try:
        yield Chromium(context.new_page())
    finally:
        context.close()
