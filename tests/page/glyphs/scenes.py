"""The screens of Glyphs, and how to get there."""

from playwright.sync_api import Page

from tests.page.common.scene import HOUSE_RULES, Parts, Scene, open_own_words


def _hide(page: Page) -> None:
    page.locator("#word").fill("waltz")


def _wait_for_word(page: Page) -> None:
    """One is picked for a newcomer."""
    page.locator("form .main:enabled").wait_for()


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


CELLS = Parts(board=".player .board", letters=".player .card svg", action=".box button")
HIDING = Parts(board="form .preview", letters="form .preview svg", action="#word, form .main")
NAMING = Parts(board="dialog .boxes", letters="dialog .boxes svg", action="dialog .main")
PLACING = Parts(board="dialog .canvas", letters="dialog .canvas", action="dialog .end .main")
OVER = Parts(board=".after ol", letters=".after .word", action=".after .main")

GLYPHS = {
    "glyphs-set-up": Scene("/new/glyphs", HOUSE_RULES, lambda page: page.locator(HOUSE_RULES).click()),
    "glyphs-own-words": Scene("/new/glyphs", HOUSE_RULES, open_own_words),
    "glyphs-hide": Scene("/t/glyphs-hide", "#word", _hide, parts=HIDING),
    "glyphs-lesson-hide": Scene("/t/glyphs-lesson-hide", ".coach", _wait_for_word, parts=HIDING),
    "glyphs-lesson": Scene("/t/glyphs-lesson", ".coach", parts=CELLS),
    "glyphs": Scene("/t/glyphs", ".box", _choose_cell, parts=CELLS._replace(action=".box button, button.place")),
    "glyphs-place": Scene("/t/glyphs", ".box", _place, parts=PLACING),
    "glyphs-name": Scene("/t/glyphs", ".box", _name, parts=NAMING),
    "glyphs-alphabet": Scene("/t/glyphs", ".box", _alphabet),
    "glyphs-four": Scene("/t/glyphs-four", ".box", parts=CELLS),
    "glyphs-six": Scene("/t/glyphs-six", ".box", _choose_cell, parts=CELLS._replace(action=".box button")),
    "glyphs-wait": Scene("/t/glyphs-wait", ".waiting", parts=CELLS._replace(action=".waiting")),
    "glyphs-watch": Scene("/t/glyphs-wait", ".waiting", stranger=True, parts=CELLS._replace(action=".waiting")),
    "glyphs-awaited": Scene("/t/glyphs-awaited", ".wait", parts=CELLS),
    "glyphs-again": Scene("/t/glyphs-again", "#word", parts=HIDING._replace(letters="")),
    "glyphs-prelude": Scene("/t/glyphs-prelude", "#word", parts=Parts(action="#word, form .main")),
    "glyphs-end": Scene("/t/glyphs-end", ".after .best", parts=OVER),
    "glyphs-replay": Scene("/t/glyphs-end/replay", "figure", _far, parts=Parts(action=".controls button")),
    "glyphs-help": Scene("/help/glyphs/standard", "article"),
}
