"""Fields in which words are typed."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.page.common.people import Person
from tests.page.common.visits import Invite


def code(person: Person) -> Locator:
    person.goes_to()
    return person.page.get_by_label("Table code")


def first_word(person: Person) -> Locator:
    person.goes_to("/new/solitaire")
    person.page.get_by_role("radio", name="I type them").check()
    return person.page.get_by_label("Word 1")


def hidden_word(person: Person) -> Locator:
    person.goes_to()
    person.button("Play now Quick").click()
    return person.page.get_by_role("textbox", name="word")


@pytest.mark.parametrize("find", [code, first_word, hidden_word])
def test_capitals_lose_no_letter_after_a_sharp_s(find: Callable[[Person], Locator], invite: Invite) -> None:
    (ada,) = invite("Ada")
    field = find(ada)
    field.press_sequentially("straße")
    expect(field).to_have_value("STRASSE")
    field.press("ControlOrMeta+a")
    field.press_sequentially("cat")
    expect(field).to_have_value("CAT")


def test_an_error_goes_away_when_the_next_word_is_accepted(invite: Invite) -> None:
    (ada,) = invite("Ada")
    ada.page.clock.install()
    field = hidden_word(ada)
    field.fill("XQZ")
    with ada.acting("refused"):
        ada.button("Pass the pieces on").click()
    expect(ada.page.get_by_role("alert")).not_to_be_empty()
    ada.page.clock.pause_at(ada.page.evaluate("Date.now() + 500"))  # so that it does not go away by itself
    field.fill("CAT")
    with ada.acting():
        ada.button("Pass the pieces on").click()
    expect(ada.page.get_by_role("alert")).to_be_empty()
