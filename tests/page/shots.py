"""Pictures of every screen, for the documents and for looking: `python -m tests.page.shots --help`."""

import argparse
import base64
import tempfile
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.page.common.browser import launched
from tests.page.common.scenes import LANGUAGES, SCENES, SCHEMES, SETTLED, Eyes, scene_server
from tests.page.common.sizes import DESKTOP, HARDEST, OTHERS, PHONE, resize

DOCS = Path(__file__).parents[2] / "docs/images/page"
HOST = "lettrine.example"
SHOWN = {"phone": PHONE, "desktop": DESKTOP}
"""The screens of the documents."""
SIZES = {str(size): size for size in (*HARDEST, *OTHERS)}
EVERY = SHOWN | SIZES
QUALITY = 72
PICTURED = (
    *("home", "set-up", "lobby", "hide", "draw", "ask", "answer", "expose", "name", "wait", "last", "six", "two"),
    *("accept", "vote", "end", "rated", "ratings", "replay", "analysis", "analysis-question"),
    *("analysis-glyphs", "analysis-glyphs-piece", "analysis-tug", "analysis-tug-word", "practice-own"),
    *("practice-answered", "help"),
    *("glyphs-hide", "glyphs", "glyphs-four", "glyphs-place", "glyphs-name", "glyphs-alphabet", "glyphs-wait"),
    *("glyphs-awaited", "glyphs-again", "glyphs-end", "glyphs-replay", "glyphs-help"),
    *("quick-hide", "quick-race", "quick-end", "solitaire-set-up", "solitaire", "solitaire-round", "solitaire-end"),
    *("tug-lobby", "tug-draw", "tug-read", "tug-spell", "tug-mate", "tug-others", "tug-challenge", "tug-explain"),
    *("tug-vote", "tug-result", "tug-winning", "tug-away", "tug-two", "tug-end", "tug-replay", "tug-help"),
    *("tug-poster", "tug-television"),
)
"""The scenes that the documents show."""


def taken(page: Page, whole: bool = False) -> bytes:
    """A picture of what is to be seen, or of all there is."""
    wire = page.context.new_cdp_session(page)
    asked: dict[str, Any] = {"format": "webp", "quality": QUALITY}
    if whole:
        size = wire.send("Page.getLayoutMetrics")["cssContentSize"]
        asked |= {"captureBeyondViewport": True, "clip": {**size, "scale": 1}}
    told = wire.send("Page.captureScreenshot", asked)
    wire.detach()
    return base64.b64decode(told["data"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenes", nargs="*", metavar="scene", help=", ".join(SCENES))
    parser.add_argument("--all", action="store_true", help="every scene there is, not only those of the documents")
    parser.add_argument("--to", type=Path, default=DOCS, help="the folder for the pictures")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--scheme", choices=SCHEMES, action="append")
    parser.add_argument("--size", choices=EVERY, action="append")
    parser.add_argument("--every-size", action="store_true", help="all sizes that the tests know")
    parser.add_argument("--whole", action="store_true", help="all of a page, also what is below the screen's edge")
    asked = parser.parse_args()
    asked.to.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        scene_server(Path(folder), asked.language) as server,
        launched(f"--host-resolver-rules=MAP {HOST} 127.0.0.1:{server.port}") as browser,
    ):
        sizes = SIZES if asked.every_size else asked.size or SHOWN
        for dots, scheme in product(sorted({EVERY[size].dots for size in sizes}), asked.scheme or SCHEMES):
            same = {size: EVERY[size] for size in sizes if EVERY[size].dots == dots}
            like = {"color_scheme": scheme, "device_scale_factor": dots, "locale": asked.language}
            eyes = Eyes(browser, server, next(iter(same.values())), asked.language, f"http://{HOST}", **like)
            for name in asked.scenes or (SCENES if asked.all else PICTURED):
                page = eyes.see(SCENES[name])
                for size, screen in same.items():
                    resize(page, screen)
                    page.evaluate(SETTLED)
                    (asked.to / f"{name}-{size}-{scheme}.webp").write_bytes(taken(page, asked.whole))
                eyes.restore(page)
            eyes.close()


if __name__ == "__main__":
    main()
