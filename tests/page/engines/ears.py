"""What somebody hears who does not see the page, and where their keyboard is, over a whole game."""

import re
from typing import Any

from playwright.sync_api import Page

ME = 0
MOST = 100
"""How many announcements the page keeps."""
PHRASES = {
    ("turn_began", True, False): ["(It is your|’s) turn"],
    ("asked", True, False): [r"You ask \w+ for {letter}\."],
    ("asked", False, True): [r"\w+ asks you for {letter}\."],
    ("exposed", True, False): ["You open space {space}: {letter}"],
    ("exposed", False, False): [r"\w+ opens space {space}: {letter}"],
    ("proposed", True, False): [r"You offer a [^.]+ cell {cell}\."],
    ("proposed", False, True): [r"\w+ offers a [^.]+ for your cell {cell}\."],
    ("formed", False, False): [r"Group {group}: {word}\."],
    ("race_began", False, False): ["Build a word"],
    ("race_ended", False, False): ["{built}"],
    ("spelled", False, False): ["^{letter}(:|$)"],
    ("spelled", True, False): ["^{letter}(:|$)"],
    ("card_drawn", False, False): ["The category:"],
}
"""Of each kind of event, done by me or not, to me or not, what is heard of it."""
BLANK = "(a )?blank"
"""How a blank is called where others have a letter."""
LOST = 300
"""Milliseconds after which a focus that is nowhere has been lost, and is not on its way."""
HEAR = """(lost) => {
  const heard = (window.heard = [])
  const Socket = window.WebSocket
  window.WebSocket = class extends Socket {
    constructor(...where) {
      super(...where)
      this.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data)
        const frame = message.type === 'welcome' ? message.frame : message.type === 'frame' ? message : null
        if (frame) heard.push({ events: frame.events })
      })
    }
  }
  const inLog = (node) => (node instanceof Element ? node : node.parentElement)?.closest('[role=log]')
  const changed = ({ type, target, addedNodes, removedNodes }) => {
    if (!inLog(target)) return
    if (type === 'characterData' || target.role !== 'log') heard.push({ rewritten: target.textContent })
    for (const { textContent, nextElementSibling } of addedNodes)
      if (textContent) heard.push({ said: textContent, last: !nextElementSibling })
    for (const { textContent } of removedNodes) if (textContent) heard.push({ removed: textContent })
  }
  new MutationObserver((records) => records.forEach(changed))
    .observe(document, { subtree: true, childList: true, characterData: true })

  let [been, since] = ['', 0]
  const follow = (now) => {
    const here = document.activeElement
    if (here && here !== document.body) [been, since] = [here.outerHTML.slice(0, 150), now]
    else if (been && now - since > lost) {
      heard.push({ lost: been })
      been = ''
    }
    requestAnimationFrame(follow)
  }
  requestAnimationFrame(follow)
}"""


class Ears:
    """Listens at a page from before it loads."""

    def __init__(self, page: Page) -> None:
        self._page = page
        page.add_init_script(f"({HEAR})({LOST})")

    def faults(self) -> list[str]:
        """All that is wrong with what was to be heard, and every moment in which the focus was nowhere."""
        heard: list[dict[str, Any]] = self._page.evaluate("() => window.heard")
        return [*_twice(heard), *_changed(heard), *_missed(heard), *_lost(heard)]


def _twice(heard: list[dict[str, Any]]) -> list[str]:
    """One announcement for an event, at most."""
    events = sum(len(each["events"]) or 1 for each in heard if "events" in each)
    said = sum("said" in each for each in heard)
    return [f"{said} announcements for {events} events"] if said > events else []


def _changed(heard: list[dict[str, Any]]) -> list[str]:
    """The list only grows at its end; what was said long ago goes away at its beginning."""
    said = [each["said"] for each in heard if "said" in each]
    gone = [each["removed"] for each in heard if "removed" in each]
    wrong = [f"rewritten: {each['rewritten']}" for each in heard if "rewritten" in each]
    wrong += [f"not at the end: {each['said']}" for each in heard if "said" in each and not each["last"]]
    return wrong if gone == said[: max(0, len(said) - MOST)] else [*wrong, f"removed: {gone}"]


def _missed(heard: list[dict[str, Any]]) -> list[str]:
    """Whatever concerns me is announced, in the order in which it happened."""
    said, missed = "\n".join(each["said"] for each in heard if "said" in each), []
    for event in (event for each in heard for event in each.get("events", ())):
        found = re.search(phrase, said, re.MULTILINE) if (phrase := _phrase(event)) else None
        if phrase and not found:
            missed.append(f"not announced: {event}")
        said = said[found.end() :] if found else said
    return missed


def _phrase(event: dict[str, Any]) -> str | None:
    """What is to be heard of an event that concerns me; nothing of what others have with each other."""
    actor, target = (event.get(field) == ME for field in ("seat", "of"))
    told = {**event, "letter": BLANK} if event.get("letter") == "." else event
    return next((phrase.format(**told) for phrase in PHRASES.get((event["event"], actor, target), ())), None)


def _lost(heard: list[dict[str, Any]]) -> list[str]:
    return [f"the focus was lost from {each['lost']}" for each in heard if "lost" in each]
