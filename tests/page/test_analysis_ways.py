"""Ways through the analysis of a game: from a sentence or a chart to the row that tells of it, or to the replay."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.places import spot
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


def test_on_a_desktop_charts_come_before_the_list_and_stay_in_sight_with_their_tables(eyes: Eyes):
    page = analysis(eyes, "study")
    every = page.get_by_role("region", name="Every question")
    for summary in page.get_by_text("Figures as a table").all():
        summary.click()
    figures = page.get_by_role("figure", name="Luck over time")
    assert spot(figures)[0] < spot(every)[0]
    row = figures.get_by_role("row").last
    top = every.evaluate("list => list.getBoundingClientRect().top + scrollY")
    page.evaluate("top => scrollTo(0, top)", top)
    page.mouse.move(spot(figures)[0], DESKTOP[1] / 2)
    page.mouse.wheel(0, 100_000)
    expect(row).to_be_in_viewport()
    assert page.evaluate("scrollY") == pytest.approx(top, abs=2)


@pytest.mark.parametrize("eyes", [OLD_PHONE], indirect=True)
def test_a_word_is_not_broken_on_an_old_phone(eyes: Eyes):
    page = analysis(eyes, "tug-study")
    words = page.get_by_role("region", name="Every word").locator("li b")
    assert set(words.evaluate_all("words => words.map((word) => word.getClientRects().length)")) == {1}
