"""The log is one tap or one key away in every game."""

import pytest
from playwright.sync_api import Browser, expect

from tests.page.common.scenes import SCENES, Eyes
from tests.server.server_process import Server


@pytest.mark.parametrize("scene", ["ask", "glyphs-wait", "quick-race", "solitaire", "tug-spell"])
def test_the_log_opens_by_a_button_and_by_a_key(browser: Browser, told: Server, scene: str):
    eyes = Eyes(browser, told, locale="en")
    page = eyes.see(SCENES[scene])
    log = page.get_by_role("dialog", name="What has happened")
    page.get_by_role("button", name="Log").click()
    expect(log).to_be_visible()
    page.keyboard.press("Escape")
    expect(log).to_have_count(0)
    page.keyboard.press("?")
    expect(log).to_be_visible()
    eyes.close()
