"""What a screen is to those who look at it."""

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Page


class Scene(NamedTuple):
    """A screen: its address, what shows that it is there, and what is then to be done."""

    path: str
    shows: str
    then: Callable[[Page], None] = lambda page: None
    stranger: bool = False
    """Whether it is seen by somebody who sits nowhere."""
