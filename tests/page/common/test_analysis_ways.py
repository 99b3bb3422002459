"""Ways through the analysis of a game: from a sentence or a chart to the row that tells of it, or to the replay."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.page.common.positions import spot
from tests.page.common.scene import Scene
from tests.page.common.scenes import Eyes
from tests.page.common.sizes import DESKTOP, PHONE, Size
from tests.server.server_process import Server

OLD_PHONE = Size(320, 568)


@pytest.fixture
def eyes(browser: Browser, told: Server, request: pytest.FixtureRequest) -> Iterator[Eyes]:
    """On a desktop, or on the screen that a test asks for."""
    looking = Eyes(browser, told, getattr(request, "param", DESKTOP), locale="en-GB")
    yield looking
    looking.close()


def analysis(eyes: Eyes, story: str, step: str = "") -> Page:
    return eyes.see(Scene(f"/t/{story}/analysis{step}", ".verdict"))


def ways(page: Page) -> Locator:
    """The steps that the verdict leads to."""
    return page.get_by_role("region", name="The verdict").get_by_role("button", name=re.compile(r"^Step \d+$"))


def way_to_what_decided(page: Page) -> Locator:
    verdict = page.get_by_role("region", name="The verdict").get_by_role("paragraph")
    return verdict.filter(has_text="It was decided at step").get_by_role("button").first


def opened(page: Page) -> Locator:
    return page.get_by_role("button", expanded=True)


def axis(page: Page, title: str) -> list[str]:
    """What is written below the axis of a chart: its name, then steps from left to right."""
    return page.get_by_role("img", name=title).locator(".below text").all_text_contents()


def test_a_chance_let_pass_leads_to_the_word_and_not_to_the_question_at_its_step(eyes: Eyes):
    for story, word in (("two-end", "·BUTTERFLY··"), ("glyphs-end", "HOUSE")):
        page = analysis(eyes, story)
        expect(page.get_by_role("region", name="The verdict")).to_contain_text(f"Missed chance: {word}")
        ways(page).last.click()
        expect(opened(page)).to_have_accessible_name(re.compile(f"^Word missed, .+: {word},"))
        expect(opened(page)).to_be_in_viewport()


def test_what_decided_a_game_is_opened_if_it_was_a_question_or_a_word(eyes: Eyes):
    page = analysis(eyes, "accept")
    expect(page.get_by_role("region", name="The verdict")).to_contain_text("It was decided at step")
    way_to_what_decided(page).click()
    expect(opened(page)).to_have_accessible_name(re.compile(r": hit, .+, points \+75"))


@pytest.mark.parametrize(
    ("story", "said", "step"),
    [
        ("two-end", "The end decided it: what was still hidden took Chloé from 180 to 255 points, and ahead.", 167),
        ("rated", "A card decided it: it took Grace from 0 to 25 points, and ahead for good.", 7),
    ],
)
def test_what_is_no_row_is_said_in_the_sentence_and_shown_by_the_replay(eyes: Eyes, story: str, said: str, step: int):
    page = analysis(eyes, story)
    verdict = page.get_by_role("region", name="The verdict")
    expect(verdict).to_contain_text(said)
    verdict.get_by_role("link", name=f"Step {step} in the replay").click()
    expect(page.get_by_role("slider")).to_have_value(str(step))


def test_a_step_without_a_row_opens_the_last_one_before_it(eyes: Eyes):
    page = analysis(eyes, "rated", "/7")  # a card is drawn
    expect(opened(page)).to_have_count(1)
    way = page.get_by_role("link", name="in the replay").filter(visible=True).last
    before = re.search(r"\d+", way.inner_text())
    assert before
    assert int(before[0]) < 7
    chart = page.get_by_role("img", name="Scores over time")
    for x in (0.2, 0.4, 0.6, 0.8, 0.99):
        page.mouse.click(*spot(chart, x))
        expect(opened(page)).to_have_count(1)


def test_what_the_verdict_speaks_of_is_shown_whatever_is_left_out_of_the_list(eyes: Eyes):
    page = analysis(eyes, "accept")
    page.get_by_label("Only mistakes").check()
    page.get_by_label("Whose").select_option("Noor")
    few = page.get_by_role("region", name="Every question").get_by_role("button").count()
    way_to_what_decided(page).click()
    expect(opened(page)).to_have_accessible_name(re.compile(r": hit, .+, points \+75"))
    expect(opened(page)).to_be_in_viewport()
    opened(page).click()
    expect(page.get_by_role("region", name="Every question").get_by_role("button")).to_have_count(few)


def test_by_keyboard_one_goes_on_from_the_row_that_the_verdict_led_to(eyes: Eyes):
    page = analysis(eyes, "accept")
    ways(page).first.press("Enter")
    expect(opened(page)).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("region", name="Every question").get_by_role("link", name="in the replay")).to_be_focused()


@pytest.mark.parametrize("eyes", [PHONE], indirect=True)
def test_a_chart_says_where_it_begins_and_ends_and_which_step_is_marked(eyes: Eyes):
    page = analysis(eyes, "study", "/42")
    course = page.request.get(re.sub("/t/(.*)/analysis/42", r"/api/tables/\1/analysis", page.url)).json()["course"]
    first, last = course[0]["step"], course[-1]["step"]
    assert axis(page, "Scores over time") == ["Step", str(first), "42", str(last)]
    page.goto(page.url.replace("/42", f"/{last}"))
    page.locator(".verdict").wait_for()
    assert axis(page, "Scores over time") == ["Step", str(first), str(last)]


@pytest.mark.parametrize("eyes", [PHONE], indirect=True)
def test_on_a_phone_a_chart_leads_from_its_mark_to_the_list(eyes: Eyes):
    page = analysis(eyes, "study")
    chart = page.get_by_role("figure", name="Scores over time")
    way = chart.get_by_role("button", name=re.compile(r"^Step \d+ in the list$"))
    expect(way).to_have_count(0)
    chart.get_by_role("img").tap(position={"x": 180, "y": 40})
    expect(opened(page)).not_to_be_in_viewport()
    way.tap()
    expect(opened(page)).to_be_in_viewport()
    expect(opened(page)).to_be_focused()


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
    page.mouse.move(spot(figures)[0], DESKTOP.height / 2)
    page.mouse.wheel(0, 100_000)
    expect(row).to_be_in_viewport()
    expect(figures.get_by_role("columnheader", name="Noor")).to_be_in_viewport()
    assert page.evaluate("scrollY") == pytest.approx(top, abs=2)


@pytest.mark.parametrize("eyes", [OLD_PHONE], indirect=True)
def test_a_word_is_not_broken_on_an_old_phone(eyes: Eyes):
    page = analysis(eyes, "tug-study")
    words = page.get_by_role("region", name="Every word").locator("li b")
    assert set(words.evaluate_all("words => words.map((word) => word.getClientRects().length)")) == {1}
