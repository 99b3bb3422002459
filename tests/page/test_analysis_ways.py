"""Ways through the analysis of a game: from a sentence or a chart to the row that tells of it, or to the replay."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.page.scene import Scene
from tests.page.scenes import DESKTOP, Eyes, house
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


@pytest.mark.parametrize("eyes", [OLD_PHONE], indirect=True)
def test_a_word_is_not_broken_on_an_old_phone(eyes: Eyes):
    page = analysis(eyes, "tug-study")
    words = page.get_by_role("region", name="Every word").locator("li b")
    assert set(words.evaluate_all("words => words.map((word) => word.getClientRects().length)")) == {1}
