"""Styled text in the terminal: its default colours and one red. Readable without colour."""

from collections.abc import Iterable, Sequence
from typing import IO

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

RED = "bold red"
"""The accent: what has just changed, and what is asked of you."""
CALL = "bold reverse red"
"""A call to act."""
BOLD = "bold"
TILE = "bold reverse"
QUIET = "dim"

_SPACE_MARK = "\ue001"
"""Stands in for a plain space where rich must not break a line."""
_MARKS = str.maketrans({"\u00a0": "\ue000", "\u202f": "\ue002"})
_UNMARKED = str.maketrans({"\ue000": "\u00a0", "\ue002": "\u202f", _SPACE_MARK: " "})
"""Stand-ins for the no-break spaces, wide and narrow, at which rich would break a line."""
_MEASURE = Console(width=80, color_system=None)


def plain_console(target: IO[str] | None = None) -> Console:
    """A console that prints text as it is, without markup, highlighting and wrapping."""
    return Console(file=target, markup=False, highlight=False, emoji=False, soft_wrap=True)


def styled_text(*parts: str | tuple[str, str]) -> Text:
    """A line of plain and styled parts, without markup."""
    return Text.assemble(*parts)


def fit(line: Text, width: int) -> Text:
    """A line of exactly this width, cut or filled."""
    copy = line.copy()
    copy.truncate(width, overflow="ellipsis", pad=True)
    return copy


def wrap(text: Text, width: int) -> list[Text]:
    """A text in lines no longer than this, never broken at a no-break space (French has two)."""
    marked = text.copy()
    marked.plain = text.plain.translate(_MARKS)
    lines = list(marked.wrap(_MEASURE, max(width, 1)))
    for line in lines:
        line.plain = line.plain.translate(_UNMARKED).rstrip()
    return lines


def indent(lines: Iterable[Text], by: int = 1) -> list[Text]:
    """Lines with so many spaces before each."""
    return [styled_text(" " * by).append_text(line) for line in lines]


def no_break(text: str) -> str:
    """A text that stays on one line when the text around it is wrapped."""
    return text.replace(" ", _SPACE_MARK)


def justify(left: Text, right: Text, width: int) -> Text:
    """A line with a part at either margin; without space for both, the right one is left out."""
    room = width - cell_len(right.plain)
    return fit(left, room).append_text(right) if cell_len(left.plain) < room else fit(left, width)


def side_by_side(left: Sequence[Text], right: Sequence[Text], width: int) -> list[Text]:
    """Two columns; the left one has this width."""
    rows = max(len(left), len(right))
    padded = [*left, *[Text()] * (rows - len(left))]
    return [fit(cell, width).append_text(right[row]) if row < len(right) else cell for row, cell in enumerate(padded)]


def key_hints(hints: Sequence[str]) -> Text:
    """What can be typed now; the first word of each hint is the key."""
    parts: list[str | tuple[str, str]] = []
    for hint in hints:
        key, _, does = hint.partition(" ")
        does = no_break(f" {does}") if does else ""
        parts += [(f"{no_break(' ·')} " if parts else "", QUIET), (key, BOLD), (does, QUIET)]
    return styled_text(*parts)


def join_lines(lines: Iterable[Text]) -> Text:
    """Lines as one text."""
    return Text("\n").join(lines)


def paragraph_with_initial(initial: Sequence[str], words: Sequence[Text], width: int) -> list[Text]:
    """A paragraph beside a big initial."""
    letter = [styled_text(("  " + row + "  ", RED)) for row in initial]
    room = max(20, width - 16)
    return side_by_side(letter, [line for text in words for line in wrap(text, room)], 14)
