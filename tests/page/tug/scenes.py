"""The screens of Tug, and how to get there."""

from playwright.sync_api import Page

from tests.page.common.scene import Scene


def _far(page: Page) -> None:
    page.locator("input[type=range]").fill("60")
    page.locator("input[type=range]").blur()


TUG = {
    "tug-set-up": Scene("/new/tug", "main summary", lambda page: page.locator("main summary").click()),
    "tug-lobby": Scene("/t/tug-lobby", ".bots button"),
    "tug-poster": Scene("/t/tug-lobby", ".seats button", stranger=True),
    "tug-draw": Scene("/t/tug-draw", ".challenge"),
    "tug-read": Scene("/t/tug-read", ".duty"),
    "tug-spell": Scene("/t/tug-spell", ".keys"),
    "tug-mate": Scene("/t/tug-mate", "#whisper"),
    "tug-others": Scene("/t/tug-others", ".theirs"),
    "tug-challenge": Scene("/t/tug-challenge", ".challenge"),
    "tug-explain": Scene("/t/tug-explain", "#why"),
    "tug-vote": Scene("/t/tug-vote", ".ballot"),
    "tug-result": Scene("/t/tug-result", ".verdict"),
    "tug-winning": Scene("/t/tug-winning", ".challenge"),
    "tug-away": Scene("/t/tug-away", ".gone button"),
    "tug-two": Scene("/t/tug-two", ".keys"),
    "tug-end": Scene("/t/tug-end", ".after figure"),
    "tug-replay": Scene("/t/tug-end/replay", "figure", _far),
    "tug-television": Scene("/t/tug-spell", ".stick", stranger=True),
    "tug-television-vote": Scene("/t/tug-vote", ".ballot", stranger=True),
    "tug-help": Scene("/help/tug/standard", "article"),
}
