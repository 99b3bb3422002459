"""The screens of Quick and of Solitaire, and how to get there."""

from playwright.sync_api import Page

from tests.page.common.positions import spot
from tests.page.common.scene import Parts, Scene

TEXT = "Call me Ishmael. Some years ago, never mind how long precisely, having little money, I thought I would sail."


def _hide(page: Page) -> None:
    page.locator("#word").fill("sun")


def _wait_for_word(page: Page) -> None:
    """One is picked for a newcomer."""
    page.locator("form .main:enabled").wait_for()


def _half_built(page: Page) -> None:
    """A letter typed, the first piece of another one dragged into its cell, and one in the heap picked out."""
    page.keyboard.press("t")
    board = page.locator(".table .board, .group.active .board").first
    loose = board.locator("ul button")
    x, y = spot(board.locator(".cell.empty"), x=0.3)
    page.mouse.move(*spot(loose.first))
    page.mouse.down()
    page.mouse.move(x, y, steps=3)
    page.mouse.up()
    page.mouse.click(*spot(loose.nth(3)))
    board.locator("ul button[aria-pressed=true]").wait_for()


def _finished(page: Page) -> None:
    """Every piece in its place: the word can be handed in."""
    for letter in "will":
        page.keyboard.press(letter)
    page.locator(".finish").wait_for()


def _typed(page: Page) -> None:
    page.locator("[name=way]").nth(1).check()
    for number, word in enumerate(("book", "page", "line")):
        page.locator(".four input").nth(number).fill(word)


def _pasted(page: Page) -> None:
    page.locator("[name=way]").nth(2).check()
    page.locator("textarea:not(details *)").fill(TEXT)


HIDING = Parts(board="form .cells", letters="form .cells svg", action="#word, form .main")
BENCH = Parts(board=".bench .board", letters=".bench .cells .cell", action=".keys button")
PLAYED = ".keys button, .stop button"
GROUP = Parts(board=".group.active .board", letters=".group.active .cells .cell", action=PLAYED)
OVER = Parts(action=".after .main")

BENCHES = {
    "quick-set-up": Scene("/new/quick", "main summary"),
    "quick-hide": Scene("/t/quick-hide", "#word", _hide, parts=HIDING),
    "quick-lesson-hide": Scene("/t/quick-lesson-hide", ".coach", _wait_for_word, parts=HIDING),
    "quick-lesson": Scene("/t/quick-lesson", ".coach", parts=BENCH._replace(action=".coach, .keys button")),
    "quick-wait": Scene("/t/quick-wait", ".waiting", parts=Parts(board=".secret .word", action=".waiting")),
    "quick-race": Scene("/t/quick-race", ".bench", _half_built, parts=BENCH),
    "quick-claim": Scene("/t/quick-race", ".bench", _finished, parts=BENCH._replace(action=".finish")),
    "quick-gone": Scene("/t/quick-gone", ".bench", parts=BENCH),
    "quick-watch": Scene("/t/quick-race", ".race", stranger=True),
    "quick-end": Scene("/t/quick-end", ".after .best", parts=OVER),
    "quick-nobody": Scene("/t/quick-nobody", ".after .best", parts=OVER),
    "quick-replay": Scene("/t/quick-end/replay", "figure", parts=Parts(action=".controls button")),
    "quick-help": Scene("/help/quick", "article"),
    "solitaire-set-up": Scene("/new/solitaire", "[name=way]"),
    "solitaire-typed": Scene("/new/solitaire", "[name=way]", _typed),
    "solitaire-text": Scene("/new/solitaire", "[name=way]", _pasted),
    "solitaire": Scene("/t/solitaire", ".bench", _half_built, parts=GROUP),
    "solitaire-lesson": Scene("/t/solitaire-lesson", ".coach", parts=GROUP._replace(action=f".coach, {PLAYED}")),
    "solitaire-round": Scene("/t/solitaire-round", ".bench", parts=GROUP),
    "solitaire-watch": Scene("/t/solitaire", ".run", stranger=True),
    "solitaire-end": Scene("/t/solitaire-end", ".after", parts=OVER),
    "solitaire-replay": Scene("/t/solitaire-end/replay", "figure", parts=Parts(action=".controls button")),
    "solitaire-help": Scene("/help/solitaire", "article"),
}
