"""What would you ask? By tap and by keyboard, once for the position of the day, and with a game of one's own."""

import re
from datetime import UTC, datetime

import pytest
from playwright.sync_api import Locator, expect

from tests.page.common.browser import PHONE
from tests.page.common.people import Person
from tests.page.common.visits import Invite
from tests.page.sonde.table import Table

VERDICTS = re.compile(r"^(As good as|A good question|There was a better|A blunder: )")


def letters(person: Person) -> Locator:
    return person.page.get_by_role("group", name="Letters")


def verdict(person: Person) -> Locator:
    return person.page.get_by_role("status").get_by_role("heading", name=VERDICTS)


def opponents(person: Person) -> list[str]:
    """Whoever can be chosen to be asked."""
    players = person.page.get_by_role("region", name=re.compile("^Player "))
    there = players.filter(has=person.page.get_by_role("button", name="choose to ask"))
    letters(person).wait_for()
    return [str(each.get_attribute("aria-label")).removeprefix("Player ") for each in there.all()]


def test_by_tap_one_position_after_the_other(invite: Invite):
    (guest,) = invite("Guest", **PHONE)
    guest.goes_to()
    guest.link("More positions").tap()
    expect(guest.page.get_by_role("heading", name="What would you ask?")).to_be_visible()
    expect(guest.page.get_by_text("Position 1 of 5")).to_be_visible()
    whom = opponents(guest)[-1]
    guest.player(whom).get_by_role("button", name="choose to ask").tap()
    expect(guest.page.get_by_role("heading", name=f"Ask {whom} for a letter")).to_be_visible()
    letters(guest).get_by_role("button", name="T", exact=True).tap()
    expect(verdict(guest)).to_be_visible()
    expect(guest.page.get_by_text(re.compile(rf"{whom}, T: a chance of \d+%"))).to_be_visible()
    expect(guest.page.get_by_text(re.compile(r"^One position, (never|once) the best question"))).to_be_visible()
    expect(letters(guest)).to_be_hidden()
    guest.button("Next position").tap()
    expect(guest.page.get_by_text("Position 2 of 5")).to_be_visible()
    expect(letters(guest)).to_be_visible()


def test_by_keyboard_through_a_whole_game_and_into_the_next(invite: Invite):
    (guest,) = invite("Guest")
    guest.goes_to("/practice")
    for number in range(1, 7):
        expect(guest.page.get_by_text(f"Position {(number - 1) % 5 + 1} of 5")).to_be_visible()
        there = opponents(guest)
        guest.page.keyboard.press("ArrowDown")
        expect(guest.page.get_by_role("heading", name=f"Ask {there[1 % len(there)]} for a letter")).to_be_visible()
        guest.page.keyboard.press("s")
        expect(guest.page.get_by_text(f"{there[1 % len(there)]}, S: a chance")).to_be_visible()
        expect(guest.button("Next position")).to_be_focused()
        guest.page.keyboard.press("Enter")
    expect(guest.page.get_by_text("6 positions, ")).to_be_visible()


def test_the_best_question_is_told_and_is_then_the_best(invite: Invite):
    (guest,) = invite("Guest")
    guest.goes_to("/practice")
    letters(guest).get_by_role("button", name="Q", exact=True).click()
    best = guest.page.get_by_text(re.compile("^Best was"))
    name, letter = re.findall(r"Best was (\w+), (.+?):", best.inner_text())[0]
    guest.page.reload()
    letters(guest).wait_for()
    guest.player(name).get_by_role("button", name="choose to ask").click()
    letters(guest).get_by_role("button", name=letter, exact=True).click()
    expect(guest.page.get_by_role("heading", name="As good as it gets.")).to_be_visible()
    expect(best).to_be_hidden()


def test_a_reload_and_a_link_lead_to_the_same_position(invite: Invite):
    guest, friend = invite("Guest", "Friend")
    guest.goes_to("/practice")
    guest.page.get_by_label("Language of the words").select_option("French words")
    expect(guest.page).to_have_url(re.compile(r"/practice/fr/1976/\d+/1$"))
    letters(guest).get_by_role("button", name="E", exact=True).click()
    guest.button("Next position").click()
    expect(guest.page).to_have_url(re.compile(r"/2$"))
    expect(guest.page.get_by_role("heading", name=re.compile("^Ask "))).to_be_focused()
    there = board(guest)
    guest.page.reload()
    expect(guest.page.get_by_text("Position 2 of 5")).to_be_visible()
    assert board(guest) == there
    friend.page.goto(guest.page.url)
    expect(friend.page.get_by_text("Position 2 of 5")).to_be_visible()
    assert board(friend) == there


def board(person: Person) -> list[str]:
    """Everything that lies on the trays."""
    letters(person).wait_for()
    return [tray.inner_text() for tray in person.page.get_by_role("list", name=re.compile("^Tray of ")).all()]


