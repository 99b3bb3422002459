"""Somebody at the page in any engine: they find things by role and name, as anybody does who hears it read out."""

import re
import time
from collections.abc import Callable
from typing import Literal, NamedTuple

from tests.page.engines.driver import Driver

PATIENCE = 60.0
"""Seconds after which what should have appeared has not."""
OFTEN, SELDOM = 0.02, 0.25
"""Seconds between two looks at the page: soon at first, less and less often while nothing happens. Looking is work."""
KEYS = {"button": "Enter", "link": "Enter", "radio": " "}
"""What is pressed on something that has the focus; a field only wants the focus."""
Hand = Literal["mouse", "keyboard"]
Name = str | re.Pattern[str]

FIND = """(role, pattern, then) => {
  const SELECTORS = {
    button: 'button, summary', link: 'a[href]', heading: 'h1, h2, h3', region: 'section', radio: '[type=radio]',
    textbox: 'input:not([type]), [type=text], textarea', spinbutton: '[type=number]', list: 'ul, ol',
  }
  const text = (node) => node.nodeType === Node.TEXT_NODE ? node.data
    : node.nodeType !== Node.ELEMENT_NODE || node.ariaHidden === 'true' ? ''
    : node.getAttribute('aria-label') ?? spaced(node, [...node.childNodes].map(text).join(''))
  const spaced = (node, said) => getComputedStyle(node).display.startsWith('inline') ? said : ` ${said} `
  const referred = (each) => document.getElementById(each.getAttribute('aria-labelledby') ?? '')
  const name = (each) => each.getAttribute('aria-label') ?? text(referred(each) ?? each.labels?.[0] ?? each)
  const place = document.querySelector('dialog:modal') ?? document
  const found = [...place.querySelectorAll(SELECTORS[role])].filter((each) => each.checkVisibility())
    .map((each) => ({ each, name: name(each).replace(/\\s+/g, ' ').trim(), text: each.value || each.innerText,
      off: each.disabled === true || each.ariaDisabled === 'true', pressed: each.ariaPressed === 'true' }))
    .filter(({ name }) => new RegExp(pattern).test(name))
  if (then === 'list') return found.map(({ name, text, off, pressed }) => [name, text, off, pressed])
  const first = found.find(({ off }) => !off)?.each
  if (first && then === 'focus') first.focus()
  else first?.scrollIntoView({ block: 'center', inline: 'center' })
  const { x, y, width, height } = first?.getBoundingClientRect() ?? {}
  return first ? [x + width / 2, y + height / 2] : null
}"""
"""All that can be seen and has this role and such a name; or the first that can be used, focused or brought into sight.

It is short, so it knows only those ways to name something that this page has.
"""


class Found(NamedTuple):
    """Something on the page."""

    name: str
    text: str
    off: bool
    """Whether it is there but can do nothing now."""
    pressed: bool


class Visitor:
    """Somebody with one page of one engine."""

    def __init__(self, driver: Driver, url: str, hand: Hand = "mouse") -> None:
        self.driver, self.url, self.hand = driver, url, hand
        self.moved: Callable[[], None] = lambda: None
        """Called after each thing that is used."""

    def goes_to(self, path: str = "/") -> None:
        self.driver.open(self.url + path)

    def all(self, role: str, name: Name = "") -> list[Found]:
        """What is to be seen now: with this very name, or with one that matches."""
        return [Found(*each) for each in self.driver.evaluate(FIND, role, _pattern(name), "list")]

    def sees(self, role: str, name: Name = "") -> bool:
        return bool(self.all(role, name))

    def can_use(self, role: str, name: Name = "") -> bool:
        return any(not each.off for each in self.all(role, name))

    def waits(self, reached: Callable[[], bool], what: str) -> None:
        assert self.comes(reached, PATIENCE), f"{what} has not come; there is: {self.page_text()}"

    def comes(self, reached: Callable[[], bool], seconds: float) -> bool:
        """Whether something happens within so much time."""
        until, pause = time.monotonic() + seconds, OFTEN
        while not (there := reached()) and time.monotonic() < until:
            time.sleep(pause)
            pause = min(1.5 * pause, SELDOM)
        return there

    def waits_for(self, role: str, name: Name = "") -> None:
        self.waits(lambda: self.sees(role, name), f"the {role} {name!r}")

    def uses(self, role: str, name: Name) -> None:
        """Wait until it can be used, then click it, or focus it and press its key."""
        self.waits(lambda: self.can_use(role, name), f"the {role} {name!r}")
        self.tries(role, name)

    def tries(self, role: str, name: Name) -> bool:
        """Use the first that can be used now, unless somebody else was faster: then there may be none any more."""
        way = "show" if self.hand == "mouse" else "focus"
        found = self.driver.evaluate(FIND, role, _pattern(name), way)
        if found and self.hand == "mouse":
            self.driver.click(*found)
        elif found and role in KEYS:
            self.driver.press(KEYS[role])
        self.moved()
        return found is not None

    def types(self, text: str) -> None:
        self.driver.type(text)
        self.moved()

    def presses(self, *keys: str) -> None:
        self.driver.press(*keys)
        self.moved()

    def page_text(self) -> str:
        said: str = self.driver.evaluate("() => document.body.innerText")
        return said


def _pattern(name: Name) -> str:
    """What JavaScript is to look for."""
    if isinstance(name, re.Pattern):
        return name.pattern
    return f"^{re.escape(name)}$" if name else ""
