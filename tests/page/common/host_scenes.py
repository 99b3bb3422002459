"""The screens of a table's host and of their guests, and the reactions."""

from collections.abc import Callable

from playwright.sync_api import Page

from tests.page.common.scene import Parts, Scene

BEGIN = Parts(action=".begin")
ABOUT_SECOND = ".seats li:nth-child(2) button"
REACT = "header button[aria-haspopup]"


def _open(button: str, shows: str = "dialog button:not(.icon)") -> Callable[[Page], None]:
    """A dialog, once all of it is there."""

    def then(page: Page) -> None:
        page.locator(button).first.click()
        page.locator(shows).last.wait_for()

    return then


HOST = {
    "host-lobby": Scene("/t/host-lobby", ".bots button", parts=BEGIN),
    "guest-lobby": Scene("/t/guest-lobby", ".bots button", parts=BEGIN),
    "locked-lobby": Scene("/t/guest-lobby", "h1 .edition", stranger=True),
    "host-menu": Scene("/t/host-lobby", ".bots button", _open("header button.talk", "dialog .seats button:enabled")),
    "host-begin": Scene("/t/host-lobby", ".bots button", _open(".begin", "dialog button.wide >> nth=2")),
    "host-person": Scene(
        "/t/host-lobby", ".bots button", _open(".seats li:nth-child(2) button", "dialog .parts > button >> nth=4")
    ),
    "rename": Scene("/t/host-lobby", ".bots button", _open("button.who")),
    "shut": Scene("/t/shut", "main .button", stranger=True),
    "react": Scene("/t/ask", ".keys", _open(REACT, ".signs button")),
}