def test_an_address_that_names_no_game_leads_to_any(invite: Invite):
    (guest,) = invite("Guest")
    guest.goes_to("/practice/xyz")
    expect(guest.page.get_by_text("Position 1 of 5")).to_be_visible()
    expect(guest.page).to_have_url(re.compile(r"/practice/en/1976/\d+/1$"))


def test_the_position_of_the_day_has_one_try_and_a_result_that_gives_nothing_away(invite: Invite):
    (guest,) = invite("Guest", permissions=["clipboard-read", "clipboard-write"])
    guest.goes_to()
    guest.link("Today’s position").click()
    first = opponents(guest)[0]
    guest.page.keyboard.press("a")
    told = verdict(guest).inner_text()
    mine = guest.page.get_by_text(re.compile(f"{first}, A: a chance of"))
    expect(mine).to_be_visible()
    guest.button("Share").click()
    guest.button("Copy the text").click()
    expect(guest.button("Copied")).to_be_visible()
    result = guest.page.evaluate("navigator.clipboard.readText()")
    today = datetime.now(UTC)
    assert f"{today.day} {today:%B} {today.year}" in result
    assert re.search("[★☆]{3}", result)
    assert result.endswith("/practice/daily")
    assert first not in result
    assert told not in result

    guest.page.reload()
    expect(verdict(guest)).to_have_text(told)
    expect(mine).to_be_visible()
    expect(letters(guest)).to_be_hidden()
    (other,) = invite("Other")
    other.goes_to("/practice/daily")
    assert opponents(other)[0] == first


def test_the_position_of_the_day_is_tried_once_for_each_language(invite: Invite):
    (guest,) = invite("Guest")
    guest.goes_to("/practice/daily")
    letters(guest).wait_for()
    guest.page.keyboard.press("a")
    expect(verdict(guest)).to_be_visible()
    guest.page.get_by_label("Language of the words").select_option("French words")
    expect(letters(guest)).to_be_visible()
    guest.page.reload()
    expect(guest.page.get_by_label("Language of the words")).to_have_value("fr")
    expect(letters(guest)).to_be_visible()
    guest.page.get_by_label("Language of the words").select_option("English words")
    expect(verdict(guest)).to_be_visible()


def test_another_edition_is_kept(invite: Invite):
    (guest,) = invite("Guest")
    guest.goes_to("/practice")
    guest.page.get_by_label("Which rules?").select_option("1967")
    letters(guest).wait_for()
    guest.page.reload()
    expect(guest.page.get_by_label("Which rules?")).to_have_value("1967")


def test_positions_of_ones_own_game(invite: Invite):
    table = Table(*invite("Ada", "Ben", "Cleo"))
    table.sit()
    table.hide(Ada="PLANET", Ben="WONDERFUL", Cleo="ENVELOPES")
    for _ in range(6):
        table.miss(table.asker())
    ada = table.turn_of("Ada")
    for name, word in (("Ben", "WONDERFUL"), ("Cleo", "ENVELOPES")):
        ada.names(name, word)
    table.play_out()
    ada.after.get_by_role("link", name="Review", exact=True).click()
    ada.link("Practise with this game").click()
    letters(ada).wait_for()
    ada.sees_through("Ada", 1, "P")
    ada.sees_hidden("Ben", 1)
    expect(ada.player("Ben")).to_be_visible()
    ada.page.keyboard.press("s")
    expect(verdict(ada)).to_be_visible()
    (stranger,) = invite("Stranger")
    stranger.page.goto(ada.page.url)
    expect(stranger.page.get_by_text("Moments from a game between others.")).to_be_visible()
    ada.link("Review").click()
    expect(ada.page.get_by_role("heading", name="Game review")).to_be_visible()


def test_whoever_asks_too_often_is_told_so_and_can_try_again(invite: Invite):
    (guest,) = invite("Guest")
    guest.watch.expected.append("429")
    refusal = {"type": "refused", "code": "too_fast", "message": "That was too much at once.", "detail": {}}
    guest.page.route("**/api/practice?*", lambda route: route.fulfill(status=429, json=refusal))
    guest.goes_to("/practice")
    expect(guest.page.get_by_role("alert").filter(has_text="That was too much at once.")).to_be_visible()
    guest.page.unroute("**/api/practice?*")
    guest.button("Try again").click()
    expect(letters(guest)).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "title", "asked"),
    [("fr", "Que demanderiez-vous ?", "probabilité"), ("de", "Was würdest du fragen?", "Chance")],
)
def test_in_french_and_german(invite: Invite, locale: str, title: str, asked: str):
    (guest,) = invite("Guest", locale=locale)
    guest.goes_to("/practice")
    expect(guest.page.get_by_role("heading", name=title, level=1)).to_be_visible()
    guest.page.locator(".keys button").first.click()
    expect(guest.page.get_by_role("status").filter(has_text=asked)).to_be_visible()
