"""The screens of Tug, and how to get there."""

from playwright.sync_api import Page

from tests.page.common.scene import HOUSE_RULES, Parts, Scene, open_own_words, open_rulings, with_best_moment


def _far(page: Page) -> None:
    page.locator("input[type=range]").fill("60")
    page.locator("input[type=range]").blur()


STICK = Parts(board=".stick", letters=".stick .sort")
OVER = Parts(action=".after .main")


def _playing(action: str) -> Parts:
    return STICK._replace(action=action)


TUG = {
    "tug-set-up": Scene("/new/tug", HOUSE_RULES, lambda page: page.locator(HOUSE_RULES).click()),
    "tug-own-categories": Scene("/new/tug", HOUSE_RULES, open_own_words),
    "tug-rulings": Scene("/new/tug", HOUSE_RULES, open_rulings),
    "tug-lobby": Scene("/t/tug-lobby", ".bots button", parts=Parts(action=".begin")),
    "tug-poster": Scene("/t/tug-lobby", ".seats button", stranger=True, parts=Parts(action=".seats .main")),
    "tug-draw": Scene("/t/tug-draw", ".challenge", parts=_playing(".duty .main, .challenge .two button")),
    "tug-read": Scene("/t/tug-read", ".duty", parts=_playing(".duty .main")),
    "tug-lesson": Scene("/t/tug-lesson", ".coach", parts=_playing(".coach, .keys button")),
    "tug-spell": Scene("/t/tug-spell", ".keys", parts=_playing(".keys button, .done")),
    "tug-alphabet": Scene("/t/tug-alphabet", ".keys", parts=_playing(".keys button, .done")),
    "tug-mate": Scene("/t/tug-mate", "#whisper", parts=_playing("#whisper, form .main")),
    "tug-others": Scene("/t/tug-others", ".theirs", parts=_playing(".theirs")),
    "tug-challenge": Scene("/t/tug-challenge", ".challenge", parts=_playing(".challenge .two button")),
    "tug-explain": Scene("/t/tug-explain", "#why", parts=_playing("#why, form button")),
    "tug-vote": Scene("/t/tug-vote", ".ballot", parts=_playing(".ballot button")),
    "tug-result": Scene("/t/tug-result", ".verdict", parts=_playing(".verdict")),
    "tug-winning": Scene("/t/tug-winning", ".challenge", parts=_playing(".challenge button")),
    "tug-away": Scene("/t/tug-away", ".gone button", parts=_playing(".gone button")),
    "tug-two": Scene("/t/tug-two", ".keys", parts=_playing(".keys button, .done")),
    "tug-end": Scene("/t/tug-end", ".after figure", with_best_moment, parts=OVER),
    "tug-replay": Scene("/t/tug-end/replay", "figure", _far, parts=Parts(action=".controls button")),
    "tug-television": Scene("/t/tug-spell", ".stick", stranger=True, parts=_playing(".theirs")),
    "tug-television-vote": Scene("/t/tug-vote", ".ballot", stranger=True, parts=_playing(".ballot")),
    "tug-help": Scene("/help/tug/standard", "article"),
}
