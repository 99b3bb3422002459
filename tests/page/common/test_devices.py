"""Being oneself on another device: by a link or a QR code, by a passkey; and what a plain-HTTP address says of it."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, expect

from tests.page.common.browser import QUIET, chromium, served
from tests.page.common.people import Person
from tests.page.common.visits import Invite, visits
from tests.server.server_process import Server

NAMES = "--host-resolver-rules=MAP house.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost"
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
GONE = "404"
"""What a browser notes of a link that is over."""


@pytest.fixture
def server(tmp_path: Path, all_lexicons: None) -> Iterator[Server]:
    """One for each test: from one address, there are only so many new keys in a while."""
    running = served(tmp_path)
    running.start()
    yield running
    running.kill()


@pytest.fixture
def invite(browser: Browser, server: Server) -> Iterator[Invite]:
    """People in a browser that knows this machine by two names as well."""
    named = browser.browser_type.launch(executable_path=chromium(), args=[*QUIET, NAMES])
    try:
        with visits(named, server) as come:
            yield come
    finally:
        named.close()


def home(server: Server, host: str = "localhost") -> str:
    return f"http://{host}:{server.port}"


class Authenticator:
    """What a browser has of passkeys: Chromium's own, which needs nobody to touch anything."""

    def __init__(self, person: Person) -> None:
        self.session: CDPSession = person.context.new_cdp_session(person.page)
        self.session.send("WebAuthn.enable")
        self.id = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})["authenticatorId"]

    def credentials(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.session.send("WebAuthn.getCredentials", {"authenticatorId": self.id})[
            "credentials"
        ]
        return found

    def add(self, credential: dict[str, Any]) -> None:
        self.session.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": credential})


def passkey(person: Person) -> dict[str, Any]:
    """Make a passkey on one's page: what the authenticator has of it."""
    authenticator = Authenticator(person)
    person.goes_to("/me/keys")
    person.button("Make a passkey").click()
    expect(person.page.get_by_role("list", name="Passkeys").get_by_role("listitem")).to_have_count(1)
    (made,) = authenticator.credentials()
    assert made["isResidentCredential"]
    return made


def signs_in(person: Person, credential: dict[str, Any]) -> None:
    Authenticator(person).add(credential)
    person.goes_to("/me/keys")
    person.button("Use a passkey").click()
    expect(person.page.get_by_text("You are signed in")).to_be_visible()


def devices(person: Person) -> Any:
    return person.page.get_by_role("list", name="Devices").get_by_role("listitem")


def is_seated(person: Person, path: str) -> None:
    person.goes_to(path)
    seats = person.page.get_by_role("list", name="Seats").get_by_role("listitem")
    expect(seats.filter(has_text="(you)")).to_be_visible()


def link_of(person: Person) -> str:
    person.goes_to("/me/keys")
    person.button("Show a link").click()
    expect(person.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    return person.page.get_by_label("Link for the other device").input_value()


def test_a_passkey_is_made_on_one_device_and_used_on_another(invite: Invite, server: Server):
    (ada,) = invite("Ada", url=home(server))
    table = ada.opens_a_table()
    ada.sees_own_seat()
    made = passkey(ada)
    (laptop,) = invite("Laptop", url=home(server))
    signs_in(laptop, made)
    expect(devices(laptop)).to_have_count(2)
    is_seated(laptop, table)


def test_whoever_has_lost_their_cookie_comes_back_by_a_passkey(invite: Invite, server: Server):
    (ada,) = invite("Ada", url=home(server))
    table = ada.opens_a_table()
    made = passkey(ada)
    ada.context.clear_cookies()
    ada.goes_to(table)
    expect(ada.page.get_by_text("(you)")).to_have_count(0)
    again = ada.another_tab()
    signs_in(again, made)
    is_seated(again, table)


def test_a_device_joins_by_the_link_behind_the_code_after_both_saw_the_same_letters(invite: Invite, server: Server):
    ada, laptop = invite("Ada", "Laptop", url=home(server))
    for each in (ada, laptop):
        each.watch.expected.append(GONE)
    table = ada.opens_a_table()
    link = link_of(ada)
    laptop.page.goto(link)
    expect(laptop.page.get_by_text("belong to Ada")).to_be_visible()
    laptop.button("Join").click()
    check = laptop.page.get_by_label(re.compile(r"^[A-Z] [A-Z] [A-Z] [A-Z]$"))
    letters = check.inner_text()
    expect(ada.page.get_by_text("Does it show the same letters?")).to_be_visible()
    expect(ada.page.get_by_text(letters, exact=True)).to_be_visible()
    ada.button("Yes, let it in").click()
    expect(ada.page.get_by_text("The device has joined.")).to_be_visible()
    expect(devices(ada)).to_have_count(2)
    expect(laptop.page.get_by_text("Done. This device belongs with your others now.")).to_be_visible()
    is_seated(laptop, table)
    (late,) = invite("Late", url=home(server))
    late.watch.expected.append(GONE)
    late.page.goto(link)
    expect(late.page.get_by_text("This link is no good any more")).to_be_visible()


def test_whoever_sees_other_letters_ends_the_link(invite: Invite, server: Server):
    ada, eve = invite("Ada", "Eve", url=home(server))
    for each in (ada, eve):
        each.watch.expected.append(GONE)
    eve.page.goto(link_of(ada))
    eve.button("Join").click()
    ada.button("No, end this").click()
    expect(eve.page.get_by_text("This link is no good any more")).to_be_visible()
    expect(devices(ada)).to_have_count(1)


def test_a_device_is_named_and_signed_out(invite: Invite, server: Server):
    (ada,) = invite("Ada", url=home(server))
    table = ada.opens_a_table()
    made = passkey(ada)
    (laptop,) = invite("Laptop", url=home(server))
    signs_in(laptop, made)
    ada.goes_to("/me/keys")
    other = devices(ada).nth(1)
    other.get_by_role("button", name="Rename").click()
    other.get_by_label("What to call it").fill("Kitchen")
    ada.button("Save").click()
    expect(devices(ada).filter(has_text="Kitchen")).to_be_visible()
    is_seated(laptop, table)
    devices(ada).filter(has_text="Kitchen").get_by_role("button", name="Sign out").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Sign out").click()
    expect(devices(ada)).to_have_count(1)
    seats = laptop.page.get_by_role("list", name="Seats").get_by_role("listitem")
    expect(seats.filter(has_text="(you)")).to_have_count(0)


@pytest.mark.parametrize(
    ("host", "reason"),
    [("house.test", "only over HTTPS"), ("127.0.0.1", "no passkeys for an address made of numbers")],
)
def test_where_there_are_no_passkeys_the_page_says_why_and_a_link_does_it(
    invite: Invite, server: Server, host: str, reason: str
):
    ada, laptop = invite("Ada", "Laptop", url=home(server, host))
    for each in (ada, laptop):
        each.watch.expected.append(GONE)
    table = ada.opens_a_table()
    ada.goes_to("/me/keys")
    expect(ada.page.get_by_text(reason)).to_be_visible()
    expect(ada.button("Make a passkey")).to_have_count(0)
    expect(ada.button("Use a passkey")).to_have_count(0)
    laptop.page.goto(link_of(ada))
    laptop.button("Join").click()
    ada.button("Yes, let it in").click()
    expect(laptop.page.get_by_text("Done. This device belongs with your others now.")).to_be_visible()
    is_seated(laptop, table)


def test_the_menu_leads_there(invite: Invite, server: Server):
    (ada,) = invite("Ada", url=home(server))
    ada.goes_to()
    ada.page.get_by_label("Settings").click()
    ada.link("Me").click()
    ada.link("My devices and passkeys").click()
    expect(ada.page.get_by_role("heading", name="Devices and passkeys")).to_be_visible()
