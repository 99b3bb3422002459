"""The screens of a game that is agreed to before it begins, and of one that somebody gives up."""

from playwright.sync_api import Page

from tests.page.common.scene import Parts, Scene


def _resign(page: Page) -> None:
    page.locator("header summary").click()
    page.locator("header .way").nth(1).click()
    page.locator("dialog .main").wait_for()


CONSENT = {
    "ready-host": Scene("/t/ready-host", ".agree", parts=Parts(action=".agree")),
    "ready-guest": Scene("/t/ready-guest", ".agree", parts=Parts(action=".agree")),
    "resign": Scene("/t/resign", ".keys", _resign, parts=Parts(action="dialog .main")),
    "resigned-bot": Scene("/t/resigned-bot", ".keys", parts=Parts(action=".keys button")),
    "resigned": Scene("/t/resigned", ".after .best", parts=Parts(action=".after .main")),
}
