"""The icons that devices want as pictures, and the picture of a link, from the icon that is drawn.

Made by `python -m tests.page.render_icons`, after a build, which writes the fonts.

A device may cut them to any shape, so they have no frame, paper reaches every edge, and the letter stays within the
circle of four fifths that no shape cuts into.
"""

import re
from base64 import b64encode
from pathlib import Path

from playwright.sync_api import Browser

from lettrine.server.http.preview import IMAGE, IMAGE_SIZE
from tests.page.common.browser import launched

FOLDER = Path(__file__).parents[2] / "web/public"
FONT = FOLDER.parent / "src/fonts/display-latin.woff2"
SIZES = (192, 512)
SCALE = 0.88


def main() -> None:
    drawn = (FOLDER / "icon.svg").read_text()
    letter = re.search(r"<path[^>]*>", drawn)
    paper = re.search(r'fill="(#\w+)"', drawn)
    assert letter is not None
    assert paper is not None
    placed = f'<g transform="translate(32 32) scale({SCALE}) translate(-31.5 -32)">{letter[0]}</g>'
    with launched() as browser:
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            body = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="100%">{placed}</svg>'
            page.set_content(f'<body style="margin: 0; line-height: 0; background: {paper[1]}">{body}</body>')
            page.screenshot(path=FOLDER / f"icon-{size}.png")
        render_preview(browser, letter[0], paper[1])


def render_preview(browser: Browser, letter: str, paper: str) -> None:
    """The letter, and the name in our own type beside it."""
    width, height = IMAGE_SIZE
    font = b64encode(FONT.read_bytes()).decode()
    page = browser.new_page(viewport={"width": width, "height": height})
    page.set_content(
        f"<style>@font-face {{ font-family: own; src: url(data:font/woff2;base64,{font}) }}"
        f"body {{ margin: 0; height: 100vh; display: flex; align-items: center; justify-content: center;"
        f"background: {paper}; color: #231b14; font: 150px own }}"
        f"span {{ margin: 142px 0 0 -55px }}</style>"
        f'<svg viewBox="4 4 56 56" width="330">{letter}</svg><span>ettrine</span>'
    )
    page.evaluate("document.fonts.ready")
    page.screenshot(path=FOLDER / IMAGE)


if __name__ == "__main__":
    main()
