"""The board has the whole screen, in every engine: what a share of the height is of, they do not agree on."""

import pytest

from tests.page.common.stories import address
from tests.page.engines.driver import SCREEN, Launch
from tests.page.engines.visitor import Visitor
from tests.server.server_process import Server

GAMES = ("wait", "glyphs-wait", "quick-race", "solitaire", "tug-spell")
"""A table of each game, as somebody who watches sees it."""
SCREENS = {"phone": (390, 664), "landscape": (844, 390), "desktop": SCREEN}
MEASURE = """() => {
  const bottom = (which) => document.querySelector(which)?.getBoundingClientRect().bottom
  return [bottom('main.table .layout, main.table .race'), bottom('main.table'), innerHeight]
}"""
"""Where what a game shows ends, and where the room for it and the screen do."""
SLACK = 1.5
"""Pixels: some engines round boxes."""


@pytest.mark.parametrize("launch", ["chromium", "firefox", "webkit"], indirect=True)
def test_the_board_has_the_whole_screen(launch: Launch, told: Server):
    short: dict[str, list[float]] = {}
    with launch() as driver:
        visitor = Visitor(driver, told.url)
        for name in GAMES:
            visitor.goes_to(f"/t/{address(name, 'en')}")
            visitor.waits(lambda: driver.evaluate(MEASURE)[0] is not None, "the board")
            for screen, size in SCREENS.items():
                driver.resize(*size)
                shown, room, height = seen = driver.evaluate(MEASURE)
                if min(shown, room) < height - SLACK:
                    short[f"{name}, {screen}"] = seen
        assert short == {}
