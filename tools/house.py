"""Draws the house from the real imports: rooms with their files and lines, and arrows with counts, as text and as SVG.

`make house` writes docs/house.txt and docs/house.svg; `python tools/house.py --check` fails where they are not up to
date. The order of the rooms is that of the layers in pyproject.toml, so an arrow that points up is a wrong one.
"""

import sys
import tomllib
from collections import Counter
from html import escape
from pathlib import Path
from typing import NamedTuple

import grimp

ROOT = Path(__file__).parent.parent
PACKAGE = "lettrine"
TEXT, PICTURE = ROOT / "docs/house.txt", ROOT / "docs/house.svg"

Arrows = Counter[tuple[str, str]]
"""How many imports lead from one room to another."""


class Room(NamedTuple):
    """A package or module right below the project's own, and its place in the house."""

    name: str
    layer: int
    files: int
    lines: int


def layers() -> list[list[str]]:
    """The rooms by layer, the highest first, as the import contract lists them."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    rows = next(contract["layers"] for contract in contracts if contract["type"] == "layers")
    return [[name.strip() for name in row.split("|")] for row in rows]


def rooms() -> list[Room]:
    """Every room, from the top of the house to its foundations."""
    return [Room(name, layer, *_size(name)) for layer, row in enumerate(layers()) for name in row]


def _size(room: str) -> tuple[int, int]:
    here = ROOT / "src" / PACKAGE / room
    files = sorted(here.rglob("*.py")) if here.is_dir() else [here.with_suffix(".py")]
    return len(files), sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files)


def arrows() -> Arrows:
    """The imports between rooms, one for each pair of modules."""
    graph = grimp.build_graph(PACKAGE)
    found: Arrows = Counter()
    for importer in graph.modules:
        for imported in graph.find_modules_directly_imported_by(importer):
            pair = _room_of(importer), _room_of(imported)
            if pair[0] != pair[1] and all(pair):
                found[pair] += 1
    return found


def _room_of(module: str) -> str:
    return module.split(".")[1] if "." in module else ""


def as_text(house: list[Room], found: Arrows) -> str:
    """A line for each room: its size, and where its arrows lead."""
    place = {room.name: room.layer for room in house}
    lines = ["The house, from the roof down: rooms, files, lines, and what each imports (made by `make house`).", ""]
    lines += [f"{_sized(room)}  {_targets(room, found, place)}".rstrip() for room in house]
    total = f"{'all':10} {_count(sum(room.files for room in house)):>10} {sum(room.lines for room in house):6} lines"
    return "\n".join([*lines, "", total]) + "\n"


def _sized(room: Room) -> str:
    return f"{room.name:10} {_count(room.files):>10} {room.lines:6} lines"


def _count(files: int) -> str:
    return "1 file" if files == 1 else f"{files} files"


def _targets(room: Room, found: Arrows, place: dict[str, int]) -> str:
    mine = sorted((place[other], other, many) for (one, other), many in found.items() if one == room.name)
    wrong = " (the wrong way)"
    told = [f"{other} {many}{wrong if layer <= room.layer else ''}" for layer, other, many in mine]
    return f"→ {', '.join(told)}" if told else ""


# The picture --------------------------------------------------------------------------------------------------------

WIDE, HIGH, EDGE = 118, 46, 16
INK, SOFT, LINE, RIGHT, WRONG = "#2b2620", "#5d564c", "#d9d2c4", "#f3ead8", "#e0523f"


def as_picture(house: list[Room], found: Arrows) -> str:
    """A staircase: each room stands on its step, and what it imports is in its row, above the room that is imported.

    So every arrow goes to the right and then down; one that goes to the left is wrong, and red.
    """
    size_x, size_y = 2 * EDGE + len(house) * WIDE, 2 * EDGE + len(house) * HIGH
    step = {room.name: number for number, room in enumerate(house)}
    cells = [_arrow(step[one], step[other], many) for (one, other), many in sorted(found.items())]
    boxes = [_box(room, step[room.name]) for room in house]
    return "\n".join([HEAD.format(width=size_x, height=size_y), *_rails(house, found), *cells, *boxes, "</svg>"]) + "\n"


HEAD = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" \
font-family="sans-serif" font-size="13" text-anchor="middle" role="img" \
aria-label="The rooms of the house, and how many imports lead from each to each">
<rect width="100%" height="100%" fill="#fffdf8"/>
<defs><marker id="tip" viewBox="0 0 8 8" refX="4" refY="4" markerWidth="5" markerHeight="5" orient="auto">\
<path d="M0 0 8 4 0 8z" fill="#8a8378"/></marker></defs>"""
TIP = ' marker-end="url(#tip)"'


def _middle(column: float, row: float) -> tuple[float, float]:
    return EDGE + (column + 0.5) * WIDE, EDGE + (row + 0.5) * HIGH


def _rails(house: list[Room], found: Arrows) -> list[str]:
    """A line from each room to the last that it imports, and one down to each room from the first that imports it."""
    step = {room.name: number for number, room in enumerate(house)}
    lines = []
    for room in house:
        at = step[room.name]
        targets = [step[other] for one, other in found if one == room.name]
        sources = [step[one] for one, other in found if other == room.name]
        lines += [_line(_middle(at, at), _middle(max(targets), at))] if targets else []
        lines += [_line(_middle(at, min(sources)), _middle(at, at - 0.5), TIP)] if sources else []
    return lines


def _line(start: tuple[float, float], end: tuple[float, float], tip: str = "") -> str:
    return f'<path d="M{start[0]:g} {start[1]:g}L{end[0]:g} {end[1]:g}" stroke="{LINE}" stroke-width="2"{tip}/>'


def _arrow(one: int, other: int, many: int) -> str:
    """The number of imports, in a circle that is larger where there are more."""
    x, y = _middle(other, one)
    radius = min(20.0, 9 + many / 8)
    fill = RIGHT if other > one else WRONG
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius:.1f}" fill="{fill}"/><text x="{x:g}" y="{y + 4.5:g}">{many}</text>'
    )


def _box(room: Room, at: int) -> str:
    x, y = _middle(at, at)
    return (
        f'<rect x="{x - WIDE / 2 + 3:g}" y="{y - HIGH / 2 + 3:g}" width="{WIDE - 6}" height="{HIGH - 6}" rx="5" '
        f'fill="#fff" stroke="{INK}"/><text x="{x:g}" y="{y - 3:g}" font-weight="bold">{escape(room.name)}</text>'
        f'<text x="{x:g}" y="{y + 13:g}" font-size="11" fill="{SOFT}">{_count(room.files)}, {room.lines} lines</text>'
    )


def main() -> int:
    """Write both drawings, or with `--check` only say whether they are up to date."""
    house, found = rooms(), arrows()
    drawn = {TEXT: as_text(house, found), PICTURE: as_picture(house, found)}
    if "--check" not in sys.argv:
        for file, content in drawn.items():
            file.write_text(content, encoding="utf-8")
        return 0
    stale = [
        file.name for file, content in drawn.items() if not file.exists() or file.read_text(encoding="utf-8") != content
    ]
    if stale:
        print(f'{" and ".join(stale)} in docs/ do not show the house as it is: run "make house".', file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
