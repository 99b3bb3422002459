"""The screens of Sonde, and how to get there."""

from playwright.sync_api import Page

from tests.page.common.scene import HOUSE_RULES, Parts, Scene, bring_own_words, with_best_moment


def _unfold_ratings(page: Page) -> None:
    with_best_moment(page)
    page.locator(".ratings summary").click()


def _type_word(page: Page) -> None:
    page.locator("#word").fill("twilight")
    page.locator("[role=group] button").nth(1).click()


def _name(page: Page) -> None:
    page.locator("button.whole").first.click()
    page.keyboard.type(".pgn")


def _wait_for_word(page: Page) -> None:
    """One is picked for a newcomer."""
    page.locator("form .main:enabled").wait_for()


def _talk(page: Page) -> None:
    page.locator("button.talk").click()


def _share(page: Page) -> None:
    page.locator("button.sharing").click()
    page.locator("canvas").wait_for()


def _far(page: Page) -> None:
    page.locator("input[type=range]").fill("40")
    page.locator("input[type=range]").blur()


def _code(page: Page) -> None:
    page.locator(".share button.plain").click()
    page.locator(".share svg").wait_for()


def _open_own_list(page: Page) -> None:
    """What the table brings itself, word by word."""
    page.locator(".lobby > details summary").click()
    page.locator(".lobby > details li").first.wait_for()


TRAYS = Parts(board=".player .tray", letters=".player .open, .player .closed:has(.through)")
HIDING = Parts(board="form .tray", letters="form .closed:has(.through)", action="#word, form .main")
NAMING = Parts(board="dialog .boxes", letters="dialog .boxes input", action="dialog .main")
OVER = Parts(board=".after ol", letters=".after .word", action=".after .main")


def _playing(action: str) -> Parts:
    """Everybody's trays, one's own among them, and what is to be done."""
    return TRAYS._replace(action=action)


SONDE = {
    "set-up": Scene("/new/sonde", ".choices input"),
    "own-words": Scene("/new/sonde", ".choices input", bring_own_words),
    "house-rules": Scene("/new/sonde", ".choices input", lambda page: page.locator(HOUSE_RULES).click()),
    "lobby": Scene("/t/lobby", ".bots button", parts=Parts(action=".begin")),
    "invited": Scene("/t/lobby", ".seats button", _code, stranger=True, parts=Parts(action=".seats .main")),
    "own-lobby": Scene("/t/own-lobby", ".bots button", parts=Parts(action=".begin")),
    "own-list": Scene("/t/own-lobby", ".bots button", _open_own_list, parts=Parts(action=".begin")),
    "hide": Scene("/t/hide", "#word", _type_word, parts=HIDING),
    "lesson-hide": Scene("/t/lesson-hide", ".coach", _wait_for_word, parts=HIDING),
    "lesson-ask": Scene("/t/lesson-ask", ".coach", parts=_playing(".coach, .keys button")),
    "draw": Scene("/t/draw", ".duty", parts=_playing(".duty .main")),
    "ask": Scene("/t/ask", ".keys", parts=_playing(".keys button")),
    "answer": Scene("/t/answer", ".duty", parts=_playing(".two button")),
    "expose": Scene("/t/expose", "button.choice", parts=_playing("button.choice, .duty .main")),
    "name": Scene("/t/ask", ".keys", _name, parts=NAMING),
    "wait": Scene("/t/wait", ".waiting", parts=_playing(".waiting")),
    "notes": Scene("/t/notes", ".keys", parts=_playing(".keys button")),
    "watch": Scene("/t/wait", ".waiting", stranger=True, parts=_playing(".waiting")),
    "last": Scene("/t/last", ".last", parts=_playing(".last, .keys button")),
    "six": Scene("/t/six", ".keys", parts=_playing(".keys button")),
    "two": Scene("/t/two", ".keys", parts=_playing(".keys button")),
    "accept": Scene("/t/accept", ".after .best", parts=Parts(action=".duty .main")),
    "vote": Scene("/t/vote", ".two", with_best_moment, parts=Parts(action=".two button")),
    "end": Scene("/t/end", ".after .best", parts=OVER),
    "share": Scene("/t/end", ".best", _share, parts=Parts(action="dialog .main")),
    "rated": Scene("/t/rated", ".ratings", _unfold_ratings, parts=OVER),
    "talk": Scene("/t/end", ".after .best", _talk, parts=Parts(action="dialog .main")),
    "replay": Scene("/t/end/replay", "figure", _far, parts=Parts(action=".controls button")),
    "help": Scene("/help/sonde/1976", "article"),
}
