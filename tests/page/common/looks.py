"""What a machine can say of how a screen looks: by axe, by its layout, and by how large its controls are."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.page.common.browser import FINGER
from tests.page.common.scene import Parts
from tests.page.common.scenes import SETTLED
from tests.page.common.sizes import Size, resize

AXE = Path(__file__).parents[3] / "web/node_modules/axe-core/axe.min.js"
GEOMETRY = (Path(__file__).parent / "geometry.js").read_text()
RULES = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa")
CONTRAST = ("color-contrast",)
"""The one rule that depends on the colours and on nothing else that changes here."""
GRAVE = ("serious", "critical")
FAULTS = """([rules, without, where]) => axe.run(document, { runOnly: rules, resultTypes: ['violations'],
    selectors: where, preload: false, rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])) })
  .then(({ violations }) => violations.map(({ id, impact, nodes }) =>
    ({ id, impact, where: where ? nodes.map(({ target }) => target.join(' ')) : nodes.length })))"""
TAPPED = "button, .button, summary, select, label:has(input), input:not(label *)"
TOO_LOW = """([tapped, least]) => [...document.querySelectorAll(tapped)]
  .filter((each) => each.checkVisibility() && !each.matches('.tray *, .boxes *, button.name'))
  .filter((each) => each.getBoundingClientRect().height < least - 0.5).map((each) => each.outerHTML.slice(0, 120))"""


def load_axe(page: Page) -> None:
    """Not as a script of the page's: its policy lets none in."""
    page.evaluate(AXE.read_text())


def grave_faults(page: Page, rules: Sequence[str], without: Sequence[str] = ()) -> list[Any]:
    """What axe finds. Saying where takes a third of its time, so it is only asked when there is something."""

    def found(where: bool) -> list[Any]:
        faults = page.evaluate(FAULTS, [rules, without, where])
        return [fault for fault in faults if fault["impact"] in GRAVE]

    return found(where=True) if found(where=False) else []


def layout_faults(page: Page, size: Size, parts: Parts) -> list[str]:
    """What is cut, covered, too small, out of sight or too wide on a screen of this size."""
    resize(page, size)
    page.evaluate(SETTLED)
    found: list[str] = page.evaluate(GEOMETRY, parts._asdict())
    return found


def too_low(page: Page) -> list[str]:
    """What a finger would miss."""
    found: list[str] = page.evaluate(TOO_LOW, [TAPPED, FINGER])
    return found


def switch_language(page: Page, language: str) -> None:
    """As somebody does in the settings, which need not be open for it."""
    page.evaluate(f"document.querySelector('header .pick[lang={language}]').click()")
    page.locator(f"html[lang={language}]").wait_for()
    page.evaluate(SETTLED)
