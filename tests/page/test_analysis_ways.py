"""Ways through the analysis of a game: from a sentence or a chart to the row that tells of it, or to the replay."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.page.scene import Scene
from tests.page.scenes import DESKTOP, PHONE, Eyes, house
from tests.server.process import Server

Screen = tuple[int, int]
OLD_PHONE = (320, 568)


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with games that are over."""
    with house(tmp_path_factory.mktemp("told")) as server:
        yield server


@pytest.fixture
def eyes(browser: Browser, told: Server, request: pytest.FixtureRequest) -> Iterator[Eyes]:
    """On a desktop, or on the screen that a test asks for."""
    looking = Eyes(browser, told, getattr(request, "param", DESKTOP), locale="en-GB")
    yield looking
    looking.close()


def analysis(eyes: Eyes, story: str, step: str = "") -> Page:
    return eyes.see(Scene(f"/t/{story}/analysis{step}", ".verdict"))


def axis(page: Page, title: str) -> list[str]:
    """What is written below the axis of a chart: its name, then steps from left to right."""
    return page.get_by_role("img", name=title).locator(".below text").all_text_contents()


@pytest.mark.parametrize("eyes", [PHONE], indirect=True)
def test_a_chart_says_where_it_begins_and_ends_and_which_step_is_marked(eyes: Eyes):
    page = analysis(eyes, "study", "/42")
    first, last = 4, 80
    assert axis(page, "Scores over time") == ["Step", str(first), "42", str(last)]
    page.goto(page.url.replace("/42", f"/{last}"))
    page.locator(".verdict").wait_for()
    assert axis(page, "Scores over time") == ["Step", str(first), str(last)]


@pytest.mark.parametrize("eyes", [OLD_PHONE], indirect=True)
def test_a_word_is_not_broken_on_an_old_phone(eyes: Eyes):
    page = analysis(eyes, "tug-study")
    words = page.get_by_role("region", name="Every word").locator("li b")
    assert set(words.evaluate_all("words => words.map((word) => word.getClientRects().length)")) == {1}
