"""A game that is over, seen through: who played best, what each question was worth, and the way to each moment."""

import json
import re

import pytest
from playwright.sync_api import Browser, Locator, Route, expect

from tests.page.common.analysis import looks_into_it, marked_alike, step_of
from tests.page.common.people import Person
from tests.page.common.visits import Invite, Left, visits
from tests.page.sonde.table import Table
from tests.server.server_process import Server

HIDDEN = {"Ada": "PLANET", "Ben": "WONDERFUL", "Cleo": "ENVELOPES"}


@pytest.fixture(scope="module")
def left(browser: Browser, server: Server) -> Left:
    """A game in which everybody asked for what nobody had, until Ada named the words."""
    with visits(browser, server) as invite:
        table = played(*invite("Ada", "Ben", "Cleo"))
        return Left.by(table, table.path)


@pytest.fixture
def ended(invite: Invite, left: Left) -> Table:
    """Two of them come back to it."""
    table = Table(*left.back(invite, "Ada", "Ben"))
    table.path = left.path
    return table


def played(*people: Person) -> Table:
    table = Table(*people)
    table.sit()
    table.hide(**HIDDEN)
    ada = table.turn_of("Ada")
    ada.asks("Ben", "F")
    table.asker()
    for name in ("Ben", "Cleo"):
        ada.names(name, HIDDEN[name])
    table.play_out()
    return table


def questions(person: Person) -> Locator:
    """The rows of the list, as they are read out."""
    return person.page.get_by_role("region", name="Every question").get_by_role("button")


def test_after_a_game_it_is_told_what_each_question_was_worth(ended: Table):
    ada, ben = ended.people["Ada"], ended.people["Ben"]
    looks_into_it(ada)
    looks_into_it(ben)
    expect(ada.page.get_by_role("region", name="The verdict")).to_contain_text("You won")
    expect(ben.page.get_by_role("region", name="The verdict")).to_contain_text("Ada won")
    score = ada.page.get_by_role("region", name="Luck and skill").get_by_role("listitem").filter(has_text="You")
    expect(score).to_contain_text(re.compile(r"\d+ = −?[\d.]+ skill [+−] [\d.]+ luck"))
    for word in HIDDEN.values():
        expect(ada.page.get_by_role("region", name="How hard the words were")).to_contain_text(word)
    expect(questions(ada).filter(has_text="WONDERFUL")).to_have_accessible_name(
        re.compile(r"Word called, You → Ben: WONDERFUL, right, chance \d+%, points \+\d+")
    )
    expect(ada.page.get_by_role("img", name="Scores over time")).to_be_visible()


def test_a_question_that_is_chosen_is_marked_in_every_chart_and_leads_to_its_moment(ended: Table):
    ada = ended.people["Ada"]
    looks_into_it(ada)
    asked = ada.page.get_by_role("button", name=re.compile("^F, Ben: hit, chance"))
    asked.click()
    expect(asked).to_have_attribute("aria-expanded", "true")
    step = step_of(ada)
    assert marked_alike(ada, charts=3)
    ada.link(f"Step {step} in the replay").click()
    expect(ada.page.get_by_role("slider")).to_have_value(str(step))
    expect(ada.page.get_by_text("Ada asks Ben for F.")).to_be_visible()
    ada.page.go_back()
    expect(asked).to_have_attribute("aria-expanded", "true")
    expect(asked).to_be_in_viewport()
    ada.page.reload()
    expect(asked).to_have_attribute("aria-expanded", "true")


def test_a_point_of_a_chart_chooses_its_step_and_the_replay_leads_back_there(ended: Table):
    ada = ended.people["Ada"]
    looks_into_it(ada)
    chart = ada.page.get_by_role("img", name="Scores over time")
    chart.click(position={"x": 60, "y": 40})
    expect(ada.page).to_have_url(re.compile(r"/analysis/\d+$"))
    step = step_of(ada)
    ada.goes_to(f"{ended.path}/replay/{step}")
    expect(ada.page.get_by_role("slider")).to_have_value(str(step))
    ada.page.get_by_role("slider").press("ArrowRight")
    ada.link("Review").click()
    expect(ada.page).to_have_url(re.compile(rf"/analysis/{step + 1}$"))


def test_the_list_can_be_cut_down_to_ones_own_mistakes(ended: Table):
    ada = ended.people["Ada"]
    looks_into_it(ada)
    every = questions(ada).count()
    ada.page.get_by_label("Whose").select_option("Ben")
    mine = questions(ada).count()
    assert 0 < mine < every
    ada.page.get_by_label("Only mistakes").check()
    for row in questions(ada).all():
        expect(row).to_have_accessible_name(re.compile("blunder$|too soon$|missed"))
    assert questions(ada).count() <= mine


def test_every_row_can_be_opened_also_where_several_are_about_one_step(ended: Table):
    ada = ended.people["Ada"]
    looks_into_it(ada)
    for row in questions(ada).all():
        row.click()
        expect(row).to_have_attribute("aria-expanded", "true")


def test_by_keyboard_and_in_figures(ended: Table):
    ada = ended.people["Ada"]
    looks_into_it(ada)
    questions(ada).first.focus()
    ada.page.keyboard.press("Enter")
    expect(questions(ada).first).to_have_attribute("aria-expanded", "true")
    ada.page.keyboard.press("Tab")
    expect(ada.page.get_by_role("link", name=re.compile("in the replay"))).to_be_focused()
    ada.page.keyboard.press("Shift+Tab")
    ada.page.keyboard.press("Enter")
    expect(questions(ada).first).to_have_attribute("aria-expanded", "false")

    scores = ada.page.get_by_role("figure", name="Scores over time")
    scores.get_by_text("Figures as a table").press("Enter")
    expect(scores.get_by_role("table")).to_be_visible()
    last = scores.get_by_role("row").last
    told = [int(cell.replace("−", "-")) for cell in last.get_by_role("cell").all_inner_texts()]
    legend = scores.get_by_role("listitem").locator("b").all_inner_texts()
    assert told == [int(value.replace("−", "-")) for value in legend]
    assert max(told) > 100


def test_all_figures_can_be_taken_along(ended: Table):
    ada = ended.people["Ada"]
    looks_into_it(ada)
    with ada.page.expect_download() as taken:
        ada.link("Download all figures").click()
    told = json.loads(taken.value.path().read_text(encoding="utf-8"))
    assert (told["game"], [seat["name"] for seat in told["seats"]]) == ("sonde", ["Ada", "Ben", "Cleo"])


def test_while_it_is_worked_out_it_says_so_and_says_what_went_wrong(ended: Table):
    ada = ended.people["Ada"]
    waiting: list[Route] = []
    ada.page.route("**/analysis?*", lambda route: waiting.append(route))
    ada.goes_to(f"{ended.path}/analysis")
    expect(ada.page.get_by_role("status")).to_have_text(re.compile("Going through the game"))
    refusal = {"type": "refused", "code": "too_busy", "message": "Too much is happening at once.", "detail": {}}
    waiting[0].fulfill(status=429, json=refusal)
    ada.watch.expected.append("429")
    expect(ada.page.get_by_role("alert").filter(has_text="Too much")).to_be_visible()


def test_before_the_end_there_is_nothing_to_see(invite: Invite):
    table = Table(*invite("Ada", "Ben"))
    table.gather()
    ada = table.people["Ada"]
    ada.watch.expected.append("409")
    ada.goes_to(f"{table.path}/analysis")
    ada.sees_alert("There is nothing to review yet: the game is not over.")
