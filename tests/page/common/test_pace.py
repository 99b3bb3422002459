"""What a bot does can be followed: it stands on the page for as long as the chosen pace has it, and at least that."""

from contextlib import suppress
from itertools import pairwise

from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from lettrine.play.pace import SECONDS
from tests.page.common.people import OPENING, Person
from tests.page.common.visits import Invite

BOTS = 8
"""So many moves of bots are watched."""
MOST = 40
WATCH = """() => {
  window.scenes = []
  const log = document.querySelector('[role=log]')
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const { textContent } of addedNodes)
        if (textContent) window.scenes.push([performance.now() / 1000, textContent])
  }).observe(log, { childList: true })
}"""
"""Notes what is told, and when."""


def misses(guest: Person) -> None:
    """Ask for something rare, or open a space; the others go on until something is to be done again."""
    keys, opening = guest.page.get_by_role("group", name="Letters"), guest.button(OPENING)
    keys.or_(opening).or_(guest.after).first.wait_for()
    with suppress(TooLate):  # the next question may come before the button was seen to go
        if opening.is_visible():
            opening.click(timeout=1000)
        elif keys.is_visible():
            keys.get_by_role("button", name="Q", exact=True).click(timeout=1000)


def bots_moves(guest: Person) -> list[tuple[float, str]]:
    """When a bot's question was first on the page, and which."""
    told = guest.page.evaluate("window.scenes")
    return [(at, text) for at, text in told if " asks " in text]


def test_no_bots_question_makes_room_for_the_next_before_its_time(invite_at_pace: Invite):
    (guest,) = invite_at_pace("Guest")
    guest.goes_to()
    guest.button("Play now Sonde").click()
    for slower in ("slow", "normal"):  # a first game is slow
        guest.button(f"Speed of the bots: {slower}").click()
    expect(guest.button("Speed of the bots: fast")).to_be_visible()
    guest.page.evaluate(WATCH)
    expect(guest.page.locator("#word")).not_to_have_value("")
    guest.button("Hide it").click()
    for _ in range(MOST):
        misses(guest)
        if len(bots_moves(guest)) >= BOTS or guest.after.is_visible():
            break
    moves = bots_moves(guest)
    assert len(moves) >= BOTS
    for (before, _), (after, told) in pairwise(moves):
        assert after - before >= SECONDS["fast"] - 0.01, told
