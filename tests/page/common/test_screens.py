"""Every screen: read aloud, readable, whole and in sight. `python -m tests.page.shots` shows the same ones.

A screen is opened once and looked at in every way. `make test` checks each in one colour scheme, in one more language
and at two sizes, others from scene to scene; `make screens` in all languages, sizes and colours.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.page.common.looks import CONTRAST, RULES, grave_faults, layout_faults, load_axe, switch_language, too_low
from tests.page.common.scene import Scene
from tests.page.common.scenes import BY_GAME, LANGUAGES, SCENES, SCHEMES, Eyes
from tests.page.common.sizes import ANDROID, PHONE, SAFARI, SMALL, Size, sizes_of
from tests.page.readings import CHANGING, DOCS, differences
from tests.page.tug.scenes import TUG
from tests.server.server_process import Server
from tests.thorough import ALL_SCREENS

MOUSE = {"is_mobile": False, "has_touch": False}
"""A phone's browser would rather show a page that is too wide in small: here it is to be seen that it is."""
OTHER_LANGUAGES = LANGUAGES[1:]

Finding = tuple[str, list[Any]]
"""What was looked for, and what was found wrong."""


@pytest.mark.parametrize("game", BY_GAME)
def test_every_screen_is_whole_readable_and_fits_a_finger(browser: Browser, told: Server, game: str):
    eyes = Eyes(browser, told, PHONE, locale="en", color_scheme="light", **MOUSE)
    found: dict[str, Any] = {}
    for number, (name, scene) in enumerate(BY_GAME[game].items()):
        page = eyes.see(scene)
        found |= {f"{name} {what}": faults for what, faults in _faults(page, number, name, scene) if faults}
        eyes.restore(page)
    eyes.close()
    assert found == {}


def _faults(page: Page, number: int, name: str, scene: Scene) -> Iterator[Finding]:
    yield "read aloud", differences(name, page)
    load_axe(page)
    first, *others = SCHEMES if ALL_SCREENS else (SCHEMES[number % len(SCHEMES)],)
    page.emulate_media(color_scheme=first)
    yield f"structure, {first}", grave_faults(page, RULES)
    for scheme in others:
        page.emulate_media(color_scheme=scheme)
        yield scheme, grave_faults(page, CONTRAST)
    for size in sizes_of(number):
        for scheme in SCHEMES if ALL_SCREENS else ("dark",):
            page.emulate_media(color_scheme=scheme)
            yield f"{size} {scheme}", layout_faults(page, size, scene.parts)
    for language in OTHER_LANGUAGES if ALL_SCREENS else (OTHER_LANGUAGES[number % len(OTHER_LANGUAGES)],):
        switch_language(page, language)
        yield f"{language} {SMALL}", layout_faults(page, SMALL, scene.parts)
        yield f"{language} too low", too_low(page)
        if ALL_SCREENS:
            yield language, grave_faults(page, RULES, without=CONTRAST)


@pytest.mark.parametrize("size", [SMALL, PHONE], ids=str)
def test_the_board_of_tug_keeps_its_place_and_size_in_every_phase(browser: Browser, told: Server, size: Size):
    eyes = Eyes(browser, told, size, locale="en", **MOUSE)
    phases = ("tug-draw", "tug-read", "tug-spell", "tug-mate", "tug-others", "tug-explain", "tug-vote", "tug-result")
    places = {name: eyes.see(TUG[name]).locator(".stick").bounding_box() for name in phases}
    eyes.close()
    assert {str(place) for place in places.values()} == {str(places["tug-draw"])}


def test_every_screen_has_a_reading_and_every_reading_a_screen():
    assert {file.stem for file in DOCS.glob("*.txt")} == SCENES.keys() - CHANGING


PLAYED_WITH = {
    **dict.fromkeys(("ask", "last", "six", "two", "quick-race", "tug-spell", "tug-two"), ".keys"),
    "glyphs-four": ".desk .box",
}
"""What is played with among friends, in the scenes with the least room for it."""


@pytest.mark.parametrize("screen", [SMALL, Size(360, 640), SAFARI, ANDROID, Size(740, 360), Size(1024, 768)], ids=str)
def test_a_coach_among_friends_leaves_what_is_played_with_in_sight(browser: Browser, told: Server, screen: Size):
    eyes = Eyes(browser, told, screen=screen, locale="de")
    eyes.own.add_init_script("localStorage.removeItem('lettrine-learned'); localStorage.removeItem('lettrine-coach')")
    hidden: list[str] = []
    for name, what in PLAYED_WITH.items():
        keys = eyes.see(SCENES[name]).locator(what).bounding_box()
        assert keys is not None
        hidden += [name] * (keys["y"] + keys["height"] > screen.height)
    eyes.close()
    assert hidden == []


@pytest.mark.parametrize("screen", [SMALL, SAFARI, ANDROID], ids=str)
def test_what_is_played_with_is_in_sight_without_scrolling(browser: Browser, told: Server, screen: Size):
    eyes = Eyes(browser, told, screen=screen, locale="de")
    lettered = ("ask", "last", "six", "two", "quick-race", "solitaire", "tug-spell", "tug-two", "practice")
    with_letters = dict.fromkeys(lettered, ".keys")
    for name, what in {**with_letters, "glyphs-four": ".desk .box"}.items():
        keys = eyes.see(SCENES[name]).locator(what).bounding_box()
        assert keys is not None
        assert keys["y"] + keys["height"] <= screen.height, name
    eyes.close()
