"""Draws trays: a closed flap is shaded, an open space is a tile of type, and the values stand below (S3)."""

from collections.abc import Collection
from typing import NamedTuple

from rich.text import Text

from lettrine.cli.terminal.common.style import BOLD, CALL, QUIET, RED, TILE, styled_text
from lettrine.games.sonde.view import HIDDEN, TrayView

SHADE = "▒"


class Size(NamedTuple):
    """How wide things are drawn: the column of names, a flap, and what stands between flaps."""

    label: int
    flap: int

    @property
    def step(self) -> int:
        """From one flap to the next."""
        return self.flap + 1


def size_for(width: int, spaces: int) -> Size:
    """The widest flaps that fit: a letter stands in the middle, so their width is odd."""
    label = 18 if width >= 100 else 16
    flap = next((flap for flap in (5, 3) if label + spaces * (flap + 1) <= width), 1)
    return Size(label, flap if width >= 100 or flap < 5 else 3)


def flaps(tray: TrayView, before: TrayView | None, size: Size) -> Text:
    """The spaces of a tray from the left; what has been opened since `before` is red."""
    line = Text()
    for place, cell in enumerate(tray.shown):
        was = before.shown[place : place + 1] if before is not None else cell
        for part in _flap(cell, tray.secret[place] if tray.secret else None, was == HIDDEN, size.flap):
            line.append(*part)
        line.append(" ")
    return line


def _flap(cell: str, secret: str | None, closed_before: bool, width: int) -> list[tuple[str, str]]:
    if cell != HIDDEN:
        return [(_letter(cell).center(width), CALL if closed_before else TILE)]
    if secret is None:
        return [(SHADE * width, QUIET)]
    half = SHADE * (width // 2)
    return [(half, QUIET), (_letter(secret), BOLD), (half, QUIET)]


def _letter(cell: str) -> str:
    return "·" if cell == "." else cell


def values(tray: TrayView, worth: tuple[int, ...], size: Size) -> Text:
    """What each space in use is worth; nothing where flaps are too narrow to write it."""
    if size.flap < 3:
        return Text()
    return styled_text(*[(f"{value:^{size.step}}", QUIET) for value in worth[: len(tray.shown)]])


def picks(tray: TrayView, spaces: Collection[int], size: Size) -> Text:
    """The numbers of the spaces of which one is to be opened."""
    numbers = [f"↑{space}" if space in spaces else "" for space in range(1, len(tray.shown) + 1)]
    return styled_text(*[(f"{number:^{size.step}}", RED) for number in numbers])


def pattern(tray: TrayView) -> Text:
    """A tray as it is to be named: what lies open, and a place for everything that does not (S29)."""
    cells = [("▒", QUIET) if cell == HIDDEN else (_letter(cell), BOLD) for cell in tray.shown]
    return styled_text(*[part for cell in cells for part in (cell, " ")])
