"""The icons that devices want as pictures, from the one that is drawn: `python -m tests.page.render_icons`.

A device may cut them to any shape, so they have no frame, paper reaches every edge, and the letter stays within the
circle of four fifths that no shape cuts into.
"""

import re
from pathlib import Path

from tests.page.common.browser import launched

FOLDER = Path(__file__).parents[2] / "web/public"
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


if __name__ == "__main__":
    main()
