"""Parts of the page that are fetched when they are first wanted, by somebody who has just lost the network."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.common.people import Person
from tests.page.common.visits import Invite


def offline(person: Person) -> None:
    person.watch.expected += ["ERR_INTERNET_DISCONNECTED", "Failed to fetch", "Unable to preload"]
    person.context.set_offline(True)


def told_and_back(person: Person) -> None:
    """They are told, they find nothing by trying at once, and everything by itself when the network is back."""
    alert = person.page.get_by_role("alert").filter(has_text="There is no connection at the moment.")
    expect(alert).to_be_visible()
    person.button("Try again").click()
    expect(alert).to_be_visible()
    person.context.set_offline(False)


@pytest.mark.parametrize(
    ("link", "found"),
    [("Ratings", "Ratings"), ("Rules", re.compile("Sonde")), ("More positions", "What would you ask?")],
)
def test_a_page_that_was_never_here(invite: Invite, link: str, found: str | re.Pattern[str]):
    (guest,) = invite("Guest", service_workers="block")
    guest.goes_to()
    guest.link(link).wait_for()
    offline(guest)
    guest.link(link).click()
    told_and_back(guest)
    expect(guest.page.get_by_role("heading", name=found).first).to_be_visible()
