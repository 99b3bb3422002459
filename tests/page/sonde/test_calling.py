"""Calling a whole word (S27, S28): when it is too late for it, the page says so, and takes nobody's place away."""

import pytest
from playwright.sync_api import expect

from tests.page.common.people import Person
from tests.page.common.visits import Invite
from tests.page.sonde.table import Table

WORDS = {"Ada": "BREAD", "Ben": "CHAIR", "Cleo": "TABLE"}
"""Of five letters: each can be called until its first letter lies open."""
CALL = "Call the word on {}’s tray"
TOO_LATE = "Fewer than 5 spaces are hidden here: you can only ask for letters."


@pytest.fixture
def table(invite: Invite) -> Table:
    table = Table(*invite(*WORDS))
    table.gather(Cards="without cards")
    table.hide(**WORDS)
    return table


def hit(table: Table) -> tuple[str, Person]:
    """Somebody asks another for the first letter of their word, which is opened: whose it was, and who looked on."""
    asker = table.asker()
    asked, other = (name for name in WORDS if name != asker.name)
    onlooker = table.people[other]
    onlooker.button(CALL.format(asked)).click()
    expect(onlooker.page.get_by_role("dialog")).to_be_visible()
    asker.asks(asked, WORDS[asked][0])
    table.people[asked].opens(1)
    return asked, onlooker


def test_S28_a_word_that_cannot_be_called_any_more_says_so_where_it_was_called(table: Table):
    asked, onlooker = hit(table)
    onlooker.sees_letter(asked, 1, WORDS[asked][0])
    call = onlooker.button(f"{CALL.format(asked)}. {TOO_LATE}")
    expect(call).to_be_visible()
    expect(call).to_have_attribute("aria-disabled", "true")
    expect(call).to_have_attribute("title", TOO_LATE)
    onlooker.page.get_by_role("alert").get_by_role("button", name="Close").click()
    call.click(force=True)  # it takes clicks, to say why
    onlooker.sees_alert(TOO_LATE)
    expect(onlooker.page.get_by_role("dialog")).to_have_count(0)


def test_S28_the_dialog_closes_by_itself_says_why_and_gives_the_focus_back(table: Table):
    asked, onlooker = hit(table)
    expect(onlooker.page.get_by_role("dialog")).to_have_count(0)
    onlooker.sees_alert(TOO_LATE)
    expect(onlooker.button(f"{CALL.format(asked)}. {TOO_LATE}")).to_be_focused()


def test_S27_the_dialog_closes_when_the_turn_in_which_a_word_may_be_called_is_over(invite: Invite):
    table = Table(*invite(*WORDS))
    table.gather(Cards="without cards", **{"Calling the whole word": "on your own turn"})
    table.hide(**WORDS)
    asker = table.asker()
    asked = next(name for name in WORDS if name != asker.name)
    tab = asker.another_tab()
    tab.goes_to(table.path)
    tab.button(CALL.format(asked)).click()
    expect(tab.page.get_by_role("dialog")).to_be_visible()
    table.miss(asker)
    expect(tab.page.get_by_role("dialog")).to_have_count(0)
    assert tab.page.evaluate("document.activeElement !== document.body")
