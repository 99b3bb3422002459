"""Every screen as it is read aloud: `make readings` writes them down, and the tests compare.

A reading is what the browser tells a screen reader, in its order: roles, names and texts. Whoever changes a screen
reads how it sounds now, and commits it.
"""

import argparse
import difflib
import re
import tempfile
from pathlib import Path

from playwright.sync_api import Page

from lettrine.games import GAMES
from tests.page.common.browser import launched
from tests.page.common.scenes import SCENES, Eyes, scene_server

DOCS = Path(__file__).parents[2] / "docs/readings"
PASSING = {
    r"127\.0\.0\.1:\d+": "lettrine.example",
    r"\b\d+:\d\d\b": "0:00",
    r"\b[A-Z][a-z]{2} \d{1,2}, \d{4}\b": "Jan 1, 2000",
    r"(timer \"Time left\": \")\d+": r"\g<1>0",
}
"""What is another one each time: where the server is, clocks and days."""
EDITION = re.compile(r'(?:radio "|text: "?|link "|/url: /help/\w+/)(\w+)\b')
"""An edition among those that can be chosen."""
INSTEAD = "If it is meant so, commit what `make readings` writes, or `python -m tests.page.readings {name}`."
CHANGING = frozenset(
    {"practice", "practice-daily", "practice-late", "lesson-hide", "glyphs-lesson-hide", "quick-lesson-hide"}
)
"""Scenes with another position or word each time, each day, or whenever the bots change: they are not written down."""


def read(page: Page) -> str:
    """The page as it is read aloud."""
    said = page.locator("body").aria_snapshot()
    for passing, instead in PASSING.items():
        said = re.sub(passing, instead, said)
    return f"{said}\n"


def differences(name: str, page: Page) -> list[str]:
    """Where a screen does not sound as it is written down."""
    if name in CHANGING:
        return []
    file = DOCS / f"{name}.txt"
    before = file.read_text() if file.exists() else ""
    now = _without_later_editions(read(page), before)
    changed = list(difflib.unified_diff(before.splitlines(), now, f"docs/readings/{file.name}", "now", n=1))
    return [*changed, INSTEAD.format(name=name)] if changed else []


def _without_later_editions(said: str, before: str) -> list[str]:
    """The lines of a reading, but for editions added since it was written down: each is only one more to choose."""
    later = {edition for game in GAMES for edition in game.editions if edition not in before}
    return [line for line in said.splitlines() if not (set(EDITION.findall(line)) & later)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenes", nargs="*", metavar="scene", help=", ".join(SCENES))
    asked = parser.parse_args()
    DOCS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, scene_server(Path(folder)) as server, launched() as browser:
        eyes = Eyes(browser, server, locale="en", color_scheme="light")
        for name in asked.scenes or SCENES:
            if name not in CHANGING:
                (DOCS / f"{name}.txt").write_text(read(eyes.see(SCENES[name])))
        eyes.close()


if __name__ == "__main__":
    main()
