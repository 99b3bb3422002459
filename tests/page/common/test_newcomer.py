"""Somebody who has never been here, on a phone."""

import time

from playwright.sync_api import Locator

from tests.page.common.browser import PHONE
from tests.page.common.people import Person
from tests.page.common.visits import Invite

SECONDS = 15
TAPS = 5


class Finger:
    """Counts what it does."""

    def __init__(self) -> None:
        self.taps = 0

    def tap(self, what: Locator) -> None:
        self.taps += 1
        what.tap()


def answer_until_it_is_my_turn(guest: Person, finger: Finger) -> None:
    """Others may begin, and find something."""
    mine = guest.button("Draw a card")
    asked = guest.button("Open the cheapest")
    while True:
        mine.or_(asked).wait_for()
        if mine.is_visible():
            return
        with guest.acting():
            finger.tap(asked)


def test_a_newcomer_asks_for_a_letter_within_15_seconds_and_5_taps(invite: Invite):
    (guest,) = invite("Guest", **PHONE)
    finger, answering = Finger(), Finger()
    began = time.monotonic()
    guest.goes_to()
    finger.tap(guest.button("Play now Sonde"))
    finger.tap(guest.button("Choose for me"))
    finger.tap(guest.button("Hide it"))
    answer_until_it_is_my_turn(guest, answering)
    finger.tap(guest.button("Draw a card"))
    guest.page.get_by_role("group", name="Letters").or_(guest.button("Open the cheapest")).first.wait_for()
    if guest.duty() == "expose":  # S22 needs a blank, and a word that was chosen for me has none
        raise AssertionError("a card has me open a space of my own")
    with guest.acting():
        finger.tap(guest.page.get_by_role("group", name="Letters").get_by_role("button", name="E", exact=True))
    assert time.monotonic() - began < SECONDS
    assert finger.taps <= TAPS
    assert any('"event":"asked","seat":0' in frame for frame in guest.heard)
