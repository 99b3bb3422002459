"""Pages that whoever runs a server writes: what it says about privacy, and its imprint.

They are read once at the start, from a folder with files such as `imprint.md` and `privacy.fr.md`. A text has headings,
paragraphs, lists and links; it is sent in parts and never as HTML, so nothing in it can act in a visitor's browser.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Literal

from lettrine.texts import LANGUAGES
from lettrine.wire.bodies import OperatorPage, TextBlock, TextSpan

NAMES = ("privacy", "imprint")
SUFFIX = ".md"

Pages = Mapping[str, Mapping[str, OperatorPage]]
"""By name and language; the language of a file that names none is empty."""

_LINK = re.compile(r"\[([^\]\n]+)\]\(((?:https?://|mailto:)[^\s)]+)\)")
_MARKS: dict[str, Literal["heading", "item"]] = {
    "# ": "heading",
    "## ": "heading",
    "### ": "heading",
    "- ": "item",
    "* ": "item",
}


def read_pages(folder: str) -> Pages:
    """The pages in a folder; a ValueError says what is wrong with it."""
    path = Path(folder)
    if not path.is_dir():
        raise ValueError(f"there is no folder {folder}")
    files = sorted(path.glob(f"*{SUFFIX}"))
    if not files:
        raise ValueError(f"{folder} has no page; name one {NAMES[0]}{SUFFIX} or {NAMES[1]}.{LANGUAGES[0]}{SUFFIX}")
    pages: dict[str, dict[str, OperatorPage]] = {}
    for file in files:
        name, _, language = file.name.removesuffix(SUFFIX).partition(".")
        if name not in NAMES or language not in ("", *LANGUAGES):
            known = f"{', '.join(NAMES)}, alone or with .{', .'.join(LANGUAGES)}"
            raise ValueError(f"{file.name} is no page that is shown: there are {known}")
        pages.setdefault(name, {})[language] = OperatorPage(language or None, tuple(parse(_text(file))))
    return pages


def page_in(pages: Pages, name: str, language: str) -> OperatorPage | None:
    """A page in a language; else the one for all languages, else whichever there is: somebody has to be named."""
    found = pages.get(name, {})
    return found.get(language) or found.get("") or next(iter(found.values()), None)


def parse(text: str) -> Iterator[TextBlock]:
    """The blocks of a text: headings and items are lines with a mark, paragraphs are what empty lines separate."""
    for lines in re.split(r"\n\s*\n", text.strip()):
        paragraph: list[str] = []
        for line in lines.splitlines():
            mark = next((each for each in _MARKS if line.startswith(each)), None)
            if mark is None:
                paragraph.append(line.strip())
                continue
            yield from _paragraph(paragraph)
            paragraph = []
            yield TextBlock(_MARKS[mark], tuple(_spans(line.removeprefix(mark).strip())))
        yield from _paragraph(paragraph)


def _paragraph(lines: list[str]) -> Iterator[TextBlock]:
    """Its lines stay lines: an address has one for each part."""
    if any(lines):
        yield TextBlock("paragraph", tuple(_spans("\n".join(lines))))


def _spans(text: str) -> Iterator[TextSpan]:
    """The text, cut at its links: to web pages and mail addresses, and to nothing else."""
    done = 0
    for link in _LINK.finditer(text):
        if link.start() > done:
            yield TextSpan(text[done : link.start()])
        yield TextSpan(link[1], link[2])
        done = link.end()
    if done < len(text):
        yield TextSpan(text[done:])


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeError) as error:
        raise ValueError(f"{file.name} cannot be read as UTF-8 text") from error
