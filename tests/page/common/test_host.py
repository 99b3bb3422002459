"""The host of a table in the browser, their guests, and what they show each other for a moment."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.page.common.people import Person
from tests.page.common.visits import Invite
from tests.page.sonde.table import Table


def seats(person: Person) -> Locator:
    return person.page.get_by_role("list", name="Seats").get_by_role("listitem")


def come(invite: Invite, *names: str) -> list[Person]:
    """The first opens a table of four, and the others come by its link and sit down."""
    people = invite(*names)
    path = people[0].opens_a_table(seats=4)
    for number, person in enumerate(people[1:], 1):
        person.goes_to(path)
        person.page.get_by_label("Your name").fill(person.name)
        person.button("Sit here").first.click()
        expect(seats(people[0]).nth(number)).to_contain_text(person.name)
    return people


def manage(host: Person, name: str) -> Locator:
    """The host's dialog about somebody."""
    host.button(f"What you can do about {name}").click()
    return host.page.get_by_role("dialog", name=name)


def test_the_host_begins_with_who_is_here(invite: Invite):
    ada, ben = come(invite, "Ada", "Ben")
    expect(seats(ben).first).to_contain_text("host")
    expect(ben.button("2 seats are still free")).to_be_disabled()
    ada.button("Start with who is here").click()
    ada.button("Without the free seats: 2 players").click()
    for person in (ada, ben):
        expect(person.page.get_by_role("textbox").first).to_be_visible()


def test_free_seats_are_given_to_bots_of_the_strength_that_the_host_chooses(invite: Invite):
    (ada,) = come(invite, "Ada")
    ada.button("Start with who is here").click()
    expect(ada.button(re.compile("Without the free seats"))).to_have_count(0)  # nobody plays alone
    ada.button(re.compile("With 3 bots on the free seats: beginner")).click()
    expect(ada.page.get_by_role("textbox").first).to_be_visible()


def test_seats_come_and_go_and_a_locked_table_offers_none(invite: Invite):
    ada, ben, cleo = invite("Ada", "Ben", "Cleo")
    path = ada.opens_a_table(seats=4)
    ben.goes_to(path)
    expect(ben.button("Sit here")).to_have_count(3)
    ada.button("Host").click()
    ada.button("Fewer: 3 seats").click()
    expect(ben.button("Sit here")).to_have_count(2)
    ada.page.get_by_role("checkbox", name="Lock the table").check()
    expect(ben.button("Sit here")).to_have_count(0)
    cleo.goes_to(path)
    expect(cleo.page.get_by_text("The table is locked")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.button("Host")).to_be_focused()


def test_who_is_removed_is_told_and_cannot_sit_down_again(invite: Invite):
    ada, ben = come(invite, "Ada", "Ben")
    manage(ada, "Ben").get_by_role("button", name="Remove from the table").click()
    expect(ben.page.get_by_role("status").filter(has_text="The host has given your seat back")).to_be_visible()
    expect(ben.button("Sit here")).to_have_count(0)
    ben.page.reload()
    expect(ben.page.get_by_text("The host has given your seat back")).to_be_visible()
    expect(ada.page.locator(":focus")).not_to_have_count(0)  # what it was on has gone, and it is somewhere


def test_the_role_is_handed_on(invite: Invite):
    ada, ben = come(invite, "Ada", "Ben")
    manage(ada, "Ben").get_by_role("button", name="Make Ben the host").click()
    expect(ben.button("Host")).to_be_visible()
    expect(ada.button("Host")).to_have_count(0)
    expect(ada.button("What you can do about Ben")).to_have_count(0)


def test_everybody_may_have_another_name(invite: Invite):
    ada, ben = come(invite, "Ada", "Ben")
    ben.button(re.compile("^Change your name")).click()
    dialog = ben.page.get_by_role("dialog", name="Your name at this table")
    dialog.get_by_role("textbox", name="Your name").fill("Benedict")
    dialog.get_by_role("textbox", name="Your name").press("Enter")
    expect(seats(ada).nth(1)).to_contain_text("Benedict")


@pytest.fixture
def table(invite: Invite) -> Table:
    table = Table(*invite("Ada", "Ben"))
    table.sit()
    return table


def test_a_table_is_closed_to_onlookers_during_the_game_and_opened_again(table: Table, invite: Invite):
    ada, _ = table
    (zoe,) = invite("Zoe")
    zoe.goes_to(table.path)
    expect(zoe.page.get_by_text("You are watching")).to_be_visible()
    ada.page.get_by_label("Settings").click()
    ada.button("Host").click()
    watching = ada.page.get_by_role("checkbox", name="Close watching")
    watching.check()
    expect(zoe.page.get_by_role("heading", name="Closed to onlookers")).to_be_visible()
    watching.uncheck()
    zoe.page.reload()
    expect(zoe.page.get_by_text("You are watching")).to_be_visible()


def test_in_a_closed_chat_there_is_nothing_to_write_in_and_nothing_to_react_with(table: Table):
    ada, ben = table
    ben.button("Chat").click()
    expect(ben.page.get_by_role("textbox", name="Say something")).to_be_visible()
    ada.page.get_by_label("Settings").click()
    ada.button("Host").click()
    ada.page.get_by_role("checkbox", name="Close the chat").check()
    expect(ben.page.get_by_role("dialog").get_by_text("The host has closed the chat.")).to_be_visible()
    expect(ben.page.get_by_role("textbox", name="Say something")).to_have_count(0)
    ben.page.keyboard.press("Escape")
    expect(ben.button("React")).to_have_count(0)


NOTE_BUBBLES = """() => {
  window.bubbles = []
  const shown = () => [...document.querySelectorAll('.bubble')].map((each) => each.innerText.trim())
  const note = () => window.bubbles.push(...shown())
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true })
}"""
"""What is there for a moment only may be gone before a test looks: every bubble is noted as it comes."""


def test_a_reaction_is_seen_beside_the_seat_for_a_moment_and_told_once(table: Table):
    ada, ben = table
    ben.page.evaluate(NOTE_BUBBLES)
    ada.button("React").press("Enter")
    ada.button("Thanks").press("Enter")
    expect(ada.button("React")).to_be_focused()
    log = ben.page.get_by_role("log")
    expect(log).to_contain_text("Ada: Thanks.")
    expect(log.get_by_text("Ada: Thanks.")).to_have_count(1)
    expect(ben.page.locator(".bubble")).to_have_count(0)
    assert "Ada" in ben.page.evaluate("() => window.bubbles")
    expect(ada.page.get_by_role("log")).to_contain_text("You: Thanks.")


def test_the_signs_close_by_escape_and_by_a_tap_beside_them(table: Table):
    ada, _ = table
    signs = ada.page.get_by_role("dialog", name="React")
    ada.button("React").click()
    expect(signs.get_by_role("button")).to_have_count(6)
    ada.page.keyboard.press("Escape")
    expect(signs).to_have_count(0)
    expect(ada.button("React")).to_be_focused()
    ada.button("React").click()
    ada.page.mouse.click(5, 300)
    expect(signs).to_have_count(0)
