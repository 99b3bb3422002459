"""A report as an SVG picture: for each bot its share of wins and its points, with their intervals.

Written without a library, so that the file is the same on every machine.
"""

from collections.abc import Callable, Iterator, Sequence
from html import escape
from math import ceil, floor, isfinite, log10
from typing import NamedTuple

from lettrine.arena.statistics import Figure

WIDTH, LEFT, RIGHT, TOP, LINE = 640, 120, 24, 64, 34
GAP = 56
INK, QUIET, RED = "#222", "#999", "#b3261e"


class Panel(NamedTuple):
    """One measure of all bots, drawn as a panel."""

    title: str
    figures: Sequence[Figure]
    scale: tuple[float, float] | None = None
    """The ends of the axis; None fits it to the values."""
    fair: float | None = None
    """The value of equal bots."""


def svg(title: str, names: Sequence[str], panels: Sequence[Panel]) -> str:
    """The picture of these panels, one below the other."""
    height = TOP + len(panels) * (len(names) * LINE + GAP + LINE)
    body = [_text(LEFT, 28, title, size=16)]
    for number, panel in enumerate(panels):
        body += _panel(panel, names, TOP + number * (len(names) * LINE + GAP + LINE))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif">'
    return "\n".join([head, f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>', *body, "</svg>", ""])


def _panel(panel: Panel, names: Sequence[str], top: float) -> Iterator[str]:
    low, high, step = _axis(panel)
    bottom = top + LINE * len(names) + 8

    def x(value: float) -> float:
        return LEFT + (min(max(value, low), high) - low) / (high - low) * (WIDTH - LEFT - RIGHT)

    yield _text(LEFT, top - 6, panel.title, colour=QUIET)
    for mark in range(round((high - low) / step) + 1):
        value = low + mark * step
        yield _line(x(value), top, x(value), bottom, "#e5e5e5")
        yield _text(x(value), bottom + 16, f"{value:.10g}", anchor="middle", colour=QUIET)
    if panel.fair is not None:
        yield _line(x(panel.fair), top, x(panel.fair), bottom, QUIET, dashed=True)
    for number, (name, figure) in enumerate(zip(names, panel.figures, strict=True)):
        yield from _figure(name, figure, top + LINE * (number + 0.5), x)


def _figure(name: str, figure: Figure, y: float, x: Callable[[float], float]) -> Iterator[str]:
    yield _text(LEFT - 12, y + 4, name, anchor="end")
    yield _line(x(figure.low), y, x(figure.high), y, RED, width=2)
    yield f'<circle cx="{x(figure.mean):.1f}" cy="{y:.1f}" r="5" fill="{RED}"/>'


def _axis(panel: Panel) -> tuple[float, float, float]:
    """The ends of the axis, and the round step between its marks."""
    ends = [end for figure in panel.figures for end in (figure.low, figure.mean, figure.high) if isfinite(end)]
    low, high = panel.scale or (min(ends), max(ends))
    rough = max(high - low, 1e-9) / 4
    power = 10.0 ** floor(log10(rough))
    step = next(power * factor for factor in (1, 2, 2.5, 5, 10) if power * factor >= rough * 0.999)
    return floor(low / step) * step, max(ceil(high / step), floor(low / step) + 1) * step, step


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, width: float = 1, dashed: bool = False) -> str:
    dashes = ' stroke-dasharray="4 3"' if dashed else ""
    place = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {place} stroke="{colour}" stroke-width="{width}"{dashes}/>'


def _text(x: float, y: float, words: str, anchor: str = "start", colour: str = INK, size: int = 13) -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f'<text {place} font-size="{size}" fill="{colour}">{escape(words)}</text>'
