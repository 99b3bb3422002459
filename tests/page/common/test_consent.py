"""Rated means agreed, as people see it: being ready, and giving the game up."""

import re

from playwright.sync_api import expect

from tests.page.common.people import Person
from tests.page.common.visits import Invite


def seat_two(ada: Person, ben: Person, rated: bool = True) -> str:
    """Ada opens a table of Quick, and Ben comes to it by its link."""
    ada.goes_to("/new/quick")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_role("radio", name="2", exact=True).check()
    ada.page.get_by_label(re.compile("^Rated")).set_checked(rated)
    path = ada.opens_it()
    ben.goes_to(path)
    ben.sits_down()
    return path


def opens_menu(person: Person) -> None:
    person.page.get_by_label("Settings").click()


def test_a_rated_game_begins_when_both_have_said_that_they_are_ready(invite: Invite):
    ada, ben = invite("Ada", "Ben")
    seat_two(ada, ben)
    expect(ada.page.get_by_text("Rated: the result changes the rating")).to_be_visible()
    expect(ada.button("Waiting for you to be ready")).to_be_disabled()
    ada.button("I’m ready").click()
    expect(ada.button("Waiting for Ben to be ready")).to_be_disabled()
    expect(ben.page.get_by_role("list", name="Seats").get_by_text("ready")).to_have_count(1)
    expect(ben.page.get_by_role("status").filter(has_text="Ada is ready.")).to_have_count(1)
    expect(ben.button("Waiting for you to be ready")).to_be_disabled()
    ben.page.get_by_role("button", name="I’m ready").press("Enter")
    expect(ada.page.get_by_role("status").filter(has_text="Everybody is ready.")).to_have_count(1)
    ben.button("Start the rated game").click()
    for person in (ada, ben):
        expect(person.page.get_by_role("log", name="What is happening")).to_have_count(1)


def test_whoever_opened_the_table_may_start_without_rating(invite: Invite):
    ada, ben = invite("Ada", "Ben")
    seat_two(ada, ben)
    expect(ada.button("I’m ready")).to_be_visible()
    expect(ben.button("Start without rating")).to_have_count(0)
    ada.button("Start without rating").click()
    expect(ben.page.get_by_role("log", name="What is happening")).to_have_count(1)
    opens_menu(ben)
    ben.button("Resign…").click()
    expect(ben.page.get_by_role("dialog", name="Resign?")).to_contain_text("not rated: no rating changes")


def test_a_table_that_is_not_rated_asks_nobody(invite: Invite):
    ada, ben = invite("Ada", "Ben")
    seat_two(ada, ben, rated=False)
    expect(ben.page.get_by_text("Not rated: the result changes nobody’s rating.")).to_be_visible()
    expect(ben.button("I’m ready")).to_have_count(0)
    ben.button("Start the game").click()
    expect(ada.page.get_by_role("log", name="What is happening")).to_have_count(1)


def test_who_resigns_is_told_beforehand_what_comes_of_it_and_all_see_it(invite: Invite):
    ada, ben = invite("Ada", "Ben")
    seat_two(ada, ben)
    ada.begins(ben)
    opens_menu(ben)
    ben.button("Resign…").click()
    dialog = ben.page.get_by_role("dialog", name="Resign?")
    expect(dialog).to_contain_text("The game is over at once, and those who have not resigned have won.")
    expect(dialog).to_contain_text("The game is rated: you are ranked behind everybody")
    dialog.get_by_role("button", name="Resign", exact=True).click()
    expect(ada.page.get_by_text("Ben has resigned. That is the end of the game.").first).to_be_visible()
    expect(ben.page.get_by_text("You have resigned. That is the end of the game.").first).to_be_visible()
    said = ada.page.get_by_role("log", name="What is happening").get_by_text("Ben has resigned.")
    expect(said).to_have_count(1)
    expect(ada.button("Play again")).to_be_visible()
    ada.page.get_by_text("How this game changed the ratings").first.click()
    expect(ada.page.get_by_role("row", name=re.compile("^You .*\\+"))).to_be_visible()


def test_who_leaves_has_a_bot_play_for_them_and_finds_the_way_back(invite: Invite):
    ada, ben = invite("Ada", "Ben")
    path = seat_two(ada, ben)
    ada.begins(ben)
    opens_menu(ben)
    ben.button("Leave…").click()
    dialog = ben.page.get_by_role("dialog", name="Leave the table?")
    expect(dialog).to_contain_text("A bot plays for you until you come back")
    dialog.get_by_role("button", name="Leave", exact=True).click()
    ben.page.wait_for_url(re.compile("/$"))
    ben.goes_to(path)
    expect(ben.page.get_by_text("A bot is playing for you.").first).to_be_visible()
