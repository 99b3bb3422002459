"""What a screen is to those who look at it."""

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Page


def with_best_moment(page: Page) -> None:
    """It is worked out from all that happened, and comes a moment later."""
    page.locator(".best").wait_for()


class Parts(NamedTuple):
    """What has to be whole, in sight and not covered on a screen, each by a selector; none where there is no such."""

    board: str = ""
    letters: str = ""
    """What is to be read on the board: each of it has an area, and lies on the board."""
    action: str = ""
    """What whoever looks has to press or fill in."""
    top: str = ""
    """What lies above all else, a menu for instance; a dialog does so by itself."""


class Scene(NamedTuple):
    """A screen: its address, what shows that it is there, and what is then to be done."""

    path: str
    shows: str
    then: Callable[[Page], None] = lambda page: None
    stranger: bool = False
    """Whether it is seen by somebody who sits nowhere."""
    parts: Parts = Parts()
