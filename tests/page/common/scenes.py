"""Every screen of the page, and how to get there: for looking at them, and for holding them against rules."""

import asyncio
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from lettrine.server.identity import COOKIE
from lettrine.store.url import open_log
from tests.page.common.analysis_scenes import ANALYSIS
from tests.page.common.browser import served
from tests.page.common.consent_scenes import CONSENT
from tests.page.common.host_scenes import HOST
from tests.page.common.scene import Parts, Scene
from tests.page.common.sizes import PHONE, Size, resize
from tests.page.common.stories import ME, PEOPLE, address, cookies
from tests.page.glyphs import stories as glyphs
from tests.page.glyphs.scenes import GLYPHS
from tests.page.pieces import stories as benches
from tests.page.pieces.scenes import BENCHES
from tests.page.sonde import agreed_stories as agreed
from tests.page.sonde import hosted_stories as hosted
from tests.page.sonde import stories as sonde
from tests.page.sonde.scenes import SONDE
from tests.page.tug import stories as tug
from tests.page.tug.scenes import TUG
from tests.server.server_process import Server

LANGUAGES = ("en", "fr", "de")
SCHEMES = ("light", "dark")
SETTLED = """() => document.fonts.ready.then(() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => done(0)))))"""
"""The fonts are there, and what changes of a sudden for those who want less motion has changed: it takes a frame."""


def _menu(page: Page) -> None:
    """What can be done about somebody."""
    page.locator("button.menu").first.click()
    page.locator("dialog .choices").wait_for()


def _block(page: Page) -> None:
    _menu(page)
    page.locator("dialog .choices button").first.click()
    page.locator("dialog .main").wait_for()


def _report(page: Page) -> None:
    _menu(page)
    page.locator("dialog .choices button").nth(1).click()
    page.locator("dialog select").wait_for()


COMMON = {
    "home": Scene("/", "footer", stranger=True, parts=Parts(action=".game:first-child .now")),
    "home-again": Scene("/", "#continue"),
    "settings": Scene("/", "footer", lambda page: page.locator("header summary").click(), parts=Parts(top=".menu")),
    "ratings": Scene("/ratings", "main table"),
    "person-menu": Scene("/t/lobby", "h1 .edition", _menu, stranger=True, parts=Parts(action="dialog button")),
    "block": Scene("/t/lobby", "h1 .edition", _block, stranger=True, parts=Parts(action="dialog .main")),
    "report": Scene("/t/lobby", "h1 .edition", _report, stranger=True, parts=Parts(action="dialog .main")),
    "blocks": Scene("/me/blocks", "main h1", stranger=True),
    "privacy": Scene("/privacy", "main dl"),
    "me": Scene("/me", "#data"),
    "me-new": Scene("/me", "#data", stranger=True),
    "me-figures": Scene("/me", "#data", lambda page: page.locator("figure summary").first.click()),
    "me-delete": Scene(
        "/me",
        "#data",
        lambda page: page.locator("section:has(#data) button").click(),
        parts=Parts(action="dialog input"),
    ),
    "keys": Scene("/me/keys", "main section", parts=Parts(action="#add ~ div .main")),
    "join-over": Scene("/join", "main .button", stranger=True, parts=Parts(action="main .button")),
    "lost": Scene("/t/nowhere", "main .button"),
}
BY_GAME = {
    "common": COMMON,
    "host": HOST,
    "consent": CONSENT,
    "sonde": SONDE,
    "analysis": ANALYSIS,
    "glyphs": GLYPHS,
    "benches": BENCHES,
    "tug": TUG,
}
SCENES = {name: scene for scenes in BY_GAME.values() for name, scene in scenes.items()}


@contextmanager
def scene_server(folder: Path, language: str = "en") -> Iterator[Server]:
    """A server with all the stories, and with everybody but me sitting at their tables."""
    server = served(folder, BOT_PACE="3600")
    server.program = "tests.page.common.standing_server"
    with ThreadPoolExecutor(1) as room:  # a browser's loop may be running in this thread
        room.submit(asyncio.run, _told(server.store, language)).result()
    server.start()
    try:
        yield server
    finally:
        server.kill()


async def _told(store: str, language: str) -> None:
    log = await open_log(store)
    for game in (sonde, hosted, agreed, glyphs, benches, tug):
        await game.tell(log, language)
    await log.close()


class Eyes:
    """Two browsers with which to look at scenes: mine, and one of somebody who has never been here."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        screen: Size = PHONE,
        stories: str = "en",
        home: str | None = None,
        **like: Any,
    ) -> None:
        self.server, self.home, self.language = server, home or server.url, stories
        phone = screen.width < 900
        self.size, self.like = screen, like
        same = {
            "viewport": {"width": screen.width, "height": screen.height},
            "is_mobile": phone,
            "has_touch": phone,
            "reduced_motion": "reduce",
            "service_workers": "block",
            **like,
        }
        self.strange, self.own = (browser.new_context(**same) for _ in range(2))
        self.own.add_cookies([{"name": COOKIE, "value": cookies[PEOPLE[ME]], "url": self.home}])
        been = [{"id": address("draw", self.language), "game": "sonde", "at": 1}]
        self.own.add_init_script(f"localStorage.setItem('lettrine-tables', '{json.dumps(been)}')")
        # Scenes show a game as it is once the coach has spoken; those with a coach are first games.
        coached = " ".join(f"{game}-friends" for game in ("sonde", "glyphs", "quick", "tug"))
        self.own.add_init_script(f"localStorage.setItem('lettrine-learned', '{coached}')")
        self.pages = {each: each.new_page() for each in (self.strange, self.own)}
        self._company = ExitStack()

    def see(self, scene: Scene) -> Page:
        """Go there, and wait until all of it is there."""
        page = self.pages[self.strange if scene.stranger else self.own]
        parts = scene.path.split("/")
        if parts[1] == "t":
            parts[2] = address(parts[2], self.language)
            self._accompany(parts[2], PEOPLE if scene.stranger else PEOPLE[ME + 1 :])
        page.goto(self.home + "/".join(parts), wait_until="commit")
        page.locator(scene.shows).first.wait_for()
        scene.then(page)
        page.evaluate(SETTLED)
        return page

    def restore(self, page: Page) -> None:
        """Undo what was changed to look at a screen in other ways: size, colours and language."""
        resize(page, self.size)
        page.emulate_media(color_scheme=self.like.get("color_scheme"))
        page.evaluate("localStorage.removeItem('lettrine-language')")

    def close(self) -> None:
        self._company.close()
        self.strange.close()
        self.own.close()

    def _accompany(self, table: str, people: Sequence[str]) -> None:
        """The others are there as well, so that nobody is said to be away."""
        self._company.close()
        for name in people:
            wire = f"ws://127.0.0.1:{self.server.port}/tables/{table}/socket"
            headers = {"Cookie": f"{COOKIE}={cookies[name]}"}
            with suppress(InvalidStatus):
                self._company.enter_context(connect(wire, additional_headers=headers, compression=None, proxy=None))
