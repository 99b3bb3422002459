"""The end of a game, in every game: one's best moment, and three things to do; what is shared tells no word."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.page.common.scenes import SCENES, Eyes
from tests.server.server_process import Server

SECOND = {
    "end": "Review",
    "glyphs-end": "Review",
    "quick-end": "Replay",
    "solitaire-end": "Replay",
    "tug-end": "Review",
}
"""The end of every game, and what is looked at again there."""
WORDS = re.compile(r"\b[A-Z]{3,}\b")
"""As words that were hidden are written."""


@pytest.fixture
def eyes(browser: Browser, told: Server) -> Iterator[Eyes]:
    looking = Eyes(browser, told, locale="en", permissions=["clipboard-read", "clipboard-write"])
    yield looking
    looking.close()


def actions(page: Page) -> Locator:
    """What stands beside "Play again"."""
    return page.locator(".after .row").filter(has=page.get_by_role("button", name="Play again"))


@pytest.mark.parametrize(("scene", "second"), SECOND.items())
def test_an_end_tells_the_best_moment_and_offers_three_things(eyes: Eyes, scene: str, second: str):
    page = eyes.see(SCENES[scene])
    best = page.locator(".after .best")
    expect(best).to_have_text(re.compile(r"^Your best moment\s+\S.*\.$"))
    texts = [text.strip() for text in actions(page).locator("button, a").all_inner_texts()]
    assert texts == ["Play again", second, "Share"]
    expect(page.locator(".ratings")).to_have_count(0)  # nobody's rating has changed


@pytest.mark.parametrize("scene", SECOND)
def test_what_is_shared_has_a_picture_and_no_word_that_was_hidden(eyes: Eyes, scene: str, tmp_path: Path):
    page = eyes.see(SCENES[scene])
    hidden = set(WORDS.findall(page.locator(".after").inner_text()))
    actions(page).get_by_role("button", name="Share").click()
    sheet = page.get_by_role("dialog", name="Share the result")
    sheet.get_by_role("button", name="Copy the text").click()
    expect(sheet.get_by_role("button", name="Copied")).to_be_visible()
    text = page.evaluate("navigator.clipboard.readText()")
    assert text.startswith("Lettrine · ")
    assert text.endswith(f"{eyes.home}/")
    assert hidden
    assert not hidden & set(WORDS.findall(text))
    expect(sheet.get_by_role("img")).to_have_accessible_name(re.compile("^Card to share: Lettrine"))
    with page.expect_download() as saving:
        sheet.get_by_role("button", name="Save the picture").click()
    saving.value.save_as(tmp_path / "card.png")
    assert (tmp_path / "card.png").read_bytes().startswith(b"\x89PNG")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(actions(page).get_by_role("button", name="Share")).to_be_focused()


def test_whoever_watched_is_told_of_no_moment_of_theirs(eyes: Eyes):
    page = eyes.see(SCENES["end"]._replace(stranger=True, shows=".after"))
    expect(actions(page)).to_have_count(0)  # only who played can play again
    expect(page.get_by_role("button", name="Share")).to_be_visible()
    expect(page.locator(".best")).to_have_count(0)
