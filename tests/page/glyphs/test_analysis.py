"""A game of Glyphs that is over, seen through: what each piece told, which word was named, the way to each moment."""

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.page.common.analysis import looks_into_it, marked_alike, step_of
from tests.page.common.people import Person
from tests.page.common.visits import Invite, Left, visits
from tests.page.glyphs.table import Glyphs, name_word, offer, place
from tests.server.server_process import Server


@pytest.fixture(scope="module")
def left(browser: Browser, server: Server) -> Left:
    """Ada is right three times, positions a piece of M where it belongs, is wrong once, and names the word."""
    with visits(browser, server) as invite:
        game = played(*invite("Ada", "Ben"))
        return Left.by(game.people.values(), game.path)


@pytest.fixture
def ended(invite: Invite, left: Left) -> dict[str, Person]:
    """They come back to it."""
    return {person.name: person for person in left.back(invite, "Ada", "Ben")}


def played(*people: Person) -> Glyphs:
    game = Glyphs(*people, goal=3)
    ada = game.turn_of("Ada")
    for cell, piece in ((1, "I"), (1, "i"), (2, "I")):
        offer(ada, "Ben", cell, piece)
    dialog = place(ada, "Ben", 1)
    dialog.get_by_role("button", name=re.compile("^As in M: long bar")).first.click()
    with ada.acting():
        ada.button("Position it").click()
    offer(ada, "Ben", 5, "I")
    name_word(ada, "Ben", "MAGIC")
    with ada.acting():
        ada.button("Call it").click()
    return game


def strokes(person: Person) -> Locator:
    """The rows of the list, as they are read out."""
    return person.page.get_by_role("region", name="Every offer").get_by_role("button")


def test_after_a_game_it_is_told_what_each_piece_was_worth(ended: dict[str, Person]):
    ada, ben = ended["Ada"], ended["Ben"]
    looks_into_it(ada)
    looks_into_it(ben)
    verdict = ada.page.get_by_role("region", name="The verdict")
    expect(verdict).to_contain_text("You won")
    expect(verdict).to_contain_text(re.compile(r"Ben’s word MAGIC, called at a chance of \d+%, decided the game"))
    expect(ben.page.get_by_role("region", name="The verdict")).to_contain_text("Ada won")
    hard = ada.page.get_by_role("region", name="How hard the words were").get_by_role("listitem")
    expect(hard.filter(has_text="MAGIC")).to_contain_text("You found it at step")
    expect(hard.filter(has_text="HOUSE")).to_contain_text("Nobody found it.")
    for told in (
        r"^long bar, Ben, cell 1: yes, chance \d+%",
        r"^long bar .+, Ben, cell 1: exact, chance \d+%",
        r"^long bar, Ben, cell 5: no, chance \d+%",
        r"^Word called, You → Ben: MAGIC, right, chance \d+%, points \+\d+",
    ):
        expect(strokes(ada).and_(ada.page.get_by_role("button", name=re.compile(told)))).to_have_count(1)
    strokes(ada).filter(has_text="MAGIC").click()
    expect(ada.page.get_by_text("The find won the game.")).to_be_visible()


def test_a_piece_that_is_chosen_is_marked_in_every_chart_and_leads_to_its_moment(ended: dict[str, Person]):
    ada = ended["Ada"]
    looks_into_it(ada)
    asked = ada.page.get_by_role("button", name=re.compile("^short bar, Ben, cell 1: yes"))
    asked.click()
    expect(asked).to_have_attribute("aria-expanded", "true")
    expect(ada.page.get_by_role("term").filter(has_text="rank by chance")).to_be_visible()
    step = step_of(ada)
    assert marked_alike(ada, charts=3)
    ada.link(f"Step {step} in the replay").click()
    expect(ada.page.get_by_text("Ada offers a short bar for Ben’s cell 1. It fits: 1 point.")).to_be_visible()
    ada.link("Review").click()
    expect(asked).to_have_attribute("aria-expanded", "true")
