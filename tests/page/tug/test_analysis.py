"""A game of Tug that is over, seen through: what each word was worth, who doubted it, and the way to each moment."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.page.common.analysis import looks_into_it, marked_alike, step_of
from tests.page.common.people import Person
from tests.page.common.visits import Invite, Left, visits
from tests.page.tug.table import MISSPELT, TEAMS, WINNING, WORD, Tug, check_a_right_word, check_a_wrong_word, win
from tests.server.server_process import Server


@pytest.fixture(scope="module")
def left(browser: Browser, server: Server) -> tuple[Left, int]:
    """A wrong word and a right one are checked, then a team wins: which one."""
    with visits(browser, server) as invite:
        tug = Tug(*invite("Ada", "Ben")).sit()
        check_a_wrong_word(tug)
        check_a_right_word(tug)
        team = win(tug)
        tug.people[0].link("Review").wait_for()
        return Left.by(tug.people, urlsplit(tug.people[0].page.url).path), team


@pytest.fixture
def ended(invite: Invite, left: tuple[Left, int]) -> tuple[Tug, int]:
    """They come back to it."""
    game, team = left
    return Tug(*game.back(invite, "Ada", "Ben")), team


def word(person: Person, told: str) -> Locator:
    """A row of the list, by what is read out of it."""
    rows = person.page.get_by_role("region", name="Every word")
    return rows.get_by_role("button", name=re.compile(told))


def test_after_a_game_it_is_told_what_each_word_was_worth(ended: tuple[Tug, int]):
    tug, team = ended
    winner, loser = tug.people[team], tug.people[1 - team]
    looks_into_it(winner)
    looks_into_it(loser)
    expect(winner.page.get_by_role("region", name="The verdict")).to_contain_text("Your team wins, 6 letters to 0!")
    doubted = f"challenged the spelling of {WORD} wrongly: that cost a turn."
    for person in tug.people:
        expect(person.page.get_by_role("region", name="The verdict")).to_contain_text(doubted)
        expect(word(person, f"^{MISSPELT}, .+: worth .+, went back$")).to_have_count(1)
        expect(word(person, f"^Challenge, .+: spelling of {MISSPELT}, right$")).to_have_count(1)
        expect(word(person, f"^Challenge, .+: spelling of {WORD}, wrong, rash$")).to_have_count(1)
        expect(word(person, rf"^{WINNING}, .+: worth \+\d+\.\d, captured [A-Z]{{6}}")).to_have_count(1)
    captured = winner.page.get_by_role("figure", name="Letters captured").get_by_role("listitem")
    expect(captured.filter(has_text=TEAMS[team])).to_have_text(f"{TEAMS[team]} 6")


def test_a_word_that_is_chosen_is_told_in_full_and_leads_to_its_moment(ended: tuple[Tug, int]):
    ada = ended[0].people[0]
    looks_into_it(ada)
    given = word(ada, f"^{WORD}, ")
    given.focus()
    ada.page.keyboard.press("Enter")
    expect(given).to_have_attribute("aria-expanded", "true")
    expect(ada.page.get_by_text("Worth most on our cards:")).to_be_visible()
    assert marked_alike(ada, charts=2)
    step = step_of(ada)
    ada.link(f"Step {step} in the replay").click()
    expect(ada.page.get_by_role("slider")).to_have_value(str(step))
    ada.page.get_by_role("slider").press("ArrowLeft")
    ada.link("Review").click()
    expect(given).to_have_attribute("aria-expanded", "true")  # a word is one from its card to its end
    ada.page.get_by_label("Only mistakes").check()
    expect(word(ada, f"^{MISSPELT}, ")).to_be_visible()
    expect(word(ada, f"spelling of {MISSPELT}, right$")).not_to_be_visible()
