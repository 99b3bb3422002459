"""What a screen is to those who look at it."""

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Page

HOUSE_RULES = "#house-rules > summary"
"""What unfolds the options where a table is set up."""


OWN_WORDS = "details:has(textarea) > summary"
"""What unfolds the list that a table brings itself."""


def open_own_words(page: Page) -> None:
    """The list that a table brings itself, with nothing in it."""
    page.locator(OWN_WORDS).click()


def bring_own_words(page: Page) -> None:
    """A list that is checked and can be saved."""
    open_own_words(page)
    page.locator("details textarea").fill("ribosome\nnucleus\nmembrane")
    page.locator("[maxlength='60']").fill("Parts of a cell")
    page.locator("details:has(textarea) .fields > .row:last-child button").first.click()
    page.locator("details [role=status]:not(:empty)").wait_for()


def open_rulings(page: Page) -> None:
    """The options, and those of them that nobody looks for."""
    page.locator(HOUSE_RULES).click()
    page.locator(".rulings summary").click()


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
