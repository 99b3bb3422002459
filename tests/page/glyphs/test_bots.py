"""Somebody alone against the bots of Glyphs, from the first page to the last word."""

import re
from contextlib import suppress
from itertools import cycle

from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from tests.page.common.people import Person
from tests.page.common.visits import Invite
from tests.page.glyphs.table import PIECE, WHO_IS_ON_TURN, box

MOST = 300
"""Steps after which the game should be over."""
AT_ONCE = 1000
"""Milliseconds within which a button can be pressed, unless a bot has been quicker."""
CELLS = re.compile("’s cell [1-5]:")
OFFERS = cycle([(cell, piece) for piece in PIECE for cell in range(5)])


def offers_something(guest: Person) -> None:
    """The piece first, then the cell. Bots name words at any moment (G10), and then neither may be there any more."""
    cell, piece = next(OFFERS)
    with suppress(TooLate):
        box(guest, piece).click(timeout=AT_ONCE)
        guest.page.get_by_role("button", name=CELLS).nth(cell).click(timeout=AT_ONCE)


def hides_a_word(guest: Person) -> None:
    """Unless a bot finds the last word meanwhile (G13): then there is nothing to hide any more."""
    with suppress(TooLate, AssertionError):
        guest.button("Pick one for me").click(timeout=AT_ONCE)
        expect(guest.page.locator("#word")).not_to_have_value("", timeout=AT_ONCE)
        guest.button("Hide it").click(timeout=AT_ONCE)
    expect(guest.button("Hide it")).not_to_be_visible()


def test_a_whole_game_against_bots(invite: Invite):
    (guest,) = invite("Guest")
    guest.goes_to()
    guest.button("Play now Glyphs").click()
    hiding = guest.button("Hide it")
    turn = guest.desk.get_by_role("heading", name=WHO_IS_ON_TURN)
    over = guest.page.get_by_role("region", name=re.compile("the last word and wins?, with"))
    for _ in range(MOST):
        over.or_(hiding).or_(turn).first.wait_for()
        if over.is_visible():
            break
        if hiding.is_visible():
            hides_a_word(guest)
        else:
            offers_something(guest)
    expect(over.get_by_role("listitem")).to_have_count(3)
    expect(over.get_by_role("img").first).to_be_visible()
    for seat in range(3):
        assert any(f'"event":"proposed","seat":{seat}' in frame for frame in guest.heard)
