"""The screens of Glyphs, and how to get there."""

from playwright.sync_api import Page

from tests.page.common.scene import Scene


def _hide(page: Page) -> None:
    page.locator("#word").fill("waltz")


def _choose_cell(page: Page) -> None:
    """A cell in which something lies loose and something in its place."""
    page.locator("button.cell:has(.loose):has(.placed)").first.click()


def _place(page: Page) -> None:
    _choose_cell(page)
    page.locator("button.place").click()


def _name(page: Page) -> None:
    page.locator("button.whole").last.click()
    page.keyboard.type("tiger")


def _alphabet(page: Page) -> None:
    """For the chosen cell; where there is room it lies open anyhow."""
    _choose_cell(page)
    if page.locator("button.look").is_visible():
        page.locator("button.look").click()


def _far(page: Page) -> None:
    page.locator("input[type=range]").fill("40")
    page.locator("input[type=range]").blur()


GLYPHS = {
    "glyphs-set-up": Scene("/new/glyphs", "main summary", lambda page: page.locator("main summary").click()),
    "glyphs-hide": Scene("/t/glyphs-hide", "#word", _hide),
    "glyphs": Scene("/t/glyphs", ".box", _choose_cell),
    "glyphs-place": Scene("/t/glyphs", ".box", _place),
    "glyphs-name": Scene("/t/glyphs", ".box", _name),
    "glyphs-alphabet": Scene("/t/glyphs", ".box", _alphabet),
    "glyphs-four": Scene("/t/glyphs-four", ".box"),
    "glyphs-wait": Scene("/t/glyphs-wait", ".waiting"),
    "glyphs-watch": Scene("/t/glyphs-wait", ".waiting", stranger=True),
    "glyphs-awaited": Scene("/t/glyphs-awaited", ".wait"),
    "glyphs-again": Scene("/t/glyphs-again", "#word"),
    "glyphs-prelude": Scene("/t/glyphs-prelude", "#word"),
    "glyphs-end": Scene("/t/glyphs-end", ".after"),
    "glyphs-replay": Scene("/t/glyphs-end/replay", "figure", _far),
    "glyphs-help": Scene("/help/glyphs/standard", "article"),
}
