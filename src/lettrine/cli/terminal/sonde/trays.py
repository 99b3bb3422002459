"""Draws trays: a closed flap is shaded, an open space is a tile, and the values are below (S3)."""

from collections.abc import Collection
from typing import NamedTuple

from rich.text import Text

from lettrine.cli.terminal.common.style import BOLD, CALL, QUIET, RED, TILE, styled_text
from lettrine.games.sonde.view import HIDDEN, TrayView

SHADE = "▒"


class Size(NamedTuple):
    """The widths of the column of names and of a flap."""

    label: int
    flap: int

    @property
    def step(self) -> int:
        """The distance from one flap to the next."""
        return self.flap + 1


def size_for(width: int, spaces: int) -> Size:
    """The widest flaps that fit; their width is odd, for the letter is in the middle."""
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
    """The value of each space in use; empty where flaps are too narrow for it."""
    if size.flap < 3:
        return Text()
    return styled_text(*[(f"{value:^{size.step}}", QUIET) for value in worth[: len(tray.shown)]])


def picks(tray: TrayView, spaces: Collection[int], size: Size) -> Text:
    """The numbers of the spaces that can be opened."""
    numbers = [f"↑{space}" if space in spaces else "" for space in range(1, len(tray.shown) + 1)]
    return styled_text(*[(f"{number:^{size.step}}", RED) for number in numbers])


def pattern(tray: TrayView) -> Text:
    """A tray for naming: the open cells, and a placeholder for each hidden one (S29)."""
    cells = [("▒", QUIET) if cell == HIDDEN else (_letter(cell), BOLD) for cell in tray.shown]
    return styled_text(*[part for cell in cells for part in (cell, " ")])
