"""How every screen looks, as far as a machine can say: `python -m tests.page.shots` makes pictures for people."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.page.common.browser import FINGER
from tests.page.common.scenes import BY_GAME, LANGUAGES, SCENES, SCHEMES, Eyes
from tests.server.server_process import Server

AXE = Path(__file__).parents[3] / "web/node_modules/axe-core/axe.min.js"
RULES = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa")
GRAVE = ("serious", "critical")
SMALL, SAFARI, ANDROID = (320, 568), (390, 664), (360, 640)
"""An old phone; and what browsers leave of today's."""

FAULTS = """rules => axe.run(document, { runOnly: rules, resultTypes: ['violations'] }).then(({ violations }) =>
  violations.map(({ id, impact, nodes }) => ({ id, impact, where: nodes.map(({ target }) => target.join(' ')) })))"""
TOO_WIDE = """most => [...document.querySelectorAll('body *')].filter((each) => each.checkVisibility())
  .filter((each) => each.getBoundingClientRect().right > most + 0.5).map((each) => each.outerHTML.slice(0, 120))"""
TAPPED = "button, .button, summary, select, label:has(input), input:not(label *)"
TOO_LOW = """([tapped, least]) => [...document.querySelectorAll(tapped)]
  .filter((each) => each.checkVisibility() && !each.matches('.tray *, .boxes *, button.name'))
  .filter((each) => each.getBoundingClientRect().height < least - 0.5).map((each) => each.outerHTML.slice(0, 120))"""


class Looks:
    """Eyes for each of the two colour schemes."""

    def __init__(self, browser: Browser, server: Server, **like: Any) -> None:
        self.by_scheme = {scheme: Eyes(browser, server, color_scheme=scheme, **like) for scheme in SCHEMES}

    def __enter__(self) -> "Looks":
        return self

    def __exit__(self, *_: object) -> None:
        for eyes in self.by_scheme.values():
            eyes.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BY_GAME)
def test_axe_finds_nothing_grave(browser: Browser, told: Server, game: str, language: str):
    axe, found = AXE.read_text(), {}
    with Looks(browser, told, locale=language) as looks:
        for number, (name, scene) in enumerate(BY_GAME[game].items(), LANGUAGES.index(language)):
            page = looks.by_scheme[SCHEMES[number % 2]].see(scene)
            page.evaluate(axe)  # not as a script of the page's: its policy lets none in
            faults = page.evaluate(FAULTS, RULES)
            found[name] = [fault for fault in faults if fault["impact"] in GRAVE]
    assert {name: faults for name, faults in found.items() if faults} == {}


@pytest.mark.parametrize("game", BY_GAME)
def test_everything_fits_an_old_phone_and_a_finger(browser: Browser, told: Server, game: str):
    wide, low = {}, {}
    eyes = Eyes(browser, told, screen=SMALL, locale="de")  # whose words are the longest
    for name, scene in BY_GAME[game].items():
        page = eyes.see(scene)
        wide[name], low[name] = page.evaluate(TOO_WIDE, SMALL[0]), page.evaluate(TOO_LOW, [TAPPED, FINGER])
    eyes.close()
    assert {name: found for name, found in wide.items() if found} == {}
    assert {name: found for name, found in low.items() if found} == {}


@pytest.mark.parametrize("screen", [SMALL, SAFARI, ANDROID])
def test_what_is_played_with_is_in_sight_without_scrolling(browser: Browser, told: Server, screen: tuple[int, int]):
    eyes = Eyes(browser, told, screen=screen, locale="de")
    lettered = ("ask", "last", "six", "two", "quick-race", "solitaire", "tug-spell", "tug-two", "practice")
    with_letters = dict.fromkeys(lettered, ".keys")
    for name, what in {**with_letters, "glyphs-four": ".desk .box"}.items():
        keys = eyes.see(SCENES[name]).locator(what).bounding_box()
        assert keys is not None
        assert keys["y"] + keys["height"] <= screen[1], name
    eyes.close()
