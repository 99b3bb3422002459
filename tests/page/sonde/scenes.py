"""The screens of Sonde, and how to get there."""

from playwright.sync_api import Page

from tests.page.common.scene import Scene


def _type_word(page: Page) -> None:
    page.locator("#word").fill("twilight")
    page.locator("[role=group] button").nth(1).click()


def _name(page: Page) -> None:
    page.locator("button.whole").first.click()
    page.keyboard.type(".pgn")


def _talk(page: Page) -> None:
    page.locator("button.talk").click()


def _far(page: Page) -> None:
    page.locator("input[type=range]").fill("40")
    page.locator("input[type=range]").blur()


def _code(page: Page) -> None:
    page.locator(".share button.plain").click()
    page.locator(".share svg").wait_for()


SONDE = {
    "set-up": Scene("/new/sonde", ".choices input"),
    "house-rules": Scene("/new/sonde", ".choices input", lambda page: page.locator("main summary").click()),
    "lobby": Scene("/t/lobby", ".bots button"),
    "invited": Scene("/t/lobby", ".seats button", _code, stranger=True),
    "hide": Scene("/t/hide", "#word", _type_word),
    "draw": Scene("/t/draw", ".duty"),
    "ask": Scene("/t/ask", ".keys"),
    "answer": Scene("/t/answer", ".duty"),
    "expose": Scene("/t/expose", "button.choice"),
    "name": Scene("/t/ask", ".keys", _name),
    "wait": Scene("/t/wait", ".waiting"),
    "watch": Scene("/t/wait", ".waiting", stranger=True),
    "last": Scene("/t/last", ".last"),
    "six": Scene("/t/six", ".keys"),
    "two": Scene("/t/two", ".keys"),
    "accept": Scene("/t/accept", ".after"),
    "vote": Scene("/t/vote", ".two"),
    "end": Scene("/t/end", ".after"),
    "rated": Scene("/t/rated", ".ratings"),
    "talk": Scene("/t/end", ".after", _talk),
    "replay": Scene("/t/end/replay", "figure", _far),
    "help": Scene("/help/sonde/1976", "article"),
}
