"""The log is one tap or one key away in every game; on a large screen it stands beside the board, with the rules."""

import pytest
from playwright.sync_api import Browser, expect

from tests.page.common.scenes import SCENES, SETTLED, Eyes
from tests.page.common.sizes import Size, resize
from tests.server.server_process import Server


@pytest.mark.parametrize("scene", ["ask", "glyphs-wait", "quick-race", "solitaire", "tug-spell"])
def test_the_log_opens_by_a_button_and_by_a_key(browser: Browser, told: Server, scene: str):
    eyes = Eyes(browser, told, locale="en")
    page = eyes.see(SCENES[scene])
    log = page.get_by_role("dialog", name="What has happened")
    button = page.get_by_role("button", name="Log")
    expect(button).to_have_text("Log", use_inner_text=True)  # a sign alone would say little
    button.click()
    expect(log).to_be_visible()
    page.keyboard.press("Escape")
    expect(log).to_have_count(0)
    page.keyboard.press("?")
    expect(log).to_be_visible()
    eyes.close()


@pytest.mark.parametrize("scene", ["ask", "glyphs-wait", "quick-race", "solitaire", "tug-spell"])
def test_on_a_large_screen_the_log_and_the_rules_stand_beside_the_board(browser: Browser, told: Server, scene: str):
    eyes = Eyes(browser, told, locale="en", is_mobile=False)
    page = eyes.see(SCENES[scene])
    beside = page.get_by_role("complementary", name="Log and rules")
    expect(beside).to_have_count(0)
    resize(page, Size(1440, 900))
    expect(beside.get_by_role("heading", name="What has happened")).to_be_visible()
    expect(beside.get_by_role("link", name="All the rules of this table")).to_be_visible()
    expect(page.get_by_role("button", name="Log", exact=True)).to_have_count(0)
    page.evaluate(SETTLED)
    page.keyboard.press("?")
    expect(beside.get_by_role("group", name="What has happened")).to_be_focused()
    eyes.close()
