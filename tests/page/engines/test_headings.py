"""The big initial of a result, in every engine: each of them has its own way to set one."""

from typing import Any

import pytest

from tests.page.common.stories import address
from tests.page.engines.driver import Launch
from tests.page.engines.visitor import Visitor
from tests.server.server_process import Server
from tests.thorough import ALL_ENGINES

ENDS = ("end", "glyphs-end", "quick-end", "solitaire-end", "tug-end") if ALL_ENGINES else ("end", "tug-end")
"""The heading is one part, which every game puts its own sentence into."""
SCREENS = {"phone": (390, 844), "television": (1920, 1080)}
MEASURE = """() => document.fonts.ready.then(() => {
  const heading = document.querySelector('.after h2.lettrine')
  const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode()
  const box = (from, to) => {
    const range = document.createRange()
    range.setStart(text, from)
    range.setEnd(text, to)
    return range.getClientRects()[0]
  }
  const [first, second] = [box(0, 1), box(1, text.data.length)]
  const pen = document.createElement('canvas').getContext('2d')
  const ink = (letter, { fontWeight, fontSize, fontFamily }) => {
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
    return pen.measureText(letter)
  }
  const initial = ink(text.data[0], getComputedStyle(heading, '::first-letter'))
  const baseline = second.top + ink('x', getComputedStyle(heading)).fontBoundingBoxAscent
  const boxes = [document.documentElement]
  for (let each = heading; each !== document.body; each = each.parentElement)
    if (getComputedStyle(each).overflow !== 'visible') boxes.push(each)
  return {
    begins: heading.getBoundingClientRect().left,
    initial: initial.width,
    next: first.height > second.height ? second.left : first.left,
    top: baseline - initial.actualBoundingBoxAscent,
    right: second.right,
    header: document.querySelector('header').getBoundingClientRect().bottom,
    edges: boxes.map((each) => each.getBoundingClientRect()).map(({ top, right }) => ({ top, right })),
  }
})"""
"""Where a heading begins, how wide its initial is, and where the text goes on.

To WebKit an initial has no box of its own: what it takes for the first letter is then the one that follows it.
"""
SLACK = 1.5
"""Pixels: some engines round the boxes of letters."""


def faults(seen: dict[str, Any]) -> list[str]:
    found = []
    if seen["next"] < seen["begins"] + seen["initial"] - SLACK:
        found.append("the text begins under the initial")
    if seen["top"] < seen["header"] - SLACK:
        found.append("the heading is under the page's header")
    if any(seen["top"] < edge["top"] - SLACK or seen["right"] > edge["right"] + SLACK for edge in seen["edges"]):
        found.append("the heading is cut off")
    return found


@pytest.mark.parametrize("launch", ["chromium", "firefox", "webkit"], indirect=True)
def test_a_results_initial_covers_nothing_and_nothing_is_cut_off(launch: Launch, told: Server):
    wrong: dict[str, Any] = {}
    with launch() as driver:
        visitor = Visitor(driver, told.url)
        for screen, size in SCREENS.items():
            driver.resize(*size)
            for name in ENDS:
                visitor.goes_to(f"/t/{address(name, 'en')}")
                visitor.waits_for("link", "Replay")
                seen = driver.evaluate(MEASURE)
                if found := faults(seen):
                    wrong[f"{name}, {screen}"] = found, seen
        assert wrong == {}
        assert driver.complaints() == []
