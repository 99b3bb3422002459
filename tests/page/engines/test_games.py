"""Whole games in every engine: `make engines` plays each of them in each, `make test` a few."""

from itertools import product

import pytest
from playwright.sync_api import Browser

from tests.page.engines.chromium import chromium
from tests.page.engines.driver import Launch
from tests.page.engines.ears import Ears
from tests.page.engines.games import GAMES
from tests.page.engines.visitor import Visitor
from tests.server.server_process import Server
from tests.thorough import ALL_ENGINES

SAMPLE = [("firefox", "quick"), ("webkit", "quick")]
"""The shortest game."""
SUITED = {"quick": "patient", "sonde": "brisk"}
"""Where somebody may win a race; where bots' moves are shown one after the other. Elsewhere bots lose no time."""
PLAYED = list(product(("chromium", "firefox", "webkit"), GAMES)) if ALL_ENGINES else SAMPLE


@pytest.fixture
def suited(game: str, request: pytest.FixtureRequest) -> Server:
    """The server whose bots suit a game."""
    running: Server = request.getfixturevalue(SUITED.get(game, "server"))
    return running


@pytest.mark.parametrize(("launch", "game"), PLAYED, indirect=["launch"])
def test_a_whole_game_by_mouse(launch: Launch, game: str, suited: Server):
    with launch() as driver:
        GAMES[game](Visitor(driver, suited.url))
        assert driver.complaints() == []


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_and_by_ear(browser: Browser, game: str, suited: Server):
    """Everything is announced once, and the focus is never lost."""
    with chromium(browser) as driver:
        ears = Ears(driver.page)
        GAMES[game](Visitor(driver, suited.url, "keyboard"))
        assert ears.faults() == []
        assert driver.complaints() == []
