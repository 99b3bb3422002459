"""Names of people and bots, wherever there is little room for them."""

import pytest
from playwright.sync_api import expect

from tests.page.common.browser import PHONE
from tests.page.common.visits import Invite

BROKEN = """() => {
  const names = new Set(['Garamond', 'Bodoni', 'Caslon', 'Didot', 'Fournier', 'Plantin'])
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const broken = []
  while (walker.nextNode()) {
    for (const { 0: word, index } of walker.currentNode.data.matchAll(/\\p{L}+/gu)) {
      const range = document.createRange()
      range.setStart(walker.currentNode, index)
      range.setEnd(walker.currentNode, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (names.has(word) && lines.size > 1) broken.push(word)
    }
  }
  return broken
}"""
"""The names that stand on two lines."""


@pytest.mark.parametrize("game", ["Sonde", "Glyphs", "Quick", "Tug"])
def test_no_name_is_broken_inside_a_word_on_the_narrowest_screen(game: str, invite: Invite) -> None:
    (ada,) = invite("Ada", **{**PHONE, "viewport": {"width": 320, "height": 640}})
    ada.goes_to()
    ada.button(f"Play now {game}").click()
    ada.page.wait_for_url("**/t/*")
    ada.page.get_by_text("Garamond").first.wait_for()
    assert ada.page.evaluate(BROKEN) == []


def test_no_name_is_broken_inside_a_word_in_a_lobby_of_teams(invite: Invite) -> None:
    (ada,) = invite("Ada", **{**PHONE, "viewport": {"width": 320, "height": 640}})
    ada.goes_to("/new/tug")
    ada.page.get_by_role("radio", name="4", exact=True).check()
    ada.opens_it()
    bots = ada.page.get_by_role("button", name="Club")
    for free in (3, 2, 1):
        expect(bots).to_have_count(free)
        bots.first.click()
    expect(bots).to_have_count(0)
    assert ada.page.evaluate(BROKEN) == []
