"""A notice covers nothing that somebody plays with."""

import pytest
from playwright.sync_api import Browser, expect

from tests.page.common.scenes import SCENES, Eyes
from tests.page.common.sizes import ANDROID, SAFARI, SMALL, Size
from tests.server.server_process import Server

COVERED = """([notice, controls]) => {
  const over = document.querySelector(notice).getBoundingClientRect()
  return [...document.querySelectorAll(controls)].filter((each) => each.checkVisibility()).filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect()
    return left < over.right && right > over.left && top < over.bottom && bottom > over.top
  }).map((each) => each.outerHTML.slice(0, 80))
}"""


@pytest.mark.parametrize("screen", [SMALL, SAFARI, ANDROID, Size(740, 360)], ids=str)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_notice_covers_no_control_of_the_game(browser: Browser, told: Server, screen: Size, language: str):
    eyes = Eyes(browser, told, screen=screen, locale=language)
    page = eyes.see(SCENES["glyphs-hide"])
    page.route("**/suggestion*", lambda route: route.abort())
    page.locator("form button:not(.main)").first.click()
    expect(page.get_by_role("alert").locator("p")).not_to_be_empty()
    assert page.evaluate(COVERED, [".toast", "main button, main input, main a"]) == []
    eyes.close()
